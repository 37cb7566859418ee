/**
 * Cards printed side by side: the way out on the left, the way back on the right. Each is read by itself, the left one first.
 * Not how lines run on most pages, so only asked for where more can be read so.
 */
import { type Column, columnsOf } from './columns.ts';
import type { Line, Page, TicketText, Word } from './ticket-text.ts';

/** A card has at least so many lines that reach over to its neighbour. */
const fewestLines = 4;
/** In points: lines of a card begin so near each other. */
const aligned = 3;
/** In heights of a line: what parts cards from what is above and below. */
const betweenCards = 4;

/** The document with its side-by-side cards one after the other; undefined where there are none. */
export const partColumns = (ticket: TicketText): TicketText | undefined => parted(ticket, { edgeOf: secondOfTwo, slack: 0 });

/** The same for cards whose lines have several pieces each, as many on the left as on the right: `Depart  13:40  Kraków  Depart  21:55  Toronto`. */
export const partHalves = (ticket: TicketText): TicketText | undefined => parted(ticket, { edgeOf: secondHalf, slack: 0 });

/** The same for a narrow column at the side, with the reference and the price, beside one whose lines begin a little further in or out. */
export const partSidebar = (ticket: TicketText): TicketText | undefined => parted(ticket, { edgeOf: behindFirst, slack: 20 });

/** @param slack in points: how much further in than the edge lines of the right card may begin. */
type Way = { edgeOf: EdgeOf; slack: number };
/** Where the right card may begin in the first line of both; undefined where this line is none. */
type EdgeOf = (pieces: readonly Column[]) => Column | undefined;

const secondOfTwo: EdgeOf = (pieces) => (pieces.length === 2 ? pieces[1] : undefined);
const secondHalf: EdgeOf = (pieces) => (pieces.length > 2 && pieces.length % 2 === 0 ? pieces[pieces.length / 2] : undefined);
const behindFirst: EdgeOf = (pieces) => (pieces.length > 2 ? pieces[1] : undefined);

function parted(ticket: TicketText, way: Way): TicketText | undefined {
  const pages = ticket.pages.map((page) => ({ ...page, lines: partedLines(page, way) }));
  if (pages.every((page, index) => page.lines.length === ticket.pages[index]?.lines.length)) return undefined;
  const lines = pages.flatMap((page) => page.lines);
  return { pages, lines, text: lines.map((line) => line.text).join('\n') };
}

function partedLines({ lines }: Page, way: Way): Line[] {
  const parted: Line[] = [];
  for (let index = 0; index < lines.length; ) {
    const cards = cardsAt(lines, index, way);
    if (cards) parted.push(...cards.left, ...cards.right);
    else parted.push(...lines.slice(index, index + 1));
    index += cards?.length ?? 1;
  }
  return parted;
}

type Cards = { left: Line[]; right: Line[]; length: number };

/** Lines of two pieces each, whose second piece begins at one place; a line may have only one of them. */
function cardsAt(lines: readonly Line[], from: number, { edgeOf, slack }: Way): Cards | undefined {
  const first = lines[from];
  const edge = first && edgeOf(columnsOf(first));
  if (!first || !edge) return undefined;
  const cards: Cards = { left: [], right: [], length: 0 };
  let both = 0;
  let above = first;
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] ?? first;
    const pieces = columnsOf(line);
    const cut = pieces.findIndex(({ x }) => x >= edge.x - aligned);
    const right = cut < 0 ? undefined : pieces[cut];
    const reachesOver = pieces.some(({ x, right: end }) => x < edge.x - aligned && end > edge.x);
    const isApart = line.y - above.y - above.height > betweenCards * line.height;
    if (reachesOver || isApart || (right && right.x - edge.x > aligned + slack)) break;
    if (cut !== 0) cards.left.push(part(line, 0, right?.start ?? line.text.length));
    if (right) cards.right.push(part(line, right.start, line.text.length));
    if (cut > 0) both += 1;
    cards.length += 1;
    above = line;
  }
  return both >= fewestLines ? cards : undefined;
}

/** The words of a line from `start` up to `end`, as a line of its own. */
function part(line: Line, start: number, end: number): Line {
  const words: Word[] = line.words
    .filter((word) => word.start >= start && word.start < end)
    .map((word) => ({ ...word, start: word.start - start }));
  const x = Math.min(...words.map((word) => word.x));
  const right = Math.max(...words.map((word) => word.x + word.width));
  return { ...line, x, width: right - x, text: line.text.slice(start, end).trimEnd(), words };
}
