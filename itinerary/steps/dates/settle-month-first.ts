/**
 * `04/12/2027` is the fourth of December, except on tickets that write the month first: where another date of the same ticket can only be
 * read so, or where the printed weekday says it.
 */
import type { DraftItinerary, PrintedDay } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import { dayNumber, numberOf, weekdayOf, yearOf } from './calendar-days.ts';
import { replacedDays } from './replaced-days.ts';

type Day = Found<PrintedDay>;

/** @param today `YYYY-MM-DD`: days without a year are of the year of issue or this one, or of the next. */
export function settleMonthFirst(draft: DraftItinerary, today: string): DraftItinerary {
  const ends = draft.segments.flatMap(({ departure, arrival }) => [departure, arrival]);
  const days = [...ends.flatMap(({ date }) => date ?? []), ...(draft.issueDate ? [draft.issueDate] : [])];
  const year = draft.issueDate?.value.year ?? yearOf(numberOf(today));
  const years = [year, year + 1];
  if (!days.some((day) => saysMonthFirst(day, years)) || days.some((day) => saysDayFirst(day, years))) return draft;
  return replacedDays(draft, monthFirst);
}

// Mon 04/14/2027 | 03/09 (Tue)
const numbers = /(?<![\d/])(?<first>\d{1,2})\/(?<second>\d{1,2})(?:\/\d{2,4})?(?![\d/])/;

function numbersOf({ text }: Day): [number, number] | undefined {
  const { first, second } = numbers.exec(text)?.groups ?? {};
  return first && second ? [Number(first), Number(second)] : undefined;
}

function saysMonthFirst(day: Day, years: readonly number[]): boolean {
  const printed = numbersOf(day);
  if (!printed) return false;
  const [first, second] = printed;
  return second > 12 || (onWeekday(day, second, first, years) && !onWeekday(day, first, second, years));
}

function saysDayFirst(day: Day, years: readonly number[]): boolean {
  const printed = numbersOf(day);
  if (!printed) return false;
  const [first, second] = printed;
  return first > 12 || (onWeekday(day, first, second, years) && !onWeekday(day, second, first, years));
}

function onWeekday({ value: { year, weekday } }: Day, day: number, month: number, years: readonly number[]): boolean {
  return (year === undefined ? years : [year]).some((one) => {
    const number = dayNumber(one, month, day);
    return weekday !== undefined && number !== undefined && weekdayOf(number) === weekday;
  });
}

function monthFirst(date: Day): Day {
  const printed = numbersOf(date);
  const [month, day] = printed ?? [];
  return printed && month !== undefined && day !== undefined && month <= 12 && date.value.day === month
    ? { ...date, value: { ...date.value, day, month } }
    : date;
}
