/** When one is fetched from the hotel, `Plecare: 19.06.2027, preluare de la hotel ora 05:20`: the day is the flight's as well, the hour is not. */
import { foldInPlace } from '../../documents/flight-labels.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { withLines } from '../../text/with-pages.ts';
import { withoutParts } from '../../text/without-parts.ts';

// preluare de la hotel | pick-up from your hotel | prise en charge à l'hôtel | odbiór z hotelu | otelden alınış. Folded
const fetched =
  '(?:preluare\\p{L}*|pick(?:ed)?[ -]?up|collected|collection|abholung|abgeholt|prise en charge|ramassage|recogida|recolha|prelievo|ritiro|odbior|vyzvednuti|vyzdvihnutie|ophalen|opgehaald|afhentning|henting|hamtning|nouto|felvetel|παραλαβη)';
const fromHotel = new RegExp(
  `(?<!\\p{L})(?:${fetched} (?:\\p{L}{1,10}[ ’']){0,3}?(?:hotel\\p{L}*|albergo|szallod\\p{L}*|ξενοδοχει\\p{L}*)|hotel\\p{L}*[ -](?:pick[ -]?up|abholung)|otel\\p{L}* alin\\p{L}*)(?!\\p{L})`,
  'u',
);

/** The document without those hours, and without the words before them: a day that stands alone then heads the flight below it. */
export function withoutRidesFromHotels(ticket: TicketText): TicketText {
  const cut = ticket.lines.map((line) => [line, withoutRide(line)] as const).filter(([line, rest]) => rest !== line);
  return withLines(ticket, new Map(cut));
}

function withoutRide(line: Line): Line {
  const ride = fromHotel.exec(foldInPlace(line.text));
  if (!ride) return line;
  const marks = marksOf(line);
  const hours = marks.filter(({ kind }) => kind === 'time');
  const last = hours.at(-1);
  // A line that names a flight besides tells when that leaves.
  if (!last || marks.some(({ kind }) => kind === 'flight' || kind === 'airport')) return line;
  return withoutParts(line, last.start > ride.index ? [...hours, { start: ride.index, end: last.end }] : hours);
}
