/**
 * A booking as the agent's terminal shows it, printed or pasted: Amadeus (`RP/…`, `1.NAME/GIVEN MR`), Galileo and Apollo (`1.1NAME/GIVENMR`,
 * `VLOC-`), Worldspan (`1P-`), and Sabre's segment lines, which are of the same shape.
 *
 * Cancelled flights (UN, UC, NO, HX, XX…) are left out with a doubt: they are not to be flown, and the flight that replaces them stands in the same
 * booking. Waiting lists (HL, UU…) stay. `ARNK`, `SURFACE` and open segments are no flights.
 */
import { bookingRefIn } from '../documents/references/booking-reference.ts';
import type { DraftDoubt, DraftItinerary, DraftPassenger, DraftSegment, PrintedDay } from '../draft/draft-itinerary.ts';
import { allFoundIn, type Found, foundAt, foundIn, mapFound } from '../draft/found.ts';
import type { Line } from '../text/ticket-text.ts';
import { flightNotReadDoubt } from '../values/carriers.ts';
import { readTime } from '../values/clock.ts';
import { readDay, readWeekday } from '../values/days.ts';
import { readTicketNumber } from '../values/e-tickets.ts';
import { readFlightNumber } from '../values/flights.ts';
import { withSeats } from '../values/seats.ts';
import { cancelledDoubt, isCancelled } from '../values/standing.ts';
import { readTerminal } from '../values/terminals.ts';
import type { TicketFormat } from './contract.ts';

