/**
 * Days that head what stands below them, counted line after line: `Day 1  Monday 5 April`, `2. dan  utorak, 6. travnja`; or all behind one
 * word: `FLIGHT  Saturday 10 July 2027`; or behind the word for the way: `IDA  vie. 8 ene. 2027` … `VUELTA  mar. 19 ene. 2027`; or alone, each right
 * over the number of a flight: `Joi, 18 februarie 2027` over `KL 1374  București 05:25 – Amsterdam 07:30`.
 */

import type { PrintedDay } from '../../draft/draft-itinerary.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { daysLater, readDay } from '../../values/days.ts';
import { foldInPlace } from '../flight-labels.ts';
import { dayOf as numberOf } from './flight-fit.ts';

/** An anchor or a mark. */
type Placed = { kind: string; weak?: boolean; line: Line; start: number; end: number; row: number };
type Row<T> = { anchors: readonly T[]; row: number };

/** In lines: so near over the first flight's number stands its heading, and not the day of a letter. */
const overFirst = 8;
/** In points: headings begin in one column. */
const aligned = 3;

/** @returns days that are of what stands below them, never of what stands above. */
export function headingDays<T extends Placed>(rows: readonly Row<T>[]): ReadonlySet<T> {
  const numbers = rows.flatMap(({ anchors, row }) => (anchors.some(({ kind, weak }) => kind === 'flight' && !weak) ? [row] : []));
  const [first] = numbers;
  if (first === undefined) return new Set();
  const single = rows.flatMap(({ anchors }) => (anchors.length === 1 ? anchors.filter(({ kind }) => kind === 'day') : []));
  const alone = single.filter((day) => !isInMiddleOfRows(day, rows));
  const series = [...Map.groupBy(alone, formOf)].filter(([form, days]) => {
    const head = days[0]?.row ?? first;
    const leads = head < first && first - head <= overFirst;
    return days.length > 1 && leads && isCounted.test(form);
  });
  const named = [...Map.groupBy(alone, nameOf)].filter(
    ([name, days]) =>
      name !== '' &&
      days.length > 1 &&
      (days[0]?.row ?? first) < first &&
      days.every((day, index) => leadsFlight(day, days[index + 1], numbers)),
  );
  // Days below their flights have none right under the last; where numbers trail their flights as well, no hours.
  const hours = rows.flatMap(({ anchors, row }) => (anchors.some(({ kind }) => kind === 'time') ? [row] : []));
  const bare = [...Map.groupBy(alone.filter(isBare), formOf)].filter(
    ([, days]) => days.length > 1 && days.every((day, index) => standsOver(day, days[index + 1], { numbers, hours })),
  );
  const ways = rows.flatMap(waysDay);
  const ofWays = ways.length > 1 && ways.every((day, index) => leadsFlight(day, ways[index + 1], numbers)) ? ways : [];
  return new Set([
    ...[...series, ...named, ...bare].flatMap(([, days]) => days),
    ...ofWays,
    ...ways.filter((day, index) => isOfReturn(day) && leadsFlight(day, ways[index + 1], numbers)),
    ...programmeDays(rows),
    ...daily(alone, numbers),
    ...leading(rows, { numbers, hours }),
  ]);
}

/** How much farther apart rows with a heading between them stand at least. */
const roomForHeading = 1.2;

/** `mandag den 26. april` in the middle of the two rows it is of, which stand as near to each other as rows with nothing between: no heading of the second. */
function isInMiddleOfRows<T extends Placed>({ row, line }: T, rows: readonly Row<T>[]): boolean {
  const flights = rows.flatMap(({ anchors, row }) => {
    const flight = anchors.find(({ kind }) => kind === 'flight');
    return flight ? [{ row, line: flight.line }] : [];
  });
  const pitches = flights.flatMap(({ row: at, line: { page, y } }, index) => {
    const before = flights[index - 1];
    return before?.line.page === page ? [{ from: before.row, to: at, pitch: y - before.line.y }] : [];
  });
  const own = pitches.find(({ from, to }) => from === row - 1 && to === row + 1);
  const [least] = pitches
    .filter(({ from, to }) => to === from + 1)
    .map(({ pitch }) => pitch)
    .sort((one, other) => one - other);
  return own !== undefined && least !== undefined && line.height > 0 && own.pitch < roomForHeading * least;
}

// 1° giorno – sabato 6 marzo: Lecco / Milano | Day 2, Sunday 7 March: … | Ziua 3 – luni 8 martie: the count, and the word for a day
const countedDay =
  /^[^\p{L}\d]{0,3}(?:(?<before>\p{L}{2,9})\.?\s?)?(?<count>\d{1,2})(?:[.°ºª]|st|nd|rd|th|e[rm]?e?)?\s?(?<behind>\p{L}{2,9})?(?!\d)/u;

