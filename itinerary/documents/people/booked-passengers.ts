/** Who travels, on documents that write names as people do: `Passenger: Mr Ion Ionescu`, or a list under „Passengers”; and whose ticket is whose. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import { type Cell, cellFrom, pieceCells } from '../../layout/cells.ts';
import { isGivenName } from '../../reference/given-names.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { endsInTitle, titles } from '../../values/name-words.ts';
import { kindOf } from '../../values/traveller-kinds.ts';
import { slashNamesIn, travellerIndex, withTraveller } from '../../values/travellers.ts';
import { headsTable, isBehindOthers, isHeadedByOthers, listBelow } from './lists/listed-names.ts';
import { besidePassports, listsOfTravellers } from './lists/lists-of-travellers.ts';
import { loneNames } from './lists/lone-names.ts';
import { restOfNumbered } from './lists/numbered-lists.ts';
import { partedNamesIn } from './lists/parted-names.ts';
import { roomedIn } from './lists/rooming-lists.ts';
import { besideInSentences } from './lists/rows-of-people.ts';
import { eachWithWord } from './lists/said-of-each.ts';
import { rowsOfStaying } from './lists/who-goes.ts';
import { bornIn, withOwnBirths } from './names/births.ts';
import { coupleIn } from './names/couples.ts';
import { withWholeEntries } from './names/cut-entries.ts';
import { namesOfEastAsia } from './names/names-of-east-asia.ts';
import { withPlainNames } from './names/nicknames.ts';
import { spelledInForms } from './names/printed-forms.ts';
import {
  isPerson,
  isSurelyName,
  mayBeName,
  named,
  type Order,
  surelyNamed,
  withoutNumber,
  withTitle,
} from './names/printed-names.ts';
import { isUnderRanks } from './names/ranks.ts';
import { apartAtCommas, areCounted, haveSameFamily, severalIn } from './names/several-names.ts';
import { hasTwoNames, isSurelyTraveller } from './names/slashed-names.ts';
import { titled, titledIn } from './names/titled-names.ts';
import { titledBeside } from './names/titles-in-cells.ts';
import { isTitleTwice } from './names/titles-in-two-languages.ts';
import { inToldOrder } from './names/told-orders.ts';
import { inLatin, inOneScript, twinsIn } from './names/two-scripts.ts';
import { withWholeSentences } from './names/whole-sentences.ts';
import { withTableRows, withWholeNames } from './names/wrapped-names.ts';
import { besideFlights } from './names-beside-flights.ts';
import { afterLabel, asksForList, behindBareLabel, headsNames, isLabelled, orderAfter } from './passenger-labels.ts';
import { barelyLabelled, behindKind, kindBeside, kindInRow, labelledWithKind, soldIn } from './passengers-in-passing.ts';
import { accompaniedIn, bookedForIn, ticketedIn } from './people-in-sentences.ts';
import { isNameOfOthers, isOfAnother, peopleOfOthers } from './people-of-others.ts';
import { replacementsIn } from './replaced.ts';
import { besideTickets } from './tickets/names-beside-tickets.ts';
import { overTickets, overTicketsInColumn } from './tickets/names-over-tickets.ts';
import { ticketedByName } from './tickets/tickets-by-name.ts';
import { haveOwnTickets, type Placed, ticketsIn, withTickets } from './tickets/tickets-of-passengers.ts';
import { isUnder, unlabelledNames } from './unlabelled-names.ts';

/** Nobody books more; a text that seems to is no list of passengers. */
const most = 100;

