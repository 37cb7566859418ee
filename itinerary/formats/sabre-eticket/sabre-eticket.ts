/**
 * Sabre's eTicket receipt: name and codes, then a table of five columns (day, airline, departure, arrival, other notes) with the words `Time` and
 * `Terminal` inside its cells. Several receipts may stand in one file, one for each passenger.
 *
 * Each column is read by itself, top to bottom, and the flights are put together by their order: cells of one row stand high, low or centred,
 * as the program that drew the table liked, and rows go on over the foot of a page.
 */
import {
  airlineRefsIn,
  issueLabel,
  pageFoot,
  preparedFor,
  reservationCode,
  tableHeadings,
  ticketLabel,
} from '../../documents/sabre-words.ts';
import type { DraftItinerary, DraftSegment } from '../../draft/draft-itinerary.ts';
import { allFoundIn, type Found, mapFound } from '../../draft/found.ts';
import { type Cell, cellBetween, cellsOf, type Edge, labelledValue, pieceCells } from '../../layout/cells.ts';
import type { Line, Page, TicketText } from '../../text/ticket-text.ts';
import { flightNotReadDoubt } from '../../values/carriers.ts';
import { readDay } from '../../values/days.ts';
import { readTicketNumber } from '../../values/e-tickets.ts';
import { cancelledDoubt, isCancelled } from '../../values/standing.ts';
import type { TicketFormat } from '../contract.ts';
import { copiedRowsOf, isCopiedHeading, type ReceiptRow } from './copied-receipt.ts';
import { dayCell, daysOf, endsOf, type Flown, flightsOf, readNotes, receiptNotes, timeLabel } from './receipt-cells.ts';

const passengerShape = /^\p{L}[\p{L} '.-]*\/\s?\p{L}[\p{L} '.-]*(?:\[[A-Z]+\])?\s*(?:\[\d+\])?$/u;
// TRAVEL DATE AIRLINE DEPARTURE: before which words a heading of its own begins
const glued = new RegExp(
  `\\s(?=(?:${[tableHeadings.airline, tableHeadings.departure].map(({ source }) => source.slice(1)).join('|')})(?:\\s|$))`,
  'i',
);
const someDay = /^\d{1,2}\s?\p{L}{3,}\.?\s?\d{2,4}$/u;

const boardingPassNote = /^This is not a boarding pass|^Esta no es una tarjeta de embarque/i;

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
    text.split('\n').some((line, index, lines) => isHeading(line) || isCopiedHeading(line, lines[index - 1] ?? '')),
  parse(ticket) {
    const draft: DraftItinerary = { passengers: [], airlineRefs: [], segments: [], doubts: [] };
    const receipts = receiptsOf(ticket);
    const torn = receipts.flatMap((lines) => readReceipt(lines, ticket.pages, draft));
    const copied = receipts.some((lines) => !lines.some(({ text }) => isHeading(text) && !glued.test(text)));
    const known = new Set(draft.segments.map(({ flightNumber }) => flightNumber.value));
    draft.doubts.push(...torn.filter((flight) => !known.has(flight)).map(flightNotReadDoubt));
    const message = 'The columns of the itinerary table do not hold the same number of flights.';
    const problems = [{ message, near: ticket.lines[0] ?? null }];
    if (copied && (torn.length > 0 || draft.segments.length === 0)) return { problems, columnsLost: true };
    return draft.segments.length > 0 ? { draft } : { problems };
  },
};

/** The gap before the arrivals' heading is the one that copies of narrow tables keep. */
function isHeading(text: string): boolean {
  const pieces = text.trim().split(/\s{2,}/);
  const parts = pieces.flatMap((piece) => piece.split(glued));
  return parts.some((part) => tableHeadings.departure.test(part)) && pieces.some((piece) => tableHeadings.arrival.test(piece));
}

function receiptsOf(ticket: TicketText): Line[][] {
  const starts = ticket.lines.flatMap((line, index) =>
    pieceCells(line).some((cell) => preparedFor.test(cell.text)) ? [index] : [],
  );
  // What stands above the first name belongs to it.
  return starts.map((start, index) => ticket.lines.slice(index === 0 ? 0 : start, starts[index + 1] ?? ticket.lines.length));
}

/** @returns the flights that are printed and could not be read. */
function readReceipt(lines: readonly Line[], pages: readonly Page[], draft: DraftItinerary): string[] {
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
  const rows = lines.some((line) => isHeading(line.text)) ? rowsOf(lines, pages) : copiedRowsOf(lines);
  const codes = codesOf(lines, rows.length);
  const isWhole = ({ ends }: ReceiptRow) => ends.length === 2 && ends.every(({ time }) => time !== undefined);
  for (const [index, row] of rows.entries()) {
    const segment = isWhole(row) ? segmentOf(row, codes[index]) : undefined;
    const status = segment?.status?.value ?? '';
    if (segment && isCancelled(status)) draft.doubts.push(cancelledDoubt(segment.flightNumber.value, row.days.from.text, status));
    else if (segment) draft.segments.push(segment);
  }
  return rows.filter((row) => !isWhole(row)).map(({ flown }) => flown.flightNumber.value);
}

/** The table's columns in the order day, airline, departure, arrival, notes; lines that belong to no row left out. */
function columnsOfTable(lines: readonly Line[], pages: readonly Page[]): Cell[][] {
  const columns: Cell[][] = [[], [], [], [], []];
  let edges: Edge[] | undefined;
  let sinceHeading = 0;
  for (const line of lines) {
    if (isHeading(line.text)) {
      edges = edgesOf(pieceCells(line).flatMap(apartAtHeadings)) ?? edges;
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

function apartAtHeadings(cell: Cell): Cell[] {
  let start = cell.start;
  return cell.text.split(glued).map((text) => {
    const part = cellBetween(cell.line, start, start + text.length);
    start += text.length + 1;
    return part;
  });
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

function rowsOf(lines: readonly Line[], pages: readonly Page[]): ReceiptRow[] {
  const [dayColumn = [], airlineColumn = [], departureColumn = [], arrivalColumn = [], noteColumn = []] = columnsOfTable(
    lines,
    pages,
  );
  const days = daysOf(dayColumn);
  const flights = flightsOf(airlineColumn, days);
  const columns = [days, endsOf(departureColumn), endsOf(arrivalColumn)] as const;
  const [, departures, arrivals] = columns;
  const isEven = columns.every((column) => column.length === flights.length);
  const remarks = notesOf(noteColumn, flights);
  return flights.flatMap((flown, index) => {
    const [departure, arrival, day] = [departures[index], arrivals[index], days[index] ?? days[0]];
    if (!day) return [];
    // Where a cell is missing nobody knows which: better no flight than one put together of two.
    const ends = isEven && departure && arrival ? [departure, arrival] : [];
    return [{ days: day, flown, ends, remarks: remarks[index] ?? [] }];
  });
}

function segmentOf(
  { days, flown, ends, remarks }: ReceiptRow,
  codes: Record<string, Found> | undefined,
): DraftSegment | undefined {
  const [departure, arrival] = ends;
  if (!departure || !arrival) return undefined;
  const segment: DraftSegment = { flightNumber: flown.flightNumber, departure: { ...departure, date: days.from }, arrival };
  if (days.until) arrival.date ??= days.until;
  if (codes?.from) segment.departure.airport ??= codes.from;
  if (codes?.to) segment.arrival.airport ??= codes.to;
  if (flown.operatedBy) segment.operatedBy = flown.operatedBy;
  readNotes(segment, remarks);
  return segment;
}

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