/** The days of a programme told in sentences: each begins its line behind its count, and those are counted one by one. */
function programmeDays<T extends Placed>(rows: readonly Row<T>[]): T[] {
  const counted = rows.flatMap(({ anchors }) => {
    const [day] = anchors.filter(({ kind }) => kind === 'day');
    const before = day?.line.text.slice(0, day.start) ?? '';
    const { count, before: word, behind = '' } = countedDay.exec(foldInPlace(before))?.groups ?? {};
    return day && count !== undefined && before.length <= longestName
      ? [{ day, count: Number(count), word: word ?? behind }]
      : [];
  });
  const isNext = (one: number, other: number) => {
    const [last, next] = [counted[one], counted[other]];
    return (
      last !== undefined && next !== undefined && last.word !== '' && last.word === next.word && next.count === last.count + 1
    );
  };
  return counted.flatMap(({ day }, index) => (isNext(index - 1, index) || isNext(index, index + 1) ? [day] : []));
}

/** Of a programme as well that prints its days one after the other, each alone in its line, though nobody flies on some of them. */
function daily<T extends Placed>(alone: readonly T[], numbers: readonly number[]): T[] {
  return [...Map.groupBy(alone.filter(isBare), formOf).values()]
    .filter((days) => {
      const isNext = (day: T, index: number) => index === 0 || isDayAfter(dayOf(day), dayOf(days[index - 1]));
      const isFree = ({ row }: T, index: number) => {
        const next = days[index + 1]?.row;
        return next !== undefined && !numbers.some((at) => at > row && at < next);
      };
      return days.length >= fewestDays && days.every(isNext) && days.some(isFree);
    })
    .flat();
}
const fewestDays = 3;

/**
 * `TUESDAY 16 MARCH 2027`, `WED 17 - SUN 21 MARCH`, `MONDAY 22 MARCH 2027`, each later than the one before, the first over all numbers and the last one
 * over a number and hours still: days below their flights begin and end later than these. So are `Mardi 4 mai : Nantes – Athènes` over flights and
 * `Mercredi 5 mai : Acropole` with none.
 */
function leading<T extends Placed>(
  rows: readonly Row<T>[],
  { numbers, hours }: Record<'numbers' | 'hours', readonly number[]>,
): readonly T[] {
  const leads = rows.flatMap(({ anchors: [day] }) => (day?.kind === 'day' && leadsItsLine(day) ? [day] : []));
  const bare = rows.flatMap(({ anchors: [day, ...others] }) =>
    day?.kind === 'day' && others.length === 0 && isBare(day) ? [day] : [],
  );
  const tail = bare.at(-1)?.row ?? 0;
  const isOverLast = tail < (numbers.at(-1) ?? 0) && hours.some((row) => row > tail);
  return [leads, isOverLast ? bare : []].filter((days) => areInOrder(days, numbers[0] ?? 0)).flat();
}

function areInOrder(days: readonly Placed[], first: number): boolean {
  const head = days[0]?.row ?? 0;
  const isLater = (day: Placed, index: number) => index === 0 || isAfterDay(dayOf(day), dayOf(days[index - 1]));
  return days.length > 1 && head <= first && first - head <= overFirst && days.every(isLater);
}

/** Of days whose year is not printed the same year is meant. */
function isAfterDay(day: PrintedDay | undefined, before: PrintedDay | undefined): boolean {
  if (!day || !before) return false;
  const year = day.year ?? before.year;
  const at = (one: PrintedDay) => numberOf(year === undefined ? one : { ...one, year: one.year ?? year });
  return at(before) < at(day);
}

/** Nothing but its weekday before it, and what the day brings behind a sign. */
const leadsItsLine = ({ line, start, end }: Placed): boolean =>
  /^\s*(?:\p{L}[\p{L}-]*[.,]?\s)?$/u.test(line.text.slice(0, start)) &&
  /^(?:\s?[:–—-]\s\p{L}|\.(?:\s\p{Lu}|\s?$))/u.test(line.text.slice(end));

const dayOf = (day: Placed | undefined) => (day ? readDay(day.line.text.slice(day.start, day.end)) : undefined);

function isDayAfter(day: PrintedDay | undefined, before: PrintedDay | undefined): boolean {
  const next = before && daysLater(before, 1);
  return next !== undefined && day?.day === next.day && day.month === next.month;
}

/** The day of `VUELTA Buenos Aires – Bucarest   martes, 2 de febrero de 2027`: behind the word for the way stand its ends, and nothing of one flight. */
function waysDay<T extends Placed>({ anchors }: Row<T>): readonly T[] {
  const days = anchors.filter(({ kind }) => kind === 'day');
  const [day] = days;
  if (!day || days.length > 1 || anchors.some(({ kind }) => kind !== 'day' && kind !== 'place' && kind !== 'airport')) return [];
  return startsWithWay.test(foldInPlace(day.line.text)) ? days : [];
}

