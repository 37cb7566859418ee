/** A table with a column of what was beside one of what is: `Flight  Old time  New time`, or `BYŁO  JEST` over cells of several lines. */
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import { airportsNamed } from '../../reference/airports.ts';
import { type Column, columnsOf } from '../../text/columns.ts';
import type { Line } from '../../text/ticket-text.ts';
import { isNewOf, labelOf } from './change-labels.ts';

type Part = { start: number; end: number };
/** Where a column begins and ends, in points. */
type Span = { from: number; to: number };
/** The cells that say what was and what is, and the heads on either side. */
type Heads = { before: Column | undefined; was: Column; is: Column; behind: Column | undefined; count: number };

/** In lines: below the heads of its columns. */
const longestTable = 60;
const clock = /\d[:.h]?\d\d/;

/** What of the lines of a page stands in a column of what was, and has what is in its place. */
export function formerCells(lines: readonly Line[]): ReadonlyMap<Line, Part[]> {
  const gone = new Map<Line, Part[]>();
  for (const [row, line] of lines.entries()) {
    for (const heads of headsIn(line)) {
      const rows = rowsBelow(lines, row, heads);
      const [was, is] = spansOf(rows, heads);
      const [ofWas, ofIs] = [was, is].map((span) => rows.filter((one) => tellsFlight(one, span))) as [Line[], Line[]];
      if (ofWas.length === 0 || ofIs.length === 0) continue;
      const isLevel = ofWas.some((one) => ofIs.includes(one));
      for (const one of rows) {
        const parts = isLevel ? partsThatWere(one, was, is) : partsBesideOthers(one, rows, was, is);
        if (parts.length > 0) gone.set(one, [...(gone.get(one) ?? []), ...parts]);
      }
    }
  }
  return gone;
}

/** Flight   Old departure   New departure   Old arrival   New arrival */
function headsIn(line: Line): Heads[] {
  if (/\d/.test(line.text)) return [];
  const cells = columnsOf(line);
  const labels = cells.map(({ text }) => labelOf(text));
  return labels.flatMap((label, at) => {
    const other = label?.isFormer ? labels.findIndex(isNewOf(label)) : -1;
    const [was, is] = [cells[at], cells[other]];
    if (!was || !is) return [];
    const [before, behind] = [cells[Math.min(at, other) - 1], cells[Math.max(at, other) + 1]];
    return { before, was, is, behind, count: cells.length };
  });
}

/** Down to the head of the next table, or to a sentence across both. */
function rowsBelow(lines: readonly Line[], head: number, { was, is, count }: Heads): Line[] {
  const [left, right] = was.x < is.x ? [was, is] : [is, was];
  const below = lines.slice(head + 1, head + 1 + longestTable);
  const end = below.findIndex((line) => {
    const cells = columnsOf(line);
    const isHead = cells.length > count + 1 && !/\d/.test(line.text);
    return isHead || headsIn(line).length > 0 || cells.some((cell) => cell.x < left.right && cell.right > right.x);
  });
  return end < 0 ? below : below.slice(0, end);
}

/** A head may stand in the middle over its column: it begins behind the gap in the rows that is nearest before, or is the widest. */
function spansOf(rows: readonly Line[], { before, was, is, behind }: Heads): [Span, Span] {
  const cells = rows.filter((row) => columnsOf(row).length > 1 && marksOf(row).length > 0).flatMap(columnsOf);
  const beginsAt = (head: Column, last: Column | undefined) => gapBefore(cells, head, last);
  const end = behind ? beginsAt(behind, was.x < is.x ? is : was) : Number.POSITIVE_INFINITY;
  const [left, right] = was.x < is.x ? [was, is] : [is, was];
  const [first, second] = [beginsAt(left, before), beginsAt(right, left)];
  const spans: [Span, Span] = [
    { from: first, to: second },
    { from: second, to: end },
  ];
  return was === left ? spans : [spans[1], spans[0]];
}

/** By a letter or two a cell may begin before its head. */
const slack = 6;

function gapBefore(cells: readonly Column[], head: Column, last: Column | undefined): number {
  const between = cells
    .filter(({ x, right }) => right > (last?.right ?? 0) && x < head.x - slack)
    .sort((one, other) => one.x - other.x);
  let covered = last?.right ?? 0;
  let widest: { width: number; to: number } | undefined;
  for (const { x, right } of between) {
    // Left of the first cell is the margin.
    if (x - covered > (widest?.width ?? 0) && (last || covered > 0)) widest = { width: x - covered, to: x };
    covered = Math.max(covered, right);
  }
  if (covered <= head.x - slack / 2 && (last || covered > 0)) return head.x - slack;
  return (widest?.to ?? Math.min(head.x, ...between.map(({ x }) => x))) - slack / 2;
}

/** NOT VALID  BEFORE  AFTER: with days alone below them the heads are of the ticket's validity. */
const tellsFlight = (line: Line, span: Span): boolean => {
  const cells = cellsWithin(line, span);
  const marks = marksIn(line, cells);
  return marks.some(({ kind }) => kind !== 'day') || (marks.length === 0 && cells.some(({ text }) => clock.test(text)));
};

const cellsWithin = (line: Line, { from, to }: Span): Column[] => columnsOf(line).filter(({ x }) => x >= from && x < to);

/** The whole cells, where what is tells as much; else what of them is told anew. What has nothing beside it stays as it was. */
function partsThatWere(line: Line, was: Span, is: Span): Part[] {
  const [former, current] = [cellsWithin(line, was), cellsWithin(line, is)];
  if (former.length === 0 || current.length === 0) return [];
  const [old, now] = [marksIn(line, former), marksIn(line, current)];
  const isTold = ({ kind }: Mark) => now.some((mark) => mark.kind === kind);
  if (old.length > 0) return old.every(isTold) ? former : old.filter(isTold);
  if ([former, current].every((cells) => cells.some(({ text }) => clock.test(text)))) return former;
  return [former, current].every((cells) => cells.every(({ text }) => airportsNamed(text).length > 0)) ? former : [];
}

/** In heights of a line: what is set in the middle of its row is so near the lines of the cell beside it. */
const besideRow = 1.6;

/** The same where a cell of one line stands in the middle beside one of several: the flight that was, where those lines tell one. */
function partsBesideOthers(line: Line, rows: readonly Line[], was: Span, is: Span): Part[] {
  const former = cellsWithin(line, was);
  const near = rows.filter((row) => row.page === line.page && Math.abs(row.y - line.y) <= besideRow * line.height);
  const now = near.flatMap((row) => marksIn(row, cellsWithin(row, is)));
  const hasFlight = (marks: readonly Mark[]) => marks.some(({ kind }) => kind === 'flight');
  return hasFlight(marksIn(line, former)) && hasFlight(now) ? former : [];
}

const counted: ReadonlySet<Mark['kind']> = new Set(['flight', 'airport', 'day', 'time']);
const marksIn = (line: Line, cells: readonly Column[]): Mark[] =>
  marksOf(line).filter(
    ({ kind, start, end }) => counted.has(kind) && cells.some((cell) => start >= cell.start && end <= cell.end),
  );
