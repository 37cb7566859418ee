/** The files for calendars: the days off of each year, and one for each break. */
import { dayCalendar } from '#domain/format/day-calendar.ts';
import { today } from '#domain/rules/expiry.ts';
import { publicHolidays } from '#domain/rules/public-holidays.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { namesOf } from './long-weekend-words.ts';
import { fileOfYear, longWeekendsPage } from './long-weekends.ts';

/** Says whose events these are, so that those of two files never take each other's place. */
const named = (id: string) => `${id}@minivacante`;

export async function calendarFiles(lang: Lang, day = today()): Promise<{ file: string; text: string }[]> {
  const { copy, years } = await longWeekendsPage(lang, day);
  return years.flatMap(({ year, breaks }) => [
    {
      file: fileOfYear(year),
      text: dayCalendar(
        copy.holidays.heading.replace('{year}', String(year)),
        day,
        publicHolidays(year).map((holiday) => ({
          uid: named(holiday.day),
          from: holiday.day,
          to: holiday.day,
          summary: namesOf(holiday, copy.days).join(', '),
        })),
      ),
    },
    ...breaks.map(({ id, from, to, title, take, given }) => ({
      file: id,
      text: dayCalendar(copy.heading, day, [
        { uid: named(id), from, to, summary: `${copy.heading}: ${title}`, description: `${take}\n${given}` },
      ]),
    })),
  ]);
}
