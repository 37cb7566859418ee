/** SAS: the electronic ticket (`SK 904 / 15JAN New York EWR - Stockholm Arlanda`, the latest check-in among the times), and the booking as its site writes it, without codes. */
import { isDocumentOf, readAirlineDocument } from '../values/airline-document.ts';
import type { FlightBlock } from '../values/flight-blocks.ts';
import { foundIn, mapFound } from '../values/found.ts';
import { readTerminal } from '../values/terminals.ts';
import type { DraftEnd, DraftSegment, Found, TicketFormat } from './contract.ts';

const airline = /\bSAS\b|scandinavian airlines|flysas/;
const flight = /(?<![A-Z0-9])(?:SK|WF) ?\d{1,4}(?!\d)/;
// Paris, Charles de Gaulle (Terminal 1) - Copenhagen, Kastrup (Terminal 3)
const route =
  /^(?<from>\p{Lu}[\p{L} .'’/-]*?(?:, \p{L}[\p{L} .'’/-]*?)?)(?: \((?<terminal>Terminal \w{1,2})\))? [-–] (?<to>\p{Lu}[\p{L} .'’/]*?(?:, \p{L}[\p{L} .'’/-]*?)?)(?: \((?<landing>Terminal \w{1,2})\))?$/du;

export const sas: TicketFormat = {
  id: 'sas',
  recognises: (text) => isDocumentOf(text, airline, flight),
  parse: (ticket) => readAirlineDocument(ticket, { refine: withRoute }),
};

function withRoute(segment: DraftSegment, { lines }: FlightBlock): DraftSegment {
  if (segment.departure.airport || segment.arrival.airport) return segment;
  const places = lines.map((line) => foundIn(line, route)).find((found) => found !== undefined);
  if (!places) return segment;
  const { from, to, terminal, landing } = places;
  return { ...segment, departure: at(segment.departure, from, terminal), arrival: at(segment.arrival, to, landing) };
}

function at({ terminal: _, ...end }: DraftEnd, place: Found | undefined, named: Found | undefined): DraftEnd {
  const terminal = mapFound(named, readTerminal);
  return { ...end, ...(place && { place }), ...(terminal && { terminal }) };
}
