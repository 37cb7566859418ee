/**
 * Journeys as a list of hours, `08:45 Flug LH 145`, `12:15 Mietwagen`, `15:00 Hotel`: what stands under the hour of another service, down to the
 * next flight or day, is none of a flight. Only where each number stands behind the hour of its flight.
 */

import { marksOf } from '../../documents/flight-marks.ts';
import { airportAt } from '../../reference/airports.ts';
import { fold } from '../../text/fold.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';
import { flightLeading, hidesNumber, isOtherEntry, wordsOfEntry } from './entry-words.ts';

/** In lines: so far under their hour its details stand, where nothing sets them off. */
const reach = 5;
/** In points: details begin right of their hour. */
const indented = 8;
/** In letters: of a heading with nothing but a day, beside it. */
const besideDay = 24;
const longest = 300;

type Entry = { at: number; line: Line; isOther: boolean };

/** The same document where it has no such entries. */
export function withoutOtherEntries(ticket: TicketText): TicketText {
  const { lines } = ticket;
  const left = leftOf(
    lines.map((line) => (line.text.length > longest ? undefined : wordsOfEntry(line))),
    lines,
  );
  if (left.size === 0) return ticket;
  return withPages(
    ticket,
    ticket.pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !left.has(line)) })),
  );
}

function leftOf(words: readonly (number | undefined)[], lines: readonly Line[]): ReadonlySet<Line> {
  const left = new Set<Line>();
  const led = new Set<string>();
  let entry: Entry | undefined;
  for (const [at, line] of lines.entries()) {
    const from = words[at];
    // Rückgabe 21.01.2027 under the hour of a car
    const isDetail = entry?.isOther === true && line.x > entry.line.x + indented && marksOf(line)[0]?.start !== 0;
    const isHeading = isDayAlone(line) && !isDetail && !(from !== undefined && isOtherEntry(line, from));
    if (isHeading) entry = undefined;
    if (tellsFlight(line) && !(from !== undefined && isOtherEntry(line, from))) {
      entry = undefined;
      const number = from === undefined ? undefined : flightLeading(line, from);
      if (number) led.add(number);
      continue;
    }
    if (from === undefined || isHeading) {
      const own = flightLeading(line, 0);
      // A number in a line of its own may be that of hours above it.
      if (own && !led.has(own)) return new Set();
      if (entry?.isOther && isUnder(line, at, entry)) left.add(line);
      continue;
    }
    const service = isOtherEntry(line, from);
    const flight = service ? undefined : flightLeading(line, from);
    const isOther = service || (!flight && hidesNumber(line, from));
    if (flight) led.add(flight);
    if (isOther || flight || isPlaced(line)) entry = { at, line, isOther };
    else if (entry) entry = { ...entry, at, line };
    if (entry?.isOther) left.add(line);
  }
  return led.size === 0 ? new Set() : left;
}

/** `16   pe 15.10.2027   Lento   TK9764   Helsinki HEL   Istanbul IST` in the row under a train's: its own day, its number and both airports. */
function tellsFlight(line: Line): boolean {
  const marks = marksOf(line);
  const airports = marks.flatMap((mark) => (mark.kind === 'airport' && airportAt(mark.found.value) ? mark.found.value : []));
  const isOfDay = marks.some(({ kind }) => kind === 'day');
  return isOfDay && marks.filter(({ kind }) => kind === 'flight').length === 1 && new Set(airports).size === 2;
}

const isPlaced = (line: Line) => marksOf(line).some(({ kind }) => kind === 'airport');

function isUnder(line: Line, at: number, entry: Entry): boolean {
  if (line.x > entry.line.x + indented) return true;
  return at - entry.at <= reach && marksOf(line).some(({ kind }) => kind !== 'terminal') && !isOfTicket.test(fold(line.text));
}

const isOfTicket =
  /(?<!\p{L})(?:passeng|passag|pasag|pasaj|pasaz|reisende|travel|voyageur|viajer|viagg|e-?ticket|\p{L}*ticket|bilet|billet|bigliett|bilhet)/u;

/** Tuesday, 12 January 2027 | 18.01.2027 (Mo); not Rückgabe 21.01.2027, 15:30 */
function isDayAlone(line: Line): boolean {
  const [day, ...others] = marksOf(line);
  return day?.kind === 'day' && others.length === 0 && line.text.length - (day.end - day.start) <= besideDay;
}
