/** Wizz Air: a confirmation code and no ticket number, in any of its passengers' languages; `Departs from` and `Arrives to` side by side, or one row a flight. */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\bwizz\s?air\b|\bwizzair\.com\b/i;
const flight = /(?<![A-Z0-9])(?:W[4569]|5W) ?\d{2,4}(?!\d)/;

export const wizzAir: TicketFormat = {
  id: 'wizz-air',
  readsAnyLayout: true,
  recognises: (text) => isDocumentOf(text, airline, flight),
  parse: (ticket) => readAirlineDocument(ticket),
};
