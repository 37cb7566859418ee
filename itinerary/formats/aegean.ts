/** Aegean and Olympic Air: a card a flight, in English or Greek, times over days over airports. */
import { isDocumentOf, readAirlineDocument } from '../values/airline-document.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\b(?:aegean|olympic air)\b|electronic ticket receipt[\s\S]*(?<!\d)390[ -]?\d{10}(?!\d)/i;
const flight = /(?<![A-Z0-9])(?:A3|OA) ?\d{1,4}(?!\d)/;

export const aegean: TicketFormat = {
  id: 'aegean',
  recognises: (text) => isDocumentOf(text, airline, flight),
  parse: (ticket) => readAirlineDocument(ticket),
};
