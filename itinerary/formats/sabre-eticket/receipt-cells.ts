/** The cells of Sabre's receipt: departures and arrivals with `Time` and `Terminal` among their words, and the notes beside them. */
import type { DraftEnd, DraftSegment, PrintedDay } from '../../draft/draft-itinerary.ts';
import { type Found, joinFound, mapFound } from '../../draft/found.ts';
import { type Cell, foundCell, foundInCell } from '../../layout/cells.ts';
import type { Box } from '../../text/ticket-text.ts';
import { readBaggage } from '../../values/baggage.ts';
import { readCabin } from '../../values/cabins.ts';
import { readTime } from '../../values/clock.ts';
import { readDay } from '../../values/days.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { codeIn } from '../../values/places.ts';
import { readTerminal } from '../../values/terminals.ts';

export const timeLabel = /^(?:Time|Hora|Heure|Uhrzeit|Zeit|Ora|Saat|Время)\s*:?\s*(?<time>\d.*)?$/di;
const terminalLabel = /^(?:Terminal|Terminale|Терминал)\s*:?\s*(?<terminal>\S.*)?$/di;
const terminalValue =
  /^(?:TERMINAL\s+\S|\w{1,2}$|(?:MAIN|NORTH|SOUTH|EAST|WEST|DOMESTIC|INTL|INTERNATIONAL)\b(?:\s+TERMINAL)?$|Not\s)/i;
const arrivalDate =
  /^(?:Arrival date|Fecha de llegada|Date d.arriv[ée]e|Ankunftsdatum|Data di arrivo|Data de chegada|Data sosirii)\s*:?\s*(?<day>\d.*)?$/di;
export const receiptNotes = {
  airlineCode: /^Airline(?:\s+Res\w*)?(?:\s+Code)?(?!\p{L})\s*:?/iu,
  cabin: /^(?:Cabin|Cabina|Class|Clase|Classe|Klasse|Cabine|Kabine|Clasa|Класс)(?!\p{L})\s*:?/iu,
  seat: /^(?:Seat(?:\s+Number)?|N[úu]mero de asiento|Num[ée]ro de si[èe]ge|Si[èe]ge|Sitzplatz\w*|Posto|Assento|Num[ăa]r loc|Loc|Номер места)(?!\p{L})\s*:?/iu,
  baggage:
    /^(?:Baggage(?:\s+Allowance)?|Franquicia(?: de equipaje)?|Franchise(?: bagages?)?|Freigepäck|Franchigia(?: bagaglio)?|Bagaglio|Bagagem|Bagaj\w*)\s*:?/i,
  status:
    /^(?:Booking(?:\s+Status)?|Estado(?: de(?: la)?(?: reserva(?:ci[óo]n)?)?)?|Statut(?: de la r[ée]servation)?|Buchungsstatus|Stato(?: della)?(?: prenotazione)?|Status)(?!\p{L})\s*:?/iu,
};

/** The ends in a column, top to bottom: a place of one or more lines, then its time, terminal and, of an arrival, another day. */
export function endsOf(cells: readonly Cell[]): DraftEnd[] {
  const ends: DraftEnd[] = [];
  let expects: 'place' | 'time' | 'terminal' | 'date' | undefined;
  let begun: Found | undefined;
  for (const cell of cells) {
    const end = ends.at(-1);
    const time = foundInCell(cell, timeLabel);
    const terminal = foundInCell(cell, terminalLabel);
    const date = foundInCell(cell, arrivalDate);
    const clock = mapFound(time ? time.time : foundCell(cell), readTime);
    if (end && (time || (clock && expects === 'time'))) {
      if (clock) end.time = clock;
      expects = clock ? undefined : 'time';
    } else if (end && date) {
      const day = mapFound(date.day, readDay);
      if (day) end.date = day;
      begun = date.day;
      expects = day?.value.year ? undefined : 'date';
    } else if (end && expects === 'date') {
      // `Arrival date 10` and, below it, `Jan 27`.
      const day = mapFound(begun ? joinFound(begun, foundCell(cell)) : foundCell(cell), readDay);
      if (day) end.date = day;
      expects = undefined;
    } else if (end && expects === 'terminal' && terminalValue.test(cell.text)) {
      const name = mapFound(foundCell(cell), readTerminal);
      if (name) end.terminal = name;
      expects = undefined;
    } else if (end && terminal) {
      const name = mapFound(terminal.terminal, readTerminal);
      if (name) end.terminal = name;
      expects = terminal.terminal ? undefined : 'terminal';
    } else if (end && expects === 'place') {
      if (end.place) end.place = joinFound(end.place, foundCell(cell, 0.9));
    } else {
      ends.push({ place: foundCell(cell, 0.9) });
      expects = 'place';
    }
  }
  for (const end of ends) {
    const airport = codeIn(end.place);
    if (airport) end.airport = airport;
  }
  return ends;
}

