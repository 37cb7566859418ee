import { expect, test } from 'vitest';
import { clockAt, flightMinutes, instantOf } from './flight-time.ts';

const istanbul = 'Europe/Istanbul';
const timisoara = 'Europe/Bucharest';

test('in summer both zones read the same hour, so the clock difference is the duration', () => {
  const leg = { day: '2026-07-07', departs: { time: '07:40', zone: istanbul }, arrives: { time: '09:25', zone: timisoara } };
  expect(flightMinutes(leg)).toBe(105);
});

test('in winter Türkiye is an hour ahead of Romania', () => {
  const leg = { day: '2027-01-05', departs: { time: '07:40', zone: istanbul }, arrives: { time: '08:25', zone: timisoara } };
  expect(flightMinutes(leg)).toBe(105);
});

test('an arrival that reads earlier than the departure is on the next day', () => {
  const leg = { day: '2026-07-07', departs: { time: '23:30', zone: timisoara }, arrives: { time: '01:20', zone: istanbul } };
  expect(flightMinutes(leg)).toBe(110);
});

test('the night the clocks go forward is an hour shorter', () => {
  expect(instantOf('2026-03-29', '05:00', timisoara) - instantOf('2026-03-29', '01:00', timisoara)).toBe(3 * 3_600_000);
});

test('an instant reads as the clocks of each place show it', () => {
  const lateInWinter = instantOf('2027-01-05', '23:30', timisoara);
  expect(clockAt(lateInWinter, timisoara)).toEqual({ day: '2027-01-05', time: '23:30' });
  expect(clockAt(lateInWinter, istanbul)).toEqual({ day: '2027-01-06', time: '00:30' });
});

test('a time that is no time is refused by name', () => {
  expect(() => instantOf('2026-07-07', '25:99', istanbul)).toThrow('2026-07-07 25:99');
});
