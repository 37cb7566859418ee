/**
 * Cards of trains, coaches and ferries between or beside those of flights: `Train  Frecciarossa 9527` over `Date`, `From  Roma Termini, 10.00`.
 * With the same labels as a flight's they would be read for it. Only where no airport is printed by its code, and the number is no flight's.
 */
import { labelOf } from '../../documents/flight-labels.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import { type Column, columnsOf } from '../../text/columns.ts';
import { fold } from '../../text/fold.ts';
import { joinedPieces } from '../../text/joined-pieces.ts';
import type { Line, Page, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';

/** In points: labels of a card begin in one column, and so do their values. */
const aligned = 3;
/** Likewise where a text was copied, and each value stands right behind its label. */
const pasted = 40;
/** In heights of a line: from one line of a card to the next. */
const pitch = 2.6;
/** Lines of a card, with those of a card beside it. */
const most = 24;
/** An end and a day, or two ends. */
const fewestLabels = 2;

// Train | Your train | Zug: ICE 625 | Zug-Nr. | Autocar; folded
const ride =
  /^[^\p{L}\d]{0,4}(?:(?:your|ihre?|votre|su|il (?:tuo|suo)|o seu) )?(?:train|zug|treno|tren(?:ul)?|pociag|vlak|vonat|comboio|trein|tog|tag|juna|bus|autobus|autobuz|autocar|coach|ferry|feribot|traghetto|fahre|поезд|влак|автобус|τρενο|λεωφορειο)(?: ?-?(?:number|no|nr|nummer|numero|numar|n°|№))?\.?(?:$|\s?:)/u;
// ICE 1093 | EC 313 | IR 2022: airlines have the designators of trains
const train = /^(?:ec|en|ic|ir|re|rb|rj|rjx|nj|r|s)\s?\d{1,5}(?!\d)/;

/** The same document where it has no such cards. */
export function withoutRideCards(ticket: TicketText): TicketText {
  const pages = ticket.pages.map(withoutCards);
  return pages.every((page, index) => page === ticket.pages[index]) ? ticket : withPages(ticket, pages);
}

function withoutCards(page: Page): Page {
  const left = new Set<Column>();
  for (const [row, line] of page.lines.entries())
    for (const piece of columnsOf(line))
      if (!left.has(piece) && ride.test(fold(piece.text))) for (const own of cardFrom(page.lines, row, piece)) left.add(own);
  if (left.size === 0) return page;
  return { ...page, lines: page.lines.flatMap((line) => withoutPieces(line, left)) };
}

function withoutPieces(line: Line, left: ReadonlySet<Column>): Line[] {
  const pieces = columnsOf(line);
  if (!pieces.some((piece) => left.has(piece))) return [line];
  return joinedPieces(
    line,
    pieces.filter((piece) => !left.has(piece)).map((piece) => [{ ...piece, line }]),
  );
}

/** The pieces of the card that begins with a ride's label; none where what follows is no card, or may be a flight's. */
function cardFrom(lines: readonly Line[], from: number, head: Column): Column[] {
  const first = lines[from] as Line;
  const value = columnsOf(first).find(({ start }) => start >= head.end);
  const [name = ''] = [head.text.includes(':') ? head.text.slice(head.text.indexOf(':') + 1).trim() || value?.text : value?.text];
  const isTrain = train.test(fold(name));
  if (!/\d/.test(name)) return [];
  const card = [head, ...(value ? [value] : [])];
  if (!isTrain && mayFly(first, card)) return [];
  let labels = 0;
  let above = first;
  for (const line of lines.slice(from + 1, from + most)) {
    if (line.y - above.y > pitch * line.height) break;
    const pieces = columnsOf(line);
    const label = pieces.find(({ x }) => isOver(head, x, aligned));
    const beside =
      value && pieces.find(({ x, start }) => start > (label?.start ?? -1) && isOver(value, x, label ? pasted : aligned));
    const own = [label, beside].flatMap((piece) => piece ?? []);
    if (own.length === 0) continue;
    const kind = label && labelOf(label.text)?.kind;
    const isRow = label === undefined || (own.length > 1 ? !ride.test(fold(label.text)) : /^[^:]{1,25}: ?\S/.test(label.text));
    if (!isRow || kind === 'flight') break;
    if (namesCode(line, own)) return [];
    if (kind === 'departure' || kind === 'arrival' || kind === 'date') labels += 1;
    card.push(...own);
    above = line;
  }
  return labels >= fewestLabels ? card : [];
}

const isOver = (above: Column, x: number, within: number) => Math.abs(x - above.x) <= within;

const marksIn = (line: Line, pieces: readonly Column[]) =>
  marksOf(line).filter(({ start }) => pieces.some((piece) => start >= piece.start && start < piece.end));

const mayFly = (line: Line, pieces: readonly Column[]) =>
  marksIn(line, pieces).some(({ kind }) => kind === 'flight' || kind === 'airport');

const namesCode = (line: Line, pieces: readonly Column[]) => marksIn(line, pieces).some(({ kind }) => kind === 'airport');
