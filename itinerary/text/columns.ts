import { boxOf, wordsBetween } from './boxes.ts';
import type { Line } from './ticket-text.ts';

/** A piece of a line between wide gaps. `start` and `end` count in the line's text; `x` and `right` are points on the page. */
export type Column = { text: string; start: number; end: number; x: number; right: number };

// `LH  1419` is one number with a blank too many, and no two cells.
const piece = /\S+(?: \S+|(?<=(?<![\p{L}\d])(?:[A-Z][A-Z\d]|\d[A-Z])) {2}(?=\d{1,4}(?!\S))\d+)*/gu;

/** Every reader of tables asks for them, for some lines again and again. */
const known = new WeakMap<Line, readonly Column[]>();

/** A line's pieces, parted at gaps of two or more blanks: the cells of a table's row. */
export function columnsOf(line: Line): readonly Column[] {
  const columns = known.get(line) ?? parted(line);
  known.set(line, columns);
  return columns;
}

function parted(line: Line): Column[] {
  return [...line.text.matchAll(piece)].map((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const box = boxOf(line, start, end);
    return { text: match[0], start, end, x: box.x, right: box.x + box.width };
  });
}

/** A piece as a line of its own, where its words stand. */
export function pieceAsLine(line: Line, { text, start, end, x, right }: Column): Line {
  const words = wordsBetween(line, start, end).map((word) => ({ ...word, start: word.start - start }));
  const y = Math.min(...words.map((word) => word.y));
  return { ...line, y, x, width: right - x, height: Math.max(...words.map((word) => word.y + word.height)) - y, text, words };
}

/** The column a place in a line stands in. @param start index in the line's text */
export const columnAt = (line: Line, start: number): Column | undefined =>
  columnsOf(line).find((column) => start >= column.start && start < column.end);
