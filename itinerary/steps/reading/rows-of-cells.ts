/**
 * Tables whose cells stand in the middle of their rows, or go over several: `Fr 12.03.2027` beside the border of two flights, `TK` over `1632`.
 * Each column is read by itself into cells; the column with the most of them says where the rows are, and every other cell is of the row, or of
 * the rows, whose middle or top it shares. A day over several rows is of each.
 */
import { daysIn } from '../../documents/days-in-line.ts';
import { joinedLines } from '../../layout/joined-lines.ts';
import { type Column, columnsOf, pieceAsLine } from '../../text/columns.ts';
import type { Line, Page, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';

/** Each piece a line of its own. */
type Cell = { pieces: Line[]; top: number; bottom: number };
type Span = { left: number; right: number };
type Extent = Pick<Cell, 'top' | 'bottom'>;
/** `apart`: in points, all cells together. */
type Matched = { groups: Group[]; apart: number };
type Group = { from: number; to: number; cell: Cell };

const fewestColumns = 4;
/** More than any ticket's table has. */
const most = { columns: 20, rows: 30, lines: 150, ends: 3 };
/** In heights of a line: what parts the lines of a cell at most, as narrowly as pages are set; what parts tables; how far the middles of one row may differ. */
const withinCell = [0.35, 0.6, 0.85];
const mostWithin = Math.max(...withinCell);
const betweenTables = 3;
const inOneRow = 0.55;
/** Of the cells of a table so many have something in them; where lines are taken for rows, fewer have. */
const filled = 0.8;

/** The document with the rows of such tables in one line each; undefined where it has none. */
export function rowsOfCells(ticket: TicketText): TicketText | undefined {
  const pages = ticket.pages.map(pageOfRows);
  if (pages.every((page, index) => page === ticket.pages[index])) return undefined;
  return withPages(ticket, pages);
}

function pageOfRows(page: Page): Page {
  const lines: Line[] = [];
  let isOther = false;
  for (let row = 0; row < page.lines.length; ) {
    const table = isHeading(page.lines, row) ? rowsFrom(page.lines, row) : undefined;
    lines.push(...(table?.rows ?? page.lines.slice(row, row + 1)));
    isOther ||= table !== undefined;
    row = table?.end ?? row + 1;
  }
  return isOther ? { ...page, lines } : page;
}

/** The table that begins there, down to where its lines end; or up to a heading that would fit into its first column: `Pasajeros`. */
function rowsFrom(lines: readonly Line[], row: number): { rows: Line[]; end: number } | undefined {
  const whole = tableAt(lines, row, lines.length);
  for (const end of whole ? [whole.end, ...whole.mayEnd] : []) {
    const table = end === whole?.end ? whole : tableAt(lines, row, end);
    const rows = table && rowsOf(table.columns);
    if (rows) return { rows, end };
  }
  return undefined;
}

const figures = /\d{2}/;
/** Heads may stand on several lines, `Origen   Destino` over `Aeropuerto   Hora   Aeropuerto   Hora`; one of them names most columns. */
function isHeading(lines: readonly Line[], row: number): boolean {
  for (let at = row; at < row + mostHeads; at += 1) {
    const [above, line] = [lines[at - 1], lines[at]];
    if (!line || figures.test(line.text) || (at > row && above && line.y - above.y - above.height > line.height)) return false;
    const { length } = columnsOf(line);
    if (length >= fewestColumns) return length <= most.columns;
    if (length < 2) return false;
  }
  return false;
}
const mostHeads = 4;

/** `mayEnd`: before which lines it may end as well, the last first. */
type Table = { columns: Line[][]; end: number; mayEnd: number[] };

/** The cells of each column, its heading among them, down to a line that goes across columns or stands far below. */
function tableAt(lines: readonly Line[], row: number, limit: number): Table | undefined {
  const columns: TableColumn[] = [];
  let bottom = Number.POSITIVE_INFINITY;
  let isHead = true;
  const mayEnd: number[] = [];
  let end = row;
  for (; end < limit && end - row < most.lines; end += 1) {
    const line = lines[end] as Line;
    if (line.y - bottom > betweenTables * line.height) break;
    isHead &&= !figures.test(line.text);
    const placed = columnsOf(line).map((piece) => ({ piece, column: columnUnder(piece, columns, isHead) }));
    const known = placed.flatMap(({ column }) => column ?? []);
    if (placed.length > most.columns || known.length < placed.length || isOfSeveral(known)) break;
    for (const { piece, column } of placed) {
      if (!column) continue;
      if (column.pieces.length === 0) columns.push(column);
      column.span = { left: Math.min(column.span.left, piece.x), right: Math.max(column.span.right, piece.right) };
      column.pieces.push(pieceAsLine(line, piece));
    }
    if (placed.length === 1 && line.y - bottom > mostWithin * line.height) mayEnd.unshift(end);
    bottom = Math.max(end === row ? 0 : bottom, line.y + line.height);
  }
  const inOrder = columns.toSorted((one, other) => one.span.left - other.span.left);
  if (end - row <= 2) return undefined;
  return { columns: inOrder.map(({ pieces }) => pieces), end, mayEnd: mayEnd.slice(0, most.ends) };
}

/** `DUS   vineri, 12 februarie` are two pieces of one cell; in more of them a line goes its own way. */
function isOfSeveral(columns: readonly TableColumn[]): boolean {
  const again = columns.filter((column, index) => columns.indexOf(column) < index);
  return again.length > 1 || again.some((column) => columns[columns.lastIndexOf(column) - 1] !== column);
}

/** In points: so little over its edge is of no other column. */
const touching = 2;

type TableColumn = { span: Span; pieces: Line[] };

/** The column a piece stands in; undefined where it goes across several. Heads begin columns, and the cells under them are of the nearest. */
function columnUnder({ x, right }: Column, columns: readonly TableColumn[], isHead: boolean): TableColumn | undefined {
  const over = columns.filter(({ span }) => Math.min(right, span.right) - Math.max(x, span.left) > touching);
  if (over.length > 0) return over.length === 1 ? over[0] : undefined;
  if (isHead) return { span: { left: x, right }, pieces: [] };
  const gap = ({ span }: TableColumn) => Math.max(span.left - right, x - span.right);
  const near = columns.reduce((nearest, column) => (gap(column) < gap(nearest) ? column : nearest));
  return isBeside(near, columns, right) ? { span: { left: x, right }, pieces: [] } : near;
}

/** `ALLER`, `RETOUR` left of all that has a head, beside cells of the first column that has one. */
const isBeside = (first: TableColumn, columns: readonly TableColumn[], right: number): boolean =>
  first.pieces.length > 1 && columns.every(({ span }) => span.left - right > touching);

function cellsOf(pieces: readonly Line[], within: number): Cell[] {
  const cells: Cell[] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const last = cells.at(-1);
    if (last && piece.y - last.bottom <= within * piece.height) {
      last.pieces.push(piece);
      last.bottom = Math.max(last.bottom, piece.y + piece.height);
    } else cells.push({ pieces: [piece], top: piece.y, bottom: piece.y + piece.height });
  }
  return cells;
}

