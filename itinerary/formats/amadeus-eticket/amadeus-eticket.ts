/**
 * Amadeus' Electronic Ticket Receipt: a table `From  To  Flight  Class  Date  Departure  Arrival  Resa  NVB  NVA  Baggage`, cities over
 * several lines of their columns, terminals under them, then `Operated by : … Marketed by : … Duration : …  Arrival Day+1`. The
 * newer print has dates under the times and the rest under labels. NVB, NVA and the last check-in are no flight's day or time.
 * One file may hold a receipt for each passenger.
 */
import { amadeusLabels } from '../../documents/amadeus-labels.ts';
import { labelledTraveller, travellerLabel } from '../../documents/people/lists/labelled-travellers.ts';
import type { DraftEnd, DraftItinerary, DraftSegment } from '../../draft/draft-itinerary.ts';
import { allFoundIn, type Found, foundAt, foundIn, joinFound, mapFound } from '../../draft/found.ts';
import { cellBetween, cellsOf, foundCell, foundInCell } from '../../layout/cells.ts';
import { airlineOf } from '../../reference/airlines.ts';
import { columnsOf } from '../../text/columns.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readBaggage } from '../../values/baggage.ts';
import { readCabin } from '../../values/cabins.ts';
import { readTime } from '../../values/clock.ts';
import { readDay } from '../../values/days.ts';
import { readMinutes } from '../../values/durations.ts';
import { readTicketNumber } from '../../values/e-tickets.ts';
import { emissionsIn } from '../../values/emissions.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { cancelledDoubt, isCancelled } from '../../values/standing.ts';
import { readTerminal } from '../../values/terminals.ts';
import { withTraveller } from '../../values/travellers.ts';
import type { TicketFormat } from '../contract.ts';
import { copiedEnds } from './copied-places.ts';

// From      To        Flight   Class   Date    Departure   Arrival   Resa(1) NVB(2) NVA(3) Baggage(4)  Seat
const header =
  /^(?<from>From|De la|De|Din|Von|Desde|Origen|Da|Van|Fra|Från)\s+(?<to>To|À|A|Nach|La|Spre|Hasta|Destino|Naar|Til|Till)\s+(?<flight>Flight|Vol|Flug|Zbor|Vuelo|Volo|Voo|Vlucht|Flyg)(?!\p{L})/diu;
// The same words, each in a line of its own: copying took the columns apart.
const headerApart = new RegExp(header.source.replaceAll('\\s+', '\\n'), 'imu');
const validity = /\bNV(?:B|A|AV|AP)\b|\bR[eé]sa\b|\(1\)\s*OK\s*=/i;
// BUCHAREST   PARIS   AF1089   V   04jul   06:20   08:30   Ok   04jul   04jul   1PC   12A | … ME266   14:20   17:05   13:20
const row =
  /^(?<cities>.*?)\s*(?<![\p{L}\d])(?<number>(?=.?[A-Z])[A-Z0-9]{2}\s?\d{1,4}[A-Z]?)\s+(?:(?<class>[A-Z])\s+)?(?:(?<date>\d{1,2}\s?\p{L}{3,5}\.?(?:\s?(?:20)?\d{2})?)\s+)?(?<time>\d{1,2}:\d{2})\s+(?<arrival>\d{1,2}:\d{2})(?:\s?\(?\+(?<shift>\d)\)?)?(?![\d:])(?<rest>.*)$/du;
