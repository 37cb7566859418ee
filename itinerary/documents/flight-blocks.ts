/** Where one flight ends and the next begins, when nothing but the order of its facts says so. */
import type { DraftSegment } from '../draft/draft-itinerary.ts';
import type { Line } from '../text/ticket-text.ts';
import { headingDays } from './anchors/heading-days.ts';
import { addFacts, type BlockFacts, factsOf, timesIn } from './block-facts.ts';
import { isOfIssue } from './booking-facts.ts';
import type { LabelKind } from './flight-labels.ts';
import type { Mark } from './flight-marks.ts';
import { type LabelledCell, labelAt, labelledCells } from './labelled-cells.ts';
import { isNearYear, newestYear } from './newest-year.ts';
import { besideStop } from './no-flights/stops-on-the-way.ts';
import { isOfLanding, isOfTerm } from './words-of-days.ts';

export type GovernedMark = Mark & { row: number; label: LabelKind | undefined; certainty: number };
type DayMark = Extract<GovernedMark, { kind: 'day' }>;
export type FlightBlock = { lines: Line[]; marks: GovernedMark[]; cells: LabelledCell[] };

export type BlockOptions = {
  /** A line a flight begins with, where the layout has one: a heading. Otherwise blocks follow from their facts. */
  starts?: (line: Line) => boolean;
  /** What comes after the last flight, or between two: passengers, prices, conditions. Read on only at the next start. */
  ends?: RegExp;
  /** Codes without brackets count only where the document has no others. */
  bareCodes?: boolean;
  /** What this format knows of a flight beyond what all print. */
  refine?: (segment: DraftSegment, block: FlightBlock) => DraftSegment;
};

/** The flights of a document, each with its lines and what they say; boarding, check-in, validity and payment are left out. */
export function flightBlocks(lines: readonly Line[], options: BlockOptions = {}): FlightBlock[] {
  const cells = labelledCells(lines);
  const issued = isOfIssue(lines);
  const governedRows = lines.map((line, row) => governed(line, row, cells, options.bareCodes ?? false));
  const newest = newestYear(governedRows, lines);
  const isNoFlights = (mark: DayMark) => issued(mark) || isOfTerm(mark) || !isNearYear(mark.found.value.year, newest, 2);
  const rows = governedRows.map((marks) => marks.filter((mark) => mark.kind !== 'day' || !isNoFlights(mark)));
  const headings = options.starts ? undefined : headingDays(rows.map((anchors, row) => ({ anchors, row })));
  const codes = rows.some((marks) => marks.some((mark) => mark.kind === 'airport'));
  const blocks: FlightBlock[] = [];
  let block: FlightBlock | undefined;
  let facts = factsOf([]);
  let factsOfFirst = facts;
  let closed = false;
  for (const [row, line] of lines.entries()) {
    const marks = rows[row] ?? [];
    const starts =
      options.starts?.(line) ??
      (marks.length > 0 &&
        (!block ||
          marks.some((mark) => headings?.has(mark)) ||
          overflows(facts, factsOf(marks), { daysLead: daysLead(factsOfFirst), codes })));
    if (starts) {
      const lead = leadOf(lines, rows, row);
      if (block) block.cells = block.cells.filter((cell) => cell.row < row - lead);
      block = {
        lines: lines.slice(row - lead, row),
        marks: [],
        cells: cells.slice(row - lead, row).flat(),
      };
      blocks.push(block);
      facts = factsOf([]);
      closed = false;
    } else if (options.ends?.test(line.text)) closed = true;
    else if (closed && !options.starts && marks.length > 0 && block?.marks.every((mark) => mark.kind !== 'flight'))
      closed = false;
    if (!block || closed) continue;
    block.lines.push(line);
    block.marks.push(...marks);
    block.cells.push(...(cells[row] ?? []));
    addFacts(facts, marks);
    if (block.marks.length > 0 && forgetsWhatIsFar(block, row)) facts = factsOf(block.marks);
    if (blocks.length === 1) factsOfFirst = facts;
  }
  const [first] = blocks;
  if (first && !options.starts) dropWhatStandsApart(first);
  return blocks.filter(({ marks }) => marks.some((mark) => mark.kind === 'flight'));
}

/** A flight's number is not far from its facts: pages of conditions before it are none of them. */
function forgetsWhatIsFar(block: FlightBlock, row: number): boolean {
  if ((block.marks[0]?.row ?? row) >= row - nearby || block.marks.some((mark) => mark.kind === 'flight')) return false;
  block.marks = block.marks.filter((mark) => mark.row >= row - nearby);
  return true;
}

