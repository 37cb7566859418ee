/**
 * Sabre's eTicket receipt: name and codes, then a table of five columns (day, airline, departure, arrival, other notes) with the words `Time` and
 * `Terminal` inside its cells. Several receipts may stand in one file, one for each passenger.
 *
 * Each column is read by itself, top to bottom, and the flights are put together by their order: cells of one row stand high, low or centred,
 * as the program that drew the table liked, and rows go on over the foot of a page.
 */
import type { Box, Line, Page, TicketText } from '../text/ticket-text.ts';
import { type Cell, cellsOf, type Edge, foundInCell, labelledValue, pieceCells } from '../values/cells.ts';
import { readDay } from '../values/days.ts';
import { readTicketNumber } from '../values/e-tickets.ts';
import { readFlightNumber } from '../values/flights.ts';
import { allFoundIn, joinFound, mapFound } from '../values/found.ts';
import { endsOf, readNotes, receiptNotes, timeLabel } from '../values/sabre-receipt-cells.ts';
import { airlineRefsIn, issueLabel, preparedFor, reservationCode, tableHeadings, ticketLabel } from '../values/sabre-words.ts';
import { cancelledDoubt, isCancelled } from '../values/standing.ts';
import type { DraftDoubt, DraftItinerary, DraftSegment, Found, PrintedDay, TicketFormat } from './contract.ts';

const passengerShape = /^\p{L}[\p{L} '.-]*\/\s?\p{L}[\p{L} '.-]*(?:\[[A-Z]+\])?\s*(?:\[\d+\])?$/u;
const someDay = /^\d{1,2}\s?\p{L}{3,}\.?\s?\d{2,4}$/u;

const pageFoot =
  /^(?:page|seite|p[áa]g(?:ina)?\.?|стр\.?)\s*\d|(?:^|\s)\d+\s*(?:\/|of|von|de|din|di)\s*\d+$|https?:\/\/|^(?:printed|gedruckt|imprim)/i;
const boardingPassNote = /^This is not a boarding pass|^Esta no es una tarjeta de embarque/i;

// 14 May 27 | 30 Dec 26 - 01 Jan 27 (the second day below) | Departure: 14May27
const dayCell =
  /^(?:(?<role>\p{L}+):\s*)?(?<dash>-\s*)?(?<day>\d{1,2}\s?\p{L}{3,}\.?(?:\s?\d{2,4})?)?(?<year>\d{2,4})?(?:\s*-\s*(?<until>\d{1,2}\s?\p{L}{3,}\.?\s?\d{2,4})?)?$/du;
const flight = /(?:^|\s)(?<flight>(?:[A-Z][A-Z0-9]|\d[A-Z])\s?\d{1,4})$/d;
const operatorLabel =
  /^(?:Operated by|Operado por|Op[ée]r[ée] par|Durchgeführt von|Operato da|Operat de|Выполняет)\s*:?\s*\/?(?<name>\S.*)?$/di;
const carryOn = /^(?:Carry[ -]?On Allowances?|Equipaje de mano|Handgepäck|Bagages? (?:en cabine|à main)|Bagaglio a mano)/i;
// OTP to MAD , MAD to LIM - 1 Piece (IB - IBERIA)
const route = /\b(?<from>[A-Z]{3})\s+(?:to|a|à|nach|hasta|para|către)\s+(?<to>[A-Z]{3})\b/dg;

export const sabreEticket: TicketFormat = {
  id: 'sabre-eticket',
  recognises: (text) =>
    text.split('\n').some((line) => preparedFor.test(line)) &&
    /e-?Ticket Receipt|Recibo de (?:pasaje|boleto|billete)|Re[çc]u (?:de|du) billet|eTicket-Beleg|Ricevuta (?:del )?biglietto|Recibo (?:de )?bilhete|TICKET NUMBER|N[ÚU]MERO DE BOLETO|TICKETNUMMER/i.test(
      text,
    ) &&
    text
      .split('\n')
      .some((line) => timeLabel.test(line.split(/\s{2,}/)[0] ?? '') || /\s(?:Time|Hora|Heure|Uhrzeit|Ora)(?:\s|$)/.test(line)) &&
    text.split('\n').some(isHeading),
  parse(ticket) {
    const draft: DraftItinerary = { passengers: [], airlineRefs: [], segments: [], doubts: [] };
    for (const lines of receiptsOf(ticket)) readReceipt(lines, ticket.pages, draft);
    if (draft.segments.length > 0) return { draft };
    return {
      problems: [
        { message: 'The columns of the itinerary table do not hold the same number of flights.', near: ticket.lines[0] ?? null },
      ],
    };
  },
};

function isHeading(text: string): boolean {
  const pieces = text.trim().split(/\s{2,}/);
  return pieces.some((piece) => tableHeadings.departure.test(piece)) && pieces.some((piece) => tableHeadings.arrival.test(piece));
}

function receiptsOf(ticket: TicketText): Line[][] {
  const starts = ticket.lines.flatMap((line, index) =>
    pieceCells(line).some((cell) => preparedFor.test(cell.text)) ? [index] : [],
  );
  return starts.map((start, index) => ticket.lines.slice(start, starts[index + 1] ?? ticket.lines.length));
}

function readReceipt(lines: readonly Line[], pages: readonly Page[], draft: DraftItinerary): void {
  const name = labelledValue(lines, preparedFor, passengerShape);
  const eticket = mapFound(labelledValue(lines, ticketLabel, /\d{3}[\d\s-]{10,}/), readTicketNumber);
  if (name) draft.passengers.push(eticket ? { name, eticket } : { name });
  const ref = labelledValue(lines, reservationCode, /^[A-Z0-9]{5,8}$/);
  if (ref) draft.bookingRef ??= ref;
  const issued = mapFound(labelledValue(lines, issueLabel, someDay), readDay);
  if (issued) draft.issueDate ??= issued;
  for (const own of airlineRefsIn(lines)) {
    if (!draft.airlineRefs.some(({ value }) => value.airline === own.value.airline && value.ref === own.value.ref))
      draft.airlineRefs.push(own);
  }
  draft.segments.push(...segmentsOf(lines, pages, draft.doubts));
}

