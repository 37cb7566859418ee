/** SAS: the electronic ticket (`SK 904 / 15JAN New York EWR - Stockholm Arlanda`, the latest check-in among the times), and the booking as its site writes it, without codes. */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import type { FlightBlock } from '../documents/flight-blocks.ts';
import type { DraftEnd, DraftSegment } from '../draft/draft-itinerary.ts';
import { type Found, foundIn, mapFound } from '../draft/found.ts';
import { readTime } from '../values/clock.ts';
import { readTerminal } from '../values/terminals.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\bSAS\b|scandinavian airlines|flysas/;
const flight = /(?<![A-Z0-9])(?:SK|WF) ?\d{1,4}(?!\d)/;
// Paris, Charles de Gaulle (Terminal 1) - Copenhagen, Kastrup (Terminal 3)
const route =
  /^(?<from>\p{Lu}[\p{L} .'’/-]*?(?:, \p{L}[\p{L} .'’/-]*?)?)(?: \((?<terminal>Terminal \w{1,2})\))? [-–] (?<to>\p{Lu}[\p{L} .'’/]*?(?:, \p{L}[\p{L} .'’/-]*?)?)(?: \((?<landing>Terminal \w{1,2})\))?$/du;

// SK 904 / 15JAN New York EWR - Stockholm Arlanda ARN 17:55 07:40 16:25: departure, arrival, and until when to check in
const ticketRow =
  /^(?=.?[A-Z])[A-Z0-9]{2} ?\d{1,4} ?\/ ?\d{1,2}[A-Z]{3}\s.*?(?<departs>\d{2}:\d{2})\s+(?<arrives>\d{2}:\d{2})(?:\s*\+\d)?\s+\d{2}:\d{2}(?!:)/d;

export const sas: TicketFormat = {
  id: 'sas',
  readsAnyLayout: true,
  recognises: (text) => isDocumentOf(text, airline, flight),
  parse: (ticket) => readAirlineDocument(ticket, { refine: (segment, block) => withTimes(withRoute(segment, block), block) }),
};

function withTimes(segment: DraftSegment, { lines }: FlightBlock): DraftSegment {
  if (segment.departure.time || segment.arrival.time) return segment;
  const times = lines.map((line) => foundIn(line, ticketRow, 0.9)).find((found) => found !== undefined);
  const departs = mapFound(times?.departs, readTime);
  const arrives = mapFound(times?.arrives, readTime);
  if (!departs || !arrives) return segment;
  return { ...segment, departure: { ...segment.departure, time: departs }, arrival: { ...segment.arrival, time: arrives } };
}

function withRoute(segment: DraftSegment, { lines }: FlightBlock): DraftSegment {
  if (segment.departure.airport || segment.arrival.airport) return segment;
  const places = lines
    .filter(({ text }) => text.length <= 120)
    .map((line) => foundIn(line, route))
    .find((found) => found !== undefined);
  if (!places) return segment;
  const { from, to, terminal, landing } = places;
  return { ...segment, departure: at(segment.departure, from, terminal), arrival: at(segment.arrival, to, landing) };
}

function at({ terminal: _, ...end }: DraftEnd, place: Found | undefined, named: Found | undefined): DraftEnd {
  const terminal = mapFound(named, readTerminal);
  return { ...end, ...(place && { place }), ...(terminal && { terminal }) };
}