/** In lines. */
const nearby = 30;

/** Before the first flight stand days of letters and printing: what is far above the rest, and not needed, is none of its own. */
function dropWhatStandsApart(block: FlightBlock): void {
  for (;;) {
    const [first] = block.marks;
    const rest = block.marks.filter((mark) => mark.row !== first?.row);
    const next = rest[0];
    const complete = (['flight', 'airport', 'time', 'day'] as const).every((kind) => rest.some((mark) => mark.kind === kind));
    if (!first || !next || !complete || next.row - first.row < 3 || rest.filter((mark) => mark.kind === 'airport').length < 2)
      return;
    block.marks = rest;
  }
}

/** How many lines above stand in the same row of a table: the upper halves of cells on two lines, beside a cell on one. */
function leadOf(lines: readonly Line[], rows: readonly GovernedMark[][], row: number): number {
  const line = lines[row];
  const before = lines[row - 1];
  if (!line || !before || before.page !== line.page || (rows[row - 1] ?? []).length > 0) return 0;
  return before.y + before.height > line.y + 0.15 * line.height ? 1 : 0;
}

// POPESCU/ANA MARIA MRS
const person = /\p{L}\/\p{L}[\p{L} -]{0,60}?\s?(?:MR|MRS|MS|MISS|MSTR|MME|MLLE|CHD|INF|DR|PROF)\b/u;

const noFlightBehind: ReadonlySet<LabelKind> = new Set(['noise', 'equipment', 'baggage', 'class', 'seat']);

function governed(line: Line, row: number, cells: readonly LabelledCell[][], bareCodes: boolean): GovernedMark[] {
  return besideStop(line)
    .marks.map((mark) => ({ ...mark, row, ...labelAt(cells[row] ?? [], mark.start) }))
    .map((mark) => (mark.kind === 'day' && isOfLanding(mark) ? { ...mark, label: 'arrival' as const } : mark))
    .filter((mark) => {
      if (mark.label === 'passenger' || person.test(line.text)) return false;
      if (mark.kind === 'airport') return (bareCodes || !mark.bare || endsCut(mark, row, cells)) && mark.label !== 'operator';
      if (mark.kind === 'flight')
        // Under the heading of another column a flight is one all the same; behind another label it is none.
        return mark.certainty < 1 || mark.label === undefined || !noFlightBehind.has(mark.label);
      return mark.label !== 'noise' && mark.label !== 'duration';
    });
}

/** `OTP` alone below `Bucharest/`, where the cell was too narrow. */
function endsCut(mark: Mark, row: number, cells: readonly LabelledCell[][]): boolean {
  const own = cells[row]?.find((cell) => mark.start === cell.start && mark.end === cell.end);
  const cut = (cell: LabelledCell) => cell.line.text.slice(cell.start, cell.end).endsWith('/');
  return (
    own !== undefined &&
    cells
      .slice(Math.max(0, row - 2), row)
      .flat()
      .some((cell) => cell.x < own.right && cell.right > own.x && cut(cell))
  );
}

/** Whether this document writes the day as a heading, before the times. */
function daysLead({ first: { day, time } }: BlockFacts): boolean {
  return day !== undefined && time !== undefined && day.row < time.row && day.label === undefined;
}

/** Whether a line brings what the flight before it has already: then it belongs to the next. */
function overflows(have: BlockFacts, line: BlockFacts, document: { daysLead: boolean; codes: boolean }): boolean {
  if (have.values.flight.size === 0) return false;
  const times = timesIn(have);
  const airports = have.values.airport;
  const complete = times >= 2 && (airports.size >= 2 || !document.codes);
  if (times >= 2 && !line.values.time.isSubsetOf(have.values.time)) return true;
  if (airports.size >= 2 && !line.values.airport.isSubsetOf(airports)) return true;
  if (!complete) return false;
  if (line.values.flight.size > 0 || line.values.airport.size > 0) return true;
  return (document.daysLead || have.values.day.size > 0) && line.values.day.size > 0 && timesIn(line) === 0;
}

/** How well blocks hold one flight each: what is missing and what is too much both count against them. */
export function fitOf(blocks: readonly FlightBlock[]): number {
  const few = (count: number, wanted: number) => (count === wanted ? 1 : count > wanted ? -1 : 0);
  const fits = blocks.map(({ marks }) => {
    const facts = factsOf(marks);
    const { flight, airport, day } = facts.values;
    return few(flight.size, 1) + few(airport.size, 2) + few(timesIn(facts), 2) + Math.min(1, day.size);
  });
  return fits.reduce((sum, fit) => sum + fit, 0);
}
