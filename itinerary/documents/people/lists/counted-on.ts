/** Lists that are counted on under a further heading: `Professorat` over `13. Marc Vila (tutor)`, under `12. Pol Serra`. */
import { pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';

/** Whether a cell of a line has the number that is next to that of one in the line of the list's last. */
export function isCountedOn(line: Line | undefined, last: Line | undefined): boolean {
  const numbers = numbersIn(last);
  return numbersIn(line).some((number) => numbers.includes(number - 1));
}

const numbersIn = (line: Line | undefined): number[] =>
  line ? pieceCells(line).flatMap(({ text }) => (numbered.test(text) ? Number.parseInt(text, 10) : [])) : [];

// 13. Marc Vila | 13) Marc Vila
const numbered = /^\d{1,2}[.)]\s\p{Lu}/u;
