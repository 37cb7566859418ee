/**
 * Ends of a flight on either side of its hours, `HER  06:00 → 06:50  ATH`, or each in the column of its hour, whichever of them stands higher, as
 * in a cell of more lines.
 */
import { type Column, columnAt, columnsOf } from '../text/columns.ts';
import type { Line } from '../text/ticket-text.ts';

type Spot = { row: number; x: number; line: Line; start: number };

/** In lines: a cell of one line stands so far from the top of one with more. */
const apart = 2;
/** In points: columns of two ends are so far apart at least; and cells of one column have an edge, or their middle, so near each other. */
const betweenEnds = 100;
const aligned = 3;

export function standAround([from, to]: readonly [Spot, Spot], [left, landed]: readonly [Spot, Spot]): boolean {
  const isBeside = ({ row }: Spot) => Math.abs(row - left.row) <= apart;
  // In a sentence that goes on in the next line a place stands left or right of an hour by chance.
  if (from.row !== to.row && columnsOf(left.line).length === 1) return false;
  return left.row === landed.row && from.x < left.x && left.x < landed.x && landed.x < to.x && isBeside(from) && isBeside(to);
}

/** `20:40      00:05 (+1)` over `BUD` at the right and, a little lower, `LTN` at the left: by the left edges of a column, by the right ones or by the middle. */
export function standInColumns([from, to]: readonly [Spot, Spot], [left, landed]: readonly [Spot, Spot]): boolean {
  const isNear = ({ row }: Spot) => Math.abs(row - left.row) <= apart + 1;
  const [start, end] = [cellAt(from), cellAt(to)];
  if (!start || !end || left.row !== landed.row || end.x - start.x < betweenEnds || !isNear(from) || !isNear(to)) return false;
  return isOneColumn(start, cellAt(left)) && isOneColumn(end, cellAt(landed));
}

const cellAt = ({ line, start }: Spot) => columnAt(line, start);

const isOneColumn = (one: Column, other: Column | undefined): boolean =>
  other !== undefined &&
  [one.x - other.x, one.right - other.right, (one.x + one.right - other.x - other.right) / 2].some(
    (difference) => Math.abs(difference) <= aligned,
  );
