/** Sabre's receipt as it comes from a viewer's clipboard: the cells of its table one below the other, row by row. */
import { pageFoot, tableHeadings } from '../../documents/sabre-words.ts';
import type { DraftEnd } from '../../draft/draft-itinerary.ts';
import { mapFound } from '../../draft/found.ts';
import { type Cell, foundInCell, lineCell } from '../../layout/cells.ts';
import { airlineNamed } from '../../reference/airlines.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readDay } from '../../values/days.ts';
import { type Days, endsOf, type Flown, flight, flightsOf, operatorLabel, receiptNotes } from './receipt-cells.ts';

/** A row of the table: a day, a flight, two ends where nothing is missing, and the cells of the notes. */
export type ReceiptRow = { days: Days; flown: Flown; ends: DraftEnd[]; remarks: Cell[] };

// TRAVEL DATE AIRLINE DEPARTURE ARRIVAL OTHER NOTES, without the gaps between the columns
const heading = new RegExp(
  `(?:^|\\s)${tableHeadings.departure.source.slice(1)}\\S*\\s+${tableHeadings.arrival.source.slice(1)}`,
  'i',
);
const departureLast = new RegExp(`(?:^|\\s)${tableHeadings.departure.source.slice(1)}$`, 'i');
// 30 Dec 26 | 30 Dec 26 IBERIA | 02 Mar 27 - BRITISH
const dayLine = /^(?<day>\d{1,2}\s?\p{L}{3,}\.?\s?\d{2}(?:\d{2})?)(?<range>\s*-)?(?:\s+\p{Lu}.*)?$/du;
const otherNote =
  /^(?:Fare Basis|Not Valid|Base de (?:la )?tarifa|No válido|Tarifbasis|Nicht gültig|Base tarifaire|Non valable|Base tariffaria|Non valido)/i;

/** Whether a line is the heading of such a table, or its last word where every heading has a line of its own. */
export const isCopiedHeading = (text: string, lineAbove: string) =>
  heading.test(text) || (tableHeadings.arrival.test(text) && departureLast.test(lineAbove));

/** The rows under the heading. Days also stand among the notes; a row begins with the one that a flight's number follows. */
export function copiedRowsOf(lines: readonly Line[]): ReceiptRow[] {
  const below = lines.slice(lines.findIndex((line, index) => isCopiedHeading(line.text, lines[index - 1]?.text ?? '')) + 1);
  const cells = below.filter((line) => !pageFoot.test(line.text)).map(lineCell);
  const starts = cells.flatMap((cell, index) => (opensRow(cell, index, cells) ? [index] : []));
  return starts.flatMap((start, index) => rowOf(cells.slice(start, starts[index + 1] ?? cells.length)) ?? []);
}

const isNote = (cell: Cell) => Object.values(receiptNotes).some((label) => label.test(cell.text)) || otherNote.test(cell.text);
const isRange = (cell: Cell | undefined) => cell !== undefined && dayLine.exec(cell.text)?.groups?.range !== undefined;

function opensRow(cell: Cell, index: number, cells: readonly Cell[]): boolean {
  if (!dayLine.test(cell.text) || isRange(cells[index - 1]) || isRange(cells[index - 2])) return false;
  const next = cells.slice(index + 1, index + 7);
  // The second day of a range comes before the flight too.
  const stop = next.findIndex((other, place) => isNote(other) || (dayLine.test(other.text) && !(isRange(cell) && place < 2)));
  return [cell, ...(stop < 0 ? next : next.slice(0, stop))].some((other) => flight.test(other.text));
}

function rowOf(cells: readonly Cell[]): ReceiptRow | undefined {
  const [first] = cells;
  const dayOf = (cell: Cell | undefined) => (cell ? foundInCell(cell, dayLine, 0.9)?.day : undefined);
  const from = mapFound(dayOf(first), readDay);
  const until = isRange(first)
    ? mapFound(
        cells
          .slice(1, 3)
          .map(dayOf)
          .find((found) => found),
        readDay,
      )
    : undefined;
  const numbered = cells.findIndex((cell) => flight.test(cell.text));
  const last = numbered + operatorLines(cells.slice(numbered + 1));
  const [flown] = flightsOf(cells.slice(numbered, last + 1), []);
  if (!from || !flown) return undefined;
  const noted = cells.findIndex((cell, index) => index > last && isNote(cell));
  const ends = endsOf(cells.slice(last + 1, noted < 0 ? cells.length : noted));
  return { days: until ? { from, until } : { from }, flown, ends, remarks: noted < 0 ? [] : cells.slice(noted) };
}

/** How many lines say who operates the flight: as many as make a known airline's name, else the label and one more. */
function operatorLines(cells: readonly Cell[]): number {
  const [label] = cells;
  if (!label || !operatorLabel.test(label.text)) return 0;
  if (foundInCell(label, operatorLabel)?.name) return 1;
  const known = [1, 2, 3].find((count) =>
    airlineNamed(
      cells
        .slice(1, 1 + count)
        .map(({ text }) => text.replace(/^\//, ''))
        .join(' '),
    ),
  );
  return 1 + (known ?? 1);
}