/** The table's columns in the order day, airline, departure, arrival, notes; lines that belong to no row left out. */
function columnsOfTable(lines: readonly Line[], pages: readonly Page[]): Cell[][] {
  const columns: Cell[][] = [[], [], [], [], []];
  let edges: Edge[] | undefined;
  let sinceHeading = 0;
  for (const line of lines) {
    if (isHeading(line.text)) {
      edges = edgesOf(pieceCells(line)) ?? edges;
      sinceHeading = 0;
      continue;
    }
    sinceHeading += 1;
    if (!edges || pageFoot.test(line.text) || boardingPassNote.test(line.text)) continue;
    const cells = cellsOf(line, edges);
    const first = cells[0];
    if (first && !dayCell.test(first.text)) {
      // Only days stand in the first column. Other words there are the second line of the heading, a page's head or foot, or the end of the table.
      if (sinceHeading > 2 && !inMargin(line, pages)) edges = undefined;
      continue;
    }
    for (const [index, cell] of cells.entries()) if (cell) columns[index]?.push(cell);
  }
  return columns;
}

function inMargin(line: Line, pages: readonly Page[]): boolean {
  const height = pages.find((page) => page.number === line.page)?.height ?? Number.POSITIVE_INFINITY;
  return line.y < height * 0.05 || line.y + line.height > height * 0.94;
}

/** Left edges of the five columns. Headings may be centred, so a column begins well before its heading where there is room. */
function edgesOf(cells: readonly Cell[]): Edge[] | undefined {
  const order = [tableHeadings.airline, tableHeadings.departure, tableHeadings.arrival].map((shape) =>
    cells.findIndex((cell) => shape.test(cell.text)),
  );
  const [airline = -1, departure = -1, arrival = -1] = order;
  const picked = [cells[0], cells[airline], cells[departure], cells[arrival], cells[arrival + 1]];
  if (airline < 1 || departure <= airline || arrival <= departure) return undefined;
  return picked.flatMap((cell, index) => {
    const before = picked[index - 1];
    if (!cell) return [];
    return [{ at: cell.x, from: before ? Math.max((before.right + cell.x) / 2, cell.x - 40) : 0 }];
  });
}

type Days = { from: Found<PrintedDay>; until?: Found<PrintedDay> };
type Flown = { flightNumber: Found; operatedBy?: Found };

function segmentsOf(lines: readonly Line[], pages: readonly Page[], doubts: DraftDoubt[]): DraftSegment[] {
  const [dayColumn = [], airlineColumn = [], departureColumn = [], arrivalColumn = [], noteColumn = []] = columnsOfTable(
    lines,
    pages,
  );
  const days = daysOf(dayColumn);
  const flights = flightsOf(airlineColumn, days);
  const departures = endsOf(departureColumn);
  const arrivals = endsOf(arrivalColumn);
  if ([days, departures, arrivals].some((column) => column.length !== flights.length)) return [];
  const remarks = notesOf(noteColumn, flights);
  const codes = codesOf(lines, flights.length);
  return flights.flatMap((flown, index) => {
    const [departure, arrival, day] = [departures[index], arrivals[index], days[index]];
    if (!departure || !arrival || !day) return [];
    const segment: DraftSegment = { flightNumber: flown.flightNumber, departure: { ...departure, date: day.from }, arrival };
    if (day.until) arrival.date ??= day.until;
    const code = codes[index];
    if (code?.from) segment.departure.airport ??= code.from;
    if (code?.to) segment.arrival.airport ??= code.to;
    if (flown.operatedBy) segment.operatedBy = flown.operatedBy;
    readNotes(segment, remarks[index] ?? []);
    const status = segment.status?.value ?? '';
    if (!isCancelled(status)) return [segment];
    doubts.push(cancelledDoubt(segment.flightNumber.value, day.from.text, status));
    return [];
  });
}

function daysOf(cells: readonly Cell[]): Days[] {
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

function flightsOf(cells: readonly Cell[], days: readonly Days[]): Flown[] {
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

/** The notes of each flight: every flight's begin with the same label, or else stand beside it. */
function notesOf(cells: readonly Cell[], flights: readonly Flown[]): Cell[][] {
  const opens = [receiptNotes.airlineCode, receiptNotes.cabin].find(
    (label) => cells.filter((cell) => label.test(cell.text)).length === flights.length,
  );
  const groups: Cell[][] = flights.map(() => []);
  let current = -1;
  for (const cell of cells) {
    if (opens ? opens.test(cell.text) : isBeside(cell, flights[current + 1])) current += 1;
    groups[current]?.push(cell);
  }
  return groups;
}

function isBeside(cell: Cell, next: Flown | undefined): boolean {
  if (!next) return false;
  const { box } = next.flightNumber;
  return cell.line.page > box.page || (cell.line.page === box.page && cell.line.y > box.y - 2 * box.height);
}

/** Airport codes are printed only with the cabin baggage, flight by flight: used when there are as many as flights. */
function codesOf(lines: readonly Line[], flights: number): Record<string, Found>[] {
  const start = lines.findIndex((line) => carryOn.test(line.text));
  if (start < 0) return [];
  const section = lines.slice(start, start + 1 + flights * 2);
  const routes = section.flatMap((line) => allFoundIn(line, route, 0.8));
  return routes.length === flights ? routes : [];
}
