/** Days that a sentence tells by the one before, `másnap 9.05-kor`, `al día siguiente a las 8:00`, `the following morning at 0810`: one later than that. */
import type { PrintedDay } from '../../draft/draft-itinerary.ts';
import { foundAt } from '../../draft/found.ts';
import { columnsOf } from '../../text/columns.ts';
import type { Line } from '../../text/ticket-text.ts';
import { daysLater } from '../../values/days.ts';
import { foldInPlace } from '../flight-labels.ts';
import type { LabelledCell } from '../labelled-cells.ts';
import { nextDayWords } from '../next-day.ts';
import type { Anchor, DayAnchor } from './anchor.ts';
import { longest, spots } from './spots.ts';

const shape = new RegExp(`(?<![\\p{L}\\d])(?:${nextDayWords})(?!\\p{L}(?<![\\p{Lo}]))`, 'gu');
/** In letters: so near behind the words stands the day itself: the following day, Saturday 29 May. */
const near = 25;
/** In lines: so near stands the number of the flight, and right beside it the hour. */
const reach = 3;

/** The rows with such days; weak, as others than flights are on the next day too. */
export function withNextDays(
  rows: readonly Anchor[][],
  lines: readonly Line[],
  cells: readonly (readonly LabelledCell[])[],
): Anchor[][] {
  const has = (kind: Anchor['kind'], from: number, to: number) =>
    rows.slice(Math.max(0, from), to + 1).some((row) => row.some((anchor) => anchor.kind === kind));
  let last: PrintedDay | undefined;
  return lines.map((line, row) => {
    const own = rows[row] ?? [];
    const days = own.flatMap((anchor) => (anchor.kind === 'day' ? [anchor] : []));
    const isOfFlight =
      line.text.length <= longest &&
      columnsOf(line).length === 1 &&
      has('time', row, row + 1) &&
      has('flight', row - reach, row + reach);
    const added: DayAnchor[] = [];
    for (const { index, 0: words } of isOfFlight ? foldInPlace(line.text).matchAll(shape) : []) {
      const end = index + words.length;
      const before = days.findLast((day) => day.end <= index)?.found.value ?? added.at(-1)?.found.value ?? last;
      const isTold = [...own, ...daysOf(rows[row + 1])].some(
        (anchor) =>
          (anchor.kind === 'shift' && anchor.line === line && anchor.start < end && anchor.end > index) ||
          (anchor.kind === 'day' && distance(anchor, line, end) <= near),
      );
      if (!before || isTold) continue;
      const found = { ...foundAt(line, index, end, 0.6), value: daysLater(before, 1) };
      added.push({ ...spots(line, row, cells[row] ?? [])(index, end), kind: 'day', found, weak: true, label: undefined });
    }
    last = [...days, ...added].toSorted((one, other) => one.start - other.start).at(-1)?.found.value ?? last;
    return added.length > 0 ? [...own, ...added] : own;
  });
}

const daysOf = (row: readonly Anchor[] = []) => row.filter(({ kind }) => kind === 'day');

/** In letters, from where words end; a day in the next line stands behind the rest of this one. */
const distance = (day: Anchor, line: Line, end: number): number =>
  day.line === line ? (day.start >= end ? day.start - end : near + 1) : line.text.length - end + day.start;