// Ok   04jul   04jul   15:20   1PC   12A
const statusInRest = /^\s*(?<found>\p{L}{2})(?=\s|$)/du;
const baggageInRest = /(?:^|\s)(?<found>\d{1,2}\s?PC|\d{1,3}\s?KG?|NIL)(?=\s|$)/d;
const seatInRest = /(?:\d\s?PC|\d\s?KG?|NIL)\s+(?<found>\d{1,3}[A-Z])\s*$|(?<!\d\s?)(?<=\s)(?<alone>\d{1,2}[A-HJL])\s*$/d;
// BUCHAREST HENRI   BEIRUT RAFIC HARIRI      14:20    17:05, and the flight a little lower: ME266       13:20
const timesAlone = /^(?<cities>\p{L}.*?)\s{2,}(?<time>\d{1,2}:\d{2})\s+(?<arrival>\d{1,2}:\d{2})$/du;
const numberAlone = /^(?<number>(?=.?[A-Z])[A-Z0-9]{2}\s?\d{1,4})(?:\s+\d{1,2}:\d{2})?$/d;
const printedDay = /(?<![\p{L}\d])(?<date>\d{1,2}\s?\p{L}{3,5}\.?\s?(?:20)?\d{2})(?![\d:])/dgu;
const terminal = /^(?<before>.*?)\s*(?<terminal>Terminale?(?:\s?:\s?|\s)[A-Z0-9]{1,4}(?![\p{L}\d])(?:(?!Terminal).)*)$/diu;

/** What stands under a flight, before its value. */
const { departure: _departure, arrival: _arrival, airlineRef: _ref, ...facts } = amadeusLabels;
const labels = { ...facts, shift: 'Arrival Day|Arrivée Jour|Ankunft Tag|Sosire Ziua|Llegada D[ií]a|Arrivo Giorno|Chegada Dia' };
type LabelName = keyof typeof labels;
const label = new RegExp(
  `(?<![\\p{L}\\d])(?:${Object.entries(labels)
    .map(([name, words]) => `(?<${name}>${words})`)
    .join('|')})\\s?(?:\\(\\d\\))?(?:\\s?:|\\s{2,}|\\s?(?=\\+\\s?\\d)|(?<=by|par|von|de|por|da|Basis|number)\\s)`,
  'dgiu',
);
// (1) Ok = confirmed: the notes under the table
const endOfTable = /^(?:\(1\)\s*\p{L}|Baggage Policy|Receipt$|Re[çc]u$|Flight\(s\)|PAYMENT|FARE DETAILS|Fare calculation)/iu;

const ticketNumber =
  /(?:Ticket|Billet|Billete|Bilet|Biglietto|Bilhete|Ticketnummer)(?:[ \p{L}°]{0,24})\s*:\s*(?<ticket>\d{3}[\s-]?\d{10}(?:\s?[-/]\s?\d{1,3})?)(?!\d)/diu;
const bookingRef =
  /(?<!airline |aérienne )(?:Booking ref(?:erence)?|R[ée]f(?:[ée]rence)?\.? ?(?:du |de )?dossier|Buchungs(?:referenz|code|nummer)|Ref\. rezervare|Cod(?:ul)? rezerv\p{L}+|Localizador(?: de (?:la )?reserva)?|Rif(?:erimento|\.)? prenotazione|Codice prenotazione|Ref\. reserva|Bokningsnummer)\s?:\s*(?:AMADEUS\s?[:/]\s*|[A-Z0-9]{2}\s?\/\s?)?(?<ref>(?=.*[A-Z])[A-Z0-9]{5,6})(?![\p{L}\d/])/diu;
const airlineRef =
  /(?<=^|:\s*|\s{2}|,\s?|\/[A-Z0-9]{6}\s)(?<both>(?<airline>(?=.?[A-Z])[A-Z0-9]{2})\s?\/\s?(?<ref>[A-Z0-9]{6}))(?=$|\s{2}|,|\s[A-Z0-9]{2}\/)/dg;
const issued =
  /(?<![\p{L}])(?:Issue[d]? date|Issuing date|Date of issue|Date d.émission|Ausstellungsdatum|Data emiterii|Fecha de emisión|Data di emissione|Data de emissão|Date|Datum|Issuing Airline and date)\s*:\s*(?:\p{L}[\p{L} ]*\s)??(?<date>\d{1,2}\.?\s?\p{L}{3,12}\.?\s?\d{2,4})(?!\d)/diu;

