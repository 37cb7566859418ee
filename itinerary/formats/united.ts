/** United: a row a flight with `WASHINGTON, DC (IAD - DULLES) 8:15 AM`, or a block (`Flight 1 of 4 UA1757`) with days over times over airports; times in 12 hours. */
import { isDocumentOf, readAirlineDocument } from '../values/airline-document.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\bunited(?: airlines| express| economy|\.com)?\b/i;
const flight = /(?<![A-Z0-9])UA ?\d{1,4}(?!\d)/;

export const united: TicketFormat = {
  id: 'united',
  recognises: (text) => isDocumentOf(text, airline, flight),
  parse: (ticket) => readAirlineDocument(ticket),
};
