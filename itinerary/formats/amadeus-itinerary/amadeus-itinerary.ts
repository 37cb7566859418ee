/**
 * Amadeus' typewritten itinerary: a heading `FLIGHT  TK 1040 - TURKISH AIRLINES  SUN 20 DECEMBER 2026`, then `DEPARTURE:` and `ARRIVAL:` with
 * days without a year, then labels. The same lines in English, German, French, Spanish, Italian, Romanian, Portuguese and Dutch; hotels,
 * cars and trains stand between the flights under headings of their own.
 */
import type { DraftEnd, DraftItinerary, DraftPassenger, DraftSegment, PrintedDay } from '../../draft/draft-itinerary.ts';
import { type Found, foundIn, joinFound, mapFound } from '../../draft/found.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readBaggage } from '../../values/baggage.ts';
import { readCabin } from '../../values/cabins.ts';
import { readTime } from '../../values/clock.ts';
import { readDay, readWeekday } from '../../values/days.ts';
import { readMinutes } from '../../values/durations.ts';
import { readTicketNumber } from '../../values/e-tickets.ts';
import { emissionsIn } from '../../values/emissions.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { withSeats } from '../../values/seats.ts';
import { cancelledDoubt, isCancelled } from '../../values/standing.ts';
import { readTerminal } from '../../values/terminals.ts';
import { slashNamesIn, travellerType, withTraveller } from '../../values/travellers.ts';
import type { TicketFormat } from '../contract.ts';
import { withLabelsJoined } from './copied-labels.ts';

const flightWord = 'FLIGHT|FLUG|VOL|VUELO|VOLO|ZBOR(?:UL)?|VOO|VLUCHT';
const departureWord = 'DEPARTURE|ABFLUG|D[EÉ]PART|SALIDA|PARTENZA|PLECARE|PARTIDA|VERTREK';
const arrivalWord = 'ARRIVAL|ANKUNFT|ARRIV[EÉ]E|LLEGADA|ARRIVO|SOSIRE|CHEGADA|AANKOMST';
const forWord = 'FOR|FUER|FÜR|POUR|PARA|PER|PENTRU|VOOR';

// FLIGHT     TK 1040 - TURKISH AIRLINES                  SUN 20 DECEMBER 2026
const heading = new RegExp(
  `^(?:${flightWord})\\s*:?\\s+(?<number>[A-Z0-9]{2}\\s?\\d{1,4}[A-Z]?)(?![\\p{L}\\d])\\s*(?:[-–−]\\s*(?<airline>.*?))?\\s*(?<date>(?:(?<weekday>\\p{L}{2,12})[.,]?\\s+)?\\d{1,2}(?:\\.?\\s*\\p{L}{3,}\\.?\\s*|[./]\\d{1,2}[./])(?:20)?\\d{2})?$`,
  'diu',
);
// DEPARTURE: LONDON, GB (HEATHROW), TERMINAL 5                11 MAY 11:20
const endOf = (word: string) =>
  new RegExp(
    `^(?:${word})\\s*:\\s*(?<place>.*?)(?:[\\s,;–−-]*(?<=[\\s,;–−-])(?<date>\\d{1,2}(?:\\.?\\s?\\p{L}{3,9}\\.?(?:\\s?(?:20)?\\d{2})?|[./]\\d{1,2}(?:[./](?:20)?\\d{2})?\\.?))\\s+(?<time>\\d{1,2}[:.h]?\\d{2}\\s?(?:[AP]M?)?)(?:\\s*\\+(?<shift>\\d))?)?$`,
    'diu',
  );
const departure = endOf(departureWord);
const arrival = endOf(arrivalWord);
// The second line of an end: `TERMINAL 4`, `INTERNATIONAL)   12 APR 09:10`
const moreOfEnd =
  /^(?<place>.*?)(?:(?:^|[\s,;–−-]+)(?<date>\d{1,2}\.?\s?\p{L}{3,9}\.?(?:\s?(?:20)?\d{2})?)\s+(?<time>\d{1,2}[:.h]?\d{2}\s?(?:[AP]M?)?))?$/diu;
