/** A document as cells, each with the label that governs it: in the cell itself, in the cell to its left, or in a cell above. */
import { type Found, foundAt } from '../draft/found.ts';
import { airportsIn } from '../reference/airports.ts';
import { boxOf } from '../text/boxes.ts';
import type { Line } from '../text/ticket-text.ts';
import { readMinutes } from '../values/durations.ts';
import { isWay } from './anchors/heading-days.ts';
import { isNoise, type LabelKind, labelOf, labelsIn } from './flight-labels.ts';
import { marksOf } from './flight-marks.ts';

export type LabelledCell = {
  line: Line;
  /** Index of the line in the document. */
  row: number;
  /** The value: behind the label, where the cell has one. */
  start: number;
  end: number;
  x: number;
  right: number;
  label: LabelKind | undefined;
  /** Nothing but a label. */
  bare: boolean;
  /** Where the label stands: sure in the cell itself, less sure to the left, least above. */
  certainty: number;
  /** The label stands to the left, in the same line. */
  behind?: boolean;
  /** Of a label that heads no table of flights: where the value below it stands. */
  valueRow?: number;
  headsFlights?: boolean;
};

/** A label above counts for what stands this much beside it at most, in points. */
const beside = 14;
/** A label governs what is below it for so many lines. */
const reach = 40;
/** Where one line holds several labelled values: `Class: Economy (L) · Baggage: 1PC | Seat: 12A`. */
const separator = /\s{2,}|\s[·•|]\s/g;

/** The ways to part flights from each other are tried on the same cells. */
const known = new WeakMap<readonly Line[], LabelledCell[][]>();

/** The cells of each line, from left to right. */
export function labelledCells(lines: readonly Line[]): readonly LabelledCell[][] {
  const cells = known.get(lines) ?? readCells(lines);
  known.set(lines, cells);
  return cells;
}

function readCells(lines: readonly Line[]): LabelledCell[][] {
  let above: LabelledCell[] = [];
  const pages = Map.groupBy(lines, ({ page }) => page);
  return lines.map((line, row) => {
    const cells: LabelledCell[] = [];
    let left: LabelledCell | undefined;
    const heads: LabelledCell[] = [];
    const pieces = piecesOf(line);
    // A flight's number alone in its line is no row of the table above: what follows has nothing to do with that table's day of issue.
    // Nor is the heading of another.
    if ((pieces.length === 1 && namesFlight(line)) || (pieces.length > 4 && !/\d/.test(line.text)))
      above = above.filter(({ label }) => label !== 'noise');
    if (headsWay(line, pieces[0])) above = [];
    // Boarding passes, one a page: what `Seat   Group` headed ends where the next page prints it again.
    if (line.page !== lines[row - 1]?.page) {
      const printed = new Set(pages.get(line.page)?.map(({ text }) => text));
      above = above.filter((label) => !printed.has(label.line.text));
    }
    for (const piece of pieces) {
      const label = isClass(line, piece) ? undefined : labelOf(line.text.slice(piece.start, piece.end));
      const box = boxOf(line, piece.start, piece.end);
      const cell: LabelledCell = {
        line,
        row,
        start: label && !label.bare ? Math.min(piece.end, piece.start + label.end) : piece.start,
        end: piece.end,
        x: box.x,
        right: box.x + box.width,
        label: label?.kind,
        bare: label?.bare ?? false,
        certainty: 1,
      };
      if (!label) Object.assign(cell, governing(cell, left, above));
      // `Departure:` with its value beside it says nothing of what is below, nor does `Status   Paid, tickets issued`.
      const isOfTwo = left?.label === 'status' && pieces.length === 2 && !label;
      if (left && heads.at(-1) === left && (isOfTwo || isBeside(left, cell)) && !isOverHour(left, lines[row + 1])) heads.pop();
      if (
        cell.bare &&
        cell.label !== 'passenger' &&
        (cell.label !== 'noise' || (headsColumn(cell) && !(pieces.length === 2 && isValueOf(left))))
      )
        heads.push(cell);
      cells.push(cell);
      left = isOverDuration(cell, lines[row + 1]) ? undefined : cell;
    }
    // In the heading of a table a word we do not know governs its column as well: its neighbour's does not.
    if (heads.length > 1 && cells.length > 2 && !/\d/.test(line.text))
      heads.push(...cells.filter((cell) => !cell.bare && !heads.includes(cell)).map((cell) => ({ ...cell, label: undefined })));
    const headsFlights =
      heads.length > 0 && isTableHead(line) && lines.slice(Math.max(0, row - 1), row + 2).some(namesFlightPart);
    for (const head of heads) head.headsFlights = headsFlights;
    above = [...above.filter((label) => row - label.row < reachOf(label)), ...heads];
    return cells;
  });
}

