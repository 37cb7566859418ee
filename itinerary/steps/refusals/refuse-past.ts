/**
 * A letter that was written after its flights were over, about a delay, a refund or miles, is of no journey to come. Not so a mail: people send each
 * other tickets long after they were flown.
 */
import { marksOf } from '../../documents/flight-marks.ts';
import type { DraftItinerary, PrintedDay } from '../../draft/draft-itinerary.ts';
import { pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { readDay } from '../../values/days.ts';
import { dayNumber, numberOf } from '../dates/calendar-days.ts';
import type { SettledSegment } from '../settled.ts';
import { isHeadedAsTicket, isOfOtherKind } from './other-papers/other-papers.ts';
import { isUnbooked } from './refuse-other-papers.ts';

/** Lines of a letter's head. */
const head = 15;
// Schiphol, 19 November 2026 | Paris, le 3 mars 2027
const letterhead = /^\p{Lu}[\p{L} .’'-]{1,40}, (?:\p{Ll}{2,3} )?(?<day>.{6,30})$/u;
/** Which of both is the month nobody knows. */
const eitherWay = /^\d{1,2}\/\d{1,2}\//;

/** Whether every flight had landed before the day on which the letter says that it was written. */
export function isWrittenAfter(segments: readonly SettledSegment[], { lines }: TicketText): boolean {
  const written = writtenOn(lines);
  return written !== undefined && areFlownBefore(written, segments);
}

/** In days: what was issued on the way is of before. */
const surelyLater = 2;

/** Whether every flight had landed before the day on which it says that it was issued, where all are printed with their years. */
export function isIssuedAfter({ segments, issueDate }: DraftItinerary, settled: readonly SettledSegment[]): boolean {
  const issued = issueDate && !eitherWay.test(issueDate.text.trim()) ? numberIn(issueDate.value) : undefined;
  const areSure = segments.every(({ departure, arrival }) => (departure.date ?? arrival.date)?.value.year !== undefined);
  return issued !== undefined && areSure && areFlownBefore(issued - surelyLater, settled);
}

// 1   KL 1379   14AUG26   …   FLOWN | USED | geflogen
const flown =
  /(?<!\p{L})(?:flown|flwn|used|geflogen|abgeflogen|benutzt|vole|utilisee?|volado|utilizad[oa]|voado|volato|utilizzat[oa]|zburat|utilizat|wykorzystan[yo]|wylatan[yo]|odletan[yoa]|vyuzit[yoa]?|felhasznalt|lerepult|gevlogen|gebruikt|fløyet|floyet|floget|flugen|anvand|kullanildi|uculdu|использован[ао]?|πραγματοποιηθηκε)(?!\p{L})/u;

/** Whether beside each flight, all of them over, stands that it was flown. */
export const areEachFlown = (segments: readonly SettledSegment[], { lines }: TicketText, today: string): boolean =>
  areFlownBefore(numberOf(today), segments) &&
  segments.every(({ flightNumber: { box, value } }) =>
    lines.some(
      (line) =>
        line.page === box.page &&
        Math.abs(line.y - box.y) <= 1 &&
        marksOf(line).some((mark) => mark.kind === 'flight' && mark.found.value === value) &&
        flown.test(fold(line.text)),
    ),
  );

/** In lines: so many more than the flights alone. */
const saysMore = 2;

/**
 * Whether it tells of flights that were flown: an invoice, a report, a letter of thanks. Nothing is booked in it, or it is of another kind by its title, nor is it headed as a ticket; and
 * it says more than the flights, which somebody may have noted down for himself.
 * @param today `YYYY-MM-DD`
 */
export function tellsOfFlown(
  draft: DraftItinerary,
  segments: readonly SettledSegment[],
  { lines }: TicketText,
  today: string,
): boolean {
  if (!areFlownBefore(numberOf(today), segments) || isHeadedAsTicket(lines)) return false;
  if (!isUnbooked(draft, lines) && !isOfOtherKind(lines)) return false;
  return lines.filter((line) => /\p{L}/u.test(line.text) && marksOf(line).length === 0).length >= saysMore;
}

const areFlownBefore = (day: number, segments: readonly SettledSegment[]): boolean =>
  segments.every(({ departure, arrival }) => {
    const landed = arrival.date ?? departure.date;
    return landed !== undefined && numberOf(landed.value) < day;
  });

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
