/** Cells of printed tables and blocks: which words stand together, in which column, and what stands behind or under a label. */
import { type Found, foundAt } from '../draft/found.ts';
import { boxOf } from '../text/boxes.ts';
import { columnsOf } from '../text/columns.ts';
import type { Line } from '../text/ticket-text.ts';

/** Words of one line that stand in one column; `start` and `end` count in the line's text. */
export type Cell = { line: Line; text: string; start: number; end: number; x: number; right: number };

/** How far, in points, a cell may stand left or right of its column's edge and still belong to it. */
const slack = 3;

/** A column of a table: `at` is where its cells usually begin, `from` how far left of that one may begin (headings are often centred). */
export type Edge = { from: number; at: number };

/**
 * A line's words by columns: cell `n` of the answer stands in column `n`, and is missing where the column is empty in this line.
 * @param edges of the columns, left to right. Words left of the first count to the first. A word that begins where a column's cells usually do
 * begins a cell even after a single blank, for narrow tables leave no more.
 */
export function cellsOf(line: Line, edges: readonly Edge[]): (Cell | undefined)[] {
  const cells: (Cell | undefined)[] = edges.map(() => undefined);
  for (const piece of columnsOf(line)) {
    let column = Math.max(
      0,
      edges.findLastIndex(({ from }) => piece.x >= from - slack),
    );
    for (const word of line.words) {
      if (word.start < piece.start || word.start >= piece.end) continue;
      const begun = edges.findIndex(({ at }, index) => index > column && Math.abs(word.x - at) <= slack);
      if (begun > column) column = begun;
      const before = cells[column];
      const start = before?.start ?? word.start;
      const end = word.start + word.text.length;
      cells[column] = { line, text: line.text.slice(start, end), start, end, x: before?.x ?? word.x, right: word.x + word.width };
    }
  }
  return cells;
}

/**
 * Columns whose headings may be centred above cells that are wider: such a column begins where the leftmost cell under its heading alone does.
 * @param columns with the right end of their headings.
 */
export function fromCellsUnder<T extends Edge & { right: number }>(columns: readonly T[], lines: readonly Line[]): T[] {
  const lefts = columns.map(({ from }) => from);
  for (const pieces of lines.map(columnsOf)) {
    if (pieces.length < 3) continue;
    for (const piece of pieces) {
      const under = columns.flatMap(({ at, right }, index) => (piece.x < right && piece.right > at ? [index] : []));
      const [only, more] = under;
      if (only !== undefined && more === undefined) lefts[only] = Math.min(lefts[only] ?? 0, piece.x);
    }
  }
  return columns.map((column, index) => ({ ...column, from: lefts[index] ?? column.from }));
}

/** What is left of a cell from a letter of its text on: behind a label, a number, a mark. */
export const cellFrom = (cell: Cell, at: number): Cell => ({ ...cell, text: cell.text.slice(at), start: cell.start + at });

/** A cell cut at what matched in its text: what stands before, between and behind. */
export function partsBetween(cell: Cell, cuts: readonly { 0: string; index: number }[]): Cell[] {
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.map((start, at) => {
    const end = cuts[at]?.index ?? cell.text.length;
    return { ...cell, text: cell.text.slice(start, end), start: cell.start + start, end: cell.start + end };
  });
}

/** A whole line as one cell. */
export function lineCell(line: Line): Cell {
  return { line, text: line.text, start: 0, end: line.text.length, x: line.x, right: line.x + line.width };
}

/** The characters of a line from `start` up to `end` as one cell. */
export function cellBetween(line: Line, start: number, end: number): Cell {
  const box = boxOf(line, start, end);
  return { line, text: line.text.slice(start, end), start, end, x: box.x, right: box.x + box.width };
}

/** The pieces of a line between wide gaps, as cells. */
export function pieceCells(line: Line): Cell[] {
  return columnsOf(line).map((piece) => ({ line, ...piece }));
}

/** The cell as a value. */
export function foundCell(cell: Cell, certainty = 1): Found {
  return foundAt(cell.line, cell.start, cell.end, certainty);
}

/** What the named groups of an expression caught in a cell; undefined when it does not match. The expression needs the `d` flag. */
export function foundInCell(cell: Cell, expression: RegExp, certainty = 1): Record<string, Found> | undefined {
  if (!expression.hasIndices) throw new TypeError(`${expression} needs the d flag: foundInCell says where a value stands.`);
  expression.lastIndex = 0;
  const match = expression.exec(cell.text);
  if (!match) return undefined;
  const caught = Object.entries(match.indices?.groups ?? {}).filter(([, place]) => place && place[1] > place[0]);
  return Object.fromEntries(
    caught.map(([name, place]) => [name, foundAt(cell.line, cell.start + place[0], cell.start + place[1], certainty)]),
  );
}

/**
 * What stands behind a label in its own cell or the next one of the line, or else under it: in the next line, beginning within `reach` points of the label.
 * @param label matches the label at the beginning of a cell, colon and all.
 * @param shape what the value must look like, for under a label anything may stand.
 */
export function labelledValue(lines: readonly Line[], label: RegExp, shape: RegExp, reach = 30): Found | undefined {
  for (const [index, line] of lines.entries()) {
    const cells = pieceCells(line);
    for (const [place, cell] of cells.entries()) {
      const end = label.exec(cell.text)?.[0].length;
      if (end === undefined) continue;
      const behind = [{ ...cell, text: cell.text.slice(end).trim(), start: cell.start + end }, cells[place + 1]];
      const under = pieceCells(lines[index + 1] ?? line).find(
        (below) => below.line !== line && Math.abs(below.x - cell.x) <= reach,
      );
      const value = [...behind, under].find(
        (candidate) => candidate !== undefined && candidate.text !== '' && shape.test(candidate.text),
      );
      if (value) return foundCell(value);
    }
  }
  return undefined;
}
