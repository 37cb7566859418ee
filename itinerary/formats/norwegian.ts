/** Norwegian: a travel document a flight (`DY4487 - 25 Mar 2027`, `09:30 Stockholm-Arlanda (ARN) Terminal 5`), also with the Scandinavian labels beside the English, or a confirmation of all flights. */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\bnorwegian\b/i;
const flight = /(?<![A-Z0-9])(?:DY|D8|DH|DU|DI) ?\d{1,4}(?!\d)/;

export const norwegian: TicketFormat = {
  id: 'norwegian',
  readsAnyLayout: true,
  recognises: (text) => isDocumentOf(text, airline, flight),
  parse: (ticket) => readAirlineDocument(ticket),
};
