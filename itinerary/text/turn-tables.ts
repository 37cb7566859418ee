/**
 * Tables that lie on their side: each flight a column, what is said of it a row behind its label. Column by column, with the labels.
 * Not how most tables stand, so only asked for where more can be read so.
 */
import { columnsOf } from './columns.ts';
import type { Line, Page, TicketText, Word } from './ticket-text.ts';

/** A flight's number, its places and its times make no fewer rows. */
const fewestRows = 5;
/** In points: cells of a column begin so near each other, or have their middles there. */
const aligned = 8;
const gapOfCells = '   ';

type Piece = ReturnType<typeof columnsOf>[number];
type Row = { line: Line; label: Piece; cells: readonly Piece[] };

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
    const table = tableAt(rows, index);
    const columns = table[0]?.cells ?? [];
    for (const column of columns) lines.push(...table.map((row) => turnedLine(row, column)).filter((line) => line !== undefined));
    if (table.length === 0) lines.push(...page.lines.slice(index, index + 1));
    turned ||= table.length > 0;
    index += Math.max(1, table.length);
  }
  return turned ? { ...page, lines } : page;
}

/** A row is a label without figures, and two cells at least. */
function rowOf(line: Line): Row | undefined {
  const [label, ...cells] = columnsOf(line);
  if (!label || cells.length < 2 || /\d/.test(label.text)) return undefined;
  return { line, label, cells };
}

/** The rows of a table that begins here: as many cells in each, under each other. */
function tableAt(rows: readonly (Row | undefined)[], from: number): Row[] {
  const first = rows[from];
  const table: Row[] = [];
  for (let index = from; first && index < rows.length; index += 1) {
    const row = rows[index];
    if (!row || row.cells.length > first.cells.length || !isUnder(first.label, row.label)) break;
    if (!row.cells.every((cell) => first.cells.some((above) => isUnder(above, cell)))) break;
    table.push(row);
  }
  return table.length >= fewestRows ? table : [];
}

const isUnder = (above: Piece, cell: Piece) =>
  Math.abs(above.x - cell.x) <= aligned || Math.abs(above.x + above.right - cell.x - cell.right) / 2 <= aligned;

function turnedLine({ line, label, cells }: Row, column: Piece): Line | undefined {
  const cell = cells.find((one) => isUnder(column, one));
  if (!cell) return undefined;
  const wordsOf = ({ start, end }: Piece, to: number): Word[] =>
    line.words
      .filter((word) => word.start >= start && word.start < end)
      .map((word) => ({ ...word, start: word.start - start + to }));
  const lead = label.text + gapOfCells;
  return {
    ...line,
    x: label.x,
    width: cell.right - label.x,
    text: lead + cell.text,
    words: [...wordsOf(label, 0), ...wordsOf(cell, lead.length)],
  };
}
