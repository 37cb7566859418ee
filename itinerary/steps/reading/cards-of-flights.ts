/**
 * Cards of flights beside each other, two or more, each as wide as the others: `OS 790` and at the same height `LO 12`. How wide they are say their
 * numbers, wherever in its card each stands; so the cards may have more lines than their neighbours. Each card below the one before it.
 */
import { marksOf } from '../../documents/flight-marks.ts';
import { type Column, columnsOf } from '../../text/columns.ts';
import { lineBetween } from '../../text/part-columns.ts';
import type { Line, Page, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';

/** In points: what is set narrower is a table; the widths of two cards differ by so much; and a line begins so far before its card's edge. */
const narrowest = 110;
const uneven = 12;
const before = 8;
/** In heights of a line: what parts cards from what is above and below. */
const betweenCards = 4;
/** Lines of the longest card. */
const longest = 40;
const fewestLines = 3;

/** The document with its cards one under the other; undefined where there are none. */
export function cardsOfFlights(ticket: TicketText): TicketText | undefined {
  const pages = ticket.pages.map(withCards);
  return pages.every((page, index) => page === ticket.pages[index]) ? undefined : withPages(ticket, pages);
}

function withCards(page: Page): Page {
  const lines: Line[] = [];
  for (let row = 0; row < page.lines.length; ) {
    const cards = cardsFrom(page.lines, row);
    lines.push(...(cards?.lines ?? page.lines.slice(row, row + 1)));
    row += cards?.length ?? 1;
  }
  return lines.length === page.lines.length ? page : { ...page, lines };
}

/** The cards that begin at a line. */
function cardsFrom(lines: readonly Line[], from: number): { lines: Line[]; length: number } | undefined {
  const block = lines.slice(from, from + longest);
  const numbers = block.find((line) => flightCells(line).length > 1);
  const flights = numbers ? flightCells(numbers) : [];
  const [first, second] = flights;
  if (!numbers || !first || !second) return undefined;
  const pitch = second.x - first.x;
  const beginnings = block.filter((line) => line === numbers || columnsOf(line).length >= flights.length);
  const left = Math.min(...beginnings.map(({ x }) => x));
  const isEven = flights.every(({ x }, index) => Math.abs(x - first.x - index * pitch) <= uneven);
  if (pitch < narrowest || !isEven || first.x - left > pitch - before) return undefined;
  const edges = flights.map((_, card) => (card === 0 ? Number.NEGATIVE_INFINITY : left + card * pitch - before));
  const end = block.findIndex((line, index) => crosses(line, edges) || isApart(block[index - 1], line));
  const own = block.slice(0, end < 0 ? undefined : end);
  const beside = own.filter((line) => new Set(columnsOf(line).map((cell) => cardOf(cell, edges))).size > 1);
  if (!own.includes(numbers) || beside.length < fewestLines || beside[0] !== own[0]) return undefined;
  const cards = edges.map((_, card) => own.flatMap((line) => partOf(line, card, edges)));
  return { lines: cards.flat(), length: own.length };
}

const flightCells = (line: Line): Column[] =>
  columnsOf(line).filter((cell) =>
    marksOf(line).some(({ kind, start, end }) => kind === 'flight' && start >= cell.start && end <= cell.end),
  );

/** The last card whose edge is at or before where a cell begins. */
const cardOf = ({ x }: Column, edges: readonly number[]): number => edges.findLastIndex((edge) => x >= edge);

const crosses = (line: Line, edges: readonly number[]): boolean =>
  columnsOf(line).some(({ x, right }) => edges.some((edge) => x < edge && right > edge + before));

const isApart = (above: Line | undefined, line: Line): boolean =>
  above !== undefined && line.y - above.y - above.height > betweenCards * line.height;

function partOf(line: Line, card: number, edges: readonly number[]): Line[] {
  const own = columnsOf(line).filter((cell) => cardOf(cell, edges) === card);
  const [first, last] = [own[0], own.at(-1)];
  return first && last ? [lineBetween(line, first.start, last.end)] : [];
}