/** `isApart`: the headings have gaps between them; copied text may have lost them. */
type Columns = { from: number; to: number; flight: number; isApart: boolean };
type Block = {
  line: Line;
  found: Record<string, Found>;
  columns: Columns | undefined;
  cities: Line[];
  details: Line[];
  closed: boolean;
};

export const amadeusEticket: TicketFormat = {
  id: 'amadeus-eticket',
  recognises: (text) => validity.test(text) && (text.split('\n').some((line) => header.test(line)) || headerApart.test(text)),
  parse(ticket) {
    const draft: DraftItinerary = { airlineRefs: [], passengers: [], segments: [], doubts: [], ...emissionsIn(ticket.lines) };
    for (const block of blocksOf(ticket.lines, (line, next) => readHeader(draft, line, next))) {
      const segment = segmentOf(block);
      if (!segment) continue;
      if (segment.status && isCancelled(segment.status.value))
        draft.doubts.push(cancelledDoubt(segment.flightNumber.value, segment.departure.date?.text ?? '', segment.status.value));
      else draft.segments.push(segment);
    }
    const near = ticket.lines.find(({ text }) => header.test(text)) ?? null;
    const problems = [{ message: 'No row of the table has a flight number and two times.', near }];
    if (draft.segments.length === 0) return near ? { problems } : { problems, columnsLost: true };
    return { draft };
  },
};

/** The lines of each flight: those of its cities above and below its row, and those of its details. What is outside the tables goes to `outside`. */
function blocksOf(lines: readonly Line[], outside: (line: Line, next: Line | undefined) => void): Block[] {
  const blocks: Block[] = [];
  let columns: Columns | undefined;
  let waiting: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const head = foundIn(line, header);
    const block = blocks.at(-1);
    const found = columns && (foundIn(line, row, 0.9) ?? rowInTwo(line, lines[index + 1]));
    if (head?.from && head.to && head.flight) {
      const [heading] = columnsOf(line);
      const isApart = heading !== undefined && heading.right < head.to.box.x;
      columns = { from: head.from.box.x, to: head.to.box.x, flight: head.flight.box.x, isApart };
      waiting = [];
      if (block) block.closed = true;
    } else if (!columns) outside(line, lines[index + 1]);
    else if (endOfTable.test(line.text) || travellerLabel.test(line.text)) {
      outside(line, lines[index + 1]);
      columns = undefined;
    } else if (found && readFlightNumber(found.number?.value ?? '') !== undefined) {
      const near = waiting.filter((above) => above.page === line.page && line.y - above.y < 4 * line.height);
      const aligned = columns.isApart && found.number && Math.abs(found.number.box.x - columns.flight) < 45;
      blocks.push({ line, found, columns: aligned ? columns : undefined, cities: near, details: [], closed: false });
      waiting = [];
    } else if (line.text.search(label) >= 0) {
      block?.details.push(line);
      if (block) block.closed = true;
      waiting = [];
    } else if (/^[\s_=–-]*$/.test(line.text)) {
      if (block) block.closed = true;
    } else if (block && !block.closed && block.line.page === line.page && line.y - block.line.y < 7 * line.height)
      block.cities.push(line);
    else waiting.push(line);
  }
  return blocks;
}

/** A row whose flight stands lower than its times, for the times have days under them. */
function rowInTwo(line: Line, next: Line | undefined): Record<string, Found> | undefined {
  const ends = foundIn(line, timesAlone, 0.9);
  const flight = ends && next && foundIn(next, numberAlone, 0.9);
  return flight && { ...ends, ...flight };
}

