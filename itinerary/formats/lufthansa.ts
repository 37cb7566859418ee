/**
 * Lufthansa Group: Lufthansa, SWISS, Austrian, Brussels Airlines, Air Dolomiti, Discover, Edelweiss, Eurowings. One table or one block a
 * flight; older receipts print departures only; SWISS writes route, day and times, and the flight number last.
 */
import { isDocumentOf, readAirlineDocument } from '../values/airline-document.ts';
import type { TicketFormat } from './contract.ts';

// Travel itinerary and passenger receipt | Reiseplan und Passagierbeleg | Travel data for/Reisedaten für :
const heading =
  /travel itinerary and passenger receipt|reiseplan und (?:passagierbeleg|passagierquittung)|passenger ?\/ ?itinerary\s+receipt|passagierbeleg|travel data for ?\/|\betix\b/i;
const airline =
  /\b(?:lufthansa|swiss(?: international)?|austrian(?: airlines)?|brussels airlines|air dolomiti|discover airlines|edelweiss|eurowings)\b/i;
const flight = /(?<![A-Z0-9])(?:LH|LX|OS|SN|EN|4Y|WK|EW|VL|CL) ?\d{1,4}(?!\d)/;
// Travel data for/Reisedaten für : Ionescu Mihai Mr
const familyFirst = /(?:travel data for|reisedaten für|données de voyage pour)/i;

export const lufthansa: TicketFormat = {
  id: 'lufthansa',
  recognises: (text) => flight.test(text) && (heading.test(text) || isDocumentOf(text, airline, flight)),
  parse: (ticket) => readAirlineDocument(ticket, { order: familyFirst.test(ticket.text) ? 'family-first' : 'given-first' }),
};
