/** Lists that are counted on under a further heading: `Professorat` over `13. Marc Vila (tutor)`, under `12. Pol Serra`. */
import { pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { type Mark, marksOf } from '../../flight-marks.ts';

/** Whether a cell of a line has the number that is next to that of one in the line of the list's last. */
export function isCountedOn(line: Line | undefined, last: Line | undefined): boolean {
  const numbers = numbersIn(last);
  return numbersIn(line).some((number) => numbers.includes(number - 1));
}

const numbersIn = (line: Line | undefined): number[] =>
  line ? pieceCells(line).flatMap(({ text }) => (numbered.test(text) ? Number.parseInt(text, 10) : [])) : [];

// 13. Marc Vila | 13) Marc Vila
const numbered = /^\d{1,2}[.)]\s\p{Lu}/u;

/** In lines: so far below, the next of a list with what is told of each stands. */
const reach = 7;

/**
 * What tells of flights in a line of a list, and ends it: not what stands in a column beside one that is counted on, here or below:
 * `1. EL IDRISSI Abdelhak   Doha (DOH)`.
 * @param end where the column of the list ends
 */
export function marksInList(lines: readonly Line[], at: number, last: number | undefined, end: number): readonly Mark[] {
  const marks = marksOf(lines[at] as Line);
  const above = last === undefined ? undefined : lines[last];
  const goesOn = lines
    .slice(at, at + reach)
    .some((line) => (above ? isCountedOn(line, above) : numbersIn(line).includes(1) && line === lines[at]));
  return goesOn ? marks.filter(({ x }) => x <= end) : marks;
}
