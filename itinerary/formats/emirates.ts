/** Emirates: columns of date over time, the check-in's beside the flight's (`CHECK-IN OPENS`, `DEPART`), terminals on lines of their own. */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\bemirates\b|\bflydubai\b/i;
const flight = /(?<![A-Z0-9])(?:EK|FZ) ?\d{1,4}(?!\d)/;

export const emirates: TicketFormat = {
  id: 'emirates',
  readsAnyLayout: true,
  recognises: (text) => isDocumentOf(text, airline, flight),
  parse: (ticket) => readAirlineDocument(ticket),
};