/** Writes what the notes beside a flight say into it. */
export function readNotes(segment: DraftSegment, cells: readonly Cell[]): void {
  const value = (label: RegExp) =>
    cells.map((cell, index) => behindOrBelow(cell, cells.slice(index + 1), label)).find((found) => found);
  const cabinName = value(receiptNotes.cabin);
  // `PREMIUM` and, below it, `ECONOMY`
  const wrapped =
    cabinName && /^premium$/i.test(cabinName.value) ? cells.find((cell) => /^economy$/i.test(cell.text)) : undefined;
  const cabin = mapFound(wrapped && cabinName ? joinFound(cabinName, foundCell(wrapped)) : cabinName, readCabin);
  if (cabin) segment.cabin = cabin;
  const seat = mapFound(value(receiptNotes.seat), (text) => /^\d{1,3}[A-HJ-L]$/.exec(text)?.[0]);
  if (seat) segment.seat = seat;
  const baggage = mapFound(value(receiptNotes.baggage), readBaggage);
  if (baggage) segment.baggage = baggage;
  // `OK TO FLY` is the code OK in words, and often cut by the end of its line.
  const status = mapFound(value(receiptNotes.status), (text) => (/^OK\b/.test(text) ? 'OK' : /^\p{L}/u.exec(text)?.input));
  if (status) segment.status = status;
  const own = mapFound(value(receiptNotes.airlineCode), (text) => /^[A-Z0-9]{5,8}$/.exec(text)?.[0]);
  if (own) segment.airlineRef = { ...own, value: { airline: segment.flightNumber.value.slice(0, 2), ref: own.value } };
}

/** What a narrow column leaves of a label for the next line. */
const restOfLabel =
  /^(?:Status|Allowance|Number|Code|Reservation(?: Code)?|(?:de )?(?:la )?reserva(?:ci[óo]n)?|de equipaje|Nummer)$/i;

/** `Seat Number 14F`; or the label alone, and what stands in the next line. */
function behindOrBelow(cell: Cell, following: readonly Cell[], label: RegExp): Found | undefined {
  const end = label.exec(cell.text)?.[0].length;
  if (end === undefined) return undefined;
  const behind = cell.text.slice(end).trim();
  if (behind !== '') return foundCell({ ...cell, text: behind, start: cell.start + end });
  const below = following.find(({ text }) => !restOfLabel.test(text));
  return below && foundCell(below);
}

// 14 May 27 | 30 Dec 26 - 01 Jan 27 (the second day below) | Departure: 14May27
export const dayCell =
  /^(?:(?<role>\p{L}+):\s*)?(?<dash>-\s*)?(?<day>\d{1,2}\s?\p{L}{3,}\.?(?:\s?\d{2,4})?)?(?<year>\d{2,4})?(?:\s*-\s*(?<until>\d{1,2}\s?\p{L}{3,}\.?\s?\d{2,4})?)?$/du;
export const flight = /(?:^|\s)(?<flight>(?:[A-Z][A-Z0-9]|\d[A-Z])\s?\d{1,4})$/d;
export const operatorLabel =
  /^(?:Operated by|Operado por|Op[ée]r[ée] par|Durchgeführt von|Operato da|Operat de|Выполняет)\s*:?\s*\/?(?<name>\S.*)?$/di;

export type Days = { from: Found<PrintedDay>; until?: Found<PrintedDay> };
export type Flown = { flightNumber: Found; operatedBy?: Found };

/** The days in the first column: each row has one, or two from departure to arrival. */
export function daysOf(cells: readonly Cell[]): Days[] {
  const days: Days[] = [];
  let ranged = false;
  let short: Found | undefined;
  for (const cell of cells) {
    const found = foundInCell(cell, dayCell, 0.9);
    if (!found) continue;
    const last = days.at(-1);
    // `14 May` and, below it, `27`.
    const printed = found.year && short ? joinFound(short, found.year) : found.day;
    const day = mapFound(printed, readDay);
    if (!day) continue;
    const later =
      ranged || found.dash !== undefined || /^(?:Arrival|Llegada|Arrivée|Ankunft|Arrivo|Sosire)$/i.test(found.role?.value ?? '');
    if (found.year && short && last) last[last.until ? 'until' : 'from'] = day;
    else if (later && last) last.until = day;
    else days.push({ from: day });
    const until = mapFound(found.until, readDay);
    const current = days.at(-1);
    if (until && current) current.until = until;
    short = day.value.year === undefined ? printed : undefined;
    ranged = /-$/.test(cell.text);
  }
  return days;
}

/** The flights in the airlines' column, each with who operates it. @param days of the rows, which say where an operator's name must end. */
export function flightsOf(cells: readonly Cell[], days: readonly Days[]): Flown[] {
  const flights: Flown[] = [];
  let operator: Cell | undefined;
  for (const cell of cells) {
    const last = flights.at(-1);
    const flightNumber = mapFound(foundInCell(cell, flight, 0.9)?.flight, readFlightNumber);
    const label = operatorLabel.test(cell.text);
    if (flightNumber && !label) {
      flights.push({ flightNumber });
      operator = undefined;
    } else if (label && last) {
      const name = foundInCell(cell, operatorLabel)?.name;
      if (name) last.operatedBy = name;
      operator = cell;
    } else if (operator && last && isNextLine(operator, cell) && !days.some(({ from }) => isBesideBox(cell, from.box))) {
      const name = foundInCell(cell, /^\/?(?<name>\S.*)$/d)?.name;
      if (name) last.operatedBy = last.operatedBy ? joinFound(last.operatedBy, name) : name;
      operator = cell;
    } else operator = undefined;
  }
  return flights;
}

/** On one line with a day: a row begins here. */
const isBesideBox = (cell: Cell, box: Box) => cell.line.page === box.page && Math.abs(cell.line.y - box.y) < cell.line.height / 2;

/** Close below: what follows after a gap is the next flight's airline. */
const isNextLine = (above: Cell, below: Cell) =>
  above.line.page === below.line.page && below.line.y - above.line.y < 1.9 * Math.max(above.line.height, below.line.height);