/** `DÖNÜŞ / RÜCKFLUG          14 Ağustos 2027 / Sa 14.08.2027` between two tables: the day stands under `Varış / Ankunft` of the first, and heads the second. */
function headsWay(line: Line, first: Piece | undefined): boolean {
  const words = first ? line.text.slice(first.start, first.end) : '';
  if (!isWay(words) || labelOf(words)) return false;
  const days = marksOf(line).map((mark) => (mark.kind === 'day' ? `${mark.found.value.day}.${mark.found.value.month}` : ''));
  return days.length > 0 && !days.includes('') && new Set(days).size === 1;
}

/** `ET 900   U   16MAR2027`: a capital alone in a row of figures is the class, and `Z` and `U` are whence and whither in a heading only. */
const isClass = ({ text }: Line, { start, end }: { start: number; end: number }) =>
  /^[A-Z]$/.test(text.slice(start, end)) && /\d/.test(text);

/** `Codice prenotazione` over its value at the top of a page is the heading of no table, and `Booking number  Booked on` of none of flights; nor is `To:`, over or before who is written to. */
const reachOf = ({ label, headsFlights, line }: LabelledCell) =>
  !headsFlights && (label === 'noise' || /^\p{L}{2,4} +:|^\p{L}+ ?:$/u.test(line.text)) ? 4 : reach;

const namesFlightPart = (line: Line) =>
  piecesOf(line).some(({ start, end }) => {
    const kind = labelOf(line.text.slice(start, end))?.kind;
    return kind !== undefined && !ofBookings.has(kind);
  });
/** A booking has its day and its state as well. */
const ofBookings: ReadonlySet<LabelKind> = new Set(['noise', 'passenger', 'date', 'status']);

function isTableHead(line: Line): boolean {
  const pieces = piecesOf(line);
  return pieces.length > 2 || (pieces.length > 1 && pieces.every(({ start, end }) => labelOf(line.text.slice(start, end))?.bare));
}

/** `Status   Tickets ausgestellt`: what stands beside a label is its value, and heads nothing. */
const isValueOf = (left: LabelledCell | undefined) => left?.bare === true && left.label !== undefined && left.label !== 'noise';

function isBeside(label: LabelledCell, value: LabelledCell): boolean {
  const text = (cell: LabelledCell) => cell.line.text.slice(cell.start, cell.end);
  const isPlace = () => isEnd(label.label) && (/\([A-Z]{3}\)/.test(text(value)) || airportsIn(text(value)).length > 0);
  return !value.bare && (/:$/.test(text(label)) || /\d/.test(text(value)) || isPlace());
}

/** `Приліт   у дорозі 0 год 55 хв` over `14:30   місце 9D`: right under the label stands its hour. */
const isOverHour = ({ label, line, x }: LabelledCell, below: Line | undefined): boolean =>
  isEnd(label) &&
  below?.page === line.page &&
  marksOf(below).some((mark) => mark.kind === 'time' && Math.abs(mark.x - x) < aligned);

/** In points: what begins so near stands in one column. */
const aligned = 2;

/** `07:10   Duración   09:55` over `3 h 45 min`: what stands beside the label is an hour. */
function isOverDuration({ label, bare, x, right }: LabelledCell, below: Line | undefined): boolean {
  if (label !== 'duration' || !bare || !below) return false;
  return piecesOf(below).some(({ start, end }) => {
    const [text, box] = [below.text.slice(start, end), boxOf(below, start, end)];
    return /\p{L}/u.test(text) && readMinutes(text) !== undefined && box.x < right && box.x + box.width > x;
  });
}

const isEnd = (label: LabelKind | undefined) => label === 'departure' || label === 'arrival';

/** `CHECK-IN OPENS` in the heading of a table governs what is below; `Issued 12NOV26` and `Booking date:` do not. */
function headsColumn({ line, start, end }: LabelledCell): boolean {
  return end - start <= 30 && !/\d|:/.test(line.text) && piecesOf(line).length > 1;
}

