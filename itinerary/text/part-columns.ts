/**
 * Cards printed side by side: the way out on the left, the way back on the right. Each is read by itself, the left one first.
 * Not how lines run on most pages, so only asked for where more can be read so.
 */
import { type Column, columnsOf } from './columns.ts';
import type { Line, Page, TicketText, Word } from './ticket-text.ts';

/** A card has at least so many lines that reach over to its neighbour. */
const fewestLines = 4;
/** Lines of the longest page of cards; tables made to be long have no more. */
const mostLines = 150;
/** In points: lines of a card begin so near each other, or are set in so far. */
const aligned = 3;
const within = 20;
/** In heights of a line: what parts cards from what is above and below. */
const betweenCards = 4;

/** The document with its side-by-side cards one after the other; undefined where there are none. */
export const partColumns = (ticket: TicketText): TicketText | undefined => parted(ticket, { edgesOf: secondOfTwo, slack: 0 });

/** The same for cards whose lines have several pieces each, as many on the left as on the right: `Depart  13:40  Kraków  Depart  21:55  Toronto`. */
export const partHalves = (ticket: TicketText): TicketText | undefined => parted(ticket, { edgesOf: secondHalf, slack: 0 });

/** The same for a narrow column at the side, with the reference and the price, beside one whose lines begin a little further in or out. */
export const partSidebar = (ticket: TicketText): TicketText | undefined => parted(ticket, { edgesOf: behindFirst, slack: 20 });

/**
 * The same wherever the right card begins, and however far in its lines do: of all edges the one most lines stand at both sides of.
 * `09:50  12:20    19:05  23:20` over `BCN  LPA    LPA  BCN`.
 */
export const partCards = (ticket: TicketText): TicketText | undefined =>
  parted(ticket, { edgesOf: behindAny, slack: Number.POSITIVE_INFINITY });

/** @param slack in points: how much further in than the edge lines of the right card may begin. */
type Way = { edgesOf: EdgesOf; slack: number };
/** Where the right card may begin in the first line of both; nowhere where this line is none. */
type EdgesOf = (pieces: readonly Column[]) => readonly Column[];

const secondOfTwo: EdgesOf = (pieces) => (pieces.length === 2 ? pieces.slice(1) : []);
const secondHalf: EdgesOf = (pieces) =>
  pieces.length > 2 && pieces.length % 2 === 0 ? pieces.slice(pieces.length / 2, pieces.length / 2 + 1) : [];
const behindFirst: EdgesOf = (pieces) => (pieces.length > 2 ? pieces.slice(1, 2) : []);
const behindAny: EdgesOf = (pieces) => (pieces.length < 10 ? pieces.slice(1) : []);

function parted(ticket: TicketText, way: Way): TicketText | undefined {
  const pages = ticket.pages.map((page) => ({ ...page, lines: partedLines(page, way) }));
  if (pages.every((page, index) => page.lines.length === ticket.pages[index]?.lines.length)) return undefined;
  const lines = pages.flatMap((page) => page.lines);
  return { pages, lines, text: lines.map((line) => line.text).join('\n') };
}

function partedLines({ lines }: Page, way: Way): Line[] {
  const parted: Line[] = [];
  const own = { ...way, piecesOf: runsBackwards(lines) ? mirrored : columnsOf };
  for (let index = 0; index < lines.length; ) {
    const cards = bestCardsAt(lines, index, own);
    if (cards) parted.push(...cards.left, ...cards.right);
    else parted.push(...lines.slice(index, index + 1));
    index += cards?.length ?? 1;
  }
  return parted;
}

type PiecesOf = (line: Line) => readonly Column[];

/** In Arabic and Hebrew the first card is the one at the right: seen in a mirror, it begins at the left as any other does. */
const mirrored: PiecesOf = (line) => columnsOf(line).map((piece) => ({ ...piece, x: -piece.right, right: -piece.x }));

function runsBackwards(lines: readonly Line[]): boolean {
  const several = lines.map(columnsOf).filter(({ length }) => length > 1);
  return 2 * several.filter((pieces) => (pieces[0]?.x ?? 0) > (pieces.at(-1)?.x ?? 0)).length > several.length;
}

/** `length`: lines of both; `both`: those that have something at either side; `flush`: lines of the right card that begin at its edge. */
type Cards = { left: Line[]; right: Line[]; length: number; both: number; flush: number };

function bestCardsAt(lines: readonly Line[], from: number, way: Way & { piecesOf: PiecesOf }): Cards | undefined {
  const first = lines[from];
  const all = first ? way.edgesOf(way.piecesOf(first)).map((edge) => cardsAt(lines, from, edge, way)) : [];
  return all
    .filter(({ both, flush }) => both >= fewestLines && flush >= fewestLines)
    .sort((one, other) => other.both - one.both)[0];
}

/** Lines of two pieces each, whose second piece begins at one place; a line may have only one of them. */
function cardsAt(
  lines: readonly Line[],
  from: number,
  edge: Column,
  { slack, piecesOf }: { slack: number; piecesOf: PiecesOf },
): Cards {
  const first = lines[from] as Line;
  const cards: Cards = { left: [], right: [], length: 0, both: 0, flush: 0 };
  let above = first;
  for (let index = from; index < Math.min(lines.length, from + mostLines); index += 1) {
    const line = lines[index] ?? first;
    const pieces = piecesOf(line);
    const cut = pieces.findIndex(({ x }) => x >= edge.x - aligned);
    const right = cut < 0 ? undefined : pieces[cut];
    const reachesOver = pieces.some(({ x, right: end }) => x < edge.x - aligned && end > edge.x);
    const isApart = line.y - above.y - above.height > betweenCards * line.height;
    if (reachesOver || isApart || (right && right.x - edge.x > aligned + slack)) break;
    if (cut !== 0) cards.left.push(lineBetween(line, 0, right?.start ?? line.text.length));
    if (right) cards.right.push(lineBetween(line, right.start, line.text.length));
    if (cut > 0) cards.both += 1;
    if (right && right.x - edge.x <= aligned + within) cards.flush += 1;
    cards.length += 1;
    above = line;
  }
  return cards;
}

/** The words of a line from `start` up to `end`, as a line of its own. */
export function lineBetween(line: Line, start: number, end: number): Line {
  const words: Word[] = line.words
    .filter((word) => word.start >= start && word.start < end)
    .map((word) => ({ ...word, start: word.start - start }));
  const x = Math.min(...words.map((word) => word.x));
  const right = Math.max(...words.map((word) => word.x + word.width));
  return { ...line, x, width: right - x, text: line.text.slice(start, end).trimEnd(), words };
}
