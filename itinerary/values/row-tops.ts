/** Tables whose cells stand centred in their rows: the upper lines of a high cell stand above the line that has the row's flight. */
import type { Line } from '../text/ticket-text.ts';

/** How much wider than the others a gap between two lines must be to part two rows. */
const clear = 1.4;

/**
 * The first lines of the rows that begin above their own opening line: below the widest gap between one opening line and the next, where that gap
 * is clearly the widest. Rows that begin with their opening line are not among them.
 */
export function topsOfRows(lines: readonly Line[], opensRow: (line: Line, index: number) => boolean): Set<Line> {
  const tops = new Set<Line>();
  let opening: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (!opensRow(line, index)) continue;
    const between = opening === undefined || lines[opening]?.page !== line.page ? [] : lines.slice(opening, index + 1);
    const gaps = between.slice(1).map(({ y }, place) => y - (between[place]?.y ?? y));
    const widest = gaps.indexOf(Math.max(...gaps));
    const top = between[widest + 1];
    const isClear = gaps.every((gap, place) => place === widest || gap * clear < (gaps[widest] ?? 0));
    if (gaps.length > 1 && isClear && top && top !== line) tops.add(top);
    opening = index;
  }
  return tops;
}
