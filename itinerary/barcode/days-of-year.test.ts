import { expect, test } from 'vitest';
import type { DraftItinerary, PrintedDay } from '../draft/draft-itinerary.ts';
import { dayOf, settleDaysOfYear, yearOfFlight } from './days-of-year.ts';

const box = { page: 1, x: 0, y: 0, width: 1, height: 1 };
const found = <T>(value: T) => ({ value, text: String(value), box, certainty: 0.9 });
const draftOf = (date: PrintedDay): DraftItinerary => ({
  airlineRefs: [],
  passengers: [],
  doubts: [],
  segments: [{ flightNumber: found('TK1044'), departure: { date: found(date) }, arrival: {} }],
});
const settledDay = (date: PrintedDay, today: string) => {
  const { segments, doubts } = settleDaysOfYear(draftOf(date), today);
  return { ...segments[0]?.departure.date, doubts: doubts.map(({ code, where }) => `${code} ${where}`) };
};

test('a day of the year is another date after February of a leap year', () => {
  expect(dayOf(60, 2027)).toEqual({ day: 1, month: 3, year: 2027 });
  expect(dayOf(60, 2028)).toEqual({ day: 29, month: 2, year: 2028 });
  expect(dayOf(366, 2027)).toBeUndefined();
});

test('the day of issue tells the year, over New Year and over the end of a decade', () => {
  expect(yearOfFlight(102, { day: 100, yearDigit: 7 }, '2026-11-21')).toBe(2027);
  expect(yearOfFlight(3, { day: 364, yearDigit: 6 }, '2027-01-02')).toBe(2027);
  expect(yearOfFlight(3, { day: 364, yearDigit: 9 }, '2030-01-02')).toBe(2030);
  const issued = { day: 100, yearDigit: 7 };
  expect(settledDay({ day: 12, month: 4, dayOfYear: { day: 102, issued } }, '2026-11-21')).toMatchObject({
    value: { day: 12, month: 4, year: 2027 },
    certainty: 0.9,
    doubts: [],
  });
});

test.each([
  [325, '2026-11-21', 2026],
  [102, '2026-11-21', 2027],
  [300, '2026-11-21', 2026],
  [5, '2026-12-30', 2027],
  [360, '2027-01-10', 2026],
  [60, '2028-02-10', 2028],
])('day %i without any year, seen on %s, is one of %i, and that is said', (dayOfYear, today, year) => {
  const { value, certainty, doubts } = settledDay({ day: 1, month: 1, dayOfYear: { day: dayOfYear } }, today);
  expect(value).toEqual(dayOf(dayOfYear, year));
  expect(certainty).toBe(0.6);
  expect(doubts).toEqual(['year-assumed segments[0].departure.date']);
});

test('a day whose year is known is counted in that year, and nothing is said', () => {
  expect(settledDay({ day: 1, month: 3, year: 2028, dayOfYear: { day: 60 } }, '2027-12-01')).toMatchObject({
    value: { day: 29, month: 2, year: 2028 },
    certainty: 0.9,
    doubts: [],
  });
});

test('days that were printed stay as they are', () => {
  const draft = draftOf({ day: 12, month: 4, weekday: 1 });
  expect(settleDaysOfYear(draft, '2026-11-21')).toEqual(draft);
});
