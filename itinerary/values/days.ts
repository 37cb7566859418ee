/** Days as tickets print them. Nothing is concluded here: a year that is not printed stays missing. */
import type { PrintedDay } from '../draft/draft-itinerary.ts';
import { fold } from '../text/fold.ts';
import { monthNames, weekdayNames } from './calendar-words.ts';
import { ofOurEra, readDayOfAsia } from './days-of-asia.ts';

// 2027-04-12 | 2027/04/12 | 2027.04.12 | 2027. 04. 12.
const yearFirst = /^(?<year>\d{4})\s?[-/.]\s?(?<month>\d{1,2})\s?[-/.]\s?(?<day>\d{1,2})\.?$/;
// 16.05.27 | 04.06.2027 | 26/02/2027 | 26-02-27: the day comes first
const dayFirst = /^(?<day>\d{1,2})\s?[./-]\s?(?<month>\d{1,2})\s?[./-]\s?(?<year>\d{4}|\d{2})$/;
// 02/26/2027, where it can be nothing else; `steps/settle-month-first.ts` reads its neighbours likewise
const monthFirst = /^(?<month>\d{1,2})\/(?<day>1[3-9]|2\d|3[01])\/(?<year>\d{4})$/;
// 16.05. | 16/05
const withoutYear = /^(?<day>\d{1,2})[./](?<month>\d{2})\.?$/;
// 12 APRIL 2027 | 28DEC26 | 04jul | 12. April 2027 | 12 de abril de 2027 | 11th of April '27
const dayThenMonth =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|°|[oa](?=\s))?[\s.,/-]*(?:(?:de|di|of)\s+)?(?<name>\p{L}{3,})[\s.,/'’-]*(?:del?\s+)?(?<year>\d{4}|\d{2})?$/u;
// Apr 12, 2027 | April 12
const monthThenDay =
  /^(?<name>\p{L}{3,})[\s.,-]*(?<day>\d{1,2})(?:st|nd|rd|th|er|°|[oa](?=\s))?(?:[\s.,'’-]+(?<year>\d{4}|\d{2}))?$/u;
// 2027 April 12 | 2027. április 12.
const yearMonthDay = /^(?<year>\d{4})[\s.,-]*(?<name>\p{L}{3,})[\s.,-]*(?<day>\d{1,2})$/u;
const shapes = [yearFirst, dayFirst, monthFirst, withoutYear, dayThenMonth, monthThenDay, yearMonthDay];

// ma 12.7. | ned. 4. 4. | pon. 15. 11.: a month of one figure, or behind a blank, only beside a weekday
const shortMonth = /^(?<day>\d{1,2})(?:[./](?<month>\d)|\. (?<month>\d{1,2}))$/;

// 03/22 (Mon): likewise, as a fraction is no day
const monthFirstWithoutYear = /^(?<month>0?[1-9]|1[0-2])\/(?<day>1[3-9]|2\d|3[01])$/;

/** Short weekdays that are another day, or a small word, in another language (Dutch, Romanian, Finnish), and small words before days. Folded. */
export const beforeDays: ReadonlySet<string> = new Set('ma ti ke to pe la am vom den dne'.split(' '));

// Freitag, dem 5.3. | fredag den 5. marts | vineri, pe 5 martie
const behindWeekday = /^(?:de[mn]|le|el|il|pe|dne|dnia) (?=\d)/;

/** The months of the Levant and of Ireland that are two words: `calendar-words.ts` has them as one. */
const twoWords = /(كانون|تشرين|mean|deireadh) (الاول|الثاني|fomhair)/g;

/** No day is written with more letters; longer texts are not searched for one. */
const longest = 60;

const weekdayBefore = /^(?<weekday>\p{L}+(?:-feira)?)[\s.,-]*(?<rest>.+)$/u;
// sub 06.03. | mar 09.03: a Saturday in Serbian, a Tuesday in Romanian, and months elsewhere
const weekdayOrMonth = /^\p{L}{2,4}[.,]? \d{1,2}[./]\d{2}\.?$/u;

/** The whole of `text` as a day, with its weekday before or behind where one is printed; undefined when it is anything else, or no day of a calendar. */
export function readDay(text: string): PrintedDay | undefined {
  if (text.length > longest) return undefined;
  const ofAsia = readDayOfAsia(text);
  if (ofAsia) return ofAsia;
  // du 14 avril: of the 14th; Du 14 feb. is a Sunday
  const plain = fold(text.replace(/^du (?=\d)/, ''))
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(twoWords, '$1$2')
    .replace(/^[\s.,]+|[\s.,;-]+$/g, '');
  return (
    (weekdayOrMonth.test(plain) ? besideWeekday(plain, weekdayBefore) : undefined) ??
    readPlain(plain) ??
    besideWeekday(plain, weekdayBefore) ??
    besideWeekday(plain, /^(?<rest>.+?)[\s.,-]+(?<weekday>\p{L}+(?:-feira)?)$/u)
  );
}

/** 1 Monday … 7 Sunday, of a text that is nothing but a weekday's name. `mar`, which is also a month, counts as Tuesday. */
export function readWeekday(text: string): number | undefined {
  return weekdayNames.get(fold(text).replace(/^[\s.,()]+|[\s.,()]+$/g, ''));
}

function besideWeekday(text: string, shape: RegExp): PrintedDay | undefined {
  const parts = shape.exec(text)?.groups;
  // `Ma` and `la` tell no day by themselves (calendar-words.ts), but the date beside them does.
  const weekday = weekdayNames.get(parts?.weekday ?? '');
  if (!parts || (weekday === undefined && !beforeDays.has(parts.weekday ?? ''))) return undefined;
  const rest = (parts.rest ?? '').replace(/^[\s.,-]+|[\s.,-]+$/g, '').replace(behindWeekday, '');
  // Behind a small word a whole day stands by itself.
  const isWeekday = weekday !== undefined || parts.weekday === 'ma';
  const day = readPlain(rest, isWeekday ? [...shapes, shortMonth, monthFirstWithoutYear] : [withoutYear, shortMonth]);
  if (!day || weekday === undefined) return day;
  return { ...day, weekday: parts.weekday === 'so' && isSaturday(day) ? 6 : weekday };
}

/** `So 6. 2. 2027` is Sonntag in German, and sobota in Czech and Slovak. */
const isSaturday = ({ year, month, day }: PrintedDay) =>
  year !== undefined && new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 6;

function readPlain(text: string, among: readonly RegExp[] = shapes): PrintedDay | undefined {
  for (const shape of among) {
    const parts = shape.exec(text)?.groups;
    if (!parts) continue;
    const month =
      parts.name === undefined ? Number(parts.month) : (croatianMonth(text, parts.name) ?? monthNames.get(parts.name));
    const year = parts.year === undefined ? undefined : ofOurEra(yearOf(parts.year));
    const day = Number(parts.day);
    if (month === undefined || !isDay(day, month, year)) continue;
    return year === undefined ? { day, month } : { day, month, year };
  }
  return undefined;
}

/** Croatian October is called as November in Polish; Croatian writes a point behind the day, and Polish none before a whole word. */
const croatianMonth = (text: string, name: string) => (/^\d{1,2}\./.test(text) && /^listopada?$/.test(name) ? 10 : undefined);

/** 27 is 2027, and 85 a year of birth, or part of an address: Calea 13 Septembrie 90. */
const yearOf = (printed: string): number =>
  Number(printed) + (printed.length > 2 ? 0 : Number(printed) > lastOfCentury ? 1900 : 2000);
const lastOfCentury = 60;

function isDay(day: number, month: number, year = 2000): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** So many days later; without a year, as in one that is no leap year. */
export function daysLater({ weekday: _, ...day }: PrintedDay, days: number): PrintedDay {
  const date = new Date(Date.UTC(day.year ?? 2027, day.month - 1, day.day + days));
  return { ...day, day: date.getUTCDate(), month: date.getUTCMonth() + 1, ...(day.year && { year: date.getUTCFullYear() }) };
}
