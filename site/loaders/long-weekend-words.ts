/** Days and breaks in words, as the page of long weekends and its calendar files say them. */
import { joinNames, monthNames, weekdayNames } from '#domain/format/dates.ts';
import { weekdayOf } from '#domain/rules/calendar-days.ts';
import type { LongBreak } from '#domain/rules/long-breaks.ts';
import type { PublicHoliday } from '#domain/rules/public-holidays.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { LongWeekendsPage } from '#domain/schemas/long-weekends-page.ts';

const months = { ro: monthNames('ro'), en: monthNames('en') };
const weekdays = { ro: weekdayNames('ro'), en: weekdayNames('en') };

const numberOf = (day: string) => Number(day.slice(8));
const monthOf = (day: string, lang: Lang) => months[lang][Number(day.slice(5, 7)) - 1] ?? '';

/** „8 ianuarie”, „vineri”, „vineri, 8 ianuarie”; “Friday 8 January” */
export function dayInWords(day: string, lang: Lang): { date: string; weekday: string; long: string } {
  const date = `${numberOf(day)} ${monthOf(day, lang)}`;
  const weekday = weekdays[lang][weekdayOf(day)] ?? '';
  return { date, weekday, long: `${weekday}${lang === 'ro' ? ',' : ''} ${date}` };
}

/** One day with its weekday, „vineri, 8 ianuarie”; several by number, each month once: „4, 5 și 8 ianuarie”. */
export function daysInWords(days: readonly string[], lang: Lang): string {
  const [only, ...rest] = days;
  if (only && rest.length === 0) return dayInWords(only, lang).long;
  const isLastOfMonth = (day: string, index: number) => days[index + 1]?.slice(0, 7) !== day.slice(0, 7);
  return joinNames(
    lang,
    days.map((day, index) => (isLastOfMonth(day, index) ? `${numberOf(day)} ${monthOf(day, lang)}` : String(numberOf(day)))),
  );
}

/** What a break is called: by the feasts that make it. */
export const titleOf = ({ feasts }: Pick<LongBreak, 'feasts'>, copy: Pick<LongWeekendsPage, 'lang' | 'feasts'>): string =>
  joinNames(
    copy.lang,
    feasts.map((feast) => copy.feasts[feast].name),
  );

/** The names of a day off; two where two feasts meet. */
export const namesOf = ({ holidays }: PublicHoliday, names: LongWeekendsPage['days']): string[] =>
  holidays.map((holiday) => names[holiday]);
