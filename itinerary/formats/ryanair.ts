/** Ryanair: `Reservation: K4TX8M` and no ticket number, `(OTP) – (STN)`, `Departs 06:25 hrs`. */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\bryanair\b|\bbuzz\b|\blauda\b|malta air/i;
const flight = /(?<![A-Z0-9])(?:FR|RK|RR) ?\d{1,4}(?!\d)/;

export const ryanair: TicketFormat = {
  id: 'ryanair',
  readsAnyLayout: true,
  recognises: (text) => isDocumentOf(text, airline, flight),
  parse: (ticket) => readAirlineDocument(ticket),
};