// (HEATHROW), TERMINAL 5 - HEATHROW TERMINAL 5
const terminal =
  /^(?<place>.*?)[\s,–−-]*(?<![\p{L}])(?<terminal>(?:TERMINAL[EO]?|AEROGARE)\b[\s:.]*[A-Z0-9]{1,4}(?![\p{L}\d]))/diu;
// RESERVATION CONFIRMED, ECONOMY (L) | RESERVATION CONFIRMED - L ECONOMY
const reserved =
  /\b(?:RESERVATION|RESERVIERUNG|R[EÉ]SERVATION|RESERVA|PRENOTAZIONE|REZERVAREA?|RESERVERING)\s+(?<status>\p{L}+(?: \p{L}+){0,2}?)(?:\s*,\s*(?<cabin>\p{L}[\p{L} /-]*?)\s*\((?<class>[A-Z])\)|\s+[-–−]\s+(?<oldClass>[A-Z])\s+(?<oldCabin>\p{L}[\p{L} ]*?\p{L})(?=\s{2}|$)|(?=\s{2}|$))/diu;
const duration =
  /(?:DURATION|(?:FLUG)?DAUER|DUR[EÉ]E|DURACI[OÓ]N|DURATA|DURA[CÇ][AÃ]O|DUUR)\s*:?\s*(?<duration>\d{1,2}\s?[:H.]\s?\d{2}|\d{1,2}\s?H\p{L}*\.?\s?\d{1,2}\s?M\p{L}*)(?!\d)/diu;
// FLIGHT BOOKING REF: TK/SQ3LXE | FLUGBUCHUNGSNUMMER: LH/KX77QW
const airlineRef =
  /(?:REF|DOSSIER|NUMMER|REFERENZ|RESERVA|LOCALIZADOR|PRENOTAZIONE|REZERVARE|VOL|VUELO|VOLO|ZBOR)[\p{L}. ]*:\s*(?<both>(?<airline>[A-Z][A-Z0-9]|\d[A-Z])\s?\/\s?(?<ref>[A-Z0-9]{5,8}))(?![\p{L}\d])/du;
const baggage =
  /^(?:\p{L}+\.? ){0,2}\p{L}*(?:BAGGAGE|GEP(?:AE|Ä)CK|BAGAGE|EQUIPAJE|BAGAGLI|BAGAJ|BAGAGEM)\p{L}*(?: \p{L}+){0,2}\s*:\s*(?<baggage>\S.*?)(?=\s{2,}|\s(?:FOR|F(?:UE|Ü)R|POUR|PARA|PER)\s|$)/diu;
const seats =
  /^(?:SEATS?|SITZ(?:PLATZ|E|PL(?:AE|Ä)TZE)?|SI[EÈ]GES?|ASIENTOS?|POST[OI]|LOC(?:URI)?|LUGAR|STOEL)\s*:?\s+(?<seats>\d{1,3}[A-Z](?:\s?[,/ ]\s?\d{1,3}[A-Z])*)(?![\p{L}\d])/diu;
const moreSeats = /^(?<seats>\d{1,3}[A-Z](?:\s?[,/ ]\s?\d{1,3}[A-Z])*)(?=\s|$)/d;
// OPERATED BY:  KLM ROYAL DUTCH AIRLINES, KL 1824
const operator =
  /^(?:(?:FLIGHT|FLUG|VOL|VUELO|VOLO|ZBOR) )?(?:OPERATED BY|(?:DURCH|AUS)GEF(?:UE|Ü)HRT (?:VON|DURCH)|(?:BETRIEBEN|OPERIERT|GEFLOGEN) VON|OP[EÉ]R[EÉ] PAR|EXPLOIT[EÉ] PAR|EFFECTU[EÉ] PAR|OPERADO POR|OPERATO DA|EFFETTUATO DA|OPERAT DE|UITGEVOERD DOOR)\s*:?\s*(?<operator>\S.*?)(?:\s*,?\s+(?:[A-Z][A-Z0-9]|\d[A-Z])\s?\d{1,4})?$/diu;
