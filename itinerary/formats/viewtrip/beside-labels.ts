/** Values beside labels that stand in the middle of their height. */
import type { Cell } from '../../layout/cells.ts';

/** No flight has more. */
const mostLabels = 40;

/**
 * Values of several lines may stand higher than their label, which is centred beside them: then each is its nearest label's. Known by a value that
 * stands above the first label.
 */
export function besideLabels(cells: readonly Cell[], anyLabel: RegExp): readonly Cell[] {
  const named = cells.filter(({ text }) => anyLabel.test(text));
  const [first] = named;
  const isCentred =
    first !== undefined &&
    named.every(({ x }) => Math.abs(x - first.x) < 30) &&
    cells.slice(0, cells.indexOf(first)).some(({ x, line }) => x > first.x + 30 && first.line.y - line.y < 2 * line.height);
  if (!isCentred || named.length > mostLabels) return cells;
  const away = (cell: Cell, label: Cell) =>
    Math.abs(cell.line.y - label.line.y) + (cell.line.page === label.line.page ? 0 : 10_000);
  const nearest = (cell: Cell) => named.reduce((one, other) => (away(cell, other) < away(cell, one) ? other : one));
  const values = Map.groupBy(
    cells.filter((cell) => !named.includes(cell)),
    nearest,
  );
  return named.flatMap((label) => [label, ...(values.get(label) ?? [])]);
}
