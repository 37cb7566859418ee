/**
 * CheckMyTrip, the traveller's print of an Amadeus booking: a heading for each day, then `Lufthansa LH 2091 · Confirmed`, and either the two ends
 * on two sides with facts in a grid below, or `Departure  10 April 14:25  City (IATA)  Terminal : 3` and further labels line by line.
 * Hotels, cars and trains stand under day headings of their own.
 */
import { amadeusLabels, labelIn } from '../../documents/amadeus-labels.ts';
import { infantIn, travellerOf, travellersUnderLabel } from '../../documents/people/lists/labelled-travellers.ts';
import type { DraftEnd, DraftItinerary, DraftSegment, PrintedDay } from '../../draft/draft-itinerary.ts';
import { allFoundIn, type Found, foundAt, foundIn, joinFound, mapFound } from '../../draft/found.ts';
import { type Cell, cellBetween, foundCell, foundInCell, lineCell } from '../../layout/cells.ts';
import { columnsOf } from '../../text/columns.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readBaggage } from '../../values/baggage.ts';
import { readCabin } from '../../values/cabins.ts';
import { flightNotReadDoubt, isOwnName } from '../../values/carriers.ts';
import { readTime } from '../../values/clock.ts';
import { readDay } from '../../values/days.ts';
import { readMinutes } from '../../values/durations.ts';
import { readTicketNumber } from '../../values/e-tickets.ts';
import { emissionsIn } from '../../values/emissions.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { withSeats } from '../../values/seats.ts';
import { cancelledDoubt, isCancelled } from '../../values/standing.ts';
import { readTerminal } from '../../values/terminals.ts';
import { withTraveller } from '../../values/travellers.ts';
import type { TicketFormat } from '../contract.ts';
import { readTerminals } from './terminals-of-ends.ts';

const title =
  /^(?:Your trip|Ihre Reise|Votre voyage|Su viaje|A sua viagem|Il (?:tuo|suo) viaggio|Viaggio|Călătoria (?:dvs\.?|dumneavoastră|ta)|Din resa|Din rejse|Din reise|Uw reis)(?: (?:to|nach|à|a|în|till|til|naar) .{2,40})?$/imu;
// Lufthansa LH 2091 · Confirmed | United Airlines UA 8801 (Operated By Austrian Airlines Ag, OS 88) | LH 2091
const heading = new RegExp(
  `^(?:(?:Flight|Flug|Vol|Vuelo|Volo|Voo|Zbor|Vlucht|Flyg|Fly)\\s*:?\\s+)?(?<airline>\\p{Lu}[\\p{L}\\d .&'’-]*?)??\\s*(?<![\\p{L}\\d])(?<number>(?=.?[A-Z])[A-Z0-9]{2}\\s?\\d{1,4})(?![\\p{L}\\d])\\s*(?:\\(\\s?(?:${amadeusLabels.operator})\\s+(?<operator>[^),]+)[^)]*\\)?)?\\s*(?:[·•|–-]\\s*(?<status>\\p{L}[\\p{L} ]*))?$`,
  'diu',
);
const noAirline = /^(?:Train|Zug|Bahn|Tren|Treno|Tog|Tåg|Bus|Terminal|Gate|IATA|Seat|Room|Tel|Telephone|Phone|Fax)\b/i;
// Departure   10 April 14:25   Bucharest Henri Coanda (OTP) (+)   Terminal : 3
const momentAndPlace =
  /^(?<date>\d{1,2}\.?\s\p{L}{3,}\.?(?:\s(?:20)\d{2})?),?\s+(?:(?<time>\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?)(?:\s?\(?\+(?<shift>\d)\)?)?(?:\s+(?<place>\S.*))?|(?<placeFirst>\p{L}.*?)\s+(?<timeLast>\d{1,2}:\d{2}(?:\s?[ap]m)?))$/diu;
