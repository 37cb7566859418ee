/** Qatar Airways: a table with the flight and who flies it, both ends over each other (`Mon, 8 Feb 2027 15:10`), and the details beside. */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import type { FlightBlock } from '../documents/flight-blocks.ts';
import { valueIn } from '../documents/labelled-cells.ts';
import type { DraftSegment } from '../draft/draft-itinerary.ts';
import { airlineNamed } from '../reference/airlines.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\bqatar airways\b|\bqatarairways\b/i;
const flight = /(?<![A-Z0-9])QR ?\d{1,4}(?!\d)/;

export const qatar: TicketFormat = {
  id: 'qatar',
  readsAnyLayout: true,
  recognises: (text) => isDocumentOf(text, airline, flight),
  parse: (ticket) => readAirlineDocument(ticket, { refine: withOperator }),
};

/** The airline under the flight number flies it; where it is Qatar Airways itself, nothing is to be said. */
function withOperator(segment: DraftSegment, { cells }: FlightBlock): DraftSegment {
  if (segment.operatedBy) return segment;
  const { box } = segment.flightNumber;
  const below = cells.filter((cell) => Math.abs(cell.x - box.x) < 6 && cell.line.page === box.page && cell.line.y > box.y);
  const operator = below.map(valueIn).find(({ value }) => /^\p{Lu}[\p{L} .&'-]{2,40}$/u.test(value) && airlineNamed(value));
  const other = operator && !airline.test(operator.value) ? { ...operator, certainty: 0.8 } : undefined;
  return other ? { ...segment, operatedBy: other } : segment;
}
