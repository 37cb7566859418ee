/** United: a row a flight with `WASHINGTON, DC (IAD - DULLES) 8:15 AM`, or a block (`Flight 1 of 4 UA1757`) with days over times over airports; times in 12 hours. */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import type { FlightBlock } from '../documents/flight-blocks.ts';
import type { DraftSegment } from '../draft/draft-itinerary.ts';
import { foundIn, mapFound } from '../draft/found.ts';
import { readCabin } from '../values/cabins.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\bunited(?: airlines| express| economy|\.com)?\b/i;
const flight = /(?<![A-Z0-9])UA ?\d{1,4}(?!\d)/;
const heading = /eTicket Itinerary and Receipt for Confirmation/i;
// FARE INFORMATION: … Cabin: United Economy
const cabinOfAll = /\bfare\b.*\bCabin: (?<cabin>United [\p{L} ]+)/diu;
// Sat, 12JUN27 UA2154 A WASHINGTON, DC (IAD - DULLES) 8:15 AM … A-320
const row = /(?<![A-Z0-9])(?=.?[A-Z])[A-Z0-9]{2}\d{1,4} (?<class>[A-Z]) \p{Lu}[\p{L} ,.'-]+\([A-Z]{3}/du;

export const united: TicketFormat = {
  id: 'united',
  readsAnyLayout: true,
  recognises: (text) => flight.test(text) && (heading.test(text) || isDocumentOf(text, airline, flight)),
  parse(ticket) {
    const cabin = ticket.lines
      .map((line) => mapFound(foundIn(line, cabinOfAll)?.cabin, readCabin))
      .find((found) => found !== undefined);
    return readAirlineDocument(ticket, {
      refine: (segment, block) => ({ ...(cabin && { cabin }), ...withClass(segment, block) }),
    });
  },
};

function withClass(segment: DraftSegment, { lines }: FlightBlock): DraftSegment {
  const bookingClass =
    segment.bookingClass ?? lines.map((line) => foundIn(line, row, 0.9)?.class).find((found) => found !== undefined);
  return bookingClass ? { ...segment, bookingClass } : segment;
}