function governing(cell: LabelledCell, left: LabelledCell | undefined, above: readonly LabelledCell[]) {
  const ofRow = left && left.line === cell.line ? left : undefined;
  if (ofRow?.bare && ofRow.label && ofRow.label !== 'noise') return { label: ofRow.label, certainty: 1, behind: true };
  // Departure: | 12 Apr 2027 09:10 | Bucharest (OTP)
  if (ofRow?.behind && (ofRow.label === 'departure' || ofRow.label === 'arrival'))
    return { label: ofRow.label, certainty: 1, behind: true };
  if (ofRow?.bare && ofRow.end - ofRow.start <= 30 && !/\d/.test(ofRow.line.text.slice(ofRow.start, ofRow.end)))
    return { label: 'noise' as const };
  const near = above.filter((label) => !isOfMenu(label, cell)).toReversed();
  const overlaps = near.filter((label) => Math.min(cell.right, label.right) > Math.max(cell.x, label.x));
  const row = overlaps.filter((label) => label.row === overlaps[0]?.row);
  // A whole line of a table pasted as one piece stands under all its headings, and none governs it.
  if (row.length > 2) return {};
  const [over] = row.sort((one, other) => Math.abs(one.x - cell.x) - Math.abs(other.x - cell.x));
  // What stands under no label belongs to the nearest one, where that is not far.
  const governs = over ?? near.find((label) => gap(cell, label) < beside && isNearest(cell, label, above));
  // `Ticket issued` over a line that names a flight is no heading of it.
  if (governs?.label === 'noise' && !isTableHead(governs.line) && namesFlight(cell.line)) return {};
  // `Booking code` over its value at the right of a page has it: what follows below is another's.
  if (governs?.label === 'noise' && !governs.headsFlights) {
    if (governs.valueRow !== undefined && governs.valueRow !== cell.row) return {};
    governs.valueRow = cell.row;
  }
  if (governs) return { label: governs.label, certainty: 0.9 };
  return {};
}

const namesFlight = (line: Line) => marksOf(line).some(({ kind }) => kind === 'flight');

/** `MANAGE BOOKING | CHECK IN | ADD BAGS` heads the rows of a table parted by bars, and nothing else. */
const isOfMenu = (label: LabelledCell, cell: LabelledCell) => label.line.text.includes(' | ') && !cell.line.text.includes(' | ');

function isNearest(cell: LabelledCell, label: LabelledCell, above: readonly LabelledCell[]): boolean {
  return above.every((other) => other.row !== label.row || gap(cell, other) >= gap(cell, label));
}

const gap = (cell: LabelledCell, label: LabelledCell) => Math.max(label.x - cell.right, cell.x - label.right);

type Piece = { start: number; end: number };

function piecesOf(line: Line): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const add = (start: number, end: number) => {
    const text = line.text.slice(start, end);
    if (/^[\s:]*$/.test(text)) return;
    // The colon of `DURUM / STATUS     : OK` stands with neither.
    const begin = start + (/^[\s:]*/.exec(text)?.[0].length ?? 0);
    pieces.push({ start: begin, end: start + text.trimEnd().length });
  };
  for (const gap of line.text.matchAll(separator)) {
    add(from, gap.index);
    from = gap.index + gap[0].length;
  }
  add(from, line.text.length);
  return pieces.flatMap(({ start, end }) => {
    const text = line.text.slice(start, end);
    const starts = labelsIn(text) ?? [0, ...insideOf(text)];
    return starts.map((at, index) => ({
      start: start + at,
      end:
        start +
        text
          .slice(0, starts[index + 1] ?? text.length)
          .trimEnd()
          .replace(/,$/, '').length,
    }));
  });
}

/** The cell's value. */
export function valueIn(cell: LabelledCell): Found {
  return foundAt(cell.line, cell.start, cell.end, cell.certainty);
}

/** @param cells of one line. @returns the label of what stands at a place in it: the cell's own, or noise where the words before it in the cell say so. */
export function labelAt(cells: readonly LabelledCell[], start: number): { label: LabelKind | undefined; certainty: number } {
  const cell = cells.find((candidate) => start >= candidate.start && start < candidate.end);
  if (!cell) return { label: undefined, certainty: 0.8 };
  if (cell.label === 'noise' || cell.label === 'duration') return { label: cell.label, certainty: cell.certainty };
  if (isNoise(cell.line.text.slice(cell.start, start))) return { label: 'noise', certainty: 1 };
  return { label: cell.label, certainty: cell.label ? cell.certainty : 0.8 };
}

// LX 1887, durchgeführt von Helvetic Airways | Economy Light, Freigepäck 1PC | BUSINESS (C) 2PC
function insideOf(text: string): number[] {
  const commas = [...text.matchAll(/, (?=\p{L})/gu)]
    .map((comma) => comma.index + 2)
    .filter(
      (at) => labelOf(text.slice(at))?.bare === false || /^(?:premium )?(?:economy|business|first)\b/i.test(text.slice(at)),
    );
  const allowance = /(?<=[\p{L})] )\d{1,2}(?:PC|K)$/u.exec(text)?.index;
  return allowance === undefined ? commas : [...commas, allowance];
}