function segmentOf(block: Block): DraftSegment | undefined {
  const { found, line } = block;
  const flightNumber = mapFound(found.number, readFlightNumber);
  if (!flightNumber) return undefined;
  const segment: DraftSegment = { flightNumber, departure: {}, arrival: {} };
  const [day, lands] = found.date ? [found.date] : daysUnder(block);
  assign(segment.departure, 'date', mapFound(day, readDay));
  assign(segment.arrival, 'date', mapFound(lands, readDay));
  assign(segment.departure, 'time', mapFound(found.time, readTime));
  assign(segment.arrival, 'time', mapFound(found.arrival, readTime));
  if (found.shift) segment.arrival.dayShift = { ...found.shift, value: Number(found.shift.value) };
  assign(segment, 'bookingClass', found.class);
  const cell = cellBetween(line, line.text.length - (found.rest?.value.length ?? 0), line.text.length);
  const rest = (shape: RegExp) => (found.rest ? foundInCell(cell, shape, 0.9) : undefined);
  assign(segment, 'status', rest(statusInRest)?.found);
  assign(segment, 'baggage', mapFound(rest(baggageInRest)?.found, readBaggage));
  const seat = rest(seatInRest);
  assign(segment, 'seat', seat?.found ?? seat?.alone);
  readCities(block, segment);
  readDetails(block, segment);
  return segment;
}

/** Sets what was found and leaves alone what was not. */
function assign<T extends object, K extends keyof T>(target: T, key: K, value: T[K] | undefined): void {
  if (value !== undefined) target[key] = value;
}

/** The newer print's days, under the times. */
function daysUnder({ cities, columns }: Block): Found[] {
  const right = cities.flatMap((line) => allFoundIn(line, printedDay, 0.9).flatMap(({ date }) => date ?? []));
  return right.filter(({ box }) => !columns || box.x > columns.flight);
}

function readCities(block: Block, segment: DraftSegment): void {
  const { columns, line, found } = block;
  if (!columns) {
    readUnaligned(block, segment);
    return;
  }
  const flight = Math.min(columns.flight, found.number?.box.x ?? columns.flight);
  const lines = [...block.cities.filter(({ text }) => !numberAlone.test(text)), line].sort(
    (one, other) => one.page - other.page || one.y - other.y,
  );
  // Headings may be centred: where the cells themselves begin is surer.
  const lefts = lines.flatMap((each) => columnsOf(each).flatMap(({ x }) => (x < flight - 10 ? [x] : [])));
  const from = Math.min(columns.from, ...lefts);
  const to = Math.min(...lefts.filter((x) => x > from + 20), columns.to);
  const edges = [
    { from, at: from },
    { from: to - 0.35 * (to - from), at: to },
    { from: flight - 0.2 * (flight - to), at: flight },
  ];
  for (const each of [...lines, ...block.details]) {
    const [origin, goal] = cellsOf(each, edges);
    const isDetail = block.details.includes(each);
    if (origin) readPlace(segment.departure, foundCell(origin, 0.9), isDetail);
    if (goal) readPlace(segment.arrival, foundCell(goal, 0.9), isDetail);
  }
}

