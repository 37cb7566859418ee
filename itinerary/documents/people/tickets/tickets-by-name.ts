/** Tickets beside a part of a name, of whoever bears it elsewhere: `NDIAYE : 147-3318842507`, under `1) M. Ousmane NDIAYE, chef du laboratoire`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { allFoundIn, type Found } from '../../../draft/found.ts';
import { type Cell, pieceCells } from '../../../layout/cells.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { particle } from '../../../values/name-words.ts';
import { travellerIndex } from '../../../values/travellers.ts';
import { isMarkedAsName, isSurelyName, mayBeName, named, type Order, withoutNumber } from '../names/printed-names.ts';
import { apartAtCommas, severalIn } from '../names/several-names.ts';
import type { Twin } from '../names/two-scripts.ts';
import { type Placed, ticketsIn } from './tickets-of-passengers.ts';

// NDIAYE : | Boletos: PALOMEQUE | , NASCIMENTO | / PETKOV
const partBefore = /(?:^|[:;,] ?|\s[/·|] |\s{2,})(?<part>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\s*[:=–—-]?\s*$/u;

// 235-2420915566 (Zaccheroni)
const partBehind = /^ ?\((?<part>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\)/u;

type Ticketed = { row: number; words: string[]; part: string | undefined; ticket: Found };

/**
 * Whom the tickets of a document name by a part of their names: each who alone bears it, with his title, his number in a list or a given name we
 * know. Letters of one's own have no capitals to tell a name by, but for the twin it has.
 */
export function ticketedByName(lines: readonly Line[], twins: readonly Twin[], order: Order): Placed<DraftPassenger>[] {
  const parts = wordsBesideTickets(lines);
  const rows = new Set(parts.map(({ row }) => row));
  const people = parts.some(({ part }) => part)
    ? lines.flatMap((line, row) => (rows.has(row) ? [] : peopleIn(line, order).map((value) => ({ row, value }))))
    : [];
  return parts.flatMap(({ row, words, part, ticket }): Placed<DraftPassenger>[] => {
    const twin = twins.find(({ own }) => wordsOf(own).every((word) => words.includes(word)));
    if (twin) return [{ row, value: { name: twin.latin, eticket: ticket } }];
    const [own, ...others] = part ? people.filter(({ value }) => isPartOf(part, value.name.value)) : [];
    const isOnly = own && others.every(({ value }) => travellerIndex([own.value], value.name.value) === 0);
    return isOnly ? [{ ...own, value: { ...own.value, eticket: ticket } }] : [];
  });
}

/**
 * `Piletid: Tuuli 657-2408811230, Hardo 657-2408811231`, or `Kasemets 657-…, Rüütel 657-…`, in one line: everybody whom words elsewhere name whole, `Tuuli Kasemets ja Hardo Rüütel`;
 * nobody, where one is named otherwise a second time or by his given name alone.
 */
export function wholeNamesOfTickets(lines: readonly Line[]): Placed<DraftPassenger>[] {
  const parts = wordsBesideTickets(lines);
  const people = parts.map(({ row, part, ticket }) => {
    if (!part || part.includes(' ')) return undefined;
    const further = `(?:${particle} ){0,2}\\p{Lu}[\\p{L}'’-]+`;
    const asGiven = `${part}(?: ${further}){1,3}`;
    const asFamily = `(?:\\p{Lu}[\\p{L}'’-]+ (?:${particle} ){0,2}){1,3}${part}`;
    const found = [asGiven, asFamily].map((shape) => namesOfShape(lines, shape, row)).find(({ length }) => length > 0) ?? [];
    const [name, ...others] = found.filter(({ value }) => mayBeName(value));
    const isOne = name && others.every(({ value }) => value === name.value);
    return isOne
      ? { row, value: { name: { ...name, certainty: 0.5 }, order: 'given-first' as const, eticket: ticket } }
      : undefined;
  });
  const named = people.filter((one) => one !== undefined);
  const rows = new Set(parts.map(({ row }) => row));
  return rows.size === 1 &&
    named.length === parts.length &&
    new Set(named.map(({ value }) => value.name.value)).size === named.length
    ? named
    : [];
}

const namesOfShape = (lines: readonly Line[], shape: string, row: number): Found[] => {
  const whole = new RegExp(`(?<![\\p{L}-])(?<name>${shape})(?![\\p{L}'’-])`, 'dgu');
  return lines.flatMap((line, at) => (at === row ? [] : allFoundIn(line, whole).flatMap(({ name }) => name ?? [])));
};

const isPartOf = (part: string, name: string): boolean => wordsOf(part).every((word) => wordsOf(name).includes(word));

/** The words before each ticket, and of those what stands right before it alone in its cell, behind a label or behind another's ticket. */
const wordsBesideTickets = (lines: readonly Line[]): Ticketed[] =>
  lines.flatMap((line, row) => {
    let from = 0;
    return ticketsIn([line]).map(({ value: ticket }) => {
      const at = Math.max(from, line.text.indexOf(ticket.text, from));
      const before = line.text.slice(from, at);
      from = at + ticket.text.length;
      return {
        row,
        words: wordsOf(before),
        part: (partBehind.exec(line.text.slice(from)) ?? partBefore.exec(before))?.groups?.part,
        ticket,
      };
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
