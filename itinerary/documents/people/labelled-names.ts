/** Whom a line names behind or under a label of travellers, before the number of a ticket, or at the head of a list: `Passenger: Mr Ion Ionescu`, „Pasageri” over their names. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, cellFrom, pieceCells } from '../../layout/cells.ts';
import { isGivenName } from '../../reference/given-names.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { titles } from '../../values/name-words.ts';
import { kindOf } from '../../values/traveller-kinds.ts';
import { isBehindOthers, isHeadedByOthers, listBelow } from './lists/listed-names.ts';
import { eachWithWord } from './lists/said-of-each.ts';
import { coupleIn } from './names/couples.ts';
import { beforeHeaded } from './names/heading-words.ts';
import { isSurelyName, mayBeName, named, type Order, surelyNamed, withoutNumber, withTitle } from './names/printed-names.ts';
import { isUnderRanks } from './names/ranks.ts';
import { apartAtCommas, areCounted, haveSameFamily, severalIn } from './names/several-names.ts';
import { titledBeside } from './names/titles-in-cells.ts';
import { afterLabel, asksForList, behindBareLabel, headsNames, isLabelled, orderAfter } from './passenger-labels.ts';
import { behindKind, labelledWithKind, soldIn } from './passengers-in-passing.ts';
import { accompaniedIn, bookedForIn, ticketedIn } from './people-in-sentences.ts';
import { isNameOfOthers } from './people-of-others.ts';
import { type Placed, ticketsIn } from './tickets/tickets-of-passengers.ts';

/** `2 travellers: Ada King, Leo King (child)`, `D. DEELNEMERS` */
const withoutCount = (cell: Cell): Cell =>
  cellFrom(cell, /^(?:\d{1,2} (?=\p{L}+\s?:)|(?:\p{L}|[IVX]{2,4})[.)] )/u.exec(cell.text)?.[0].length ?? 0);

/** Whom a line names without a slash, or heads a list of. */
export function namedFrom(lines: readonly Line[], row: number, order: Order): Placed<DraftPassenger>[] {
  const line = lines[row] as Line;
  const cells = pieceCells(line);
  const inPassing = [
    ...titledBeside(cells, order),
    ...soldIn(cells, order),
    ...bookedForIn(line, order),
    ...accompaniedIn(line, order),
    ...ticketedIn(line, order),
    ...behindKind(lines, row, order),
    ...labelledWithKind(cells, order),
  ];
  return [
    ...inPassing.map((value) => ({ row, value })),
    ...cells.flatMap((cell, index) => {
      const bare = behindBareLabel(cell);
      const rest =
        afterLabel(cell) ??
        afterLabel(withoutNumber(cell)) ??
        afterLabel(withoutCount(cell)) ??
        (bare && isGivenName(bare.text.split(' ')[0] ?? '') ? bare : undefined);
      if (rest && isNameOfOthers(lines, row, cell)) return [];
      return rest ? behindLabel(lines, row, index, { rest: inSentence(rest), order }) : withoutLabel(lines, row, index, order);
    }),
  ];
}

/** Before a ticket's number, or under a word that heads names in a table alone. */
function withoutLabel(lines: readonly Line[], row: number, index: number, order: Order): Placed<DraftPassenger>[] {
  const line = lines[row] as Line;
  const cells = pieceCells(line);
  const cell = cells[index] as Cell;
  const isTicketed = isBesideTicket(cells, index) || (withTitle.test(cell.text) && ticketsIn([line]).length > 0);
  const isOther =
    isTicketed && (isHeadedByOthers(cell, lines, row) || isBehindOthers(cells, index) || isUnderRanks(cell, lines, row));
  const person = isTicketed && !isOther ? named(withoutNumber(cell), order) : undefined;
  return [
    ...(person ? [{ row, value: person }] : []),
    ...(headsNames(cell, cells.length) ? listBelow(lines, row, cell, order) : []),
    ...(cells.length === 1 && asksForList(cell) ? listBelow(lines, row, cell, orderAfter(cell, order)) : []),
  ];
}

// Rejsende: Mette Holm og Jens Holm. Bookingnummer: 7YQK4D | Reisender: Schuster, Klaus; Kostenstelle AT-2204; genehmigt: …
const sentenceEnd = /(?<=(?<last>\p{Lu}\p{L}*\p{Ll}|\)))(?:\.(?:$|\s+\p{Lu})|;\s+(?=[^;:]{2,30}(?::|\s\p{Lu}{0,3}-?\d)))/gu;
function inSentence(cell: Cell): Cell {
  const end = [...cell.text.matchAll(sentenceEnd)].find(({ groups }) => !titles.has(fold(groups?.last ?? '')))?.index;
  return upTo(cell, Math.min(end ?? cell.text.length, beforeHeaded(cell.text)));
}

const upTo = (cell: Cell, end: number): Cell =>
  end === cell.text.length ? cell : { ...cell, text: cell.text.slice(0, end), end: cell.start + end };

// Resenärer: 2 vuxna | Passengers (3): | Reisende: 2 Erwachsene, 1 Kind
const countOfKinds = /^\(?\d{1,2}(?: x)?(?: \p{L}+)?(?:(?:,| \p{L}{1,3}) ?\d{1,2} \p{L}+){0,2}\)?:?$/u;

type Labelled = { rest: Cell; order: Order };

