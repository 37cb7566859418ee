/** Ends of a flight on either side of its hours: `HER  06:00 → 06:50  ATH`, whichever of them stands higher, as in a cell of more lines. */

type Placed = { row: number; x: number };

/** In lines: a cell of one line stands so far from the top of one with more. */
const apart = 2;

export function standAround([from, to]: readonly [Placed, Placed], [left, landed]: readonly [Placed, Placed]): boolean {
  const isBeside = ({ row }: Placed) => Math.abs(row - left.row) <= apart;
  return left.row === landed.row && from.x < left.x && left.x < landed.x && landed.x < to.x && isBeside(from) && isBeside(to);
}