// 21:35        14:30 +1 | 07:35 Bucharest (OTP) → 08:55 Munich (MUC)
const times = /(?<![\d:.,])(?<time>\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?)(?![\d:.])(?:\s?\(?(?<shift>[+-]\s?\d)\)?)?/dgiu;
const places = /(?<place>\p{L}[^()\d→]*\([A-Z]{3}\))/dgu;
// Bucharest Henri Coanda (OTP) (+)   Terminal : 3
const place = /^(?!Terminal)(?<place>\p{L}.*?)(?=\s*\((?:[A-Z]{3}|\s?\++\s?)\)|\s{2,}|,?\s*\bTerminal|[\s,(]*$)/diu;
const codeOfPlace = /\((?<code>[A-Z]{3})\)/d;
const terminal = /(?<terminal>Terminale?\s?:?\s*[A-Z0-9]{1,4}(?![\p{L}\d]))/diu;

const ticketNumber =
  /(?:E-?ticket(?: (?:number|no\.?))?|Ticket ?(?:nummer|number|details)|Num[ée]ro (?:de )?billet(?: électronique)?|Billete electrónico|N[úu]mero de billete|Bilhete(?: eletr[ôó]nico)?|Biglietto elettronico|Bilet(?: electronic)?|E-billet)\s*:?\s*(?:[A-Z0-9]{2}\s)?(?<ticket>\d{3}[\s-]?\d{10}(?:-\d{2,3})?)(?!\d)(?:\s+(?:for|für|pour|para|por|per|pentru|för|til|voor)\s+(?<name>\S.*))?/diu;
const bookingRef =
  /(?<!Airline )(?:Booking (?:ref(?:erence)?|number|code)|Reservation (?:number|code)|Buchungs(?:referenz|nummer|code)|Ref\.? ?dossier|Numéro de réservation|Localizador(?: de (?:la )?reserva)?|Ref\. reserva|Número de reserva|Rif\. prenotazione|Numero di prenotazione|Cod(?:ul)? (?:de )?rezerv\p{L}+|Ref\. rezervare|Număr rezervare|Bokningsreferens|Reservations nr\.?|Referanse|Reserveringsnummer)\s*:?\s+(?<ref>(?=.*[A-Z])[A-Z0-9]{5,6})(?![\p{L}\d])/diu;
const issued =
  /(?:Issued?(?: date| on)?|Ausgestellt am|Ausstellungsdatum|Date d.émission|Émis le|Fecha de emisión|Emitido el|Data de emissão|Data di emissione|Emesso il|Data emiterii|Emis la|Udstedelsesdato|Utfärdat|Uitgegeven op)\s*:?\s*(?<date>\d{1,2}\.?\s\p{L}{3,}\.?\s\d{4}|\d{1,2}[./]\d{1,2}[./]\d{4})/diu;
// LH (Lufthansa): PJ6GY9 | LH/PJ6GY9
const airlineRefs =
  /(?<![\p{L}\d])(?<both>(?<airline>(?=.?[A-Z])[A-Z0-9]{2})(?:\s\([^)]*\)\s?:|\/)\s?(?<ref>[A-Z0-9]{6}))(?![\p{L}\d])/dgu;

/** `terminal`: one that may be of either end. `hasMore`: times or places of another flight stand among its own. */
type Flight = { segment: DraftSegment; airline: string; terminal?: Found | undefined; hasMore?: boolean };
type Open = { of: 'departure' | 'arrival' | 'seat'; line: Line };

