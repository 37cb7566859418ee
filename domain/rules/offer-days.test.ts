import { expect, test } from 'vitest';
import {
  isOver,
  lastDeparture,
  midnightFrom,
  newYearIn,
  nextDeparture,
  nightsAway,
  seasonYear,
  stripOf,
  stripSpan,
} from './offer-days.ts';

const bali = { departures: [{ from: '2026-12-26', to: '2027-01-05' }] };
const weekends = {
  departures: [
    { from: '2027-04-16', to: '2027-04-19' },
    { from: '2027-05-07', to: '2027-05-10' },
  ],
};

test('midnight of each of the twelve places is what clocks in Bucharest show then', () => {
  const zones = {
    'Asia/Makassar': '18:00',
    'Asia/Bangkok': '19:00',
    'Asia/Colombo': '20:30',
    'Europe/Istanbul': '23:00',
    'Europe/Athens': '00:00',
    ...Object.fromEntries(['Amsterdam', 'Madrid', 'Malta', 'Paris', 'Rome', 'Vienna'].map((city) => [`Europe/${city}`, '01:00'])),
    // Morocco left +01:00 for good on 20 September 2026 (tz 2026c): a runtime that does not know it yet must not build the page.
    'Africa/Casablanca': '02:00',
  };
  for (const [zone, time] of Object.entries(zones)) expect([zone, midnightFrom(zone, 2027).time]).toEqual([zone, time]);
});

test('midnight may fall on the eve or on the day, at home', () => {
  expect(midnightFrom('Asia/Makassar', 2027).day).toBe('2026-12-31');
  expect(midnightFrom('Europe/Rome', 2027).day).toBe('2027-01-01');
});

test('the year of the season follows from the next journey over a new year', () => {
  const later = { departures: [{ from: '2027-12-29', to: '2028-01-02' }] };
  expect(newYearIn({ from: '2026-12-26', to: '2027-01-05' })).toBe(2027);
  expect(newYearIn({ from: '2027-04-16', to: '2027-04-19' })).toBeUndefined();
  expect(seasonYear([bali, later], '2026-11-22')).toBe(2027);
  expect(seasonYear([bali, later], '2027-01-02')).toBe(2028);
  expect(seasonYear([bali], '2027-03-01')).toBe(2027);
  expect(seasonYear([weekends], '2027-03-01')).toBe(2028);
});

test('an offer is open on the day of its last departure and over the day after', () => {
  expect(lastDeparture(weekends)).toBe('2027-05-07');
  expect(isOver(bali, '2026-12-26')).toBe(false);
  expect(isOver(bali, '2026-12-27')).toBe(true);
  expect(isOver(weekends, '2027-04-20')).toBe(false);
});

test('the next departure is the first that has not left, else the last there was', () => {
  expect(nextDeparture(weekends, '2027-04-01').from).toBe('2027-04-16');
  expect(nextDeparture(weekends, '2027-04-17').from).toBe('2027-05-07');
  expect(nextDeparture(weekends, '2028-01-01').from).toBe('2027-05-07');
});

test('the strip is twelve days, more when somebody is away for longer', () => {
  const span = stripSpan(bali.departures, 2027);
  const strip = stripOf(bali.departures[0] ?? span, span);
  expect(strip.map(({ is }) => is).join(' ')).toBe('away away away away away eve away away away away away home');
  const longer = stripSpan([{ from: '2026-12-22', to: '2027-01-09' }], 2027);
  expect(nightsAway(longer) + 1).toBe(19);
});
