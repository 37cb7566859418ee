import { expect, test } from 'vitest';
import { weekdayOf } from './calendar-days.ts';
import { orthodoxEaster } from './orthodox-easter.ts';

test.each([
  [2024, '05-05'],
  [2025, '04-20'],
  [2026, '04-12'],
  [2027, '05-02'],
  [2028, '04-16'],
  [2029, '04-08'],
  [2030, '04-28'],
  [2031, '04-13'],
  [2032, '05-02'],
  [2033, '04-24'],
  [2034, '04-09'],
  [2035, '04-29'],
  [2036, '04-20'],
  [2037, '04-05'],
  [2038, '04-25'],
  [2039, '04-17'],
  [2040, '05-06'],
])('in %i Easter is on %s', (year, day) => {
  expect(orthodoxEaster(year)).toBe(`${year}-${day}`);
});

test('Easter is a Sunday between 4 April and 8 May, every year the rule knows', () => {
  const days = Array.from({ length: 200 }, (_, count) => orthodoxEaster(1900 + count));
  expect(days.filter((day) => weekdayOf(day) !== 6)).toEqual([]);
  expect(days.map((day) => day.slice(5)).filter((day) => day < '04-04' || day > '05-08')).toEqual([]);
});

test.each([1899, 2100, 2027.5])('%d is no year it knows', (year) => {
  expect(() => orthodoxEaster(year)).toThrow(RangeError);
});
