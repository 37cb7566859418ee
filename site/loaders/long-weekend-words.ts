/** Days and breaks in words, as the page of long weekends and its calendar files say them. */
import { joinNames, monthNames, weekdayNames } from '#domain/format/dates.ts';
import { weekdayOf } from '#domain/rules/calendar-days.ts';
import type { LongBreak } from '#domain/rules/long-breaks.ts';
import type { PublicHoliday } from '#domain/rules/public-holidays.ts';
import type { LongWeekendsPage } from '#domain/schemas/long-weekends-page.ts';

const months = monthNames('ro');
const weekdays = weekdayNames('ro');

const numberOf = (day: string) => Number(day.slice(8));
const monthOf = (day: string) => months[Number(day.slice(5, 7)) - 1] ?? '';

/** „8 ianuarie”, „vineri”, „vineri, 8 ianuarie” */
export function dayInWords(day: string): { date: string; weekday: string; long: string } {
  const date = `${numberOf(day)} ${monthOf(day)}`;
  const weekday = weekdays[weekdayOf(day)] ?? '';
  return { date, weekday, long: `${weekday}, ${date}` };
}

/** One day with its weekday, „vineri, 8 ianuarie”; several by number, each month once: „4, 5 și 8 ianuarie”. */
export function daysInWords(days: readonly string[]): string {
  const [only, ...rest] = days;
  if (only && rest.length === 0) return dayInWords(only).long;
  const isLastOfMonth = (day: string, index: number) => days[index + 1]?.slice(0, 7) !== day.slice(0, 7);
  return joinNames(
    'ro',
    days.map((day, index) => (isLastOfMonth(day, index) ? `${numberOf(day)} ${monthOf(day)}` : String(numberOf(day)))),
  );
}

/** What a break is called: by the feasts that make it. */
export const titleOf = ({ feasts }: Pick<LongBreak, 'feasts'>, names: LongWeekendsPage['feasts']): string =>
  joinNames(
    'ro',
    feasts.map((feast) => names[feast].name),
  );

/** The names of a day off; two where two feasts meet. */
export const namesOf = ({ holidays }: PublicHoliday, names: LongWeekendsPage['days']): string[] =>
  holidays.map((holiday) => names[holiday]);