export const checkmytrip: TicketFormat = {
  id: 'checkmytrip',
  recognises: (text) => {
    const lines = text.split('\n');
    const flight = lines.some((line) => heading.test(line) && !noAirline.test(line));
    return (
      flight &&
      (title.test(text) || /checkmytrip/i.test(text) || /^Airline Booking Reference(?:\(s\))?\s/m.test(text)) &&
      lines.some((line) => yearDay(line) !== undefined)
    );
  },
  parse(ticket) {
    const draft: DraftItinerary = { airlineRefs: [], passengers: [], segments: [], doubts: [], ...emissionsIn(ticket.lines) };
    const flights: Flight[] = [];
    let day: Found<PrintedDay> | undefined;
    let current: Flight | undefined;
    let open: Open | undefined;
    for (const [index, line] of ticket.lines.entries()) {
      if (readTicket(draft, line)) continue;
      if (flights.length === 0) readHeader(draft, ticket.lines, index);
      const dayHere = mapFound(foundIn(line, /^(?<day>.*?)(?:\s{2,}.*)?$/d)?.day, yearDay);
      const opening = day && flightOf(line, day);
      if (dayHere) {
        day = dayHere;
        current = undefined;
      } else if (opening) {
        flights.push(opening);
        current = opening;
        open = undefined;
      } else if (current) open = readInto(current, line, ticket.lines[index + 1], open);
    }
    for (const { segment } of flights) {
      if (!segment.departure.time || !segment.arrival.time) {
        draft.doubts.push(flightNotReadDoubt(segment.flightNumber.text));
        continue;
      }
      if (segment.status && isCancelled(segment.status.value))
        draft.doubts.push(cancelledDoubt(segment.flightNumber.value, segment.departure.date?.text ?? '', segment.status.value));
      else draft.segments.push(segment);
    }
    const problems = [
      { message: 'No flight under a day has a time of departure and of arrival.', near: ticket.lines[0] ?? null },
    ];
    const isTorn = flights.some(({ hasMore }) => hasMore) && draft.doubts.some(({ code }) => code === 'flight-not-read');
    return isTorn ? { problems, columnsLost: true } : draft.segments.length === 0 ? { problems } : { draft };
  },
};

/** A line that is nothing but a day with its year, as headings are. */
function yearDay(text: string): PrintedDay | undefined {
  const day = readDay(text);
  return day?.year === undefined ? undefined : day;
}

function flightOf(line: Line, day: Found<PrintedDay>): Flight | undefined {
  const found = labelIn(columnsOf(line)[0]) ? undefined : foundIn(line, heading);
  const flightNumber = mapFound(found?.number, readFlightNumber);
  if (!found || !flightNumber || noAirline.test(line.text)) return undefined;
  const airline = found.airline?.value ?? '';
  const segment: DraftSegment = { flightNumber, departure: { date: { ...day, certainty: 0.9 } }, arrival: {} };
  if (found.status) segment.status = found.status;
  setOperator(segment, found.operator, airline);
  return { segment, airline };
}

function setOperator(segment: DraftSegment, operator: Found | undefined, airline: string): void {
  if (operator && !isOwnName(operator.value, airline)) segment.operatedBy = operator;
}

function readInto(flight: Flight, line: Line, next: Line | undefined, open: Open | undefined): Open | undefined {
  const { segment } = flight;
  const pieces = columnsOf(line);
  const first = labelIn(pieces[0]);
  if (first && (first.name === 'departure' || first.name === 'arrival')) {
    const start = line.text.length - line.text.slice(first.end).trimStart().length;
    return readEnd(segment, first.name, cellBetween(line, start, line.text.length)) ? { of: first.name, line } : undefined;
  }
  if (!first && pieces.every((piece) => !labelIn(piece))) {
    const of = segment.departure.time ? 'arrival' : 'departure';
    if (!segment.arrival.time && readEnd(segment, of, lineCell(line))) return { of, line };
    const runsOn = open && line.page === open.line.page && line.y - open.line.y < 2.6 * line.height;
    const more = runsOn ? readMore(segment, line, open) : undefined;
    const seat = foundIn(line, /^(?<seat>\d{1,3}[A-Z])\s\p{L}{3,}/du)?.seat;
    if (seat) segment.seat = withSeats(segment.seat, seat);
    else if (!more) readSides(flight, line);
    return more;
  }
  let seats = false;
  for (const [index, piece] of pieces.entries()) {
    const label = labelIn(piece);
    if (!label) continue;
    const beside = pieces[index + 1];
    const under = next && columnsOf(next).find(({ x }) => Math.abs(x - piece.x) < 15);
    const behind = label.end < piece.end ? cellBetween(line, label.end, piece.end) : undefined;
    const cell =
      behind ??
      (beside && !labelIn(beside)
        ? cellBetween(line, beside.start, beside.end)
        : next && under && !labelIn(under)
          ? cellBetween(next, under.start, under.end)
          : undefined);
    if (cell) readFact(flight, label.name, foundCell(cell));
    seats ||= label.name === 'seat';
  }
  return seats ? { of: 'seat', line } : undefined;
}

