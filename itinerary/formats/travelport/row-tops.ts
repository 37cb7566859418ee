/** Tables whose cells stand centred in their rows: the upper lines of a high cell stand above the line that has the row's flight. */
import type { Line } from '../../text/ticket-text.ts';

/** How much wider than the others a gap between two lines must be to part two rows. */
const clear = 1.4;

/**
 * The first lines of the rows that begin above their own opening line: below the widest gap between one opening line and the next, where that gap
 * is clearly the widest. In text without gaps, as pasted text is, rows are taken to begin as far above it as the table's first row does.
 * @param kindOf a line: a table's heading, the opening line of a row, or any other.
 */
export function topsOfRows(
  lines: readonly Line[],
  kindOf: (line: Line, index: number) => 'heading' | 'row' | undefined,
): Set<Line> {
  const tops = new Set<Line>();
  let opening: number | undefined;
  let heading: number | undefined;
  let above = 0;
  for (const [index, line] of lines.entries()) {
    const kind = kindOf(line, index);
    if (kind === 'heading') [heading, opening] = [index, undefined];
    if (kind !== 'row') continue;
    if (opening === undefined) above = heading === undefined ? 0 : index - heading - 1;
    else if (lines[opening]?.page === line.page) {
      const top = topBetween(lines.slice(opening, index + 1), above);
      if (top && top !== line) tops.add(top);
    }
    opening = index;
  }
  return tops;
}

/** @param between from one opening line to the next. @param above how many lines stand above the first row's opening line. */
function topBetween(between: readonly Line[], above: number): Line | undefined {
  const gaps = between.slice(1).map(({ y }, place) => y - (between[place]?.y ?? y));
  const widest = Math.max(...gaps);
  const place = gaps.indexOf(widest);
  if (gaps.length > 1 && gaps.every((gap, other) => other === place || gap * clear < widest)) return between[place + 1];
  const even = gaps.every((gap) => gap * clear > widest);
  return even && above > 0 && between.length - 2 >= 2 * above ? between.at(-1 - above) : undefined;
}
