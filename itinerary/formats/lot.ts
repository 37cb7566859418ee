/** LOT Polish Airlines: labels in English and Polish, both ends of a flight side by side, or one line a flight. */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\bLOT\b (?:polish|polskie)|\bPLL LOT\b|polskie linie lotnicze|\blot\.com\b/i;
const flight = /(?<![A-Z0-9])LO ?\d{1,4}(?!\d)/;

export const lot: TicketFormat = {
  id: 'lot',
  readsAnyLayout: true,
  recognises: (text) => isDocumentOf(text, airline, flight),
  parse: (ticket) => readAirlineDocument(ticket),
};