//  4  TK1044 Y 12APR 1 OTPIST HK3  2125 2255  12APR  E  TK/RT5GHK     Amadeus
//  2  AF 084 C 15SEP 1*CDGSFO HK1  0945 2E 1045 1250   *1A/E*         with the last check-in and the terminal before the times
// 2. EY  454 E  09JAN AUHSYD HK3  2235 # 1830  O*       E SA  1        Galileo
// 1. BA 1391 K  14MAY HK2  MANLHR  1520   1630  O*       FR  E  1        with the status first
// 1 BA 885Y 20MAR 6 OTPLHR HK1   110P  245P /DCBA*ABCDEF /E            Sabre
// 5 DL  70T 24MAY MO ATLAMS HK2   330P  #555A /O $  E                  Worldspan
const segmentShape =
  /^(?:\d{1,2}\s?[.+*]?\s*)?(?<flight>(?:[A-Z][A-Z0-9]|\d[A-Z])\s*\d{1,4})\s*(?<class>[A-Z])\s+(?<date>\d{1,2}[A-Z]{3}(?:\d{2})?)\s+(?:(?<weekday>MO|TU|WE|TH|FR|SA|SU|[1-7MTWQFJS])(?=[\s*]))?[\s*]*(?:(?<from>[A-Z]{3})\s?(?<to>[A-Z]{3})[\s*]*(?<status>[A-Z]{2}\s?\d{0,2})|(?<status>[A-Z]{2}\d{1,2})\s+(?<from>[A-Z]{3})\s?(?<to>[A-Z]{3}))\s+(?:(?:\d{4})\s+(?=\S+\s+\S+))?(?:(?<terminal>\d[A-Z]?|[A-Z]\d?)\s+)?(?<departure>\d{3,4}[APNM]?)\s*(?<mark>[#*+-])?\s*(?<arrival>\d{3,4}[APNM]?)(?<plus>[+-]\d?)?(?<behind>[\s+*/].*)?$/d;
// 4. NZ   5 S  19JAN LAXAKL HK1  and then something else than two times
const unreadSegment =
  /^\d{1,2}\s?[.+*]?\s*(?:[A-Z][A-Z0-9]|\d[A-Z])\s*\d{1,4}\s*[A-Z]\s+\d{1,2}[A-Z]{3}(?:\d{2})?\s.*?(?<![A-Z])[A-Z]{3}\s?[A-Z]{3}[\s*]+[A-Z]{2}\s?\d{1,2}(?!\d).*\d{3,4}/;
const anySegment = new RegExp(segmentShape.source.replace(/^\^/, '^[ \\t>]*'), 'm');
// … 13APR  E  TK/RT5GHK | … /DCBA*ABCDEF /E
const arrivalDate = /^[\s*+]*(?<date>\d{1,2}[A-Z]{3})(?:\s|$)/d;
const airlineRef =
  /(?:\s(?<airline>[A-Z][A-Z0-9]|\d[A-Z])\/|\/DC(?<direct>[A-Z][A-Z0-9]|\d[A-Z])\*)(?<ref>[A-Z0-9]{5,8})(?:\s|$)/d;
// O*       E SA  1 | *   TH/FR   E  1
const weekdayBehind = /\s(?<weekday>MO|TU|WE|TH|FR|SA|SU)(?:\/[A-Z]{2})?(?:\s|$)/;
// OPERATED BY /REPUBLIC AIRWAYS DBA UNITED EXPRESS
const operator = /^\*?OPERATED BY[\s:]+\/?(?<name>\S.*)$/d;
// ARRIVAL TERMINAL 2E | DEPARTS OTP TERMINAL 1 - ARRIVES CDG TERMINAL 2E
const terminals = /\b(?<end>DEP|ARR)[A-Z]*\s(?:[A-Z]{3}\s)?(?<terminal>TERMINAL\s[A-Z0-9]{1,3})\b/dg;
// 1.POPOVICI/ANA MRS(INFPOPOVICI/MAIA/12JAN26)   2.1DUMITRASCU/CORINAMRS   3.1SMITH/JOHN*P-C07   4.I/1SMITH/KATHY*23APR17
const names =
  /(?<![\w./])(?<place>\d{1,2})\.\s*(?<infant>I\/)?\d{0,2}(?<name>[A-Z][A-Z' -]*\/[A-Z][A-Z' .-]*?)(?<more>(?:\/[A-Z][A-Z' ]*?)+)?\s?(?<inside>(?:\([^)]*\)?)+)?(?:\*(?<age>[A-Z0-9/-]+))?(?=\s{2,}|\s+\d{1,2}\.|\s*$)/dg;
// (INFPOPOVICI/MAIA/12JAN26) | (INF/POPOVICI/MAIA/12JAN26) | (INF/MAIA/12JAN26)
const infantInside = /\(INF(?=[^()]*\/)[\s/]?(?:(?<family>[A-Z][A-Z' -]*)?\/)?(?<given>[A-Z][A-Z' -]*)(?=\/\d|\))/;
// RP/BUHRO2100/BUHRO2100            AA/SU  16DEC26/1245Z   6KXPLT
const amadeusHead = /^RP\/\S+.*\s(?<ref>[A-Z0-9]{6})$/d;
// H7TRQP/WS BUHOU  C2KLWS  AG 99999992 16DEC
const galileoHead = /^(?<ref>[A-Z0-9]{6})\/[A-Z0-9]{2}\s+[A-Z0-9]{3,5}\s.*\bAG\b/d;
// S6Z7.S6Z7*A27 0912/15JAN27 MHBVDS H
const sabreHead = /\*A\w{2}\s+\d{4}\/\d{1,2}[A-Z]{3}\d{2}\s+(?<ref>[A-Z]{6})\b/d;
// 1P-  *3RQK7M
const worldspanHead = /^1P-\s+\*(?<ref>[A-Z0-9]{6})$/d;
// ET*0742417880071  VLAD/SORIN MR     USD 842.40
const worldspanTicket = /^ET\*(?<ticket>\d{13})\s+(?<name>[A-Z][A-Z' -]*\/[A-Z][A-Z' .-]*?)(?=\s{2,}|$)/d;
// 17 FA PAX 235-2244668801/ETTK/16DEC26/BUHRO2100/73212345/S4-6,9-10/P1
const amadeusTicket =
  /^(?:\d{1,3}\s+)?FA (?<who>PAX|INF) (?<ticket>\d{3}-\d{10}(?:-\d{1,3})?)(?=[/\s]|$)(?:.*?\/(?<issued>\d{2}[A-Z]{3}\d{2})(?=\/|$))?(?:.*\/P(?<passenger>\d{1,2})(?:\s|$))?/d;
// 12 TK OK16DEC/BUHRO2100//ETTK
const amadeusIssued = /^(?:\d{1,3}\s+)?TK OK(?<issued>\d{2}[A-Z]{3})\//d;
// TKTG-T*BUH 16DEC1245Z WS AG
const galileoIssued = /^TKTG-T\*[A-Z]{3}\s(?<issued>\d{2}[A-Z]{3})\d{4}Z/d;
// TKT: 055 2211 334455 NAME: DUMITRASCU/ILIEMR
const galileoTicket =
  /\b(?:E?TKT|TICKET)\b[\s:*#-]*(?<ticket>\d{3}[\s-]?\d{4}\s?\d{6})(?:\D.*?)?[\s:](?<name>[A-Z][A-Z' -]+\/[A-Z][A-Z' -]*)$/d;
// VLOC-EY*MKP3TR/16DEC 1249 | 2. NZ*7HWQ2L/16DEC 1249 | EY*RTY456/16DEC 1249
const vendorLocator =
  /^(?:(?:VLOC-|\d{1,2}\.\s+)|(?=\S+\/\d{2}[A-Z]{3}\s))(?<airline>[A-Z][A-Z0-9]|\d[A-Z])\*(?<ref>[A-Z0-9]{5,8})(?:\/|$)/d;
// 10 SSR RQST LH HK1 OTPFRA/12A,P1/S3 | SSR NSST TK HK2 OTPIST/21A,P1/21B,P2
const seatRequest =
  /^(?:\d{1,3}\s+)?SSR (?:RQST|NSST|SEAT|NSSA|NSSW) \w{2} (?:HK|KK)\d{1,2}\s(?<pair>[A-Z]{6})(?<seats>(?:\/\d{1,3}[A-HJ-L](?:,?P\d{1,2})?)+)/d;
const oneSeat = /\/(?<seat>\d{1,3}[A-HJ-L])/g;

export const terminalPnr: TicketFormat = {
  id: 'terminal-pnr',
  // Six letters of a city pair between a class and a status are printed by nobody else.
  recognises: (text) => anySegment.test(text),
  parse(ticket) {
    const segments: DraftSegment[] = [];
    const doubts: DraftDoubt[] = [];
    let latest: DraftSegment | undefined;
    for (const line of ticket.lines) {
      const segment = segmentIn(line);
      if (!segment) {
        if (unreadSegment.test(line.text)) doubts.push(flightNotReadDoubt(line.text.slice(0, 80)));
        if (latest) readTerminals(line, latest);
        const name = latest && foundIn(line, operator)?.name;
        if (latest && name && !latest.operatedBy) latest.operatedBy = name;
        continue;
      }
      latest = segment;
      const status = segment.status?.value ?? '';
      if (isCancelled(status))
        doubts.push(cancelledDoubt(segment.flightNumber.value, segment.departure.date?.text ?? '', status));
      else segments.push(segment);
    }
    for (const line of ticket.lines) readSeats(line, segments);
    if (segments.length === 0)
      return { problems: [{ message: 'No flight of this booking is to be flown.', near: ticket.lines[0] ?? null }] };
    const draft: DraftItinerary = { ...readTickets(ticket.lines), airlineRefs: readAirlineRefs(ticket.lines), segments, doubts };
    const ref =
      firstOf(ticket.lines, amadeusHead, galileoHead, sabreHead, worldspanHead)?.ref ??
      aloneOverNames(ticket.lines) ??
      bookingRefIn(ticket.lines);
    if (ref) draft.bookingRef = ref;
    return { draft };
  },
};

/** `JZQWLB` over ` 1.1BARBULESCU/RADU MR`: as Sabre heads a booking, and as agents copy it. */
function aloneOverNames(lines: readonly Line[]): Found | undefined {
  const first = lines.findIndex(({ text }) => text.search(names) >= 0);
  const line = lines[first - 1];
  return line && drawn.test(line.text) ? foundAt(line, 0, line.text.length) : undefined;
}
// Not BILETE: three letters that no word has behind each other, or a figure among letters
const drawn = /^(?=.*[A-Z])(?=.*(?:\d|[B-DF-HJ-NP-TV-XZ]{3}))[A-Z0-9]{6}$/;

function segmentIn(line: Line): DraftSegment | undefined {
  const found = foundIn(line, segmentShape, 0.9);
  const flightNumber = mapFound(found?.flight, readFlightNumber);
  const date = mapFound(found?.date, readDay);
  const departure = mapFound(found?.departure, readTime);
  const arrival = mapFound(found?.arrival, readTime);
  if (!found?.from || !found.to || !found.status || !flightNumber || !date || !departure || !arrival) return undefined;
  const behind = found.behind?.text ?? '';
  const weekday = weekdayIn(found.weekday?.value, behind);
  const segment: DraftSegment = {
    flightNumber,
    departure: { airport: found.from, date: weekday ? { ...date, value: { ...date.value, weekday } } : date, time: departure },
    arrival: { airport: found.to, time: arrival },
    status: { ...found.status, value: found.status.value.replace(/\s/g, '') },
  };
  if (found.class) segment.bookingClass = found.class;
  if (found.terminal) segment.departure.terminal = found.terminal;
  const shift = mapFound(found.mark ?? found.plus, readShift);
  if (shift) segment.arrival.dayShift = shift;
  if (found.behind) {
    // The rest of the line alone, its letters where they stood.
    const rest = { ...line, text: found.behind.text.padStart(line.text.length) };
    const day = mapFound(foundIn(rest, arrivalDate, 0.9)?.date, readDay);
    if (day) segment.arrival.date = day;
    const own = foundIn(rest, airlineRef, 0.9);
    const airline = own?.airline ?? own?.direct;
    if (own?.ref && airline && isAirline(airline.value)) {
      segment.airlineRef = { ...own.ref, value: { airline: airline.value, ref: own.ref.value } };
    }
  }
  return segment;
}

/** Amadeus prints terminals in lines of their own under the flight. */
function readTerminals(line: Line, segment: DraftSegment): void {
  for (const { end, terminal } of allFoundIn(line, terminals)) {
    const name = mapFound(terminal, readTerminal);
    if (name && end) segment[end.value === 'DEP' ? 'departure' : 'arrival'].terminal ??= name;
  }
}

/** Seats are requested for a pair of cities; where two flights have the same nobody knows whose they are. */
function readSeats(line: Line, segments: readonly DraftSegment[]): void {
  const { pair, seats } = foundIn(line, seatRequest) ?? {};
  if (!pair || !seats) return;
  const [segment, other] = segments.filter(
    ({ departure, arrival }) => `${departure.airport?.value}${arrival.airport?.value}` === pair.value,
  );
  if (!segment || other) return;
  for (const { groups } of seats.value.matchAll(oneSeat))
    if (groups?.seat) segment.seat = withSeats(segment.seat, { ...seats, value: groups.seat });
}

/** Galileo: `#` next day, `*` two days later, `-` the day before. Amadeus and Apollo: `+1`, `+`, `-1`. */
function readShift(mark: string): number | undefined {
  if (mark === '#') return 1;
  if (mark === '*') return 2;
  if (mark === '-') return -1;
  const days = Number(mark.slice(1) || 1);
  return mark.startsWith('-') ? -days : days;
}

const letterWeekdays: Record<string, number> = { M: 1, T: 2, W: 3, Q: 4, F: 5, J: 6, S: 7 };

function weekdayIn(sign: string | undefined, behind: string): number | undefined {
  if (sign) return /\d/.test(sign) ? Number(sign) : (letterWeekdays[sign] ?? readWeekday(sign));
  const name = weekdayBehind.exec(behind)?.groups?.weekday;
  return name === undefined ? undefined : readWeekday(name);
}

/** Passengers with their tickets, and the day the tickets were issued. */
function readTickets(lines: readonly Line[]): { passengers: DraftPassenger[]; issueDate?: Found<PrintedDay> } {
  const seats: Seat[] = [];
  const firstFlight = lines.findIndex((line) => segmentIn(line));
  // A terminal is 64 or 80 letters wide; longer lines hold no names.
  for (const line of lines.slice(0, firstFlight).filter(({ text }) => text.length < 300)) {
    for (const found of allFoundIn(line, names)) seats.push(...passengersOf(found));
  }
  let issueDate: Found<PrintedDay> | undefined;
  for (const [index, line] of lines.entries()) {
    // Wrapped, whose it is stands in the next line; behind the last element a letter may go on.
    const alone = foundIn(line, amadeusTicket);
    const whole = alone?.passenger ? alone : foundIn(joined(line, lines[index + 1]), amadeusTicket);
    const eticket = mapFound(whole?.ticket, readTicketNumber);
    if (whole && eticket) {
      issueDate ??= mapFound(whole.issued, readDay);
      // By the printed number: a name that could not be read must not move the tickets of those behind it.
      const place = whole.passenger ? Number(whole.passenger.value) : seats.length === 1 ? seats[0]?.place : undefined;
      const seat = seats.find((one) => one.place === place);
      const holder = whole.who?.value === 'INF' ? seat?.infant : seat?.adult;
      if (holder) holder.eticket ??= eticket;
    }
    const beside = foundIn(line, galileoTicket) ?? foundIn(line, worldspanTicket);
    const number = mapFound(beside?.ticket, readTicketNumber);
    const named = beside?.name?.value.replace(/[^A-Z/]/g, '');
    if (number && named) {
      const holder = seats.find((seat) => seat.adult.name.text.replace(/[^A-Z/]/g, '') === named)?.adult;
      if (holder) holder.eticket ??= number;
    }
  }
  issueDate ??= mapFound(firstOf(lines, amadeusIssued, galileoIssued)?.issued, readDay);
  const passengers = seats.flatMap((seat) => (seat.infant ? [seat.adult, seat.infant] : [seat.adult]));
  return issueDate ? { passengers, issueDate } : { passengers };
}

type Seat = { place: number; adult: DraftPassenger; infant?: DraftPassenger };

function passengersOf(found: Record<string, Found>): Seat[] {
  const { name, more, inside, age } = found;
  if (!name) return [];
  const family = name.value.split('/')[0] ?? '';
  const type = found.infant ? 'infant' : typeOf(age?.value ?? inside?.value ?? '');
  const first: DraftPassenger =
    type && (age ?? inside ?? found.infant) ? { name, type: { ...(age ?? inside ?? name), value: type } } : { name };
  const little = inside && infantInside.exec(inside.value)?.groups;
  const others = (more?.value ?? '')
    .split('/')
    .flatMap((given) => (more && given ? [{ ...more, value: `${family}/${given}` }] : []));
  const infant: DraftPassenger | undefined = little && {
    name: {
      ...inside,
      value: `${little.family ?? family}/${little.given}`,
      text: `${little.family ?? family}/${little.given}`,
      certainty: little.family ? 1 : 0.8,
    },
    type: { ...inside, value: 'infant' },
  };
  const place = Number(found.place?.value);
  return [{ place, adult: first, ...(infant && { infant }) }, ...others.map((other) => ({ place, adult: { name: other } }))];
}

/** `(CHD/14MAY19)`, `C06`, `P-C07`; `INS` is an infant with a seat of its own. */
function typeOf(sign: string): 'child' | 'infant' | undefined {
  if (/\(CHD\b|^(?:P-)?C(?:\d{2}|NN|HD)$/.test(sign)) return 'child';
  return /^(?:P-)?IN[SF]$|\(INS\)/.test(sign) ? 'infant' : undefined;
}

function readAirlineRefs(lines: readonly Line[]): DraftItinerary['airlineRefs'] {
  return lines.flatMap((line) => {
    const found = foundIn(line, vendorLocator);
    if (!found?.airline || !found.ref || !isAirline(found.airline.value)) return [];
    return [{ ...found.ref, value: { airline: found.airline.value, ref: found.ref.value } }];
  });
}

/** `1A`, `1G`, `1S`…: reservation systems, which airlines without one of their own answer through. */
const isAirline = (designator: string) => !/^1[A-Z]$/.test(designator);

/** An Amadeus element goes on in the next line, which has no number then. */
function joined(line: Line, next: Line | undefined): Line {
  if (!next || !/^(?:\d{1,3}\s+)?FA /.test(line.text) || /^(?:\d{1,3}\s|FA )/.test(next.text)) return line;
  return { ...line, text: line.text + next.text };
}

function firstOf(lines: readonly Line[], ...shapes: readonly RegExp[]): Record<string, Found> | undefined {
  for (const shape of shapes) {
    for (const line of lines) {
      const found = foundIn(line, shape);
      if (found) return found;
    }
  }
  return undefined;
}
