/**
 * Lufthansa Group: Lufthansa, SWISS, Austrian, Brussels Airlines, Air Dolomiti, Discover, Edelweiss, Eurowings. One table or one block a
 * flight; older receipts print departures only; SWISS writes route, day and times, and the flight number last.
 */
import { isDocumentOf, readAirlineDocument } from '../documents/airline-document.ts';
import type { DraftSegment } from '../draft/draft-itinerary.ts';
import { foundAt, foundIn, mapFound } from '../draft/found.ts';
import { betweenPlaces } from '../layout/two-places.ts';
import type { Line } from '../text/ticket-text.ts';
import { readTime } from '../values/clock.ts';
import { readDay } from '../values/days.ts';
import { readFlightNumber } from '../values/flights.ts';
import type { TicketFormat } from './contract.ts';

// Travel itinerary and passenger receipt | Reiseplan und Passagierbeleg | Travel data for/Reisedaten für :
const heading =
  /travel itinerary and passenger receipt|reiseplan und (?:passagierbeleg|passagierquittung)|passenger ?\/ ?itinerary\s+receipt|passagierbeleg|travel data for ?\/|\betix\b/i;
const airline =
  /\b(?:lufthansa|swiss(?: international)?|austrian(?: airlines)?|brussels airlines|air dolomiti|discover airlines|edelweiss|eurowings)\b/i;
const flight = /(?<![A-Z0-9])(?:LH|LX|OS|SN|EN|4Y|WK|EW|VL|CL) ?\d{1,4}(?!\d)/;
// Travel data for/Reisedaten für : Ionescu Mihai Mr
const familyFirst = /(?:travel data for|reisedaten für|données de voyage pour)/i;
// LH 1089* 17.July Marseille Francfort 18:50 Confirmed L: the older receipt, pasted without its columns
const departureOnly =
  /^(?<flight>(?=.?[A-Z])[A-Z0-9]{2} \d{1,4})\*? (?<day>\d{1,2}\.\s?\p{L}{3,12}) (?<places>\p{L}[\p{L} .'-]+ \p{L}[\p{L} .'-]+) (?<time>\d{2}:\d{2}) (?<status>\p{L}+) (?<class>[A-Z])$/du;

export const lufthansa: TicketFormat = {
  id: 'lufthansa',
  readsAnyLayout: true,
  recognises: (text) => flight.test(text) && (heading.test(text) || isDocumentOf(text, airline, flight)),
  parse: (ticket) =>
    readAirlineDocument(ticket, {
      order: familyFirst.test(ticket.text) ? 'family-first' : 'given-first',
      flights: ({ lines }) => lines.flatMap((line) => pastedDeparture(line) ?? []),
    }),
};

function pastedDeparture(line: Line): DraftSegment | undefined {
  const found = line.text.length <= 120 ? foundIn(line, departureOnly, 0.9) : undefined;
  const flightNumber = mapFound(found?.flight, readFlightNumber);
  if (!found?.places || !flightNumber) return undefined;
  const { places, status, class: bookingClass } = found;
  const start = line.text.indexOf(places.value);
  const between = betweenPlaces(places.value);
  const date = mapFound(found.day, readDay);
  const time = mapFound(found.time, readTime);
  const from = between === undefined ? undefined : foundAt(line, start, start + between, 0.6);
  const to = between === undefined ? undefined : foundAt(line, start + between, start + places.value.length, 0.6);
  return {
    flightNumber,
    departure: { ...(from && { place: from }), ...(date && { date }), ...(time && { time }) },
    arrival: { ...(to && { place: to }) },
    ...(status && { status }),
    ...(bookingClass && { bookingClass }),
  };
}
