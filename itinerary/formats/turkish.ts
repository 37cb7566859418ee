/**
 * Turkish Airlines and AJet: bilingual (`YOLCU ADI / PASSENGER NAME`) or Turkish alone, one heading a flight; or the older table of
 * coupons, with cities over each other and times without a colon.
 */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import { couponFlights } from '../documents/coupon-rows.ts';
import type { TicketFormat } from './contract.ts';

const airline = /turkish airlines|turkishairlines|türk hava yolları|\bTHY\b|anadolujet|\bajet\b/i;
// YOLCU ADI / PASSENGER NAME | Yolcu ismi / Passenger Name | Rezervasyon Kodu
const labels = /yolcu (?:ad[ıi]|i̇?smi)|rezervasyon (?:kodu|no)|bi̇?let (?:no|numaras[ıi])/iu;
const flight = /(?<![A-Z0-9])(?:TK|VF)\s{0,12}\d{1,4}(?!\d)/;

export const turkish: TicketFormat = {
  id: 'turkish',
  readsAnyLayout: true,
  recognises: (text) =>
    flight.test(text) && (labels.test(text.replace(/I/g, 'ı').replace(/İ/g, 'i')) || isDocumentOf(text, airline, flight)),
  parse: (ticket) =>
    readAirlineDocument(ticket, {
      order:
        airline.test(ticket.text) && /passenger name\s*:\s*[A-Z]+ [A-Z]+/i.test(ticket.text) ? 'family-first' : 'given-first',
      flights: ({ lines }) => couponFlights(lines),
    }),
};