/** Adds a line of a city's cell: a terminal, or more of the name. In lines of details only terminals are read. */
function readPlace(end: DraftEnd, cell: Found, onlyTerminal: boolean): void {
  const parts = terminal.exec(cell.value)?.groups;
  const name = parts?.terminal === undefined ? undefined : readTerminal(parts.terminal);
  if (name !== undefined) end.terminal ??= { ...cell, value: name.split(/\s+-\s+|\s{2,}/)[0] ?? name };
  const words = (parts ? parts.before : cell.value)?.trim() ?? '';
  if (onlyTerminal || /terminal/i.test(words) || !/^\p{L}[\p{L}\d .,'’()/-]*$/u.test(words)) return;
  const place = { ...cell, value: words, text: words };
  end.place = end.place ? joinFound(end.place, place) : place;
}

/** Pasted text that kept no columns: two pieces are two cities; else the lines above the flight are parted where both parts are airports. */
function readUnaligned({ found, line, cities }: Block, segment: DraftSegment): void {
  const text = found.cities?.value ?? '';
  const gap = /\s{2,}/.exec(text);
  if (!gap) {
    const above = cities.filter((city) => city.page === line.page && city.y < line.y);
    const ends = copiedEnds(above, found.cities);
    if (!ends) return;
    segment.departure.place = ends.from;
    segment.arrival.place = ends.to;
    assign(segment.departure, 'terminal', ends.fromTerminal);
    assign(segment.arrival, 'terminal', ends.toTerminal);
    return;
  }
  readPlace(segment.departure, foundAt(line, 0, gap.index, 0.6), false);
  readPlace(segment.arrival, foundAt(line, gap.index, text.length, 0.6), false);
  for (const below of cities) {
    const [origin, goal, more] = columnsOf(below);
    if (!origin || !goal || (more && !/Basis|\d/.test(more.text))) continue;
    readPlace(segment.departure, foundAt(below, origin.start, origin.end, 0.6), false);
    readPlace(segment.arrival, foundAt(below, goal.start, goal.end, 0.6), false);
  }
}

function readDetails(block: Block, segment: DraftSegment): void {
  const values: Partial<Record<LabelName, Found>> = {};
  for (const line of block.details) {
    const matches = [...line.text.matchAll(label)];
    for (const [index, match] of matches.entries()) {
      const name = Object.entries(match.groups ?? {}).find(([, words]) => words !== undefined)?.[0] as LabelName;
      const start = match.index + match[0].length;
      const value = foundAt(line, start, start + endOfValue(line.text.slice(start, matches[index + 1]?.index)));
      if (value.value !== '') values[name] ??= value;
    }
  }
  assign(segment, 'equipment', values.equipment);
  assign(segment, 'durationMinutes', mapFound(values.duration && firstWord(values.duration), readMinutes));
  if (values.shift && /^\+\s?\d/.test(values.shift.value))
    segment.arrival.dayShift = { ...values.shift, value: Number(/\d/.exec(values.shift.value)?.[0]) };
  const letter = values.class && /(?:^|[,(]\s?)(?<letter>[A-Z])\)?$/.exec(values.class.value)?.groups?.letter;
  if (values.class && letter) segment.bookingClass ??= { ...values.class, value: letter };
  assign(segment, 'cabin', mapFound(values.cabin ?? values.class, readCabin));
  if (values.status) segment.status ??= values.status;
  const bags = mapFound(values.baggage, readBaggage);
  if (bags) segment.baggage ??= bags;
  if (values.seat && /^\d{1,3}[A-Z]$/.test(values.seat.value)) segment.seat ??= values.seat;
  const { operator, seller } = values;
  const own = seller?.value ?? airlineOf(segment.flightNumber.value.slice(0, 2))?.name ?? '';
  if (operator && fold(operator.value) !== fold(own)) segment.operatedBy = operator;
}

/** A value ends where another column begins, or another label, though it is one we do not know. */
function endOfValue(text: string): number {
  const lead = text.length - text.trimStart().length;
  const end = text.slice(lead).search(/\s{2,}|\s\p{Lu}\p{Ll}+(?: \p{L}+){0,2}\s?:/u);
  return end < 0 ? text.length : lead + end;
}

const firstWord = (found: Found): Found => ({ ...found, value: found.value.split(/\s{2,}|\s?\(/)[0] ?? '' });

function readHeader(draft: DraftItinerary, line: Line, next: Line | undefined): void {
  const ref = foundIn(line, bookingRef)?.ref;
  if (ref) draft.bookingRef ??= ref;
  const day = mapFound(foundIn(line, issued)?.date, readDay);
  if (day) draft.issueDate ??= day;
  for (const { both, airline, ref: own } of allFoundIn(line, airlineRef)) {
    if (!both || !airline || !own || airline.value === '1A' || draft.airlineRefs.some(({ text }) => text === both.text)) continue;
    draft.airlineRefs.push({ ...both, value: { airline: airline.value, ref: own.value } });
  }
  const traveller = labelledTraveller(line, next);
  if (traveller) draft.passengers = withTraveller(draft.passengers, traveller);
  const eticket = mapFound(foundIn(line, ticketNumber)?.ticket, readTicketNumber);
  const last = draft.passengers.at(-1);
  if (eticket && last && !draft.passengers.some((one) => one.eticket?.value === eticket.value))
    draft.passengers = draft.passengers.with(-1, { eticket, ...last });
}
