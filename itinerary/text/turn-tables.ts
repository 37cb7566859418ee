/**
 * Tables that lie on their side: each flight a column, what is said of it a row behind its label. Column by column, with the labels.
 * Not how most tables stand, so only asked for where more can be read so.
 */
import { columnsOf } from './columns.ts';
import type { Line, Page, TicketText, Word } from './ticket-text.ts';

/** A flight's number, its places and its times make no fewer lines; under a label more may stand, an hour and its day. */
const fewestLines = 5;
const fewestRows = 3;
/** A page is not wide enough for more flights beside each other; text made of blanks is. */
const mostCells = 30;
/** In points: cells of a column begin so near each other, or have their middles there. */
const aligned = 8;
const gapOfCells = '   ';

type Piece = ReturnType<typeof columnsOf>[number];
type Cell = { line: Line; piece: Piece };
/** `cells`: those of its own line and those its wrapped cells go on with below. */
type Row = { line: Line; label: Piece; cells: readonly Cell[] };

/** The document with its lying tables turned; undefined where there are none. */
export function turnTables(ticket: TicketText): TicketText | undefined {
  const pages = ticket.pages.map(turnedPage);
  if (pages.every((page, index) => page === ticket.pages[index])) return undefined;
  const lines = pages.flatMap((page) => page.lines);
  return { pages, lines, text: lines.map((line) => line.text).join('\n') };
}

function turnedPage(page: Page): Page {
  const rows = page.lines.map(rowOf);
  const lines: Line[] = [];
  let turned = false;
  for (let index = 0; index < page.lines.length; ) {
    const table = tableAt(page.lines, rows, index);
    const columns = table.rows[0]?.cells ?? [];
    for (const { piece } of columns)
      lines.push(...table.rows.map((row) => turnedLine(row, piece)).filter((line) => line !== undefined));
    if (table.rows.length === 0) lines.push(...page.lines.slice(index, index + 1));
    turned ||= table.rows.length > 0;
    index += Math.max(1, table.lines);
  }
  return turned ? { ...page, lines } : page;
}

/** A row is a label without figures, and two cells at least, as many at most as a page is wide enough for. */
function rowOf(line: Line): Row | undefined {
  const [label, ...pieces] = columnsOf(line);
  if (!label || pieces.length < 2 || pieces.length > mostCells || /\d/.test(label.text)) return undefined;
  return { line, label, cells: pieces.map((piece) => ({ line, piece })) };
}

/** The rows of a table that begins here, as many cells in each, under each other; `lines`: how many they take. */
function tableAt(all: readonly Line[], rows: readonly (Row | undefined)[], from: number): { rows: Row[]; lines: number } {
  const first = rows[from];
  const table: Row[] = [];
  let index = from;
  for (; first && index < rows.length; index += 1) {
    const isInColumn = ({ piece }: Cell) => first.cells.some((above) => isUnder(above.piece, piece));
    const row = rows[index];
    const last = table.at(-1);
    if (row && row.cells.length <= first.cells.length && isUnder(first.label, row.label) && row.cells.every(isInColumn)) {
      table.push(row);
      continue;
    }
    // Bucharest | (OTP): what a cell was too narrow for stands below it, and no label before it.
    const line = all[index];
    const rest = line ? columnsOf(line).map((piece) => ({ line, piece })) : [];
    if (!last || rest.length === 0 || !rest.every(isInColumn)) break;
    table[table.length - 1] = { ...last, cells: [...last.cells, ...rest] };
  }
  return table.length >= fewestRows && index - from >= fewestLines && !isForm(table)
    ? { rows: table, lines: index - from }
    : { rows: [], lines: 0 };
}

/** `姓名  王小明  性别  男` over `航班  CA 123  日期  3月9日`: every other column is of labels, and has no figure. */
function isForm(rows: readonly Row[]): boolean {
  const columns = rows[0]?.cells ?? [];
  if (columns.length % 2 === 0) return false;
  const hasFigures = ({ piece }: Cell) =>
    rows.some(({ cells }) => cells.some((cell) => isUnder(piece, cell.piece) && /\d/.test(cell.piece.text)));
  return columns.every((column, index) => hasFigures(column) === (index % 2 === 0));
}

const isUnder = (above: Piece, cell: Piece) =>
  Math.abs(above.x - cell.x) <= aligned || Math.abs(above.x + above.right - cell.x - cell.right) / 2 <= aligned;

function turnedLine({ line, label, cells }: Row, column: Piece): Line | undefined {
  const own = cells.filter(({ piece }) => isUnder(column, piece));
  if (own.length === 0) return undefined;
  let text = '';
  const words: Word[] = [];
  for (const [index, cell] of [{ line, piece: label }, ...own].entries()) {
    if (index > 0) text += index === 1 ? gapOfCells : ' ';
    const to = text.length - cell.piece.start;
    const { start, end } = cell.piece;
    words.push(
      ...cell.line.words
        .filter((word) => word.start >= start && word.start < end)
        .map((word) => ({ ...word, start: word.start + to })),
    );
    text += cell.piece.text;
  }
  return { ...line, x: label.x, width: Math.max(...own.map(({ piece }) => piece.right)) - label.x, text, words };
}
