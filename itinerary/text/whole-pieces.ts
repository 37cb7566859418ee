/** What stands in several pieces of a page, beside or under each other, and is one thing: each as one piece, where it belongs. */
import { type Column, columnsOf } from './columns.ts';
import { joinedPieces } from './joined-pieces.ts';
import type { Line, Page, TicketText } from './ticket-text.ts';
import { withPages } from './with-pages.ts';

/** `row`: of the line in its page. */
export type Part = Column & { line: Line; row: number };
/** In the order they are read; `at` is the line that gets them. */
export type Whole = { parts: readonly Part[]; at: Line };

/** In points: parts under each other begin so near each other, or have their middles so near. */
const aligned = { left: 4, middle: 10 };
/** In heights of a line: from one part to the next, at most; what stands beside them may have lines between. */
const below = 2.2;
/** In lines, likewise. */
const reach = 4;

/** The pieces of each line of a page that may be parts. */
export const partsOf = ({ lines }: Page, isPart: (text: string) => boolean): Part[][] =>
  lines.map((line, row) => columnsOf(line).flatMap((piece) => (isPart(piece.text) ? [{ ...piece, line, row }] : [])));

/** The part that stands under another, with nothing else between them in their column. */
export function partBelow(above: Part, parts: readonly Part[][], { lines }: Page): Part | undefined {
  const [next] = parts
    .slice(above.row + 1, above.row + 1 + reach)
    .flatMap((row) => row.find((part) => isBelow(part, above)) ?? []);
  return next && !isCut(above, next, lines) ? next : undefined;
}

const isBelow = (part: Part, above: Part) =>
  part.line.y - above.line.y <= below * above.line.height &&
  (Math.abs(part.x - above.x) <= aligned.left || Math.abs(part.x + part.right - above.x - above.right) / 2 <= aligned.middle);

const isCut = (above: Part, part: Part, lines: readonly Line[]) =>
  lines
    .slice(above.row + 1, part.row)
    .flatMap(columnsOf)
    .some(({ x, right }) => x < Math.max(above.right, part.right) && right > Math.min(above.x, part.x));

/** The document with such things in one piece; the same document where there are none. */
export function withWholePieces(ticket: TicketText, wholesOn: (page: Page) => readonly Whole[]): TicketText {
  const pages = ticket.pages.map((page) => withWholes(page, wholesOn(page)));
  if (pages.every((page, index) => page === ticket.pages[index])) return ticket;
  return withPages(ticket, pages);
}

function withWholes(page: Page, wholes: readonly Whole[]): Page {
  if (wholes.length === 0) return page;
  const ofLine = new Map<Line, Whole[]>();
  for (const whole of wholes)
    for (const line of new Set(whole.parts.map((part) => part.line))) ofLine.set(line, [...(ofLine.get(line) ?? []), whole]);
  return { ...page, lines: page.lines.flatMap((line) => rebuilt(line, ofLine.get(line) ?? [])) };
}

/** The line with what is its own as one piece each, where the first part of it stands, without the parts of others; no line where nothing else is left. */
function rebuilt(line: Line, wholes: readonly Whole[]): Line[] {
  if (wholes.length === 0) return [line];
  const cells = columnsOf(line).flatMap((piece): (readonly Omit<Part, 'row'>[])[] => {
    const whole = wholes.find(({ parts }) => parts.some((part) => part.line === line && part.start === piece.start));
    if (!whole) return [[{ ...piece, line }]];
    const first = whole.parts.find((part) => part.line === line);
    return whole.at === line && first?.start === piece.start ? [whole.parts] : [];
  });
  return joinedPieces(line, cells);
}
