/** Numbers that look like a flight's and are of a booking, a contract, a traveller. */
import { pieceCells } from '../../layout/cells.ts';
import { columnAt } from '../../text/columns.ts';
import type { Line } from '../../text/ticket-text.ts';
import { ticketInLine } from '../../values/e-tickets.ts';
import { foldInPlace } from '../flight-labels.ts';
import type { Mark } from '../flight-marks.ts';
import { isOfOther } from '../other-numbers.ts';
import { isMarkedAsName, isSurelyName } from '../people/names/printed-names.ts';
import { bookingRefIn } from '../references/booking-reference.ts';

// Confirmation: HT 4418 | Rezervare EU 2290
const otherNumber =
  /(?:confirm\p{L}*|booking|reserv\p{L}*|rezerv\p{L}*|voucher|polic\p{L}*|tax(?:es)?|prenotaz\p{L}*|buchung\p{L}*)[^\d]{0,20}$/u;

/** Which numbers are of something else: those behind such a word, or alone under one, and the booking's own reference. */
export function otherNumbersOf(lines: readonly Line[]): (mark: Mark) => boolean {
  const reference = bookingRefIn(lines)?.box;
  const isReference = ({ found: { box } }: Mark) =>
    reference !== undefined && box.page === reference.page && box.x === reference.x && box.y === reference.y;
  const above = new Map(lines.map((line, row) => [line, lines[row - 1]]));
  // `DE-3304` alone under `Kostenstelle`, or first in the cell under it
  const isUnderOther = ({ line, start, end, x }: Mark) => {
    const head = above.get(line);
    if (head === undefined) return false;
    const isAlone = line.text.length === end - start && isOfOther(head.text);
    const isFirst = start === columnAt(line, start)?.start;
    return isAlone || (isFirst && pieceCells(head).some((cell) => Math.abs(cell.x - x) < 3 && isOfOther(cell.text)));
  };
  const isOther = (mark: Mark) => otherNumber.test(foldInPlace(mark.line.text.slice(0, mark.start))) || isOfTraveller(mark);
  return (mark) => isOther(mark) || isReference(mark) || isUnderOther(mark);
}

/** `LINDQVIST, Maja Mrs   899 2400561123   QF 118 2047`: in the row of who travels on which ticket, and of no hour, it is of a club. */
function isOfTraveller({ line, start }: Mark): boolean {
  if (!ticketInLine.test(line.text) || /\d[:h]\d{2}(?!\d)/.test(line.text)) return false;
  const [name] = pieceCells(line);
  return name !== undefined && name.end < start && (isMarkedAsName(name.text) || isSurelyName(name.text));
}
