import { expect, test } from 'vitest';
import { dayInWords, daysInWords } from './long-weekend-words.ts';

test('a day alone has its weekday, several have their month once', () => {
  expect(dayInWords('2027-01-08', 'ro')).toEqual({ date: '8 ianuarie', weekday: 'vineri', long: 'vineri, 8 ianuarie' });
  expect(daysInWords(['2027-01-08'], 'ro')).toBe('vineri, 8 ianuarie');
  expect(daysInWords(['2027-01-04', '2027-01-05', '2027-01-08'], 'ro')).toBe('4, 5 și 8 ianuarie');
  expect(daysInWords(['2024-12-30', '2024-12-31', '2025-01-03'], 'ro')).toBe('30, 31 decembrie și 3 ianuarie');
});
