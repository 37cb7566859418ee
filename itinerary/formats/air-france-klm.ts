/** Air France and KLM: the travel memo (`MEMO VOYAGE`), with both times over the day, both cities and the flight, and the codes below. */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import type { TicketFormat } from './contract.ts';

const memo = /TRAVEL\s+MEMO|M[EÉ]MO\s+(?:DE\s+)?VOYAGE/i;
const airline = /\b(?:air france|klm|transavia)\b/i;
const flight = /(?<![A-Z0-9])(?:AF|KL|HV|TO|A5|WA) ?\d{1,4}(?!\d)/;

export const airFranceKlm: TicketFormat = {
  id: 'air-france-klm',
  readsAnyLayout: true,
  recognises: (text) => flight.test(text) && (memo.test(text) || isDocumentOf(text, airline, flight)),
  parse: (ticket) => readAirlineDocument(ticket),
};
