import { expect, test } from 'vitest';
import { feastKeys, feastOf, holidayKeys, publicHolidays } from './public-holidays.ts';

const fixed = ['01-01', '01-02', '01-06', '01-07', '01-24', '05-01', '06-01', '08-15', '11-30', '12-01', '12-25', '12-26'];

/** Written by hand from the church calendar: Good Friday, both days of Easter, both of Pentecost. */
test.each([
  [2025, ['04-18', '04-20', '04-21', '06-08', '06-09']],
  [2026, ['04-10', '04-12', '04-13', '05-31', '06-01']],
  [2027, ['04-30', '05-02', '05-03', '06-20', '06-21']],
  [2028, ['04-14', '04-16', '04-17', '06-04', '06-05']],
])('the holidays of %i, day by day', (year, moving) => {
  const expected = [...new Set([...fixed, ...moving])].sort().map((day) => `${year}-${day}`);
  expect(publicHolidays(year).map(({ day }) => day)).toEqual(expected);
});

test('two feasts on one day are one day off with both names', () => {
  const days = publicHolidays(2026);
  expect(days).toHaveLength(16);
  expect(days.find(({ day }) => day === '2026-06-01')?.holidays).toEqual(['children', 'pentecostMonday']);
});

test('every day of the law is there in every year, and each belongs to a feast', () => {
  for (let year = 2024; year <= 2099; year += 1)
    expect(publicHolidays(year).flatMap(({ holidays }) => holidays)).toHaveLength(holidayKeys.length);
  expect(new Set(holidayKeys.map(feastOf))).toEqual(new Set(feastKeys));
});

test('before the law had 6 and 7 January its list was another', () => {
  expect(() => publicHolidays(2023)).toThrow(RangeError);
});
