import { expect, test } from 'vitest';
import { formatPeriodOfYear, formatShortPeriod, formatSpan, shortMonthNames } from './dates.ts';

const epiphany = ['2027-01-06', '2027-01-10'] as const;
const andrew = ['2027-11-27', '2027-12-01'] as const;
const newYear = ['2026-12-25', '2027-01-03'] as const;

test('days from and to say what they share once', () => {
  expect(formatSpan('ro', ...epiphany)).toBe('6–10 ianuarie 2027');
  expect(formatSpan('en', ...epiphany)).toMatch(/^6\s?–\s?10 January 2027$/);
  expect(formatPeriodOfYear('ro', ...andrew)).toMatch(/^27 noiembrie\s–\s1 decembrie$/);
  expect(formatPeriodOfYear('ro', ...newYear)).toMatch(/^25 decembrie 2026\s–\s3 ianuarie 2027$/);
});

test('the short form never has a year', () => {
  expect(formatShortPeriod('ro', ...epiphany)).toBe('6–10 ian.');
  expect(formatShortPeriod('ro', ...newYear)).toBe('25 dec. – 3 ian.');
});

test('months in three letters', () => {
  expect(shortMonthNames('ro').join(' ')).toBe('ian feb mar apr mai iun iul aug sep oct nov dec');
});
