import { expect, test } from 'vitest';
import { segmentOf } from '#tests/support/found-values.ts';
import { settleMonthNames } from './settle-month-names.ts';

const monthIn = (text: string, day: string) => {
  const draft = { airlineRefs: [], passengers: [], doubts: [], segments: [segmentOf('OU661', `ZAG ${day}`, 'FRA')] };
  return settleMonthNames(draft, text).segments[0]?.departure.date?.value.month;
};

test('lip is June where a document speaks Croatian, and July where it speaks Polish', () => {
  expect(monthIn('Polazak Dolazak', '05lip')).toBe(6);
  expect(monthIn('Wylot Przylot', '05lip')).toBe(7);
  expect(monthIn('Polazak / Wylot', '05lip')).toBe(7);
});

test('months with one meaning stay', () => {
  expect(monthIn('Polazak Dolazak', '05APR')).toBe(4);
});