/** `10 April 14:25  Bucharest (OTP)  Terminal : 3`: one end in one line. */
function readEnd(segment: DraftSegment, of: 'departure' | 'arrival', cell: Cell): boolean {
  const found = foundInCell(cell, momentAndPlace);
  const clock = mapFound(found?.time ?? found?.timeLast, readTime);
  const day = mapFound(found?.date, readDay);
  if (!found || !clock || !day) return false;
  const end = segment[of];
  const heading = end.date?.value;
  // The heading's year, for a departure on its day; an arrival’s is settled later.
  end.date = heading?.day === day.value.day && heading.month === day.value.month ? { ...day, value: heading } : day;
  end.time = clock;
  if (found.shift) end.dayShift = { ...found.shift, value: Number(found.shift.value) };
  const words = found.place ?? found.placeFirst;
  if (words) readPlace(end, cellOf(cell.line, words));
  return true;
}

const cellOf = (line: Line, { text }: Found) =>
  cellBetween(line, line.text.lastIndexOf(text), line.text.lastIndexOf(text) + text.length);

function readPlace(end: DraftEnd, cell: Cell): void {
  const gate = mapFound(foundInCell(cell, terminal)?.terminal, readTerminal);
  if (gate) end.terminal ??= gate;
  const code = foundInCell(cell, codeOfPlace)?.code;
  if (code) end.airport ??= code;
  const words = foundInCell(cell, place)?.place;
  if (words) end.place = end.place ? joinFound(end.place, words) : words;
}

/** A line without label below an end or a seat. */
function readMore(segment: DraftSegment, line: Line, open: Open): Open | undefined {
  if (open.of === 'seat') {
    const seat = foundIn(line, /^(?<seat>\d{1,3}[A-Z])(?=\s|$)/d)?.seat;
    if (!seat) return undefined;
    segment.seat = withSeats(segment.seat, seat);
    return { ...open, line };
  }
  const end = segment[open.of];
  if (!terminal.test(line.text) && end.place) return undefined;
  readPlace(end, lineCell(line));
  return { ...open, line };
}

// 22:40        00:05 19 Apr
const dayBehindTime = /\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?,?\s+(?<day>\d{1,2}\.?\s\p{L}{3,}\.?(?:\s20\d{2})?)$/diu;

