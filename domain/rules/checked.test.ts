import { expect, test } from 'vitest';
import { stale } from './checked.ts';

test('a fact is stale half a year after it was looked up', () => {
  expect(stale('2026-11-21', '2026-11-21')).toBe(false);
  expect(stale('2026-11-21', '2027-05-23')).toBe(false);
  expect(stale('2026-11-21', '2027-05-24')).toBe(true);
});
