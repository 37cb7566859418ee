/** Names beside each other, each over the number of its own ticket: `ROQUER, JUDIT   SALA, MARC` over `Billete 157-2489031160   Billete 157-2489031161`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { isHeadedByOthers } from '../lists/listed-names.ts';
import { isPlace, named, type Order } from '../names/printed-names.ts';
import { type Placed, ticketsIn } from './tickets-of-passengers.ts';

/** In points: what stands under each other begins so near. */
const aligned = 3;

/** All of a row of two and more, or nobody. */
export function overTickets(lines: readonly Line[], order: Order): Placed<DraftPassenger>[] {
  return lines.flatMap((line, row) => {
    const [cells, below] = [pieceCells(line), lines[row + 1]];
    if (cells.length < 2 || below?.page !== line.page) return [];
    const tickets = ticketsIn([below]).map(({ value }) => value);
    if (tickets.length < 2) return [];
    const under = pieceCells(below);
    const people = cells.flatMap((cell) => {
      const own = under.find(({ x }) => Math.abs(x - cell.x) <= aligned);
      const eticket = own && tickets.find(({ box }) => box.x >= own.x - 1 && box.x < own.right);
      const person = eticket && !isHeadedByOthers(cell, lines, row) ? named(cell, order) : undefined;
      return person && eticket && !isPlace(person.name.value) ? [{ row, value: { ...person, eticket } }] : [];
    });
    return people.length > 1 ? people : [];
  });
}
