/** References in a column of a table of flights: `Ref` over `Q9LWFS` in the row of each flight, beside those of hotels and cars in other rows. */
import { type Found, foundAt } from '../../draft/found.ts';
import { type Cell, pieceCells } from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { foldInPlace } from '../flight-labels.ts';
import { marksOf } from '../flight-marks.ts';
import { referenceWord } from './reference-labels.ts';
import { isReference } from './reference-shapes.ts';

/** In lines: so far over its first flight stands the head of a column. */
const reach = 8;
// Ref | Booking ref. | Buchungscode | ჯავშანი | 예약번호
const head = new RegExp(
  `^(?:(?:airline|flight|flug|vol|volo|vuelo|voo) )?(?:${referenceWord}(?:[ -]?(?:${referenceWord}|no|nr|number|#))?\\.?|ჯავშ\\p{L}*|ամրագր\\p{L}*|.{0,4}הזמנה|(?:رمز |رقم )?(?:ال)?حجز|예약.{0,3}|予約.{0,3}|[预預訂订定]\\p{Script=Han}{1,4})$`,
  'u',
);
const drawn = /^(?=[A-Z\d]*[A-Z])[A-Z\d]{6}$/;

/** The one in the row of the first flight, where each flight has one. */
export function refInColumn(lines: readonly Line[]): Found | undefined {
  const has = (line: Line, one: 'flight' | 'time') => marksOf(line).some(({ kind }) => kind === one);
  const rows = lines.flatMap((line, row) => (has(line, 'flight') && has(line, 'time') ? [row] : []));
  const [first] = rows;
  if (first === undefined || rows.length < 2) return undefined;
  for (const cell of pieceCells(lines[first] as Line)) {
    const isInEach = rows.every((row) => pieceCells(lines[row] as Line).some((other) => isRef(other) && overlaps(other, cell)));
    const isHeaded = lines
      .slice(Math.max(0, first - reach), first)
      .some((line) => pieceCells(line).some((above) => overlaps(above, cell) && head.test(foldInPlace(above.text))));
    if (isRef(cell) && isInEach && isHeaded) return foundAt(cell.line, cell.start, cell.end, 0.7);
  }
  return undefined;
}

const isRef = ({ text, line, start }: Cell): boolean =>
  drawn.test(text) && isReference(text) && !marksOf(line).some((mark) => mark.start === start);

const overlaps = (one: Cell, other: Cell): boolean =>
  one.line.page === other.line.page && one.x < other.right && one.right > other.x;
