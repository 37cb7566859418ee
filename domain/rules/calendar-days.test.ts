import { expect, test } from 'vitest';
import { addDays, daysFrom, isDay, isWeekend, lengthOf, weekdayOf } from './calendar-days.ts';

test('days are counted over months, leap days and the nights when clocks change', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(lengthOf('2027-03-27', '2027-03-29')).toBe(3);
  expect(daysFrom('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
});

test('a week begins on Monday', () => {
  expect(daysFrom('2026-11-23', '2026-11-29').map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(daysFrom('2026-11-23', '2026-11-29').filter(isWeekend)).toEqual(['2026-11-28', '2026-11-29']);
});

test('a day is one of the calendar', () => {
  expect(['2028-02-29', '2027-02-29', '2027-13-01'].map(isDay)).toEqual([true, false, false]);
});
