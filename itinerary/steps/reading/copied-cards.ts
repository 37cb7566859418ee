/**
 * Cards of one flight side by side, one for each traveller: `06:10  QS 1124  10:10   06:10  QS 1124  10:10`, above either half its own name.
 * A flight whose line says all of it twice is printed for two people: each card is put below the one before it, row by row.
 */
import { marksOf } from '../../documents/flight-marks.ts';
import { saidOfAll } from '../../documents/people/names-on-copied-cards.ts';
import { type Column, columnsOf } from '../../text/columns.ts';
import { lineBetween } from '../../text/part-columns.ts';
import type { Line, Page, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';

/** So many copies stand beside each other at most; so many lines say all of it again in each. */
const mostCopies = 4;
const fewestLines = 2;
/** In points: the copies of a line are as far from each other in each line. */
const aligned = 8;
/** In heights of a line: what parts cards from what is above and below. */
const betweenCards = 4;
/** Of the widest step from line to line within a card: one to its name, or to its seat. */
const wider = 1.5;
/** Lines over the flight that may be of its card, and below the last one that is said again. */
const mostAbove = 6;
const mostBelow = 2;

/** The same document where it has no such cards. */
export function withCopiedCards(ticket: TicketText): TicketText {
  const pages = ticket.pages.map(withoutCopies);
  return pages.every((page, index) => page === ticket.pages[index]) ? ticket : withPages(ticket, pages);
}

/** Where each copy begins, and where the one before it ends. */
type Edges = readonly { end: number; x: number }[];

function withoutCopies(page: Page): Page {
  const { lines } = page;
  const heads = lines.flatMap((line, row) => {
    const edges = line.text.length < 400 && marksOf(line).some(({ kind }) => kind === 'flight') ? edgesOf(line) : [];
    return edges.length > 0 ? [{ row, edges }] : [];
  });
  if (heads.length === 0) return page;
  const parted: Line[] = [];
  let done = 0;
  for (const [index, { row, edges }] of heads.entries()) {
    // `ALLER ME 261` and `RETOUR ME 264` are on one card: the next row of cards begins where the first is printed again.
    const isAgain = (other: { row: number }) => lines[other.row]?.text === lines[row]?.text;
    const next = heads.slice(index + 1).find(isAgain)?.row ?? lines.length;
    if (row < done) continue;
    const cards = cardsAround(lines, { row, edges, from: done, to: next });
    if (!cards) continue;
    parted.push(...lines.slice(done, cards.from), ...cards.lines);
    done = cards.to;
  }
  return done === 0 ? page : { ...page, lines: [...parted, ...lines.slice(done)] };
}

/** The halves of a line that says everything twice, its thirds where it says it three times. */
function edgesOf(line: Line): Edges {
  const pieces = columnsOf(line);
  for (let copies = mostCopies; copies > 1; copies -= 1) {
    const each = pieces.length / copies;
    if (!Number.isInteger(each) || each === 0) continue;
    if (pieces.every(({ text }, index) => saidOfAll(text) === saidOfAll(pieces[index % each]?.text ?? '')))
      return Array.from({ length: copies - 1 }, (_, copy) => {
        const first = pieces[(copy + 1) * each] as Column;
        return { end: (pieces[(copy + 1) * each - 1] as Column).right, x: first.x };
      });
  }
  return [];
}

type Around = { row: number; edges: Edges; from: number; to: number };

/** The lines of the cards a flight is on, one card after the other; undefined where no other line is said again in each. */
function cardsAround(lines: readonly Line[], { row, edges, from, to }: Around) {
  const head = lines[row] as Line;
  const shift = shiftOf(head, edges);
  const isOfSame = (line: Line) => {
    const own = edgesOf(line);
    return own.length === edges.length && Math.abs(shiftOf(line, own) - shift) <= aligned;
  };
  let [start, end] = [row, row + 1];
  const copied = lines.slice(row, to).filter(isOfSame);
  // The widest of the lines that are said again tells best where each card begins.
  const whole = edges.map((_, copy) => {
    const all = copied.map((line) => edgesOf(line)[copy] as Edges[number]);
    return { end: Math.max(...all.map((edge) => edge.end)), x: Math.min(...all.map(({ x }) => x)) };
  });
  const cuts = whole.map((edge) => (edge.end + edge.x) / 2);
  if (whole.some((edge) => edge.end >= edge.x)) return undefined;
  const isApart = (above: Line, below: Line) => below.y - above.y - above.height > betweenCards * head.height;
  const reachesOver = (line: Line) => columnsOf(line).some(({ x, right }) => cuts.some((cut) => x < cut && right > cut));
  const isOfCards = (line: Line) => !reachesOver(line) && partsOf(line, cuts).filter(Boolean).length > 1;
  const last = lines.indexOf(copied.at(-1) ?? head);
  const left = Math.min(...copied.map(({ x }) => x));
  const widest = Math.max(...lines.slice(row, last + 1).map((line, index) => line.y - (lines[row + index - 1] ?? line).y));
  const isNear = (above: Line, below: Line) =>
    !isApart(above, below) && below.y - above.y <= wider * Math.max(widest, head.height);
  while (start > Math.max(from, row - mostAbove) && isOfCards(lines[start - 1] as Line)) {
    if (!isNear(lines[start - 1] as Line, lines[start] as Line)) break;
    start -= 1;
  }
  const isOfLast = (line: Line) => isNear(lines[end - 1] as Line, line) && Math.abs(line.x - left) <= aligned / 2;
  while (end < to && end <= last + mostBelow && !reachesOver(lines[end] as Line)) {
    if (end > last ? !isOfLast(lines[end] as Line) : isApart(lines[end - 1] as Line, lines[end] as Line)) break;
    end += 1;
  }
  // The head of the next row of cards stands over its flight, behind the widest gap.
  if (to < lines.length) end = Math.min(end, widestGap(lines, row, end));
  const own = lines.slice(start, end);
  if (own.filter(isOfSame).length < fewestLines) return undefined;
  const parts = own.map((line) => partsOf(line, cuts));
  return { from: start, to: end, lines: [0, ...cuts].flatMap((_, card) => parts.flatMap((all) => all[card] ?? [])) };
}

const shiftOf = (line: Line, [edge]: Edges): number => (edge?.x ?? 0) - line.x;

/** Below which line the gap is widest. */
function widestGap(lines: readonly Line[], from: number, to: number): number {
  const gaps = lines.slice(from, to).map((line, index) => (lines[from + index + 1]?.y ?? line.y) - line.y);
  return from + gaps.indexOf(Math.max(...gaps)) + 1;
}

/** What a line has of each card. */
function partsOf(line: Line, cuts: readonly number[]): (Line | undefined)[] {
  const pieces = columnsOf(line);
  return [Number.NEGATIVE_INFINITY, ...cuts].map((left, card) => {
    const own = pieces.filter(({ x }) => x >= left && x < (cuts[card] ?? Number.POSITIVE_INFINITY));
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? lineBetween(line, first.start, last.end) : undefined;
  });
}
