/**
 * Timetables whose columns are flights: `TP1927   TP259` over rows of stations, each with an hour in the column of the flight that calls there, or over
 * rows of facts. Cells may stand left, right or in the middle of their column, and on several lines. Column by column, each row behind its label.
 */
import { anchorsIn } from '../../documents/anchors/anchors-in.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import { type Column, columnsOf } from '../../text/columns.ts';
import { joinedPieces } from '../../text/joined-pieces.ts';
import type { Line, Page, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';
import { readTime } from '../../values/clock.ts';

type Piece = Column & { line: Line };
type Row = { label: Piece[]; cells: Piece[][]; lines: Line[] };
type Grid = { rows: Row[]; from: number; to: number };

/** A page is not wide enough for more flights beside each other. */
const mostFlights = 12;
/** No table of flights has more lines below its head, and no more above it: `Data   sexta 29/01   sábado 30/01` over the numbers. */
const most = { below: 60, above: 4 };
/** In heights of a line: the lines of one row are no farther apart, and those of one table. */
const withinRow = 0.5;
const withinTable = 2.5;
/** In points: a cell over all columns has its middle so near theirs. */
const centred = 8;
/** A flight leaves and lands. */
const fewestHours = 2;

/** The document with each flight of such tables below the one before it; undefined where there are none. */
export function columnsOfFlights(ticket: TicketText): TicketText | undefined {
  const pages = ticket.pages.map(withColumns);
  return pages.every((page, index) => page === ticket.pages[index]) ? undefined : withPages(ticket, pages);
}

function withColumns(page: Page): Page {
  const lines: Line[] = [];
  let isTurned = false;
  for (let at = 0; at < page.lines.length; ) {
    const grid = gridAt(page.lines, at);
    if (grid) {
      lines.splice(lines.length - (at - grid.from), at - grid.from);
      lines.push(...turned(grid));
    } else lines.push(...page.lines.slice(at, at + 1));
    isTurned ||= grid !== undefined;
    at = grid?.to ?? at + 1;
  }
  return isTurned ? { ...page, lines } : page;
}

function turned({ rows }: Grid): Line[] {
  const flights: Row[][] = [];
  for (const column of (rows[0]?.cells ?? []).keys()) {
    const own = rows.filter(({ cells }) => (cells[column] ?? []).length > 0);
    const calls = own.filter((row) => isCall(row, column));
    const landed = flights.at(-1)?.findLast((row) => isCall(row, column - 1));
    flights.push(isUpwards(calls, landed, column) ? own.map((row) => inTurn(row, calls)) : own);
  }
  return flights.flatMap((own, column) =>
    own.flatMap(({ label, cells, lines: [first] }) => {
      const cell = cells[column] ?? [];
      return first ? joinedPieces(first, label.length > 0 ? [label, cell] : [cell]) : [];
    }),
  );
}

const isCall = ({ cells }: Row, column: number): boolean => cells[column]?.some(isOfHour) ?? false;

const inTurn = (row: Row, calls: readonly Row[]): Row =>
  (calls.includes(row) ? calls.at(-1 - calls.indexOf(row)) : undefined) ?? row;

/** The way back is told from the foot of the table up: from where the flight before it landed, and sooner there than above. */
function isUpwards(calls: readonly Row[], landed: Row | undefined, column: number): boolean {
  const [above, below] = calls;
  if (!above || !below || calls.length !== 2 || below !== landed || !calls.every(isStation)) return false;
  const [lands, leaves] = [above, below].map(({ cells }) => (cells[column] ?? []).map(({ text }) => text).join(' '));
  const [landsNextDay, leavesNextDay] = [lands, leaves].map((text = '') => nextDay.test(text));
  const [landsAt, leavesAt] = [lands, leaves].map((text = '') => readTime(text.replace(nextDay, '')));
  if (!landsAt || !leavesAt || leavesNextDay) return false;
  return landsNextDay === true || leavesAt < landsAt;
}

// 07:40 +1 | 07:40 (+1)
const nextDay = /\s*\(?\+\s?\d.*$/;

/** `Porto (OPO)`; not `Departure`, nor `Porto   dep.` */
function isStation({ label, lines: [first] }: Row): boolean {
  const anchors = first ? anchorsIn(joinedPieces(first, [label])).flat() : [];
  return anchors.some(({ kind, label: end }) => kind === 'place' && !end);
}

/** The table whose numbers of flights stand in a line, each the only one of its cell. */
function gridAt(lines: readonly Line[], at: number): Grid | undefined {
  const head = lines[at] as Line;
  const pieces = columnsOf(head);
  if (pieces.length < 2 || pieces.length > mostFlights + 2) return undefined;
  const numbers = marksOf(head).filter(({ kind }) => kind === 'flight');
  const flights = pieces.filter((piece) => numbers.filter((number) => isIn(number, piece)).length === 1);
  const first = pieces.indexOf(flights[0] as Column);
  // Whatever stands between numbers makes this a row of one flight.
  if (flights.length < 2 || first > 1 || first + flights.length !== pieces.length || numbers.length !== flights.length)
    return undefined;
  const below = rowsIn(lines.slice(at, at + most.below), flights);
  const above = rowsIn(lines.slice(Math.max(0, at - most.above), at).toReversed(), flights)
    .filter(({ cells }) => cells.every((cell) => cell.length > 0))
    .toReversed();
  const to = at + below.reduce((sum, row) => sum + row.lines.length, 0);
  const isWhole = flights.every((_, column) => hoursIn(below, column) >= fewestHours);
  return isWhole
    ? { rows: [...above, ...below], from: at - above.reduce((sum, row) => sum + row.lines.length, 0), to }
    : undefined;
}

const isIn = ({ start, end }: { start: number; end: number }, piece: Column) => start >= piece.start && end <= piece.end;

const hoursIn = (rows: readonly Row[], column: number): number =>
  rows.filter(({ cells }) => cells[column]?.some(isOfHour)).length;

// 07.15 | 0715 | dep 07.15
const hour = /^(?:\p{L}+\.?\s)?(?:[01]?\d|2[0-3])\.?[0-5]\d(?![\d.,/])/u;

/** `AF 1240` is a flight. */
function isOfHour(piece: Piece): boolean {
  const kinds = marksOf(piece.line).flatMap((mark) => (isIn(mark, piece) ? [mark.kind] : []));
  return !kinds.includes('flight') && (kinds.includes('time') || hour.test(piece.text));
}

/** The rows of a table, up to the first line that is in none. */
function rowsIn(lines: readonly Line[], flights: readonly Column[]): Row[] {
  const rows: Row[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    while (to < lines.length && distance(lines[to - 1] as Line, lines[to] as Line) <= withinRow) to += 1;
    const last = lines[from - 1];
    const band = lines.slice(from, to);
    if (last && distance(last, band[0] as Line) > withinTable) break;
    const own = rowsOfBand(band, flights);
    rows.push(...own.rows);
    if (!own.isWhole) break;
    from = to;
  }
  return rows;
}

/** In heights of a line, whichever of the two is above. */
const distance = (one: Line, other: Line): number => {
  const [above, below] = one.y <= other.y ? [one, other] : [other, one];
  return above.page === below.page ? (below.y - above.y - above.height) / below.height : Number.POSITIVE_INFINITY;
};

/** Lines near each other are one row, whose label may stand in its middle; several where more than one has both a label and cells. */
function rowsOfBand(band: readonly Line[], flights: readonly Column[]): { rows: Row[]; isWhole: boolean } {
  const parts = band.map((line) => rowOf([line], flights));
  const isRow = (row: Row | undefined) => row !== undefined && row.label.length > 0 && row.cells.some(({ length }) => length > 0);
  const isHead = (row: Row | undefined) =>
    row !== undefined && row.label.length === 0 && row.cells.every(({ length }) => length === 1);
  if (band.length > 1 && parts.filter(isRow).length < 2) {
    const row = rowOf(
      band.toSorted((one, other) => one.y - other.y),
      flights,
    );
    return row && isRow(row) ? { rows: [row], isWhole: true } : { rows: [], isWhole: false };
  }
  const rows: Row[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (isRow(part) || (isHead(part) && !last)) rows.push(part as Row);
    else if (part && last && part.label.length === 0) rows[rows.length - 1] = joined(last, part);
    else return { rows, isWhole: false };
  }
  return { rows, isWhole: true };
}

const joined = (row: Row, rest: Row): Row => ({
  ...row,
  lines: [...row.lines, ...rest.lines],
  cells: row.cells.map((cell, column) => [...cell, ...(rest.cells[column] ?? [])]),
});

/** Undefined where a piece is of no column. */
function rowOf(lines: readonly Line[], flights: readonly Column[]): Row | undefined {
  const row: Row = { label: [], cells: flights.map(() => []), lines: [...lines] };
  for (const line of lines) {
    const pieces = columnsOf(line).map((piece) => ({ ...piece, line }));
    const isAlone = pieces.filter(({ right }) => right > (flights[0]?.x ?? 0)).length === 1;
    for (const piece of pieces) {
      const own = isAlone && isOverAll(piece, flights) ? flights.map((_, column) => column) : columnsUnder(piece, flights);
      if (!own) return undefined;
      // `—`, where a flight does not call.
      if (own.length > 0 && !/[\p{L}\d]/u.test(piece.text)) continue;
      if (own.length === 0) row.label.push(piece);
      for (const column of own) row.cells[column]?.push(piece);
    }
  }
  return row;
}

/** None for a label, left of all; undefined for what goes across labels and columns, or several of them. */
function columnsUnder({ x, right }: Column, flights: readonly Column[]): number[] | undefined {
  const over = overlapped({ x, right }, flights);
  if (over.length > 0) return over.length === 1 ? over : undefined;
  if (right <= (flights[0]?.x ?? 0)) return [];
  const gap = (flight: Column) => Math.max(flight.x - right, x - flight.right);
  return [flights.reduce((near, flight, column) => (gap(flight) < gap(flights[near] as Column) ? column : near), 0)];
}

const overlapped = ({ x, right }: Pick<Column, 'x' | 'right'>, flights: readonly Column[]): number[] =>
  flights.flatMap((flight, column) => (x < flight.right && right > flight.x ? [column] : []));

/** `samedi 6 mars 2027` in the middle of two columns, for both. */
const isOverAll = ({ x, right }: Column, flights: readonly Column[]): boolean =>
  overlapped({ x, right }, flights).length !== 1 &&
  Math.abs(x + right - (flights[0]?.x ?? 0) - (flights.at(-1)?.right ?? 0)) / 2 <= centred;
