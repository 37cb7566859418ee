/** Numbers alone in the column of flights, `Flt   Date   From   To`, under the name of the one airline that flies them: `Canadian North (5T)`. */
import { type Cell, pieceCells } from '../../layout/cells.ts';
import { airlineNamed, airlineOf } from '../../reference/airlines.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { labelOf } from '../flight-labels.ts';

type InColumn = { start: number; end: number; value: string };

// FLIGHTS – Canadian North (5T) – all times local
const nameAndCode = /(?<name>\p{Lu}[\p{L}.&'’-]*(?: [\p{L}.&'’-]+){0,4}) ?\((?<code>(?=.?[A-Z])[A-Z\d]{2})\)/gu;
const bareNumber = /^0{0,2}[1-9]\d{0,3}$/;
// 1010 | 10:10
const hour = /^(?:[01]?\d|2[0-3])[:.h]?[0-5]\d$/;
/** In lines: so far over the head of a table stands whose flights it has, and so many of its rows have none; its first ones say how it is printed. */
const over = 2;
const mostMisses = 2;
const fewestCells = 4;
const firstRows = 4;

/** Airlines that stand with their designator behind them. */
export const airlinesWithCode = (text: string): string[] =>
  [...text.matchAll(nameAndCode)].flatMap(({ groups: { name = '', code = '' } = {} }) => {
    const words = name.split(' ');
    return words.some((_, from) => airlineNamed(words.slice(from).join(' '))?.iata === code) ? [code] : [];
  });

/** Line by line. @param only the one airline of the document, where it has one. */
export function numbersInColumns(lines: readonly Line[], only: string | undefined): InColumn[][] {
  const found: InColumn[][] = lines.map(() => []);
  for (const [row, line] of lines.entries()) {
    const head = headOf(line);
    if (!head) continue;
    const [own, ...others] = new Set(lines.slice(Math.max(0, row - over), row).flatMap(({ text }) => airlinesWithCode(text)));
    // FZ over 1714, in two lines of one cell: the table says itself who flies.
    const isCut = lines
      .slice(row + 1, row + 1 + firstRows)
      .some((below) => isDesignator(pieceCells(below).find(isUnder(head))?.text ?? ''));
    const airline = others.length > 0 || isCut ? undefined : (own ?? only);
    for (let at = row + 1, misses = 0; airline && at < lines.length && misses <= mostMisses; at += 1) {
      const number = numberUnder(head, lines[at] as Line);
      const value = number && readFlightNumber(airline + number.text);
      if (value) found[at]?.push({ start: number.start, end: number.end, value });
      misses = value ? 0 : misses + 1;
    }
  }
  return found;
}

function headOf(line: Line): Cell | undefined {
  const cells = pieceCells(line);
  if (cells.length < fewestCells || /\d/.test(line.text)) return undefined;
  const labels = cells.map(({ text }) => labelOf(text));
  if (labels.filter((label) => label?.bare).length < fewestCells) return undefined;
  return cells.find((_, index) => labels[index]?.bare && labels[index]?.kind === 'flight');
}

/** In a row that tells an hour as well. */
function numberUnder(head: Cell, line: Line): Cell | undefined {
  const cells = pieceCells(line);
  if (cells.length < fewestCells || !cells.some(({ text }) => hour.test(text))) return undefined;
  const at = cells.findIndex(isUnder(head));
  // WK   0024
  const hasOwn = isDesignator(cells[at - 1]?.text ?? '');
  return bareNumber.test(cells[at]?.text ?? '') && !hasOwn ? cells[at] : undefined;
}

const isUnder =
  (head: Cell) =>
  ({ x, right }: Cell) =>
    x < head.right && right > head.x;
const isDesignator = (text: string) => /^[A-Z\d]{2}$/.test(text) && airlineOf(text) !== undefined;
