/** Travellers in the first column of a table of flights, each beside the first flight of his own. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { pieceCells } from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { marksOf } from '../flight-marks.ts';
import { speaksOfOthers } from '../no-flights/other-services.ts';
import { named, type Order, withTitle } from './names/printed-names.ts';
import type { Placed } from './tickets/tickets-of-passengers.ts';

/** In points: what stands under each other begins so near. */
const aligned = 3;

/** Whoever has a title, right under one who was read with a title, both beside a flight: `dl. Mihai Dobrescu   RO 381` over `dna. Ioana Cristea   LH 1667`. */
export function besideFlights(lines: readonly Line[], known: readonly Placed<string>[], order: Order): Placed<DraftPassenger>[] {
  const columns = known.flatMap(({ row, value }) => {
    const line = lines[row];
    const cell = line && isOfFlight(line) ? pieceCells(line).find(({ text }) => text.startsWith(value)) : undefined;
    return cell && withTitle.test(cell.text) ? [{ row, page: cell.line.page, x: cell.x }] : [];
  });
  if (columns.length === 0) return [];
  return lines.flatMap((line, row) => {
    const [cell] = pieceCells(line);
    if (!cell || !withTitle.test(cell.text) || !isOfFlight(line) || speaksOfOthers(line)) return [];
    const isUnder = columns.some((one) => row > one.row && one.page === line.page && Math.abs(one.x - cell.x) <= aligned);
    const person = isUnder ? named(cell, order) : undefined;
    return person ? [{ row, value: person }] : [];
  });
}

const isOfFlight = (line: Line): boolean => marksOf(line).some(({ kind }) => kind === 'flight');
