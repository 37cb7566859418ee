/** Pegasus: the bilingual ticket, a table of coupons with carrier and number in columns of their own, or the confirmation in Turkish or English. */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import { couponFlights } from '../documents/coupon-rows.ts';
import type { TicketFormat } from './contract.ts';

const airline = /\bpegasus\b|flypgs/i;
const flight = /(?<![A-Z0-9])PC\s{0,16}\d{1,4}(?!\d)/;
// COUPON NO  FROM/TO  CARRIER  FLIGHT: here the family name comes first, as in OZUN FLORIN MR
const coupons = /\bCARRIER\b[^\n]*\bFLIGHT\b/;

export const pegasus: TicketFormat = {
  id: 'pegasus',
  readsAnyLayout: true,
  recognises: (text) => isDocumentOf(text, airline, flight),
  parse: (ticket) =>
    readAirlineDocument(ticket, {
      order: coupons.test(ticket.text) ? 'family-first' : 'given-first',
      flights: ({ lines }) => couponFlights(lines),
    }),
};
