import { expect, test } from 'vitest';
import { expired, seasonState, today } from './expiry.ts';

test('a fact is good on its last day and expired on the next', () => {
  expect(expired('2026-11-21', '2026-11-21')).toBe(false);
  expect(expired('2026-11-21', '2026-11-22')).toBe(true);
  expect(expired(undefined, '2026-11-22')).toBe(false);
});

test('a season includes both its ends', () => {
  const season = { from: '2026-04-01', until: '2026-10-24' };
  expect(seasonState(season, '2026-03-31')).toBe('before');
  expect(seasonState(season, '2026-04-01')).toBe('inside');
  expect(seasonState(season, '2026-10-24')).toBe('inside');
  expect(seasonState(season, '2026-10-25')).toBe('after');
});

test('today is the day in Bucharest, not in Greenwich', () => {
  expect(today(new Date('2026-11-21T22:30:00Z'))).toBe('2026-11-22');
});
