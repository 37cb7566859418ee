/**
 * Names over the numbers of their own tickets: beside each other, `ROQUER, JUDIT   SALA, MARC` over `Billete 157-2489031160   Billete 157-2489031161`, whatever of theirs stands between; or in one
 * column, whatever stands beside it, `13:25 Vilnius (VNO)   Ugnė Lapė` over `13:40 Warszawa (WAW)   0802489031160`.
 */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Cell, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { isHeadedByOthers } from '../lists/listed-names.ts';
import { isMarkedAsName, isPlace, isSurelyName, named, type Order } from '../names/printed-names.ts';
import { namesTicket } from './cut-tickets.ts';
import { areIssuedTogether, type Placed, ticketsIn } from './tickets-of-passengers.ts';

/** In points: what stands under each other begins so near. */
const aligned = 3;

/** In points: a ticket's number may begin so far right of its bearer's name. */
const indented = 20;
/** In heights of a line: so far under the name. */
const below = 2.4;
/** `Numer biletu:`; more before a number names its bearer. */
const wordsOfLabel = 3;

type Bearer = Placed<DraftPassenger> & { x: number; ticket: { x: number; value: string } };

/** All of a column of two and more with tickets issued together, one of them with a given name we know. */
export function overTicketsInColumn(lines: readonly Line[], order: Order): Placed<DraftPassenger>[] {
  const bearers = ticketsIn(lines).flatMap((ticket) => bearerOver(lines, ticket, order) ?? []);
  return bearers.filter((one) => {
    const column = bearers.filter(
      (other) =>
        one.value.name.box.page === other.value.name.box.page &&
        Math.abs(one.x - other.x) <= aligned &&
        Math.abs(one.ticket.x - other.ticket.x) <= aligned &&
        areIssuedTogether(one.ticket.value, other.ticket.value),
    );
    return column.length > 1 && column.some(({ value }) => isSurelyName(value.name.value));
  });
}

/** Whose name stands right over a cell that is nothing but a ticket's number. */
function bearerOver(
  lines: readonly Line[],
  { row, value: eticket }: Placed<DraftPassenger['name']>,
  order: Order,
): Bearer | undefined {
  const line = lines[row] as Line;
  // Billet 157-2489031160 | New ticket (0012489031160)
  const own = pieceCells(line).find((cell) => cell.text.replace(/\)$/, '').endsWith(eticket.text));
  const label = own?.text.slice(0, own.text.lastIndexOf(eticket.text)).replace(/\($/, '').trim();
  if (!own || (label && !(namesTicket(label) && label.split(' ').length <= wordsOfLabel))) return undefined;
  const isOver = (cell: Cell) => cell.x < own.right && cell.right > own.x;
  for (let at = row - 1; at >= 0; at -= 1) {
    const above = lines[at] as Line;
    if (above.page !== line.page || line.y - above.y > below * line.height) return undefined;
    const cell = pieceCells(above).find(isOver);
    if (!cell) continue;
    const isOther = Math.abs(cell.x - own.x) > indented || /\d{6}/.test(cell.text) || isHeadedByOthers(cell, lines, at);
    const person = isOther ? undefined : named(cell, order);
    if (!person || isPlace(person.name.value)) return undefined;
    return { row: at, value: { ...person, eticket }, x: cell.x, ticket: { x: own.x, value: eticket.value } };
  }
  return undefined;
}

/** In lines: so far over the tickets on their cards the names stand. */
const reach = 5;

/** All of a row of two and more, or nobody; on cards the numbers of their papers may stand between: `Passport GD117740   Passport GD118893`. */
export function overTickets(lines: readonly Line[], order: Order): Placed<DraftPassenger>[] {
  return lines.flatMap((line, row) => {
    const tickets = ticketsIn([line]).map(({ value }) => value);
    if (tickets.length < 2) return [];
    const under = pieceCells(line);
    const cellUnder = ({ x }: Cell) => under.find((own) => Math.abs(own.x - x) <= aligned);
    const rows: Placed<DraftPassenger>[][] = [];
    for (let at = row - 1; at >= Math.max(0, row - reach); at -= 1) {
      const above = lines[at] as Line;
      const cells = pieceCells(above);
      const isOfCards = cells.every(cellUnder);
      if (above.page !== line.page || (at < row - 1 && !isOfCards) || ticketsIn([above]).length > 0) break;
      const people = cells.flatMap((cell) => {
        const own = cellUnder(cell);
        const eticket = own && tickets.find(({ box }) => box.x >= own.x - 1 && box.x < own.right);
        const person = eticket && !isHeadedByOthers(cell, lines, at) ? named(cell, order) : undefined;
        return person && eticket && !isPlace(person.name.value) ? [{ row: at, value: { ...person, eticket } }] : [];
      });
      // Nordhav Bulk   Nordhav Bulk: whom they sail for
      if (new Set(people.map(({ value }) => value.name.value)).size > 1) rows.push(people);
      if (!isOfCards) break;
    }
    return rows.find((people) => people.some(isSure)) ?? rows[0] ?? [];
  });
}

const isSure = ({ value: { name } }: Placed<DraftPassenger>): boolean =>
  isMarkedAsName(name.value) || name.value.includes(',') || isSurelyName(name.value);
