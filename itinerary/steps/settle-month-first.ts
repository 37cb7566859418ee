/**
 * `04/12/2027` is the fourth of December, except on tickets that write the month first: where another date of the same ticket can only be
 * read so, or where the printed weekday says it.
 */
import type { DraftItinerary, PrintedDay } from '../draft/draft-itinerary.ts';
import type { Found } from '../draft/found.ts';
import { dayNumber, weekdayOf } from './calendar-days.ts';
import { replacedDays } from './replaced-days.ts';

type Day = Found<PrintedDay>;

export function settleMonthFirst(draft: DraftItinerary): DraftItinerary {
  const ends = draft.segments.flatMap(({ departure, arrival }) => [departure, arrival]);
  const days = [...ends.flatMap(({ date }) => date ?? []), ...(draft.issueDate ? [draft.issueDate] : [])];
  if (!days.some(saysMonthFirst) || days.some(saysDayFirst)) return draft;
  return replacedDays(draft, monthFirst);
}

// Mon 04/14/2027
const numbers = /(?<!\d)(?<first>\d{1,2})\/(?<second>\d{1,2})\/\d{2,4}(?!\d)/;

function numbersOf({ text }: Day): [number, number] | undefined {
  const { first, second } = numbers.exec(text)?.groups ?? {};
  return first && second ? [Number(first), Number(second)] : undefined;
}

function saysMonthFirst(day: Day): boolean {
  const printed = numbersOf(day);
  if (!printed) return false;
  const [first, second] = printed;
  return second > 12 || (onWeekday(day, second, first) && !onWeekday(day, first, second));
}

function saysDayFirst(day: Day): boolean {
  const printed = numbersOf(day);
  if (!printed) return false;
  const [first, second] = printed;
  return first > 12 || (onWeekday(day, first, second) && !onWeekday(day, second, first));
}

function onWeekday({ value: { year, weekday } }: Day, day: number, month: number): boolean {
  const number = year === undefined ? undefined : dayNumber(year, month, day);
  return weekday !== undefined && number !== undefined && weekdayOf(number) === weekday;
}

function monthFirst(date: Day): Day {
  const printed = numbersOf(date);
  const [month, day] = printed ?? [];
  return printed && month !== undefined && day !== undefined && month <= 12 && date.value.day === month
    ? { ...date, value: { ...date.value, day, month } }
    : date;
}