/** @param order of names without a slash, as this airline writes them. */
export function passengersIn(all: readonly Line[], order: Order = 'given-first'): DraftPassenger[] {
  const lines = withWholeEntries(withWholeSentences(withWholeNames(withTableRows(withPlainNames(all)))));
  let people: DraftPassenger[] = [];
  const rows: Placed<string>[] = [];
  const twins = twinsIn(lines);
  const add = (printed: DraftPassenger, row: number) => {
    const passenger = inLatin(printed, twins, lines[row]);
    if (people.length >= most || isTitleTwice(passenger.name.value) || staying.has(row)) return;
    if (travellerIndex(gone, passenger.name.value) >= 0) return;
    const type = passenger.type ?? kindInRow(lines[row]) ?? (inParts.has(row) ? undefined : kindBeside(lines, row));
    const born = type ? undefined : bornIn(lines, row);
    const found = { ...passenger, ...(type && { type }), ...(born && { born }) };
    const known = people[travellerIndex(people, passenger.name.value)]?.name.value;
    const isAnother = rows.some((other) => other.value === known && haveOwnTickets(lines, other.row, row));
    people = isAnother ? [...people, found] : withTraveller(people, found);
    rows.push({ row, value: passenger.name.value });
  };
  const replaced = replacementsIn(lines, order);
  const gone = replaced.map((one) => one.gone);
  const parted = partedNamesIn(lines);
  const inParts = new Set(parted.flatMap(({ rows: own }) => own));
  const staying = rowsOfStaying(lines);
  for (const { rows: own, value } of parted) for (const row of own) add(value, row);
  // TARIFF/FARE, FRANKFURT/MAIN: what has the shape of a name alone is one beside others, or where there are no others.
  const maybe: Placed<DraftPassenger>[] = [];
  const others = peopleOfOthers(lines);
  const agents: Placed<DraftPassenger>[] = [];
  for (const [row, line] of lines.entries()) {
    if (inParts.has(row)) continue;
    const spelled = spelledInForms(line);
    for (const person of spelled) add(person, row);
    if (spelled.length > 0) continue;
    const cells = pieceCells(line);
    const people = slashNamesIn(line).filter((person) => isPerson(person, line));
    const all = people.filter((person) => !isOfAnother(person, cells, others));
    // LONGO/PIERO SIG (INF LONGO/ADA)
    const hasInfant = all.some(({ type }) => type?.value === 'infant');
    const slashed = all.filter((person) => hasInfant || isSurelyTraveller(person, lines, row));
    for (const person of people)
      if (!all.includes(person) && isSurelyTraveller(person, lines, row)) agents.push({ row, value: person });
    if (all.length > 0 && headsTable(cells, lines[row + 1]) && !all.some(({ name }) => endsInTitle.test(name.value))) continue;
    for (const person of all) if (!slashed.includes(person)) maybe.push({ row, value: person });
    for (const passenger of slashed) add(passenger, row);
    if (slashed.length > 0) continue;
    // Under a table of names in two columns stands nobody of its list.
    const end = Math.min(...[...inParts].filter((part) => part > row));
    for (const found of namedFrom(lines, row, order)) if (found.row < end) add(found.value, found.row);
  }
  for (const { row, value } of [...overTickets(lines, order), ...overTicketsInColumn(lines, order)]) add(value, row);
  for (const { row, value } of [...besideTickets(lines, rows, order), ...ticketedByName(lines, twins, order)]) add(value, row);
  if (people.length === 0) for (const { row, value } of agents) add(value, row);
  for (const one of [...maybe, ...maybe.toReversed()]) {
    const family = one.value.name.value.split('/')[0];
    const near = rows.some(
      ({ row, value }) =>
        value.startsWith(`${family}/`) || (isNextTo(lines, row, one.row) && isUnder(lines[row], lines[one.row])),
    );
    if (near && !rows.some(({ row }) => row === one.row)) add(one.value, one.row);
  }
  for (const { row, value } of listsOfTravellers(lines, rows, order)) add(value, row);
  if (people.length === 0) for (const { row, value } of titledIn(lines, order)) add(value, row);
  for (const { row, value } of besideInSentences(lines, people, order)) add(value, row);
  for (const { row, value } of besideFlights(lines, rows, order)) add(value, row);
  for (const { row, value } of besidePassports(lines, rows, order)) add(value, row);
  for (const { row, value } of [...unlabelledNames(lines, rows), ...loneNames(lines, rows)]) add(value, row);
  for (const { row, value } of restOfNumbered(lines, rows, order)) add(value, row);
  for (const { row, value } of roomedIn(lines, rows, order)) add(value, row);
  for (const { comes } of replaced) if (comes) add(comes.value, comes.row);
  if (people.length === 0)
    for (const [row, line] of lines.entries()) for (const person of barelyLabelled(line, order)) add(person, row);
  if (people.length === 0) for (const { row, value } of maybe) if (hasTwoNames(value, lines[row])) add(value, row);
  if (people.length === 0) for (const { row, value } of namesOfEastAsia(lines)) add(value, row);
  const rowOf = (person: DraftPassenger) =>
    Math.min(...rows.flatMap(({ row, value }) => (travellerIndex([person], value) === 0 ? row : [])));
  const asPrinted = people.toSorted((one, other) => rowOf(one) - rowOf(other) || placeInRow(one.name.box, other.name.box));
  return withTickets(withOwnBirths(inOneScript(inToldOrder(asPrinted, lines), rows), rows, lines), rows, ticketsIn(lines));
}

