/**
 * Tables printed too narrow: `FZ` over `1714`, `15 Jan` over `2027 13:45`. Their rows as lines, each cell in one piece.
 * Not how the document looks, so only asked for where nothing could be read as it stands.
 */
import { columnsOf } from './columns.ts';
import type { Line, Page, TicketText, Word } from './ticket-text.ts';

type Cell = { line: Line; start: number; end: number; x: number; right: number };

const fewestColumns = 4;
/** In heights of a line: what parts the lines of a cell at most, rows at least, and tables. */
const withinCell = 0.3;
const betweenTables = 3;
/** In points: what stands under each other begins so near. */
const aligned = 3;
/** No cell of a ticket has more lines. */
const mostLines = 5;

/** The document with the rows of its tables unwrapped; undefined where no row has more than one line. */
export function unwrapTables(ticket: TicketText): TicketText | undefined {
  const pages = ticket.pages.map(unwrappedPage);
  if (pages.every((page, index) => page.lines.length === ticket.pages[index]?.lines.length)) return undefined;
  const lines = pages.flatMap((page) => page.lines);
  return { pages, lines, text: lines.map((line) => line.text).join('\n') };
}

function unwrappedPage(page: Page): Page {
  const lines: Line[] = [];
  for (let index = 0; index < page.lines.length; ) {
    const table = tableAt(page.lines, index);
    const pair = pairAt(page.lines, index);
    const rows = rowsOf(table) ?? [pair];
    lines.push(...rows.map((row) => mergedRow(row, columnsOfTable(rows.length > 1 ? table : pair))));
    index += rows.length > 1 ? table.length : pair.length;
  }
  return { ...page, lines };
}

/** The lines of a table that begins here: a heading of several columns, and what stands close below it in several pieces. */
function tableAt(lines: readonly Line[], from: number): Line[] {
  const first = lines[from];
  if (!first || columnsOf(first).length < fewestColumns) return [];
  const table = [first];
  for (let index = from + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? first;
    const above = table.at(-1) ?? first;
    const gap = (line.y - above.y - above.height) / line.height;
    if (gap > betweenTables || (columnsOf(line).length < 2 && gap > withinCell)) break;
    table.push(line);
  }
  return table;
}

/** A label and its value, and the lines below that are only the rest of either: `Confirmation   7QWERT` over `Number:`. */
function pairAt(lines: readonly Line[], from: number): Line[] {
  const [first, ...rest] = lines.slice(from, from + mostLines);
  if (!first) return [];
  const cells = columnsOf(first);
  const pair = [first];
  if (cells.length < 2 || cells.length >= fewestColumns) return pair;
  for (const line of rest) {
    const above = pair.at(-1) ?? first;
    const [cell, ...others] = columnsOf(line);
    const column = cells.findIndex(({ x }) => cell && Math.abs(cell.x - x) <= aligned);
    const isRestOfLabel = column === 0 && !cells[0]?.text.endsWith(':') && cell?.text.endsWith(':');
    const touches = line.y - above.y - above.height <= withinCell * line.height;
    if (others.length > 0 || !touches || !(column > 0 || isRestOfLabel)) break;
    pair.push(line);
  }
  return pair;
}

/** Lines that touch are one row; undefined where that makes no rows, or rows no ticket has. */
function rowsOf(table: readonly Line[]): Line[][] | undefined {
  const rows: Line[][] = [];
  for (const line of table) {
    const row = rows.at(-1);
    const bottom = row && Math.max(...row.map(({ y, height }) => y + height));
    if (row && bottom !== undefined && line.y - bottom <= withinCell * line.height) row.push(line);
    else rows.push([line]);
  }
  const isTable = rows.length > 1 && rows.every((row) => row.length <= 2 * mostLines) && rows.some((row) => row.length > 1);
  return isTable ? rows : undefined;
}

/** Those of the line with the most pieces. */
function columnsOfTable(table: readonly Line[]): { x: number; right: number }[] {
  return table.map(columnsOf).reduce((most, columns) => (columns.length > most.length ? columns : most));
}

function mergedRow(row: readonly Line[], columns: readonly { x: number; right: number }[]): Line {
  const [first] = row;
  if (!first || row.length === 1) return first as Line;
  const cells: Cell[][] = columns.map(() => []);
  for (const line of row) {
    for (const { start, end, x, right } of columnsOf(line))
      cells[columnOf({ x, right }, columns)]?.push({ line, start, end, x, right });
  }
  const words: Word[] = [];
  let text = '';
  for (const cell of cells.filter(({ length }) => length > 0)) {
    text += text === '' ? '' : '  ';
    for (const [index, { line, start, end }] of cell.entries()) {
      // `A350-` over `900`, `Vienna/` over `VIE`: one word.
      text += index === 0 || /[-/]$/.test(text) ? '' : ' ';
      const from = text.length - start;
      words.push(
        ...line.words
          .filter((word) => word.start >= start && word.start < end)
          .map((word) => ({ ...word, start: word.start + from })),
      );
      text += line.text.slice(start, end);
    }
  }
  const x = Math.min(...row.map((line) => line.x));
  const bottom = Math.max(...row.map((line) => line.y + line.height));
  const right = Math.max(...row.map((line) => line.x + line.width));
  return { page: first.page, x, y: first.y, width: right - x, height: bottom - first.y, text, words };
}

/** The column a piece shares most of its width with, else the nearest. */
function columnOf(piece: { x: number; right: number }, columns: readonly { x: number; right: number }[]): number {
  const shared = columns.map((column) => Math.min(piece.right, column.right) - Math.max(piece.x, column.x));
  return shared.indexOf(Math.max(...shared));
}
