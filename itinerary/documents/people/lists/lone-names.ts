/** Who has one name alone, in a list that counts its rows: `3  WARSINAH` between `2  DEWI RATNA KUSUMA` and `4  BUDI HASAN`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Cell, foundCell, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { isCapitals } from '../../../values/name-words.ts';
import { hasHeadingWord } from '../names/heading-words.ts';
import { withoutNumber } from '../names/printed-names.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';

/** In points: what stands under each other begins so near. */
const aligned = 3;
/** So many others of the list have whole names. */
const fewest = 3;
// 3 | 3. | 3)
const counted = /^\s*(\d{1,2})[.)]?\s/;
const lone = /^\p{Lu}[\p{L}\p{M}’'-]{2,}$/u;

type Row = { row: number; count: number; cell: Cell };

/** @param known those that were read, by their rows. */
export function loneNames(lines: readonly Line[], known: readonly Placed<string>[]): Placed<DraftPassenger>[] {
  const read = known.flatMap(({ row, value }) => rowsIn(lines, row, (text) => text.startsWith(value)));
  if (read.length < fewest) return [];
  const isRead = (row: number) => known.some((one) => one.row === row);
  const others = lines.flatMap((_, row) =>
    isRead(row) ? [] : rowsIn(lines, row, (text) => lone.test(text) && !hasHeadingWord(text)),
  );
  const inList = (one: Row, other: Row, step: number) =>
    other.count === one.count + step &&
    Math.sign(other.row - one.row) === Math.sign(step) &&
    other.cell.line.page === one.cell.line.page &&
    Math.abs(other.cell.x - one.cell.x) <= aligned &&
    isCapitals(other.cell.text) === isCapitals(one.cell.text);
  // One after the other: beside whom one of the list stands, the next may stand.
  const found: Row[] = [];
  for (const one of [...others, ...others.toReversed()])
    if (!found.includes(one) && [...read, ...found].some((other) => inList(one, other, 1) || inList(one, other, -1)))
      found.push(one);
  const areBetween = found.every((one) => read.some(({ row }) => row < one.row));
  return areBetween ? found.map(({ row, cell }) => ({ row, value: { name: { ...foundCell(cell), certainty: 0.5 } } })) : [];
}

/** The cell of a counted row that holds such words, without its number. */
function rowsIn(lines: readonly Line[], row: number, holds: (text: string) => boolean): Row[] {
  const line = lines[row] as Line;
  const count = Number(counted.exec(line.text)?.[1] ?? Number.NaN);
  if (Number.isNaN(count)) return [];
  const cell = pieceCells(line)
    .slice(0, 2)
    .map(withoutNumber)
    .find(({ text }) => holds(text));
  return cell ? [{ row, count, cell }] : [];
}
