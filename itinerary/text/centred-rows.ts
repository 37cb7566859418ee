/**
 * Rows of tables whose cells are centred from top to bottom: a cell of two lines stands half a line over and half a line under its neighbours, so
 * that no line of the page is a row. Each such row as one line, its cells in one piece.
 */
import { gapBetween } from './boxes.ts';
import { columnsOf } from './columns.ts';
import { joinedPieces } from './joined-pieces.ts';
import type { Line, TicketText } from './ticket-text.ts';
import { withPages } from './with-pages.ts';

type Piece = { line: Line; start: number; end: number; x: number; right: number };
/** Of a line in a cell, and the one above it there. */
type Begins = (text: string, above: string) => boolean;
type Column = { x: number; right: number; pieces: Piece[] };

/** In heights of a line: lines of a cell are no farther apart, lines of neighbours overlap by so much at least. */
const withinCell = 0.4;
const overlap = 0.15;
/** In heights of a line: so near each other the middles of cells in one row are. */
const centred = 0.3;
/** No row of a ticket has more lines. */
const mostLines = 14;

/** The document with such rows; undefined where it has none. */
export function centredRows(ticket: TicketText): TicketText | undefined {
  const pages = ticket.pages.map((page) => ({ ...page, lines: withCentredRows(page.lines) }));
  return pages.every(({ lines }, index) => lines === ticket.pages[index]?.lines) ? undefined : withPages(ticket, pages);
}

/**
 * The lines, those of such a row as one where the first of them stands.
 * @param begins whether a line in a cell is no rest of the one above, but another thing: then the row stays as it is.
 * @param isList whether the lines in a cell are each a thing of their own: then each has a line, and what is centred beside them stands in the first.
 */
export function withCentredRows(
  lines: readonly Line[],
  begins: Begins = () => false,
  isList: (texts: readonly string[]) => boolean = () => false,
): readonly Line[] {
  const whole: Line[] = [];
  let isChanged = false;
  for (let from = 0; from < lines.length; ) {
    const to = endOfRow(lines, from);
    const band = lines.slice(from, to);
    const row = band.length > 1 && band.length <= mostLines && band.some(overlapsLast) ? rowOf(band, begins, isList) : undefined;
    whole.push(...(row ?? band));
    isChanged ||= row !== undefined;
    from = to;
  }
  return isChanged ? whole : lines;
}

function endOfRow(lines: readonly Line[], from: number): number {
  let to = from + 1;
  for (let last = lines[from]; last && to < lines.length; to += 1) {
    const line = lines[to] as Line;
    if (gapBetween(last, line) > withinCell * line.height) break;
    last = line;
  }
  return to;
}

const overlapsLast = (line: Line, index: number, band: readonly Line[]) => {
  const above = band[index - 1];
  return above !== undefined && gapBetween(above, line) < -overlap * line.height;
};

/** Undefined where the lines are no such row: a column whose lines are rows apart, or cells with middles of their own. */
function rowOf(band: readonly Line[], begins: Begins, isList: (texts: readonly string[]) => boolean): Line[] | undefined {
  const [first] = band;
  const columns = columnsIn(band);
  if (!first || columns.length < 2) return undefined;
  const { height } = first;
  const isListed = columns.some(({ pieces }) =>
    pieces.slice(1).some((piece, index) => begins(textOf(piece), textOf(pieces[index] as Piece))),
  );
  if (isListed) return undefined;
  const isOneCell = ({ pieces }: Column) =>
    pieces.every((piece, index) => {
      const above = pieces[index - 1];
      return !above || above.line === piece.line || gapBetween(above.line, piece.line) <= withinCell * height;
    });
  const middles = columns.map(({ pieces }) => ((pieces[0]?.line.y ?? 0) + (pieces.at(-1)?.line.y ?? 0)) / 2);
  if (!columns.every(isOneCell) || Math.max(...middles) - Math.min(...middles) > centred * height) return undefined;
  const list = columns.find(({ pieces }) => pieces.length > 1 && isList(pieces.map(textOf)));
  if (list) return listedRows(list, columns);
  const bottom = Math.max(...band.map(({ y, height: own }) => y + own));
  return joinedPieces(
    { ...first, height: bottom - first.y },
    columns.map(({ pieces }) => pieces),
  );
}

const textOf = ({ line, start, end }: Piece) => line.text.slice(start, end);

/** `Viajeros:` between two names: beside the first of them. */
function listedRows({ pieces: items }: Column, columns: readonly Column[]): Line[] {
  const isBeside = ({ line }: Piece) => items.some((item) => item.line === line);
  return items.flatMap((item, index) =>
    joinedPieces(
      item.line,
      columns
        .map(({ pieces }) => pieces.filter((piece) => piece.line === item.line || (index === 0 && !isBeside(piece))))
        .filter((pieces) => pieces.length > 0),
    ),
  );
}

/** What stands over each other, from left to right. */
function columnsIn(band: readonly Line[]): Column[] {
  const pieces = band.flatMap((line) => columnsOf(line).map(({ start, end, x, right }) => ({ line, start, end, x, right })));
  const columns: Column[] = [];
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const last = columns.at(-1);
    if (last && piece.x < last.right) {
      last.right = Math.max(last.right, piece.right);
      last.pieces.push(piece);
    } else columns.push({ x: piece.x, right: piece.right, pieces: [piece] });
  }
  for (const { pieces: own } of columns) own.sort((one, other) => one.line.y - other.line.y || one.start - other.start);
  return columns;
}
