/** Names in one cell with the number of a ticket, under whatever heading: `Torben Friis (lærer) 631 2406618831`, `080 2406618831  Sönke Brandt`; several in one line, each with his own. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Cell, cellFrom, lineCell, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { joining } from '../../../values/name-words.ts';
import { isOfOthers } from '../../no-flights/other-services.ts';
import { isHeadedByOthers } from '../lists/listed-names.ts';
import { beforeHeaded } from '../names/heading-words.ts';
import { isMarkedAsName, isPlace, isSurelyName, kindBehind, named, type Order } from '../names/printed-names.ts';
import { isLabelled } from '../passenger-labels.ts';
import { namesTicket } from './cut-tickets.ts';
import { areIssuedTogether, type Placed, ticketsIn } from './tickets-of-passengers.ts';

// 1 PETRAUSKAITĖ Ugnė | 2) Fatou Diop | • Aviaja Kleist
const ordinal = /^(?:\d{1,2}[.)]? |[-–•*] )/u;
// Biletler: KARAHAN ZEYNEP - 235 9027741470
const lead = /^[^:]{2,40}: ?(?=\p{L})/u;
/** What is told of somebody behind his name. */
const behind = /\s*[,;:([–—].*$|\s+[-·|]\s.*$|\s+[-·|]*$/u;
/** The same where a comma parts the family's name from the given ones: Dueck, Heinrich */
const behindGiven = /(?<=,.*),.*$|,(?!\s*\p{Lu}).*$|\s*[;:([–—].*$|\s+[-·|]\s.*$|\s+[-·|]*$/u;

/** How names are written, and what stands behind them. */
type Names = { order: Order; rest: RegExp };
type Named = Placed<DraftPassenger> & { ticket: string; isLabelled: boolean };

/**
 * Who stands so in a line: behind a label of travellers, with a given name we know or marked as a name, or where another ticket that was issued with his stands in such a line too.
 */
export function besideTickets(lines: readonly Line[], known: readonly Placed<string>[], order: Order): Placed<DraftPassenger>[] {
  const readWith = (rest: RegExp) =>
    lines.flatMap((line, row) => (known.some((one) => one.row === row) ? [] : namedIn(lines, line, row, { order, rest })));
  const [upToComma, overComma] = [readWith(behind), readWith(behindGiven)];
  const found = overComma.length > upToComma.length ? overComma : upToComma;
  const isAlike = (one: Named, other: Named) =>
    one !== other &&
    // Номер билета / Ticket number   465 2408116271, once a page: nobody.
    one.value.name.value !== other.value.name.value &&
    areIssuedTogether(one.ticket, other.ticket);
  return found.filter(
    (one) =>
      one.isLabelled ||
      isSurelyName(one.value.name.value) ||
      isMarkedAsName(one.value.name.value) ||
      found.some((other) => isAlike(one, other)),
  );
}

function namedIn(lines: readonly Line[], line: Line, row: number, names: Names): Named[] {
  const [ticket, ...others] = ticketsIn([line]);
  if (!ticket || others.length > 0) return ticket ? eachBeside(line, row, names) : [];
  const cells = pieceCells(line).filter(({ text }) => !/^\d{1,2}[.)]?$/.test(text));
  const cell = cells.find(({ text }) => text.includes(ticket.value.text));
  if (!cell || isHeadedByOthers(cell, lines, row)) return [];
  // 080 2406618831  Sönke Brandt: first in its row
  const next = cell === cells[0] && cell.text === ticket.value.text ? cells[1] : undefined;
  const person = next ? nameFrom(next, 0, next.text.length, names) : nameBeside(cell, ticket.value.text, names);
  return person ? [{ row, value: person, ticket: ticket.value.value, isLabelled: isLabelled(cell) }] : [];
}

// 235-2410987641) i Vesna Babić
const gapBefore = new RegExp(`^[\\s;,·|/)]*(?:${joining} (?=\\p{Lu}))?`, 'u');

/** `Flugschein-Nr.: Dueck, Heinrich 996-2417730461; Dueck Wiebe, Margarethe 996-2417730462`: all of them, or nobody. */
function eachBeside(line: Line, row: number, names: Names): Named[] {
  const tickets = ticketsIn([line]).map(({ value }) => ({ ...value, at: line.text.indexOf(value.text) }));
  const label = lead.exec(line.text)?.[0] ?? '';
  if (isOfOthers(label)) return [];
  const people = tickets.flatMap(({ at, ...eticket }, index): Named[] => {
    const before = tickets[index - 1];
    const from = before ? before.at + before.text.length : label.length;
    const gap = gapBefore.exec(line.text.slice(from))?.[0].length ?? 0;
    const person = nameFrom(lineCell(line), from + gap, at, names);
    return person ? [{ row, value: { ...person, eticket }, ticket: eticket.value, isLabelled: false }] : [];
  });
  // Mrs H Whitcombe: whole elsewhere
  const areWhole = people.every(({ value }) => !/(?<!\p{L})\p{Lu}\.? /u.test(value.name.value));
  return areWhole && people.length === tickets.length ? people : [];
}

function nameBeside(cell: Cell, ticket: string, names: Names): DraftPassenger | undefined {
  const at = cell.text.indexOf(ticket);
  const counted = ordinal.exec(cell.text)?.[0].length ?? 0;
  const label = lead.exec(cell.text)?.[0] ?? '';
  if (isOfOthers(label)) return undefined;
  const places = [counted, label.length, at + ticket.length].filter((place) => place <= at || place < cell.text.length);
  return places.flatMap((place) => nameFrom(cell, place, place <= at ? at : cell.text.length, names) ?? [])[0];
}

function nameFrom(cell: Cell, start: number, end: number, { order, rest }: Names): DraftPassenger | undefined {
  const text = cell.text.slice(start, end);
  const from = start + (/^[\s,;:–—-]*/u.exec(text)?.[0].length ?? 0);
  const name = cell.text
    .slice(from, beforeHeaded(cell.text, from, end))
    .replace(rest, '')
    .trimEnd();
  const own = { ...cellFrom(cell, from), text: name, end: cell.start + from + name.length };
  const person = name === '' || namesTicket(name) ? undefined : named(own, order);
  if (!person || isPlace(person.name.value) || namesTicket(person.name.value)) return undefined;
  const said = person.type ? undefined : kindBehind(text.slice(from - start));
  return said ? { ...person, type: { ...person.name, value: said.kind } } : person;
}
