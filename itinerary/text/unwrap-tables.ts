/**
 * Tables printed too narrow: `FZ` over `1714`, `15 Jan` over `2027 13:45`. Their rows as lines, each cell in one piece.
 * Not how the document looks, so only asked for where nothing could be read as it stands.
 */
import { wordsBetween } from './boxes.ts';
import { type Column, columnsOf } from './columns.ts';
import type { Line, Page, TicketText, Word } from './ticket-text.ts';

type Cell = { line: Line; start: number; end: number; x: number; right: number };

const fewestColumns = 4;
/** More than any ticket's table has. */
const mostColumns = 40;
/** In heights of a line: what parts the lines of a cell at most, rows at least, and tables. */
const withinCell = 0.3;
const betweenTables = 3;
/** In heights as well: of cells whose lines are set wide, where rows are twice as far from each other. */
const widelyWithinCell = 0.6;
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

function unwrappedPage({ lines, ...page }: Page): Page {
  const ends = tableEnds(lines);
  const unwrapped: Line[] = [];
  let noTableBefore = 0;
  for (let index = 0; index < lines.length; ) {
    const first = lines[index] as Line;
    const end = ends[index] ?? index;
    const table = index >= noTableBefore && isHeading(first) ? rowsOf(lines, index, end) : undefined;
    if (table && 'noTableBefore' in table) noTableBefore = table.noTableBefore;
    const rows = table && 'rows' in table ? table.rows : [pairAt(lines, index)];
    const columns = widestColumns(rows.flat());
    for (const row of rows) unwrapped.push(mergedRow(row, columns));
    index += rows.reduce((count, row) => count + row.length, 0);
  }
  return { ...page, lines: unwrapped };
}

const isHeading = (line: Line) => columnsOf(line).length >= fewestColumns && columnsOf(line).length <= mostColumns;

/** For each line where a table that it is in ends: before a wide gap, a text in one piece, or more columns than a table has. */
function tableEnds(lines: readonly Line[]): number[] {
  const ends: number[] = [];
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const below = lines[index + 1];
    ends[index] = below && goesOn(lines[index] as Line, below) ? (ends[index + 1] ?? index + 1) : index + 1;
  }
  return ends;
}

function goesOn(above: Line, line: Line): boolean {
  const gap = (line.y - above.y - above.height) / line.height;
  const { length } = columnsOf(line);
  return gap <= betweenTables && length <= mostColumns && (length >= 2 || gap <= withinCell);
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

/**
 * Lines that touch are one row. Where that makes no rows, or rows no ticket has, it also says up to where no other table can begin, so
 * that a page of such lines is gone through once and not for each of them.
 */
function rowsOf(lines: readonly Line[], from: number, to: number): { rows: Line[][] } | { noTableBefore: number } {
  const rows: Line[][] = [];
  const within = gapWithinCells(lines.slice(from, to));
  let bottom = 0;
  for (let index = from; index < to; index += 1) {
    const line = lines[index] as Line;
    const row = rows.at(-1);
    if (row && line.y - bottom <= within * line.height) {
      row.push(line);
      bottom = Math.max(bottom, line.y + line.height);
      if (row.length > 2 * mostLines) return { noTableBefore: index - row.length + 2 };
    } else {
      rows.push([line]);
      bottom = line.y + line.height;
    }
  }
  return rows.length > 1 && rows.length < to - from ? { rows } : { noTableBefore: to };
}

/** The rest of a row has fewer cells than the heads of the table: rows of one line each are not one row, however near they are. */
function gapWithinCells(table: readonly Line[]): number {
  const [heads, ...below] = table.slice(0, mostColumns);
  if (!heads) return withinCell;
  const gaps = below.map((line, row) => {
    const above = table[row] ?? heads;
    return { line, gap: (line.y - above.y - above.height) / line.height };
  });
  const near = gaps.filter(({ gap }) => gap <= widelyWithinCell);
  const widest = Math.max(0, ...near.map(({ gap }) => gap));
  const isRest = near.every(({ line }) => columnsOf(line).length < columnsOf(heads).length);
  const isApart = gaps.every(({ gap }) => gap <= widelyWithinCell || gap >= 2 * widest);
  return isRest && isApart ? Math.max(withinCell, widest) : withinCell;
}

/** Those of the line with the most pieces. */
function widestColumns(table: readonly Line[]): readonly Column[] {
  return table.map(columnsOf).reduce((most, columns) => (columns.length > most.length ? columns : most));
}

function mergedRow(row: readonly Line[], ofTable: readonly Column[]): Line {
  const [first] = row;
  if (!first || row.length === 1) return first as Line;
  // Tables right over each other have columns of their own, and cells may be centred in them: where all of them begin in one line, it tells.
  const own = columnsOf(first);
  const columns = own.length < ofTable.length ? ofTable : own;
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
      for (const word of wordsBetween(line, start, end)) words.push({ ...word, start: word.start + from });
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
