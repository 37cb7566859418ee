/** Travellers that a line about something else names: the position of an invoice, an infant behind who carries it. */
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { allFoundIn } from '../draft/found.ts';
import { type Cell, cellFrom, foundCell, pieceCells } from '../layout/cells.ts';
import type { Line } from '../text/ticket-text.ts';
import { kindOf } from '../values/traveller-kinds.ts';
import { apartAtCommas, mayBeName, named, type Order, titleLast } from './printed-names.ts';
import { ticketsIn } from './tickets-of-passengers.ts';

/** `Bilet avion LH OTP-FRA-OTP, 2202418005512, NEAGU BOGDAN MR`: whom a ticket was sold for, between commas. */
export function soldIn(cells: readonly Cell[], order: Order): DraftPassenger[] {
  // Byrne, Niamh Aoife Ms is one name.
  const positions = cells.filter(({ text }) => text.split(',').length > 2 && /\d{10}/.test(text));
  if (positions.length === 0 || ticketsIn(positions.map(({ line }) => line)).length === 0) return [];
  return positions.flatMap(apartAtCommas).flatMap((part) => (titleLast.test(part.text) ? (named(part, order) ?? []) : []));
}

// cu MATEO CIOBOTARU (sugar, născut la 02.08.2025) | with Mia Wittenberg (infant)
const accompanied =
  /(?<![\p{L}])(?:cu|with|mit|avec|con|com|met|med|et|și|and|und|\+) (?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,4}) \((?<kind>sugar|bebe|bebeluș|infant|baby|bébé|bebé|kleinkind|neonato|lactante|niemowlę|csecsemő|μωρό)(?![\p{L}])/dgiu;

/** An infant behind the name of who carries it. */
export const accompaniedIn = (line: Line): DraftPassenger[] =>
  allFoundIn(line, accompanied).flatMap(({ name, kind }) =>
    name && kind && /^\p{Lu}/u.test(name.value)
      ? [{ name, order: 'given-first' as const, type: { ...kind, value: 'infant' as const } }]
      : [],
  );

// pe numele Ioana Drăgulescu (281-2443105586) și Matei Frunză (bilet 281-2443105587)
const ticketed =
  /(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,4}) \((?:(?:e-?)?(?:ticket|bilet|billet|billete|biglietto):? )?(?=\d{3}[ -]?\d{10}\))/dgu;

/** Who stands in a sentence before the number of a ticket in brackets. */
export const ticketedIn = (line: Line, order: Order): DraftPassenger[] =>
  allFoundIn(line, ticketed).flatMap(({ name }) => (name && mayBeName(name.value) ? [{ name, order }] : []));

// cu sugar: EVA MARIA ZAMFIR, 09/07/2026 | Infant (on lap): Mia Wittenberg | Child 2: Luca Moraru
const labelled = /^[+&]?\s*(?<words>\p{L}[\p{L} ]{2,30}?)(?: \d{1,2})?\s?(?:\([^()]{1,20}\)\s?)?:\s*/u;

const isInfant = (word: string) => word.length > 3 && kindOf(word) === 'infant';

/** Behind a word for an infant, among others before a colon, stands an infant; behind any other kind alone who is of it. */
export const labelledWithKind = (cells: readonly Cell[], order: Order): DraftPassenger[] =>
  cells.flatMap((cell) => {
    const label = labelled.exec(cell.text);
    const words = label?.groups?.words?.split(' ') ?? [];
    // Bagaglio in stiva: among others IN is no infant's code.
    const kind = words.length === 1 ? kindOf(words[0] ?? '') : words.some(isInfant) ? 'infant' : undefined;
    if (!label || !kind) return [];
    const person = named(cellFrom(cell, label[0].length), order);
    return person ? [{ ...person, type: { ...foundCell(cell), value: kind } }] : [];
  });

// Adulto | Child (2-11) | Copil 2: | Adolescent (12-15)
const kindShape = /^(?<word>\p{L}{3,})(?<number> \d{1,2}\s?:?)?(?: ?\((?<inside>[^()]{1,20})\))?$/u;
// 12-15 | 2 – 11 ani | 16+
const ages = /^(?<from>\d{1,2}) ?(?:[-–] ?(?<to>\d{1,2})|\+)(?: \p{L}{2,6})?$/u;

/** Whatever they are called, who is up to 11 flies as a child. */
function kindOfAges(inside: string): ReturnType<typeof kindOf> {
  const { from, to = '99' } = ages.exec(inside)?.groups ?? {};
  if (from === undefined) return undefined;
  return Number(to) < 2 ? 'infant' : Number(to) < 12 ? 'child' : 'adult';
}

/** What kind of traveller a cell says, and nothing more. */
function kindIn(cell: Cell): { type: NonNullable<DraftPassenger['type']>; isNumbered: boolean } | undefined {
  const { word = '', number, inside = '' } = kindShape.exec(cell.text)?.groups ?? {};
  const kind = kindOf(word) ?? kindOfAges(inside);
  return kind && { type: { ...foundCell(cell), value: kind }, isNumbered: number !== undefined };
}

/** `Adulto` under a name: which kind of traveller that is. */
export const isKindAlone = (line: Line | undefined): boolean =>
  kindsAlone(line).length === 1 && pieceCells(line as Line).length === 1;

const kindsAlone = (line: Line | undefined) =>
  (line ? pieceCells(line) : []).flatMap((cell) => {
    const kind = kindIn(cell);
    return kind && !kind.isNumbered ? kind.type : [];
  });

/** The kind that a row says its traveller is; of one that says two, none. */
export function kindInRow(line: Line | undefined): DraftPassenger['type'] {
  const [type, ...others] = kindsAlone(line);
  return others.every(({ value }) => value === type?.value) ? type : undefined;
}

/** The kind under a name. Between two such lines nobody knows which is whose. */
export const kindUnder = (lines: readonly Line[], row: number): DraftPassenger['type'] =>
  isKindAlone(lines[row + 1]) && !isKindAlone(lines[row - 1]) ? kindInRow(lines[row + 1]) : undefined;

/** `Bebeluș 1   LUCA MUNTEANU`: who a number of a kind is. */
export const behindKind = (cells: readonly Cell[], order: Order): DraftPassenger[] =>
  cells.flatMap((cell, index) => {
    const kind = kindIn(cell);
    const beside = kind?.isNumbered ? cells[index + 1] : undefined;
    const person = beside && named(beside, order);
    return person && kind ? [{ ...person, type: kind.type }] : [];
  });