/** A row may be a sentence of several lines. */
const placeInRow = (one: Found['box'], other: Found['box']): number =>
  Math.abs(one.y - other.y) > one.height / 2 ? one.y - other.y : one.x - other.x;

/** `2 travellers: Ada King, Leo King (child)`, `D. DEELNEMERS` */
const withoutCount = (cell: Cell): Cell =>
  cellFrom(cell, /^(?:\d{1,2} (?=\p{L}+\s?:)|(?:\p{L}|[IVX]{2,4})[.)] )/u.exec(cell.text)?.[0].length ?? 0);

/** Whom a line names without a slash, or heads a list of. */
function namedFrom(lines: readonly Line[], row: number, order: Order): Placed<DraftPassenger>[] {
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
  return end === undefined ? cell : { ...cell, text: cell.text.slice(0, end), end: cell.start + end };
}

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
  const [first, ...others] = rest.text === '' ? (beside ? [beside] : []) : severalIn(rest);
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

/** The travellers a line names beyond doubt, whatever stands around it: with a slash, with a title, or before the number of a ticket. */
export function namedPeopleIn(line: Line): DraftPassenger[] {
  const slashed = slashNamesIn(line).filter((person) => endsInTitle.test(person.name.value) && isPerson(person, line));
  if (slashed.length > 0) return slashed;
  const cells = pieceCells(line);
  const beside = cells.flatMap((cell, index) =>
    isBesideTicket(cells, index) ? (named(withoutNumber(cell), 'given-first') ?? []) : [],
  );
  return beside.length > 0 ? beside : titled(line, 'given-first');
}

/** Every number of a ticket that is printed. */
export const ticketNumbersIn = (lines: readonly Line[]): Found[] => ticketsIn(lines).map(({ value }) => value);

/** Whoever stands before a ticket's number is its passenger, with a label or without. */
function isBesideTicket(cells: readonly Cell[], index: number): boolean {
  const [text, beside] = [cells[index]?.text ?? '', cells[index + 1]];
  // NUMARUL BILETULUI   : ETKT 281 2406118832
  if (beside?.text.startsWith(':') && !isSurelyName(text) && !withTitle.test(text)) return false;
  return beside !== undefined && ticketsIn([beside.line]).some(({ value }) => value.box.x >= beside.x - 1);
}

/** The next line, or the one after a ticket's number. */
function isNextTo(lines: readonly Line[], row: number, other: number): boolean {
  const between = lines.slice(Math.min(row, other) + 1, Math.max(row, other));
  return between.length === 0 || (between.length === 1 && ticketsIn(between).length > 0);
}

/** Whether the name is under the label, and beside it the label of the next column: `Pasager  Cod rezervare  Data`. */
function headsColumn(label: Cell, next: Line | undefined, beside: Cell | undefined): boolean {
  const under = next && pieceCells(next).find(({ x }) => Math.abs(x - label.x) < 15);
  return under !== undefined && named(under, 'given-first') !== undefined && !isSurelyName(beside?.text ?? '');
}
