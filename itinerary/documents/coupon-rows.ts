/**
 * Tables of flight coupons: one row a flight, but from over to, and both dates, times and terminals over each other; carrier and
 * number stand in columns of their own, level with the upper line or between the two.
 */
import type { DraftEnd, DraftSegment } from '../draft/draft-itinerary.ts';
import { type Found, foundIn, joinFound, mapFound } from '../draft/found.ts';
import { type Cell, foundCell, foundInCell, pieceCells } from '../layout/cells.ts';
import type { Line } from '../text/ticket-text.ts';
import { readBaggage } from '../values/baggage.ts';
import { readTime } from '../values/clock.ts';
import { readDay } from '../values/days.ts';
import { readFlightNumber } from '../values/flights.ts';
import { readTerminal } from '../values/terminals.ts';
import { foldInPlace } from './flight-labels.ts';

// TK 91 V | PC 394 T: three columns
const coupon = /(?:^|\s)(?<carrier>(?=.?[A-Z])[A-Z0-9]{2})\s+(?<number>[1-9]\d{0,3})\s+(?<class>[A-Z])(?=\s|$)/d;
// *ISTANBUL/IST | PRAGUE(PRG)
const place = /^\*?(?<place>\p{L}[\p{L} .'-]*?)\s?(?:\/|\()(?<code>[A-Z]{3})\)?(?=\s|$)/du;
const headings = {
  date: /^(?:date|tarih)/,
  departure: /^(?:dep\.? ?time|kalkis)/,
  arrival: /^(?:arr\.? ?time|varis)/,
  time: /^(?:time|saat)/,
  baggage: /^(?:bag|bagaj)/,
  status: /^(?:tkt st|bilet|ok)/,
  terminal: /^terminal/,
} as const;
type Heading = keyof typeof headings;
type Column = { left: number; right: number };

export function couponFlights(lines: readonly Line[]): DraftSegment[] {
  const columns = columnsOfTable(lines);
  if (!columns.has('date')) return [];
  const rows = lines.flatMap((line, row) => {
    const found = foundIn(line, coupon, 0.9);
    return found ? [{ row, found }] : [];
  });
  const levelWithUpper = (row: number) => placesIn(lines[row]).length > 0;
  return rows.flatMap(({ row, found }, index) => {
    // Level with the upper line, or between the two: then the line above is the row's as well.
    const first = levelWithUpper(row) ? row : Math.max(0, row - 1);
    const next = rows[index + 1]?.row;
    const before = next === undefined ? lines.length : next - (levelWithUpper(next) ? 0 : 1);
    const second = lines.slice(row + 1, Math.min(row + 3, before)).findIndex((line) => placesIn(line).length > 0);
    return flightIn(lines.slice(first, row + 2 + Math.max(0, second)), found, columns) ?? [];
  });
}

function flightIn(
  lines: readonly Line[],
  { carrier, number, class: bookingClass }: Record<string, Found>,
  columns: ReadonlyMap<Heading, Column>,
): DraftSegment | undefined {
  const flightNumber = carrier && number && mapFound(joinFound(carrier, number), readFlightNumber);
  const [from, to, more] = lines.flatMap(placesIn);
  if (!flightNumber || !from || !to || more) return undefined;
  const read = <T>(heading: Heading, reader: (text: string) => T | undefined) =>
    lines.flatMap((line) => within(line, columns.get(heading)).flatMap((cell) => mapFound(foundCell(cell, 0.9), reader) ?? []));
  const days = read('date', readDay);
  const times = columns.has('time') ? read('time', readTime) : [read('departure', readTime)[0], read('arrival', readTime)[0]];
  const [baggage] = read(
    'baggage',
    (text) => readBaggage(text) ?? readBaggage(/^0?\d\d$/.test(text) || /^0\d\d$/.test(text) ? `${text}K` : ''),
  );
  const [status] = read('status', (text) => (/^[A-Z]{2}$/.test(text) ? text : undefined));
  return {
    flightNumber,
    departure: endOf(from, days[0], times[0], terminalIn(lines.slice(0, -1), columns)),
    arrival: endOf(to, days[1], times[1], terminalIn(lines.slice(-1), columns)),
    ...(bookingClass && { bookingClass }),
    ...(baggage && { baggage }),
    ...(status && { status }),
  };
}

function terminalIn(lines: readonly Line[], columns: ReadonlyMap<Heading, Column>): Found | undefined {
  return lines.flatMap((line) =>
    within(line, columns.get('terminal')).flatMap(
      (cell) => (/^[A-Z\d]{1,2}$/.test(cell.text) ? mapFound(foundCell(cell, 0.9), readTerminal) : undefined) ?? [],
    ),
  )[0];
}

function endOf(
  at: Record<string, Found>,
  date: DraftEnd['date'],
  time: Found | undefined,
  terminal: Found | undefined,
): DraftEnd {
  const { code, place: name } = at;
  return {
    ...(code && { airport: code }),
    ...(name && { place: name }),
    ...(date && { date }),
    ...(time && { time }),
    ...(terminal && { terminal }),
  };
}

function placesIn(line: Line | undefined): Record<string, Found>[] {
  return line ? pieceCells(line).flatMap((cell) => [foundInCell(cell, place) ?? []].flat()) : [];
}

/** Where the columns stand, by the headings of all lines of the table's head: each language has its own line. */
function columnsOfTable(lines: readonly Line[]): Map<Heading, Column> {
  const head = lines.findIndex((line) => /carrier|taşıyıcı/iu.test(line.text));
  const columns = new Map<Heading, Column>();
  if (head < 0) return columns;
  for (const cell of lines.slice(Math.max(0, head - 1), head + 2).flatMap(pieceCells)) {
    for (const [heading, shape] of Object.entries(headings) as [Heading, RegExp][]) {
      const known = columns.get(heading);
      if (!shape.test(foldInPlace(cell.text)) || (known && cell.x > known.right)) continue;
      columns.set(heading, {
        left: Math.min(cell.x, known?.left ?? cell.x),
        right: Math.max(cell.right, known?.right ?? cell.right),
      });
    }
  }
  return columns;
}

function within(line: Line, column: Column | undefined): Cell[] {
  if (!column) return [];
  return pieceCells(line).filter((cell) => cell.x < column.right + 8 && cell.right > column.left - 8);
}