const equipment =
  /^(?:EQUIPMENT(?: TYPE)?|AIRCRAFT(?: TYPE)?|FLUGGER(?:AE|Ä)T|FLUGZEUG(?:TYP)?|AUSR(?:UE|Ü)STUNG|APPAREIL|[EÉ]QUIPEMENT|EQUIPO|AVI[OÓ]N|AEROMOBILE|EQUIPAGGIAMENTO|AERONAV[AĂE]|ECHIPAMENT|EQUIPAMENTO|VLIEGTUIG)\s*:\s*(?<equipment>\S.*)$/diu;
// HOTEL      SAMPLE GRAND HOTEL                       MON 10 MAY 2027: whatever is no flight ends the flight before it.
const otherService =
  /^(?:HOTEL|CAR|CAR RENTAL|MIETWAGEN|VOITURE|COCHE|AUTO|TRAIN|RAIL|ZUG|BAHN|TREN|TRENO|BUS|FERRY|CRUISE|TRANSFER|TAXI|TOUR|SURFACE|ARNK|INSURANCE|MISCELLANEOUS|VERSCHIEDENES|DIVERS|OTROS|VARIE|GENERAL INFORMATION|ALLGEMEINE|INFORMATIONS? G|FLIGHT TICKET|FLUGTICKET|BILLETE?\(S\)|BIGLIETT[OI]\(|BILETE?\()(?![\p{L}])/iu;
// BOOKING REF:  R7KQ2M
const bookingRef =
  /(?<!\p{L}|(?:FLIGHT|AIRLINE|HOTEL|CAR|TRAIN|RAIL|TOUR|VOL|VUELO|VOLO|FLUG|VLUCHT|ZBOR)\s)(?:BOOKING REF(?:ERENCE)?|RECORD LOCATOR|BUCHUNGS(?:NUMMER|REFERENZ|CODE)|R[EÉ]F(?:[EÉ]RENCE)?\.? (?:DU |DE )?DOSSIER|NUM[EÉ]RO DE DOSSIER|LOCALIZADOR(?: DE (?:LA )?RESERVA)?|REF\.? (?:DE )?RESERVA|RIF(?:ERIMENTO)?\.? PRENOTAZIONE|(?:CODICE|NUMERO)(?: DI)? PRENOTAZIONE|REF\.? REZERVARE|COD(?:UL)? (?:DE )?REZERVARE|N[UÚ]M(?:ERO|[AĂ]R(?:UL)?) (?:DE )?(?:LA )?(?:RESERVA|REZERVARE)|C[OÓ]DIGO D[EA] RESERVA|CODE DE R[EÉ]SERVATION|R[EÉ]F[EÉ]RENCE DE (?:LA )?R[EÉ]SERVATION|BOOKING NUMBER|BO(?:KNINGS|OKING)NUMMER|NUMER REZERWACJI|RESERVERINGSNUMMER)\s*:?\s+(?:[A-Z0-9]{2}\/)?(?<ref>(?=.*[A-Z])[A-Z0-9]{5,6})(?![\p{L}\d/])/du;
const issued =
  /(?<!\p{L}|(?:BIRTH|EXPIRY|DUE|DEPARTURE|ARRIVAL|TRAVEL|DEPOSIT|OF)\s)(?:DATE|DATUM|FECHA|DATA|DATO)\s*:\s*(?<date>\d{1,2}\.?\s?\p{L}{3,}\.?\s?\d{2,4})(?![\p{L}\d])/diu;
// TICKET:  TK/ETKT 235 4412907731-32 FOR IONESCU/RADU MR
const eticket = new RegExp(
  `^(?:(?:E-?|FLUG)?TICKET(?:NUMMER| (?:NUMBER|NBR|NO\\.?|NR\\.?))?|BILLETE?|BIGLIETTO|BILET|BILHETE)\\s*:?\\s*(?:(?:[A-Z0-9]{2})\\s?\\/\\s?)?(?:ETKT)?\\s*(?<ticket>\\d{3}[\\s-]?\\d{10}(?:\\s?[-/]\\s?\\d{2,3})?)(?:\\s+(?:${forWord})\\s+(?<name>\\S.*?))?$`,
  'diu',
);
// Anything with a label or a heading ends what the line before it says.
const otherLabel =
  /^[\p{L}][\p{L}. ()/'’-]*:|^(?:RESERV|BUCHUNG|PRENOT|REZERV|R[EÉ]SERV|NON ?STOP|SANS ESCALE|SIN ESCALA|DIRET|STOP \d)/iu;
// 17AUG 1905 DELHI DEL TOKYO HND JL030 3 JAPAN AIRLINES: some prints begin with a summary that has the airports' codes.
const summary =
  /^\d{1,2}[A-Z]{3}\s+\d{4}\s+\S.*?\s(?<from>[A-Z]{3})\s+\S.*?\s(?<to>[A-Z]{3})\s+(?<number>[A-Z0-9]{2}\s?\d{1,4})(?=\s|$)/d;

// FLIGHT, and the rest of its heading in the next line: copied text
const headingAlone = new RegExp(`^(?:${flightWord})\\s*:?$`, 'i');
const copiedEnd = new RegExp(`^(?:[-_=–—]{5,})?(?:${departureWord}|${arrivalWord})\\s*:`, 'i');
// Abflug: 10:05 alone is in the list of anybody; here the place comes first.
const hourAlone = /^\p{L}+\s*:\s*\d{1,2}[:.h]\d{2}(?:\s?(?:uhr|hrs?|h|[ap]\.?m\.?))?\s*$/iu;
const endLabel = new RegExp(`^(?:${departureWord}|${arrivalWord})\\s*:`, 'i');

type Airports = { number: string; from: Found; to: Found };
/** `loose`: the line above that said nothing; a cell's first line may stand higher than its label. */
type Flight = { segment: DraftSegment; airline: string; day?: Found<PrintedDay>; loose?: Line | undefined };
/** The line a value may run on from: its next line, on the same page. */
type Open = { of: 'departure' | 'arrival' | 'seats'; line: Line };

export const amadeusItinerary: TicketFormat = {
  id: 'amadeus-itinerary',
  recognises: (text) => {
    const lines = text.split('\n').filter((line) => !hourAlone.test(line));
    return (
      [heading, departure, arrival].every((shape) => lines.some((line) => shape.test(line))) ||
      (lines.some((line) => headingAlone.test(line)) && lines.filter((line) => copiedEnd.test(line)).length > 1)
    );
  },
  parse(ticket) {
    const draft: DraftItinerary = { airlineRefs: [], passengers: [], segments: [], doubts: [], ...emissionsIn(ticket.lines) };
    const flights: Flight[] = [];
    const airports: Airports[] = [];
    let current: Flight | undefined;
    let open: Open | undefined;
    const isCopied = ticket.lines.some(({ text }) => headingAlone.test(text));
    for (const line of isCopied ? withLabelsJoined(ticket.lines, headingAlone, endLabel) : ticket.lines) {
      readHeader(draft, line, flights.length === 0);
      const opening = flightOf(line);
      if (opening) {
        flights.push(opening);
        current = opening;
        open = undefined;
      } else if (readTicket(draft, line) || otherService.test(line.text)) current = undefined;
      else if (current) open = readInto(current, line, open);
      else if (flights.length === 0) airports.push(...summaryOf(line));
    }
    const whole = flights.filter(({ segment }) => segment.departure.time && segment.arrival.time);
    const problem = {
      message: 'No FLIGHT heading is followed by DEPARTURE and ARRIVAL with times.',
      near: ticket.lines[0] ?? null,
    };
    const isTorn = whole.length < flights.length || whole.some(({ day }) => !day);
    if (isCopied && (isTorn || whole.length === 0)) return { problems: [problem], columnsLost: true };
    if (whole.length === 0) return { problems: [problem] };
    for (const { segment, day: ofHeading } of whole) {
      if (ofHeading) segment.departure.date = withYear(segment.departure.date, ofHeading);
      fillAirports(segment, airports);
      if (segment.status && isCancelled(segment.status.value)) {
        const day = segment.departure.date?.text ?? '';
        draft.doubts.push(cancelledDoubt(segment.flightNumber.value, day, segment.status.value));
      } else draft.segments.push(segment);
    }
    return { draft };
  },
};

function readHeader(draft: DraftItinerary, line: Line, beforeFlights: boolean): void {
  const ref = foundIn(line, bookingRef)?.ref;
  if (ref) draft.bookingRef ??= ref;
  if (!beforeFlights) return;
  const own = airlineRefIn(line);
  if (own) draft.airlineRefs.push(own);
  const day = mapFound(foundIn(line, issued)?.date, readDay);
  if (day) draft.issueDate ??= day;
  draft.passengers = slashNamesIn(line).reduce(withTraveller, draft.passengers);
}

function readTicket(draft: DraftItinerary, line: Line): boolean {
  const found = foundIn(line, eticket);
  const number = mapFound(found?.ticket, readTicketNumber);
  if (!number) return false;
  const only = draft.passengers.length === 1 ? draft.passengers[0] : undefined;
  const name = found?.name ? nameOf(found.name) : only && { name: only.name };
  if (name) draft.passengers = withTraveller(draft.passengers, { ...name, eticket: number });
  return true;
}

/** `IONESCU/IOANA(INF)`, `INF IONESCU/IOANA`; but `IONESCU/MARIA MRS(INF/IONESCU/IOANA)` is the infant's mother. */
function nameOf(name: Found): DraftPassenger {
  const type = travellerType({ ...name, value: name.value.replace(/\([^()]*\/[^()]*\)?/, '') });
  const plain = { ...name, value: name.value.replace(/\s?\([^)]*\)?/g, '').replace(/^INF(?:ANT)?\s+/, '') };
  return type ? { name: plain, type } : { name: plain };
}

function flightOf(line: Line): Flight | undefined {
  const found = foundIn(line, heading);
  const flightNumber = mapFound(found?.number, readFlightNumber);
  if (!found || !flightNumber) return undefined;
  const airline = found.airline?.value ?? '';
  const day = mapFound(found.date, readDay) ?? mapFound(found.date && withoutWord(found.date), readDay);
  return { segment: { flightNumber, departure: {}, arrival: {} }, airline, ...(day && { day }) };
}

/** The word before a day may be the airline's last one instead of a weekday. */
function withoutWord(date: Found): Found {
  const words = date.value.split(/\s+/);
  return readWeekday(words[0] ?? '') === undefined ? { ...date, value: words.slice(1).join(' ') } : date;
}

/** Reads a line of a flight's block; answers where a value may run on into the next line. */
function readInto(flight: Flight, line: Line, open: Open | undefined): Open | undefined {
  const { segment } = flight;
  if (!flight.day && !segment.departure.time) {
    const day = mapFound(foundIn(line, /^(?<day>.*)$/d)?.day, readDay);
    if (day?.value.year) flight.day = day;
  }
  for (const [of, shape] of [
    ['departure', departure],
    ['arrival', arrival],
  ] as const) {
    const found = foundIn(line, shape);
    if (!found) continue;
    const { loose } = flight;
    const above = !found.place && loose && isNear(loose, line) ? foundIn(loose, moreOfEnd)?.place : undefined;
    readEnd(segment[of], above ? { ...found, place: above } : found);
    return { of, line };
  }
  if (open && runsOn(open, line, segment)) {
    const seatsBelow = open.of === 'seats' ? foundIn(line, moreSeats)?.seats : undefined;
    if (seatsBelow) segment.seat = withSeats(segment.seat, seatsBelow);
    else if (open.of !== 'seats') readEnd(segment[open.of], foundIn(line, moreOfEnd) ?? {});
    return { ...open, line };
  }
  readDetails(flight, line);
  flight.loose = otherLabel.test(line.text) ? undefined : line;
  const places = foundIn(line, seats)?.seats;
  if (!places) return undefined;
  segment.seat = withSeats(segment.seat, places);
  return { of: 'seats', line };
}

const isNear = (above: Line, line: Line) => line.page === above.page && line.y - above.y <= 2.4 * above.height;

function runsOn(open: Open, line: Line, segment: DraftSegment): boolean {
  if (!isNear(open.line, line) || /^[\s.=_–−-]*$/.test(line.text)) return false;
  if (open.of === 'seats') return moreSeats.test(line.text);
  const end = segment[open.of];
  const place = end.place?.value ?? '';
  const unfinished = /[,–−-]$/.test(open.line.text) || place.split('(').length > place.split(')').length;
  return /^(?:TERMINAL|AEROGARE)/i.test(line.text) || unfinished || (!end.time && !otherLabel.test(line.text));
}

function readEnd(end: DraftEnd, found: Record<string, Found>): void {
  const time = mapFound(found.time, readTime);
  const date = mapFound(found.date, readDay);
  if (time) end.time ??= time;
  if (date) end.date ??= date;
  if (found.shift) end.dayShift = { ...found.shift, value: Number(found.shift.value) };
  if (!found.place) return;
  const parts = terminal.exec(found.place.value)?.groups;
  const name = parts?.terminal === undefined ? undefined : readTerminal(parts.terminal);
  if (name !== undefined && !end.terminal) end.terminal = { ...found.place, value: name, text: parts?.terminal ?? '' };
  const words = (parts?.place ?? found.place.value).replace(/[\s,;–−-]*(?:(?<=,\s*)(?:TERMINAL[EO]?|AEROGARE))?[\s,;–−-]*$/i, '');
  if (words === '' || (end.terminal && !parts)) return;
  const place = { ...found.place, value: words, text: words };
  end.place = end.place && end.place.value !== words ? joinFound(end.place, place) : place;
}

function readDetails(flight: Flight, line: Line): void {
  const { segment } = flight;
  const status = foundIn(line, reserved);
  if (status?.status) segment.status = status.status;
  const cabin = mapFound(status?.cabin ?? status?.oldCabin, readCabin);
  if (cabin) segment.cabin = cabin;
  const letter = status?.class ?? status?.oldClass;
  if (letter) segment.bookingClass = letter;
  const minutes = mapFound(foundIn(line, duration)?.duration, readMinutes);
  if (minutes) segment.durationMinutes = minutes;
  const bags = mapFound(foundIn(line, baggage)?.baggage, readBaggage);
  if (bags) segment.baggage ??= bags;
  const type = foundIn(line, equipment)?.equipment;
  if (type) segment.equipment = type;
  const ref = airlineRefIn(line);
  if (ref) segment.airlineRef = ref;
  const flies = foundIn(line, operator)?.operator;
  if (flies && fold(flies.value) !== fold(flight.airline)) segment.operatedBy = flies;
}

function airlineRefIn(line: Line): Found<{ airline: string; ref: string }> | undefined {
  const found = foundIn(line, airlineRef);
  return (
    found?.both && found.airline && found.ref && { ...found.both, value: { airline: found.airline.value, ref: found.ref.value } }
  );
}

/** The heading's year for a departure on the heading's day; the departure's own day when they differ. */
function withYear(day: Found<PrintedDay> | undefined, ofHeading: Found<PrintedDay>): Found<PrintedDay> {
  if (!day) return { ...ofHeading, certainty: 0.9 };
  const same = day.value.day === ofHeading.value.day && day.value.month === ofHeading.value.month;
  return same ? { ...day, value: { ...ofHeading.value } } : day;
}

function summaryOf(line: Line): Airports[] {
  const found = foundIn(line, summary, 0.9);
  const number = found?.number && readFlightNumber(found.number.value);
  return found?.from && found.to && number ? [{ number, from: found.from, to: found.to }] : [];
}

/** A summary's codes for the only flight of that number in it. */
function fillAirports(segment: DraftSegment, airports: readonly Airports[]): void {
  const [one, another] = airports.filter(({ number }) => number === segment.flightNumber.value);
  if (!one || another) return;
  segment.departure.airport = one.from;
  segment.arrival.airport = one.to;
}