/** Behind a label, beside it, or in a list under it. */
function behindLabel(lines: readonly Line[], row: number, index: number, { rest, order }: Labelled): Placed<DraftPassenger>[] {
  const cells = pieceCells(lines[row] as Line);
  const cell = cells[index] as Cell;
  const next = cells.slice(index + 1).find((other) => other.text !== ':');
  const beside = headsColumn(cell, lines[row + 1], next) ? undefined : next;
  const ofLabel = orderAfter(cell, order);
  const couple = couplesIn(rest.text === '' && beside ? beside : rest, ofLabel);
  if (couple.length > 0 && couple.every(({ name }) => mayBeName(name.value))) return couple.map((value) => ({ row, value }));
  const said = eachWithWord(rest, ofLabel);
  if (said.length > 0) return said.map((value) => ({ row, value }));
  const [first, ...others] = rest.text === '' ? (beside ? [upTo(beside, beforeHeaded(beside.text))] : []) : severalIn(rest);
  const lying = rest.text === '' && beside ? besideEachOther(cells.slice(index + 1), ofLabel) : [];
  if (lying.length > 1) return lying.map((value) => ({ row, value }));
  const own = first && named(first, ofLabel);
  if (!own) return rest.text === '' || countOfKinds.test(rest.text) ? listBelow(lines, row, cell, ofLabel) : [];
  // Utasok: Kovács Zsófia, Kovács Bence, Tóth Lilla: among those we know, in a list of three and more
  const isList = others.length > 1 && 2 * others.filter((one) => surelyNamed(one, ofLabel).length > 0).length >= others.length;
  const areNumbered = areCounted([first, ...others]);
  const alike = others.flatMap((one) => {
    const person = named(one, ofLabel);
    if (areNumbered) return person ? [person] : [];
    const isOne = person && (/\d{10}/.test(one.text) || person.type !== undefined || isOfFamily(person, own));
    if (isOne) return [person];
    const sure = surelyNamed(one, ofLabel);
    return sure.length > 0 || !person || !isList ? sure : [{ ...person, name: { ...person.name, certainty: 0.5 } }];
  });
  // Voyageurs :  LE GUENNEC Marie-Ange (MME), and the others below
  const below = listBelow(lines, row, first, ofLabel).filter(
    (one) =>
      (ticketsIn([lines[one.row] as Line]).length > 0 || isOfCounted(first, lines[one.row] as Line)) &&
      !(first !== rest && isBehindOwnLabel(one, lines, cell)),
  );
  return [...[own, ...alike].map((value) => ({ row, value })), ...below];
}

/** `Voyageurs   1) Élise Caron, avocate` over `2) Rayan Touati, juriste` */
const isOfCounted = (first: Cell, line: Line): boolean => /^1[.)] /.test(first.text) && /^\d{1,2}[.)] /.test(line.text);

/** `Bernard et Colette Aubry, Odile Vasseur`: a couple, alone or among others; nobody where there is none. */
function couplesIn(cell: Cell, order: Order): DraftPassenger[] {
  const people = apartAtCommas(cell).map((part) => {
    const couple = coupleIn(part);
    return couple.length > 0 ? couple : [named(part, order) ?? []].flat();
  });
  const isOfCouples = people.some(({ length }) => length > 1) && people.every(({ length }) => length > 0);
  return isOfCouples ? people.flat() : [];
}

/** `Passenger   Ms Ann Lee   Mr Bo Lee   Master Cy Lee`: a table that lies on its side, where each has a title, a given name we know, or the family's. */
function besideEachOther(cells: readonly Cell[], order: Order): DraftPassenger[] {
  const people = cells.flatMap((cell) => named(cell, order) ?? []);
  const isOne = (cell: Cell, index: number) =>
    surelyNamed(cell, order).length > 0 ||
    people.some((other) => other !== people[index] && isOfFamily(other, people[index] ?? other));
  return people.length === cells.length && cells.every(isOne) ? people : [];
}

/** `Reisender   Thomas Brandner` over `Genehmigt von   Sabine Krüger`: under a label stands another, and no kind of traveller. */
const isBehindOwnLabel = ({ row, value }: Placed<DraftPassenger>, lines: readonly Line[], { x }: Cell): boolean =>
  pieceCells(lines[row] as Line).some(
    (head) =>
      Math.abs(head.x - x) < 6 &&
      head.right < value.name.box.x &&
      /^\p{L}{3}/u.test(head.text) &&
      !kindOf(head.text) &&
      !isLabelled(head),
  );

/** Camille Roux, Noé Roux */
const isOfFamily = (one: DraftPassenger, other: DraftPassenger): boolean =>
  !/[/,]/.test(one.name.value) && haveSameFamily(other.name.value, one.name.value.split(' ').at(-1) ?? '');

/** Whoever stands before a ticket's number is its passenger, with a label or without. */
export function isBesideTicket(cells: readonly Cell[], index: number): boolean {
  const [text, beside] = [cells[index]?.text ?? '', cells[index + 1]];
  // NUMARUL BILETULUI   : ETKT 281 2406118832
  if (beside?.text.startsWith(':') && !isSurelyName(text) && !withTitle.test(text)) return false;
  return beside !== undefined && ticketsIn([beside.line]).some(({ value }) => value.box.x >= beside.x - 1);
}

/** Whether the name is under the label, and beside it the label of the next column: `Pasager  Cod rezervare  Data`. */
function headsColumn(label: Cell, next: Line | undefined, beside: Cell | undefined): boolean {
  const under = next && pieceCells(next).find(({ x }) => Math.abs(x - label.x) < 15);
  return under !== undefined && named(under, 'given-first') !== undefined && !isSurelyName(beside?.text ?? '');
}