/** Undefined where the columns make no rows, or where every line is one already. */
function rowsOf(columns: readonly Line[][]): Line[] | undefined {
  for (const within of withinCell) {
    const cells = columns.map((pieces) => cellsOf(pieces, within));
    const base = cells.reduce((more, column) => (column.length > more.length ? column : more), []);
    if (base.length < 2) return undefined;
    const groups = base.length > most.rows ? [] : cells.map((column) => groupsOf(column, base));
    const whole = groups.flatMap((column) => (column ? [column] : []));
    if (whole.length < columns.length) continue;
    const rows = whole.flat().reduce((sum, { from, to }) => sum + to - from + 1, 0);
    if (rows >= filled * base.length * columns.length)
      return isWrapped(whole) ? base.flatMap((_, row) => lineAt(row, whole)) : undefined;
  }
  return undefined;
}

const isWrapped = (columns: readonly Group[][]): boolean =>
  columns.some((groups) => groups.some(({ from, to, cell }) => to > from || cell.pieces.length > 1));

function lineAt(row: number, columns: readonly Group[][]): Line[] {
  const [first, ...others] = columns.flatMap((groups) => {
    const own = groups.find(({ from, to }) => from <= row && row <= to);
    return own && (own.from === row || hasDay(own.cell)) ? [wholeOf(own.cell)] : [];
  });
  return first ? [joinedLines(first, others)] : [];
}

/** The rows each cell of a column is of, in order: by their middles, or by their tops, whichever they share more nearly. */
function groupsOf(cells: readonly Cell[], base: readonly Cell[]): Group[] | undefined {
  const [best] = [middleOf, topOf]
    .flatMap((edge) => matched(cells, base, edge) ?? [])
    .toSorted((one, other) => one.apart - other.apart);
  return best?.groups;
}

/** One beside each row, or over some that share it, so that all have one; else each beside one row. */
function matched(cells: readonly Cell[], base: readonly Cell[], edge: (span: Extent) => number): Matched | undefined {
  const apart = (cell: Cell, from: number, to: number) =>
    Math.abs(edge(cell) - edge({ top: base[from]?.top ?? 0, bottom: base[to]?.bottom ?? 0 }));
  const isBeside = (cell: Cell, from: number, to: number) => {
    const first = base[from] as Cell;
    // Heads stand in the middle, or at the bottom, of as many lines as the longest has.
    if (to === 0 && cell.top < first.bottom && cell.bottom > first.top) return true;
    const { height } = cell.pieces[0] as Line;
    return apart(cell, from, to) <= inOneRow * height * (to > from ? 1.6 : 1);
  };
  const all: Group[] = [];
  // A column without a head begins beside the first row.
  let from = (cells[0]?.top ?? 0) >= (base[0]?.bottom ?? 0) ? 1 : 0;
  for (const cell of cells) {
    let to = from;
    while (to < base.length && !isBeside(cell, from, to)) to += 1;
    if (to >= base.length) break;
    all.push({ from, to, cell });
    from = to + 1;
  }
  const alone = cells.flatMap((cell) => {
    const row = base.findIndex((_, at) => isBeside(cell, at, at));
    return row < 0 ? [] : [{ from: row, to: row, cell }];
  });
  const groups = all.length === cells.length && from === base.length ? all : alone;
  if (groups.length < cells.length) return undefined;
  return { groups, apart: groups.reduce((sum, { cell, from: first, to }) => sum + apart(cell, first, to), 0) };
}

const middleOf = ({ top, bottom }: Extent) => (top + bottom) / 2;
const topOf = ({ top }: Extent) => top;

const wholeOf = ({ pieces: [first, ...others] }: Cell): Line => joinedLines(first as Line, others, ' ');

const hasDay = (cell: Cell): boolean => daysIn(wholeOf(cell)).length > 0;
