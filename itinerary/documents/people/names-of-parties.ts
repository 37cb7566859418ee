/**
 * Several people a letter or a bill is made out to, where they are as many as it says that travel, or as it has tickets: `Neele Harms` over
 * `Fokko Harms` over a street and a place, `Bill to:` over `Mr Fokko Harms & Ms Neele Brons`.
 */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, cellBetween, pieceCells } from '../../layout/cells.ts';
import { isGivenName } from '../../reference/given-names.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { joining } from '../../values/name-words.ts';
import { kindOf } from '../../values/traveller-kinds.ts';
import { isAddressed } from './addressees.ts';
import { countsOfPeople } from './lists/who-goes.ts';
import { isFirm } from './names/firms.ts';
import { named, withTitle } from './names/printed-names.ts';
import { type Placed, ticketsIn, withTickets } from './tickets/tickets-of-passengers.ts';

/** In points: what stands under each other begins so near. */
const aligned = 6;
/** In lines: so far over its names such a label stands, another column's line between them. */
const reach = 2;

// Bill to: | Rechnung an | Facturé à: | Faktura za
const billed =
  /^(?:(?:(?:bill(?:ed)?|invoiced?|sold|issued)(?: name)? to|rechnung(?:sempfanger)?(?: an)?|rechnungsadresse|fakturaadresse|factur(?:e|ee) a|adresse de facturation|factura(?:r|do)? a|datos de facturacion|fatura(?:r|do)? a|intestat[ao] a|fattura(?:re)? a|facturat (?:catre|pe)|nabywca|odberatel|kupac|kupec|vevo|faktura (?:til|till)|faktureras|laskutusosoite|laskutetaan|arve saaja|fatura adresi|factuur aan|factuuradres|tagihan kepada)\s*:?)$/u;

type Party = Placed<DraftPassenger>[];

/** The only such party. */
export function partyIn(lines: readonly Line[], mayTravel: (name: string) => boolean): DraftPassenger[] {
  const tickets = ticketsIn(lines);
  const counts = new Set([...countsOfPeople(lines), countOfKinds(lines), tickets.length]);
  const parties = partiesIn(lines, mayTravel).filter((party) => party.length > 1 && counts.has(party.length));
  const [party] = parties;
  if (!party || parties.length > 1) return [];
  const rows = party.map(({ row, value }) => ({ row, value: value.name.value }));
  return withTickets(
    party.map(({ value }) => ({ ...value, name: { ...value.name, certainty: 0.5 } })),
    rows,
    tickets,
  );
}

function partiesIn(lines: readonly Line[], mayTravel: (name: string) => boolean): Party[] {
  const read = new Set<Line>();
  return lines.flatMap((line, row) =>
    pieceCells(line).flatMap((first): Party[] => {
      if (read.has(line)) return [];
      const party: Party = [];
      let last: Cell | undefined;
      for (let at = row; at < lines.length; at += 1) {
        const own = lines[at] as Line;
        const cell = at === row ? first : pieceCells(own).find(({ x }) => Math.abs(x - first.x) < aligned);
        const people = cell && own.page === line.page ? peopleIn(cell) : [];
        if (!cell || people.length === 0 || !people.every(({ name }) => mayTravel(name.value))) break;
        party.push(...people.map((value) => ({ row: at, value })));
        last = cell;
      }
      if (!last || !(isAddressed(last, lines) || isBilled(lines, row, first))) return [];
      read.add(line);
      for (const { row: own } of party) read.add(lines[own] as Line);
      return [party];
    }),
  );
}

/** Under or behind words that say who pays, and no firm's. */
const isBilled = (lines: readonly Line[], row: number, cell: Cell): boolean => {
  const above = lines.slice(Math.max(0, row - reach), row).flatMap(pieceCells);
  const below = lines.slice(row, row + reach).flatMap(pieceCells);
  const inColumn = ({ x }: Cell) => Math.abs(x - cell.x) < aligned;
  const before = pieceCells(lines[row] as Line).filter(({ right }) => right < cell.x);
  return (
    [...above.filter(inColumn), ...before.slice(-1)].some(({ text }) => billed.test(fold(text))) &&
    !below.filter(inColumn).some(({ text }) => isFirm(text))
  );
};

const between = new RegExp(`,? ${joining} (?=\\p{Lu})|, (?=\\p{Lu})`, 'gu');
/** Between the two names of a family as well: Joan Puig i Soler Vila is one. */
const ofFamilies = /^,? [yei] $/u;

/** Everybody in a cell, or nobody. */
function peopleIn(cell: Cell): DraftPassenger[] {
  const cuts = [...cell.text.matchAll(between)].filter(({ 0: word, index }) => {
    const rest = cell.text.slice(index + word.length);
    return !ofFamilies.test(word) || withTitle.test(rest) || isGivenName(rest.split(' ')[0] ?? '');
  });
  const starts = [0, ...cuts.map(({ 0: word, index }) => index + word.length)];
  const parts = starts.map((start, at) =>
    cellBetween(cell.line, cell.start + start, cell.start + (cuts[at]?.index ?? cell.text.length)),
  );
  const people = parts.flatMap((part) => named(part, 'given-first') ?? []);
  return people.length === parts.length ? people : [];
}

// two (2) adults | 3 adultos x L 5,840.00
const counted = /(?<![\p{L}\d.,:/-])(?<count>\d{1,2})\)? (?:x )?(?<word>\p{L}{3,})/gu;

/** Of each kind the most that are said to be, and all kinds together. */
function countOfKinds(lines: readonly Line[]): number {
  const most = new Map<string, number>();
  for (const { text } of lines)
    for (const { groups } of fold(text).matchAll(counted)) {
      const kind = kindOf(groups?.word ?? '') ?? kindOf((groups?.word ?? '').replace(/(?:es|s)$/u, ''));
      if (kind) most.set(kind, Math.max(most.get(kind) ?? 0, Number(groups?.count)));
    }
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}
