/** Days that stand over a flight and are not read, as their month is in no list: the flight has not the day of the one before. */

import { marksOf } from '../../documents/flight-marks.ts';
import type { DraftSegment } from '../../draft/draft-itinerary.ts';
import { fold } from '../../text/fold.ts';
import type { Box, Line } from '../../text/ticket-text.ts';
import { monthNames } from '../../values/calendar-words.ts';
import { readWeekday } from '../../values/days.ts';
import { withDaysOfCopies } from './days-of-copies.ts';

// domingo, 3 xan | Sonntag, 3. Hartung: in short, weekdays are small words in other languages
const weekdayAndNumber =
  /(?<![\p{L}\d])(?<weekday>\p{L}{5,14})[.,]? (?<number>0?[1-9]|[12]\d|3[01])\.?(?: \p{L}{3,12}\.?)?(?=\s{2}|,? 20\d{2}(?!\d)|$)/gu;

// 12 መጋቢት 2027 | 2027 ዓመት 12 መጋቢት: in a script we have no months of
const numberAndYear =
  /(?<![\p{L}\p{M}\d.,/:-])(?:20\d{2}\s\p{L}[\p{L}\p{M}]{2,13}\s)?(?<number>0?[1-9]|[12]\d|3[01])\.?\s(?<word>(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]{2,13})[.,]?(?:(?<=20\d{2}\s\S+\s\S+\s\S+)|\s20\d{2})(?![\p{L}\d])/gu;

// 23 hartung 2027   LH 852: in letters we know, a cell or the beginning of a line, and nothing else
const dayInCell =
  /(?<=^|\s{2})(?<number>0?[1-9]|[12]\d|3[01])\.?\s(?<word>\p{Script=Latin}[\p{L}\p{M}]{2,13})[.,]?\s20\d{2}(?=\s{2}|,|$|\s[A-Z][A-Z\d]\s?\d)/gu;

/** The numbers of days a line prints whole, with a word for the month that is none we know. */
function wholeUnreadIn(line: Line): number[] {
  if (marksOf(line).some(({ kind }) => kind === 'day')) return [];
  return [...line.text.matchAll(numberAndYear), ...line.text.matchAll(dayInCell)].flatMap(({ groups }) =>
    monthNames.has(fold(groups?.word ?? '')) ? [] : [Number(groups?.number)],
  );
}

/** The numbers of days with their weekdays in a line. */
function unreadIn(line: Line): number[] {
  if (marksOf(line).some(({ kind }) => kind === 'day')) return [];
  return [...line.text.matchAll(weekdayAndNumber)].flatMap(({ groups }) => {
    const word = groups?.weekday ?? '';
    return readWeekday(word) !== undefined && !monthNames.has(fold(word)) ? [Number(groups?.number)] : [];
  });
}

/** The flights, with the days of their copies, and without a day that is that of the flight before, where another stands between them that nobody reads. */
export function withoutBorrowedDays(read: readonly DraftSegment[], lines: readonly Line[]): DraftSegment[] {
  const segments = withDaysOfCopies(read, lines);
  const unread = lines.flatMap((line) => unreadIn(line).map((number) => ({ line, number })));
  const whole = lines.flatMap((line) => wholeUnreadIn(line).map((number) => ({ line, number })));
  if (unread.length === 0 && whole.length === 0) return segments;
  return segments.map((segment, index) => {
    const { departure, flightNumber } = segment;
    const before = segments[index - 1];
    if (isFromAbove(segment, whole)) return withoutDay(segment);
    if (!before?.departure.date || !departure.date || !isSame(departure.date.box, before.departure.date.box)) return segment;
    const from = lowest(before.flightNumber.box, before.departure.time?.box);
    const to = lowest(flightNumber.box, departure.time?.box);
    const shared = [departure.date.value.day, before.departure.date.value.day];
    // A day on several lines, in the one cell of both flights, is read.
    const isOther = ({ line, number }: UnreadDay) => !shared.includes(number) && isBelow(line, from) && !isBelow(line, to);
    if (!unread.some(isOther)) return segment;
    return withoutDay(segment);
  });
}

type UnreadDay = { line: Line; number: number };

/** Whether such a day stands between a flight and the day it has, which is that of something above. */
function isFromAbove({ departure: { date, time }, flightNumber }: DraftSegment, unread: readonly UnreadDay[]): boolean {
  if (!date) return false;
  const to = lowest(flightNumber.box, time?.box);
  return unread.some(({ line, number }) => number !== date.value.day && isBelow(line, date.box) && !isBelow(line, to));
}

function withoutDay({ departure, ...segment }: DraftSegment): DraftSegment {
  const { date: _, ...rest } = departure;
  return { ...segment, departure: rest };
}

type Placed = Pick<Box, 'page' | 'y' | 'height'>;

const isBelow = (one: Placed, other: Placed) =>
  one.page > other.page || (one.page === other.page && one.y > other.y + other.height / 2);

const isSame = (one: Box, other: Box) => one.page === other.page && one.x === other.x && one.y === other.y;

const lowest = (one: Box, other: Box | undefined): Box => (other && isBelow(other, one) ? other : one);
