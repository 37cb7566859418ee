/** Aegean and Olympic Air: a card a flight, in English or Greek, times over days over airports. */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\b(?:aegean|olympic air)\b/i;
// A receipt whose name is a picture: E-ticket number: 390 2417708811
const receipt = /electronic ticket receipt/i;
const ticket = /(?<![\d-])390[ -]?\d{10}(?!\d)/;
const flight = /(?<![A-Z0-9])(?:A3|OA) ?\d{1,4}(?!\d)/;

export const aegean: TicketFormat = {
  id: 'aegean',
  readsAnyLayout: true,
  recognises: (text) => isDocumentOf(text, airline, flight) || (receipt.test(text) && ticket.test(text) && flight.test(text)),
  parse: (document) => readAirlineDocument(document),
};
