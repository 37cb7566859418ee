/**
 * Tables of coupons with one place a row: each flight goes to where the next row leaves from, and the last row is a place alone, or one marked
 * void. Written so that each row has both its places.
 */
import { placesIn } from '../../documents/anchors/place-anchors.ts';
import { widerFlights } from '../../documents/anchors/wider-flights.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import { joinedLines } from '../../layout/joined-lines.ts';
import { columnsOf, pieceAsLine } from '../../text/columns.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';
import { withWholeNumbers } from './whole-numbers.ts';

/** Of rows: a coupon, with its flight and hours; or the place where the last one lands. */
type Row = { at: number; place: Line; city: string; isCoupon: boolean };

/** In lines: terminals, aircraft and who flies stand so far under their row. */
const reach = 3;
const fewestCells = 5;
const mostCells = { last: 6, all: 24 };
const clock = /^(?:[01]?\d|2[0-3])[:.h]?[0-5]\d(?:\s?[AP]M?)?$/i;
const longest = 300;

/** Undefined where the document has no such table. */
export function chainedRows(printed: TicketText): TicketText | undefined {
  const ticket = withWholeNumbers(printed);
  const pages = ticket.pages.map((page) => ({ ...page, lines: withEnds(page.lines) }));
  return pages.every(({ lines }, index) => lines === ticket.pages[index]?.lines) ? undefined : withPages(ticket, pages);
}

function withEnds(lines: readonly Line[]): readonly Line[] {
  const rows = lines.flatMap((line, at) => rowOf(line, at) ?? []);
  const ends = new Map<number, Line>();
  const dropped = new Set<number>();
  for (const table of tablesOf(rows)) {
    const last = table.at(-1);
    if (table.length < 2 || !last || last.isCoupon) continue;
    for (const [index, { at }] of table.entries()) {
      const next = table[index + 1];
      if (next) ends.set(at, next.place);
    }
    dropped.add(last.at);
  }
  if (ends.size === 0) return lines;
  return lines.flatMap((line, at) => {
    const end = ends.get(at);
    return dropped.has(at) ? [] : [end ? joinedLines(line, [end]) : line];
  });
}

/** Coupons under each other, down to the first row that is a place alone. */
function tablesOf(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = [];
  for (const row of rows) {
    const table = tables.at(-1);
    const above = table?.at(-1);
    const follows = above?.isCoupon && row.at - above.at <= reach && row.city !== above.city;
    if (table && follows && isUnder(row.place, above.place)) table.push(row);
    else tables.push([row]);
  }
  return tables;
}

/** In points. */
const aligned = 6;
const isUnder = (one: Line, other: Line) => Math.abs(one.x - other.x) <= aligned;

function rowOf(line: Line, at: number): Row | undefined {
  if (line.text.length > longest) return undefined;
  const cells = columnsOf(line);
  const [first] = cells;
  if (!first || cells.length > mostCells.all) return undefined;
  const marks = marksOf(line);
  const places = placesIn(line, marks);
  const cities = new Set(places.map(({ airports: [airport] }) => airport?.city));
  const [city] = cities;
  if (cities.size !== 1 || city === undefined || places.some(({ start }) => start >= first.end)) return undefined;
  const flights = marks.filter(({ kind }) => kind === 'flight').length + widerFlights(line).length;
  const hours = cells.filter(({ text }) => clock.test(text)).length;
  const isCoupon = flights > 0 && hours > 0 && cells.length >= fewestCells;
  const isLast = flights === 0 && hours === 0 && cells.length <= mostCells.last && !marks.some(({ kind }) => kind === 'day');
  return isCoupon || isLast ? { at, place: pieceAsLine(line, first), city, isCoupon } : undefined;
}
