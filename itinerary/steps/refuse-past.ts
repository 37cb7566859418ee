/**
 * A letter that was written after its flights were over, about a delay, a refund or miles, is of no journey to come. Not so a mail: people send each
 * other tickets long after they were flown.
 */
import type { PrintedDay } from '../draft/draft-itinerary.ts';
import { pieceCells } from '../layout/cells.ts';
import type { Line, TicketText } from '../text/ticket-text.ts';
import { readDay } from '../values/days.ts';
import { dayNumber, numberOf } from './calendar-days.ts';
import type { SettledSegment } from './settled.ts';

/** Lines of a letter's head. */
const head = 15;
// Schiphol, 19 November 2026 | Paris, le 3 mars 2027
const letterhead = /^\p{Lu}[\p{L} .’'-]{1,40}, (?:\p{Ll}{2,3} )?(?<day>.{6,30})$/u;
/** Which of both is the month nobody knows. */
const eitherWay = /^\d{1,2}\/\d{1,2}\//;

/** Whether every flight had landed before the day on which the letter says that it was written. */
export function isWrittenAfter(segments: readonly SettledSegment[], { lines }: TicketText): boolean {
  const written = writtenOn(lines);
  return (
    written !== undefined &&
    segments.every(({ departure, arrival }) => {
      const landed = arrival.date ?? departure.date;
      return landed !== undefined && numberOf(landed.value) < written;
    })
  );
}

function writtenOn(lines: readonly Line[]): number | undefined {
  const days = lines
    .slice(0, head)
    .flatMap(pieceCells)
    .flatMap(({ text }) => {
      // Saturday, 20 February 2027 names no place.
      const day = readDay(text) ? undefined : letterhead.exec(text)?.groups?.day;
      return day && !eitherWay.test(day) ? (readDay(day) ?? []) : [];
    });
  return days[0] && numberIn(days[0]);
}

const numberIn = ({ year, month, day }: PrintedDay) => (year === undefined ? undefined : dayNumber(year, month, day));
