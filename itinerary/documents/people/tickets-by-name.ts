/** Tickets beside a part of a name, of whoever bears it elsewhere: `NDIAYE : 147-3318842507`, under `1) M. Ousmane NDIAYE, chef du laboratoire`. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import { type Cell, pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { travellerIndex } from '../../values/travellers.ts';
import { isMarkedAsName, isSurelyName, named, type Order, withoutNumber } from './printed-names.ts';
import { apartAtCommas, severalIn } from './several-names.ts';
import { type Placed, ticketsIn } from './tickets-of-passengers.ts';

// NDIAYE : | Boletos: PALOMEQUE | , NASCIMENTO | / PETKOV
const partBefore = /(?:^|[:;,/·|] ?|\s{2,})(?<part>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s*[:=–—-]?\s*$/u;

type Ticketed = { row: number; words: string[]; ticket: Found };

/** Whom the tickets of a document name by a part of their names: each who alone bears it, with his title, his number in a list or a given name we know. */
export function ticketedByName(lines: readonly Line[], order: Order): Placed<DraftPassenger>[] {
  const parts = partsBesideTickets(lines);
  if (parts.length === 0) return [];
  const rows = new Set(parts.map(({ row }) => row));
  const people = lines.flatMap((line, row) => (rows.has(row) ? [] : peopleIn(line, order).map((value) => ({ row, value }))));
  return parts.flatMap(({ words, ticket }) => {
    const [own, ...others] = people.filter(({ value }) => words.every((word) => wordsOf(value.name.value).includes(word)));
    const isOnly = own && others.every(({ value }) => travellerIndex([own.value], value.name.value) === 0);
    return isOnly ? [{ ...own, value: { ...own.value, eticket: ticket } }] : [];
  });
}

/** The words right before each ticket, alone in their cell or behind a label or another's ticket. */
const partsBesideTickets = (lines: readonly Line[]): Ticketed[] =>
  lines.flatMap((line, row) => {
    let from = 0;
    return ticketsIn([line]).flatMap(({ value: ticket }) => {
      const at = line.text.indexOf(ticket.text, from);
      const part = partBefore.exec(line.text.slice(from, Math.max(from, at)))?.groups?.part;
      from = Math.max(from, at + ticket.text.length);
      return part ? [{ row, words: wordsOf(part), ticket }] : [];
    });
  });

/** Who stands in a line, alone in his cell, before a comma, or one of several that are counted. */
const peopleIn = (line: Line, order: Order): DraftPassenger[] =>
  pieceCells(line)
    .flatMap(severalIn)
    .flatMap((cell) => {
      const own = withoutNumber(cell);
      const [first] = apartAtCommas(own);
      const person = named(own, order) ?? (first && named(first, order));
      return person && (own.start > cell.start || isSure(person, own)) ? [person] : [];
    });

const isSure = ({ name: { value } }: DraftPassenger, { text }: Cell): boolean =>
  isSurelyName(value) || isMarkedAsName(value) || isMarkedAsName(text);

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{M}-]+/u)
    .filter(Boolean);
