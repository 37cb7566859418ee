/**
 * Sabre's typewritten itinerary: `AIR … FLT:885`, `LV … 0110P`, `AR … 0245P` under headings of days. Hotels, cars and surface sectors stand among the
 * flights and are passed over. Flights carry the airline's name and a bare number; the designator comes from the table of airlines.
 */
import type { DraftDoubt, DraftEnd, DraftItinerary, DraftPassenger, DraftSegment, PrintedDay } from '../draft/draft-itinerary.ts';
import { type Found, foundIn, joinFound, mapFound } from '../draft/found.ts';
import { airlineOf } from '../reference/airlines.ts';
import type { Line } from '../text/ticket-text.ts';
import { readCabin } from '../values/cabins.ts';
import { flightNotReadDoubt, flightNumberOf, unknownAirlineDoubt } from '../values/carriers.ts';
import { readTime } from '../values/clock.ts';
import { readDay } from '../values/days.ts';
import { readMinutes } from '../values/durations.ts';
import { readTicketNumber } from '../values/e-tickets.ts';
import { codeIn } from '../values/places.ts';
import { readTerminal } from '../values/terminals.ts';
import type { TicketFormat } from './contract.ts';

// AIR   BRITISH AIRWAYS      FLT:885    ECONOMY        MEALS
const air =
  /^(?:AIR\s+)?(?<airline>[A-Z][A-Z0-9 .&'-]*?)\s+FLT\s?[:#]\s?(?<code>[A-Z][A-Z0-9]|\d[A-Z])?\s?(?<number>\d{1,4})\b\s*(?<cabin>(?:PREMIUM\s)?[A-Z]+(?:\sCLASS)?)?/d;
// 20 MAR 27  -  SATURDAY | SATURDAY  20 MAR | MON 12APR
const dayHeading =
  /^(?<day>(?:\d{1,2}\s?[A-Z]{3}(?:\s?\d{2,4})?\s*-?\s*[A-Z]{3,9})|(?:[A-Z]{3,9}[\s,-]+\d{1,2}\s?[A-Z]{3}(?:\s?\d{2,4})?))$/d;
// LV BUCHAREST OTP            0110P          EQP: AIRBUS A320
const leaves = /^LV\s+(?<place>[A-Z].*?)\s+(?<time>\d{3,4}\s?[APNM]?|\d{1,2}:\d{2}\s?(?:[AP]M?)?)(?=\s|$)/d;
// AR LONDON HEATHROW          0245P          NON-STOP
const arrives =
  /^AR\s+(?<place>[A-Z].*?)\s+(?<time>\d{3,4}\s?[APNM]?|\d{1,2}:\d{2}\s?(?:[AP]M?)?)(?=\s|$)(?:\s+(?<date>\d{1,2}[A-Z]{3})\b)?/d;
// ARRIVES 21MAR | ARRIVAL DATE - 21 MAR
const arrivesOn = /\bARRIV(?:ES|AL DATE)(?: ON)?\s*[:-]?\s*(?<date>\d{1,2}\s?[A-Z]{3}(?:\s?\d{2,4})?)\b/d;
const equipment = /\bEQP\s?:\s*(?<equipment>[A-Z0-9].*?)(?:\s{2,}|$)/d;
const duration = /(?:^|\s)(?<duration>\d{1,2}\s?HRS?\s?\d{1,2}\s?MINS?)\b/d;
// DEPART: TERMINAL 5 | DEP TERMINAL-5
const leavesFrom = /\bDEP(?:ART)?\s?:?\s*(?<terminal>(?:[A-Z]+ )?TERMINAL\b[\s-]*[A-Z0-9]*)/d;
const arrivesIn = /\bARR(?:IVE)?\s?:?\s*(?<terminal>(?:[A-Z]+ )?TERMINAL\b[\s-]*[A-Z0-9]*)/d;
const airlineRef = /\bREF\s?:\s*(?<ref>[A-Z0-9]{5,8})$/d;
const seat = /\bSEATS?\s?[-:]\s?(?<seat>\d{1,3}[A-Z])\b/d;
const operator = /^\*?OPERATED BY[\s:]+\/?(?<name>\S.*)$/d;
// HOTEL CHICAGO OHARE   OUT-09JAN: whatever is no flight ends the flight before it.
const otherService = /^(?:HOTEL|CAR|LIMO|TOUR|OTHER|SURFACE|RAIL|TRAIN|BUS|SEA|CRUISE|INSURANCE|MISC)\b/;
// SALES PERSON: 27               ITINERARY                DATE: 15 JAN 27
const issued = /\bDATE\s?:\s*(?<date>\d{1,2}\s?[A-Z]{3}\s?\d{2,4}|[A-Z]{3}\s\d{1,2},?\s\d{4})\b/d;
// CUSTOMER NBR: 20600127         MHBVDS                   PAGE: 01
const locator =
  /(?:^CUSTOMER (?:NBR|NUMBER).*?\s|\b(?:RECORD LOCATOR|RESERVATION CODE|SABRE PNR|PNR)\s?:?\s+|^(?=[A-Z]{6}\s+PAGE))(?<ref>[A-Z]{6})(?=\s+PAGE|\s*$)/d;
// TO: OAKRIDGE CONSULTING LLC                FOR: KEARNEY/PATRICK J
const firstName = /(?:^|\s{2,})FOR\s?:\s*(?<name>[A-Z][A-Z' -]*\/[A-Z][A-Z' .-]*?)(?=\s{2,}|\s+REF:|$)/d;
const nextName = /^(?<name>[A-Z][A-Z' -]*\/[A-Z][A-Z' .-]*?)(?=\s{2,}|\s+REF:|$)/d;
// GRIGORESCU/ALMA MRS        TICKET NUMBER  125-2399001122
const ticketNumber = /\bTICKET (?:NUMBER|NBR|NO)\.?(?:\/S)?[\s:#-]*(?<ticket>\d{3}[\s-]?\d{10}(?:[-/]\d{1,3})?)/d;
// AIR TICKET    BA7123456789     GRIGORESCU ALMA MRS
const carrierTicket = /\bTICKET\s+(?<carrier>[A-Z][A-Z0-9]|\d[A-Z])\s?(?<serial>\d{10})\b/d;

type Flight = { segment: DraftSegment; left?: Found<PrintedDay> };

export const sabreText: TicketFormat = {
  id: 'sabre-text',
  recognises: (text) =>
    /\bFLT\s?[:#]\s?[A-Z0-9]{0,2}\s?\d/.test(text) && /^\s*LV\s+[A-Z]/m.test(text) && /^\s*AR\s+[A-Z]/m.test(text),
  parse(ticket) {
    const flights: Flight[] = [];
    const doubts: DraftDoubt[] = [];
    let day: Found<PrintedDay> | undefined;
    let current: Flight | undefined;
    for (const line of ticket.lines) {
      const heading = mapFound(foundIn(line, dayHeading)?.day, readDay);
      if (heading) day = heading;
      else if (otherService.test(line.text)) current = undefined;
      const opening = foundIn(line, air);
      if (opening) {
        current = flightOf(opening);
        if (current) flights.push(current);
        else doubts.push(unknownAirlineDoubt(opening.airline?.text ?? '', opening.number?.text ?? ''));
      } else if (current) readInto(current, line, day);
    }
    const isWhole = ({ departure, arrival }: DraftSegment) => departure.time !== undefined && arrival.time !== undefined;
    const [whole, torn] = [true, false].map((wanted) =>
      flights.map(({ segment }) => segment).filter((one) => isWhole(one) === wanted),
    );
    for (const { flightNumber } of torn ?? []) doubts.push(flightNotReadDoubt(flightNumber.value));
    if (!whole?.length)
      return { problems: [{ message: 'No AIR line is followed by LV and AR lines.', near: ticket.lines[0] ?? null }] };
    const draft: DraftItinerary = { passengers: readPassengers(ticket.lines), airlineRefs: [], segments: whole, doubts };
    const ref = firstOf(ticket.lines, locator)?.ref;
    if (ref) draft.bookingRef = ref;
    const issueDate = mapFound(firstOf(ticket.lines, issued)?.date, readDay);
    if (issueDate) draft.issueDate = issueDate;
    return { draft };
  },
};

function flightOf({ airline, code, number, cabin }: Record<string, Found>): Flight | undefined {
  const flightNumber =
    number && flightNumberOf(airline, code ? { ...joinFound(code, number), value: `${code.value}${number.value}` } : number);
  if (!flightNumber) return undefined;
  const segment: DraftSegment = { flightNumber, departure: {}, arrival: {} };
  const named = mapFound(cabin, readCabin);
  if (named) segment.cabin = named;
  return { segment };
}

function readInto(flight: Flight, line: Line, day: Found<PrintedDay> | undefined): void {
  const { segment } = flight;
  const leaving = foundIn(line, leaves);
  if (leaving) {
    readEnd(segment.departure, leaving);
    if (day) {
      segment.departure.date = day;
      flight.left = day;
    }
  }
  const arriving = foundIn(line, arrives);
  if (arriving) {
    readEnd(segment.arrival, arriving);
    // A heading between the two lines is the day of arrival; without one only the clocks tell it.
    if (day && day !== flight.left) segment.arrival.date = day;
  }
  const laterDay = mapFound((arriving?.date ? arriving : foundIn(line, arrivesOn))?.date, readDay);
  if (laterDay) segment.arrival.date = laterDay;
  const from = mapFound(foundIn(line, leavesFrom)?.terminal, readTerminal);
  if (from) segment.departure.terminal = from;
  const into = mapFound(foundIn(line, arrivesIn)?.terminal, readTerminal);
  if (into) segment.arrival.terminal = into;
  const aircraft = foundIn(line, equipment)?.equipment;
  if (aircraft) segment.equipment = aircraft;
  const minutes = mapFound(foundIn(line, duration)?.duration, readMinutes);
  if (minutes) segment.durationMinutes = minutes;
  const name = foundIn(line, operator)?.name;
  if (name) segment.operatedBy = name;
  const place = foundIn(line, seat)?.seat;
  if (place)
    segment.seat = segment.seat ? { ...joinFound(segment.seat, place), value: `${segment.seat.value}, ${place.value}` } : place;
  const ref = foundIn(line, airlineRef)?.ref;
  if (ref) segment.airlineRef = { ...ref, value: { airline: segment.flightNumber.value.slice(0, 2), ref: ref.value } };
}

function readEnd(end: DraftEnd, found: Record<string, Found>): void {
  const time = mapFound(found.time, readTime);
  if (!time || !found.place) return;
  end.time = time;
  end.place = found.place;
  const airport = codeIn(found.place);
  if (airport) end.airport = airport;
}

function readPassengers(lines: readonly Line[]): DraftPassenger[] {
  const passengers: DraftPassenger[] = [];
  let inNames = false;
  for (const line of lines) {
    const name: Found | undefined = (foundIn(line, firstName) ?? (inNames ? foundIn(line, nextName) : undefined))?.name;
    inNames = name !== undefined;
    // The heading of the next page names them again.
    if (name && !passengers.some((passenger) => passenger.name.value === name.value)) passengers.push({ name });
  }
  for (const line of lines) {
    const eticket = mapFound(foundIn(line, ticketNumber)?.ticket, readTicketNumber) ?? ticketOfCarrier(line);
    if (!eticket) continue;
    const words = letters(line.text);
    const holder = passengers.length === 1 ? passengers[0] : passengers.find(({ name }) => words.includes(letters(name.value)));
    if (holder) holder.eticket ??= eticket;
  }
  return passengers;
}

/** The airline's designator in front of the ten digits stands for its accounting code. */
function ticketOfCarrier(line: Line): Found | undefined {
  const found = foundIn(line, carrierTicket, 0.9);
  const accounting = found?.carrier && airlineOf(found.carrier.value)?.accountingCode;
  if (!found?.serial || !found.carrier || !accounting) return undefined;
  return { ...joinFound(found.carrier, found.serial), value: `${accounting}${found.serial.value}` };
}

const letters = (text: string) => text.replace(/[^A-Z]/g, '');

function firstOf(lines: readonly Line[], shape: RegExp): Record<string, Found> | undefined {
  for (const line of lines) {
    const found = foundIn(line, shape);
    if (found) return found;
  }
  return undefined;
}
