/** Names in one cell with the number of a ticket, under whatever heading: `Torben Friis (lærer) 631 2406618831`, `080 2406618831  Sönke Brandt`. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, cellFrom, pieceCells } from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { isOfOthers } from '../no-flights/other-services.ts';
import { namesTicket } from './cut-tickets.ts';
import { isHeadedByOthers } from './listed-names.ts';
import { isLabelled } from './passenger-labels.ts';
import { isMarkedAsName, isPlace, isSurelyName, kindBehind, named, type Order } from './printed-names.ts';
import { type Placed, ticketsIn } from './tickets-of-passengers.ts';

// 1 PETRAUSKAITĖ Ugnė | 2) Fatou Diop | • Aviaja Kleist
const ordinal = /^(?:\d{1,2}[.)]? |[-–•*] )/u;
// Biletler: KARAHAN ZEYNEP - 235 9027741470
const lead = /^[^:]{2,40}: ?(?=\p{L})/u;
/** What is told of somebody behind his name. */
const behind = /\s*[,;:([–—].*$|\s+[-·|]\s.*$|\s+[-·|]*$/u;
/** In figures: so many have the tickets of one booking in common. */
const issuedTogether = 10;

type Named = Placed<DraftPassenger> & { ticket: string; isLabelled: boolean };

/**
 * Who stands so in a line: behind a label of travellers, with a given name we know or marked as a name, or where another ticket that was issued with his stands in such a line too.
 */
export function besideTickets(lines: readonly Line[], known: readonly Placed<string>[], order: Order): Placed<DraftPassenger>[] {
  const found = lines.flatMap((line, row) => (known.some((one) => one.row === row) ? [] : namedIn(lines, line, row, order)));
  const isAlike = (one: Named, other: Named) =>
    one.row !== other.row &&
    // Номер билета / Ticket number   465 2408116271, once a page: nobody.
    one.value.name.value !== other.value.name.value &&
    one.ticket.slice(0, issuedTogether) === other.ticket.slice(0, issuedTogether);
  return found.filter(
    (one) =>
      one.isLabelled ||
      isSurelyName(one.value.name.value) ||
      isMarkedAsName(one.value.name.value) ||
      found.some((other) => isAlike(one, other)),
  );
}

function namedIn(lines: readonly Line[], line: Line, row: number, order: Order): Named[] {
  const [ticket, ...others] = ticketsIn([line]);
  if (!ticket || others.length > 0) return [];
  const cells = pieceCells(line).filter(({ text }) => !/^\d{1,2}[.)]?$/.test(text));
  const cell = cells.find(({ text }) => text.includes(ticket.value.text));
  if (!cell || isHeadedByOthers(cell, lines, row)) return [];
  // 080 2406618831  Sönke Brandt: first in its row
  const next = cell === cells[0] && cell.text === ticket.value.text ? cells[1] : undefined;
  const person = next ? nameFrom(next, 0, next.text.length, order) : nameBeside(cell, ticket.value.text, order);
  return person ? [{ row, value: person, ticket: ticket.value.value, isLabelled: isLabelled(cell) }] : [];
}

function nameBeside(cell: Cell, ticket: string, order: Order): DraftPassenger | undefined {
  const at = cell.text.indexOf(ticket);
  const counted = ordinal.exec(cell.text)?.[0].length ?? 0;
  const label = lead.exec(cell.text)?.[0] ?? '';
  if (isOfOthers(label)) return undefined;
  const places = [counted, label.length, at + ticket.length].filter((place) => place <= at || place < cell.text.length);
  return places.flatMap((place) => nameFrom(cell, place, place <= at ? at : cell.text.length, order) ?? [])[0];
}

function nameFrom(cell: Cell, start: number, end: number, order: Order): DraftPassenger | undefined {
  const text = cell.text.slice(start, end);
  const from = start + (/^[\s,;:–—-]*/u.exec(text)?.[0].length ?? 0);
  const name = cell.text.slice(from, end).replace(behind, '').trimEnd();
  const own = { ...cellFrom(cell, from), text: name, end: cell.start + from + name.length };
  const person = name === '' || namesTicket(name) ? undefined : named(own, order);
  if (!person || isPlace(person.name.value) || namesTicket(person.name.value)) return undefined;
  const said = person.type ? undefined : kindBehind(text.slice(from - start));
  return said ? { ...person, type: { ...person.name, value: said.kind } } : person;
}