/** A flight's number stands below it, and above the next; that of the first flight is near. */
function leadsFlight<T extends Placed>(day: T, next: T | undefined, numbers: readonly number[]): boolean {
  const number = numbers.find((row) => row > day.row);
  if (number === undefined || number > (next?.row ?? number)) return false;
  return number !== numbers[0] || number - day.row <= overFirst;
}

/** Nothing else stands in its line; or it is the last of several: `WED 17 - SUN 21 MARCH`. */
const isBare = ({ line, start, end }: Placed): boolean =>
  !/[\p{L}\d]/u.test(line.text.slice(0, start).replace(firstOfDays, '') + line.text.slice(end).replace(/^:/, ''));

// WED 17 - | 17.–
const firstOfDays = /^(?:\p{L}{2,}\.?,? )?\d{1,2}\.?(?: ?[-–]| \p{L}{1,3}) ?$/u;

/** In lines: so near under a heading stands the number of its flight, with its airline or its way between. */
const underBare = 2;

function standsOver<T extends Placed>(
  day: T,
  next: T | undefined,
  { numbers, hours }: Record<'numbers' | 'hours', readonly number[]>,
): boolean {
  const number = numbers.find((row) => row > day.row);
  if (number === undefined || number - day.row > underBare || number >= (next?.row ?? number + 1)) return false;
  return hours.length === 0 || hours.some((row) => row >= day.row && row < (next?.row ?? number + overFirst));
}

const way =
  /(?<!\p{L})(?:ida|vuelta|regreso|volta|outbound|inbound|depart(?:ure|ing)?|return(?:ing)?|hin(?:flug|reise|fahrt)?|(?:ruck|zuruck)(?:flug|reise)?|aller|retour|dus|intors|tur|retur|andata|ritorno|tam|powrot|gidis|donus|ut(?:resa|reise)?|hem(?:resa)?|hjemreise|heen(?:reis|vlucht)?|terug(?:reis|vlucht)?|tja|nazaj|tillbaka|odlazak|povrat[ae]k|natrag|nazad|zpet|spat|vissza|oda|μεταβαση|επιστροφη|туда|обратно|отиване|връщане|הלוך|חזור|ذهاب|عودة|去程|中程|返程|回程|往路|復路|(?:가|오)는 ?편)(?!\p{L})/u;

// Rückflug: Am 20. November: the way out has been told by then
const wayBack =
  /^[^\p{L}]*(?:ruck(?:flug|reise)|vuelta|regreso|volta|regresso|return|retour|ritorno|intors|intoarcere|powrot|terug(?:reis|vlucht)|hem(?:resa)|hjemreise|visszaut|zpet|spat|nazaj|povrat[ae]k|nazad|natrag|donus|обратно|επιστροφη)(?!\p{L})/u;
const isOfReturn = ({ line }: Placed) => wayBack.test(foldInPlace(line.text));

const startsWithWay = new RegExp(`^[^\\p{L}]*${way.source}`, 'u');

// Date: 12 April 2027: a label says nothing of what is below it
const ofDates =
  /^(?:departure |travel |flight )?(?:dat|fecha|tarih|paiva|kuupaev|ημερ|дат|dag|day|tag|jour|giorno|dia|ziua|dzien|den|nap|gun)/u;

/** `DÖNÜŞ / RÜCKFLUG`, `Return flight`: words that say which way is flown. */
export const isWay = (words: string): boolean => words.length <= longestName && way.test(foldInPlace(words));

/** The words before a day that begin its line; '' where there are none. */
function nameOf({ line, start }: Placed): string {
  const words = foldInPlace(line.text.slice(0, start))
    .replace(/[^\p{L}]+$/u, '')
    .trim();
  if (ofDates.test(words) || words.length > longestName || /\d/.test(words) || !/\p{L}{2}/u.test(words)) return '';
  return `${way.test(words) ? '' : words} ${Math.round(line.x / aligned)}`;
}

/** In letters: longer words are a sentence. */
const longestName = 24;

// Day 2 Tuesday | 2. dan utorak | 3ème jour
const isCounted = /\p{L}{3}.*#|#.*\p{L}{3}/u;

/** What its line says besides, with figures as signs, and where it begins. */
const formOf = ({ line, start, end }: Placed): string =>
  `${fold(line.text.slice(0, start) + line.text.slice(end))
    .replace(/\d+(?:st|nd|rd|th|e[rm]?e?|eme)?(?!\p{L})/gu, '#')
    .trim()} ${Math.round(line.x / aligned)}`;
