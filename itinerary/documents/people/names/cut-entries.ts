/** What is told of somebody in two lines of a cell: `Ms Ada King, ticket 881` over `2455 210 664`, `Leo King (born 3` over `June 2018)`. */
import { type Cell, pieceCells } from '../../../layout/cells.ts';
import { gapBetween } from '../../../text/boxes.ts';
import { joinedPieces } from '../../../text/joined-pieces.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { areTicket, namesTicket } from '../tickets/cut-tickets.ts';

/** In heights of a line: the next of a cell begins no farther below. */
const within = 1.2;
/** In points: what stands under each other begins so near. */
const aligned = 3;

// … Frau Ada King, Tix 881 | … Leo King (karta 235 2451
const headShape = /\p{Lu}\p{L}.*\P{N}[ (](?<head>\d{3}(?:[ -]\d{2,6}){0,2})(?: ?-)?$/u;
// 2455 210 664
const restShape = /^(?<rest>\d{2,10}(?:[ -]\d{2,6}){0,3})(?=$|[),;.]| \D)/u;

// Ada King et Leo King (né le 3 | Leo King (ticket
const openBracket = /\p{Lu}[\p{L}'’-]+ \([^()]{1,40}$/u;
const closedBracket = /^[\p{Ll}\d][^()]{0,40}\)/u;

// …; Ida Berg (nar. 1989), e-ticket
const wordAtEnd = /\p{Lu}\p{L}+.*[,;(–-] ?(?<word>[^,;()\d\s]{3,14}(?: \p{L}{1,3}[.º°]?)?:?)$/u;
const wholeTicket = /^\d{3}[ -]?(?:\d[ -]?){9}\d(?!\d)/;

/** The word for a ticket behind somebody, and its number. */
const isBeforeTicket = (text: string, next: string): boolean =>
  wholeTicket.test(next) && namesTicket(wordAtEnd.exec(text)?.groups?.word ?? '');

function isCutTicket(text: string, next: string): boolean {
  const head = headShape.exec(text)?.groups?.head;
  const rest = restShape.exec(next)?.groups?.rest;
  return head !== undefined && rest !== undefined && areTicket(head, rest);
}

/** Whether the last cell of a line goes on with the only one of the next. */
function goesOn(line: Line, cell: Cell, next: Line): boolean {
  const isBelow = gapBetween(line, next) <= within * line.height && next.x >= cell.x - aligned && next.x < cell.right;
  if (!isBelow || pieceCells(next).length > 1) return false;
  return (
    isCutTicket(cell.text, next.text) ||
    isBeforeTicket(cell.text, next.text) ||
    (openBracket.test(cell.text) && closedBracket.test(next.text))
  );
}

/** The lines with such entries in one piece, where they begin. */
export function withWholeEntries(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const cells = last ? pieceCells(last) : [];
    const cell = cells.at(-1);
    if (last && cell && goesOn(last, cell, line)) {
      const own = [cell, ...pieceCells(line)];
      whole.splice(-1, 1, ...joinedPieces(last, [...cells.slice(0, -1).map((one) => [one]), own]));
    } else whole.push(line);
  }
  return whole;
}