/** Ends without labels: both side by side, or one below the other; times, places, days or terminals. */
function readSides(flight: Flight, line: Line): void {
  const { segment } = flight;
  const { departure, arrival } = segment;
  const days = columnsOf(line).flatMap(({ start, end }) => mapFound(foundAt(line, start, end), readDay) ?? []);
  const behind = arrival.time ? undefined : mapFound(foundIn(line, dayBehindTime)?.day, readDay);
  const later = days[1] && !days[2] ? days[1] : behind;
  if (later) arrival.date ??= later;
  if (arrival.time && arrival.airport) {
    flight.hasMore ||= foundIn(line, /^(?<time>\d{1,2}[:.]\d{2}(?:\s?[AP]M)?)$/di) !== undefined;
    flight.terminal = readTerminals(segment, line, flight.terminal);
    return;
  }
  const clocks = allFoundIn(line, times).flatMap(({ time, shift }) => {
    const value = mapFound(time, readTime);
    return value ? [{ value, shift }] : [];
  });
  const cities = allFoundIn(line, places).flatMap(({ place: found }) => found ?? []);
  if (clocks.length > 2 || cities.length > 2) return;
  if (departure.airport && clocks.length + cities.length === 0) flight.terminal = readTerminals(segment, line, flight.terminal);
  for (const { value, shift } of clocks) {
    const end = departure.time ? arrival : departure;
    end.time ??= value;
    if (shift && end === arrival) arrival.dayShift = { ...shift, value: Number(shift.value.replace(/\s/g, '')) };
  }
  for (const city of cities) readPlace(departure.airport ? arrival : departure, cellOf(line, city));
}

function readFact(flight: Flight, name: string, value: Found): void {
  const { segment } = flight;
  const before = { ...value, value: value.value.split(/\s?\(/)[0] ?? '' };
  if (name === 'duration') {
    const minutes = mapFound(before, readMinutes);
    if (minutes) segment.durationMinutes = minutes;
  } else if (name === 'status') segment.status = value;
  else if (name === 'class') {
    const cabin = mapFound(value, readCabin);
    const letter = /\((?<letter>[A-Z])\)|^(?<alone>[A-Z])(?=$|\s-)/.exec(value.value)?.groups;
    if (cabin) segment.cabin = cabin;
    if (letter) segment.bookingClass = { ...value, value: letter.letter ?? letter.alone ?? '' };
  } else if (name === 'seat') {
    const list = /^\d{1,3}[A-Z](?:\s?,\s?\d{1,3}[A-Z])*(?![\p{L}\d])/u.exec(value.value)?.[0];
    if (list) segment.seat = withSeats(segment.seat, { ...value, value: list });
  } else if (name === 'baggage') {
    const bags = mapFound(value, readBaggage);
    if (bags) segment.baggage = bags;
  } else if (name === 'equipment') segment.equipment = value;
  else if (name === 'operator')
    setOperator(segment, { ...value, value: value.value.replace(/,?\s+[A-Z0-9]{2}\s?\d{1,4}$/, '') }, flight.airline);
  else if (name === 'airlineRef' && /^[A-Z0-9]{5,8}$/.test(value.value))
    segment.airlineRef = { ...value, value: { airline: segment.flightNumber.value.slice(0, 2), ref: value.value } };
}

function readTicket(draft: DraftItinerary, line: Line): boolean {
  const found = foundIn(line, ticketNumber);
  const eticket = mapFound(found?.ticket, readTicketNumber);
  if (!eticket) return false;
  const child = infantIn(line);
  const [piece] = columnsOf(line);
  const before = piece && travellerOf(foundAt(line, piece.start, Math.min(piece.end, line.text.search(ticketNumber))), true);
  const traveller = child ?? (found?.name && travellerOf(found.name, true)) ?? before;
  const holder = traveller ?? (draft.passengers.length === 1 ? draft.passengers[0] : undefined);
  if (holder) draft.passengers = withTraveller(draft.passengers, { eticket, ...holder });
  return true;
}

function readHeader(draft: DraftItinerary, lines: readonly Line[], index: number): void {
  const line = lines[index];
  if (!line) return;
  const ref = foundIn(line, bookingRef)?.ref;
  if (ref) draft.bookingRef ??= ref;
  const day = mapFound(foundIn(line, issued)?.date, readDay);
  if (day) draft.issueDate ??= day;
  for (const { both, airline, ref: own } of allFoundIn(line, airlineRefs))
    if (both && airline && own) draft.airlineRefs.push({ ...both, value: { airline: airline.value, ref: own.value } });
  draft.passengers = travellersUnderLabel(lines, index).reduce(withTraveller, draft.passengers);
}
