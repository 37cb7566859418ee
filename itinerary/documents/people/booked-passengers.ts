/** Who travels, on documents that write names as people do: `Passenger: Mr Ion Ionescu`, or a list under „Passengers”; and whose ticket is whose. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import { pieceCells } from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { endsInTitle } from '../../values/name-words.ts';
import { slashNamesIn, travellerIndex, withTraveller } from '../../values/travellers.ts';
import { isBesideTicket, namedFrom } from './labelled-names.ts';
import { headsTable } from './lists/listed-names.ts';
import { besidePassports, listsOfTravellers } from './lists/lists-of-travellers.ts';
import { loneNames } from './lists/lone-names.ts';
import { restOfNumbered } from './lists/numbered-lists.ts';
import { partedNamesIn } from './lists/parted-names.ts';
import { roomedIn } from './lists/rooming-lists.ts';
import { besideInSentences } from './lists/rows-of-people.ts';
import { titledLoneNames } from './lists/titled-lone-names.ts';
import { rowsOfStaying } from './lists/who-goes.ts';
import { bornIn, withOwnBirths } from './names/births.ts';
import { withWholeEntries } from './names/cut-entries.ts';
import { namesOfEastAsia } from './names/names-of-east-asia.ts';
import { namesWithoutCapitals } from './names/names-without-capitals.ts';
import { withPlainNames } from './names/nicknames.ts';
import { withPlainOrdinals } from './names/plain-ordinals.ts';
import { spelledInForms } from './names/printed-forms.ts';
import { isPerson, named, type Order, withoutNumber } from './names/printed-names.ts';
import { hasTwoNames, isSurelyTraveller } from './names/slashed-names.ts';
import { titled, titledIn } from './names/titled-names.ts';
import { isTitleTwice } from './names/titles-in-two-languages.ts';
import { inToldOrder } from './names/told-orders.ts';
import { inLatin, inOneScript, twinsIn } from './names/two-scripts.ts';
import { withWholeSentences } from './names/whole-sentences.ts';
import { withTableRows, withWholeNames } from './names/wrapped-names.ts';
import { besideFlights } from './names-beside-flights.ts';
import { onCopiedCards } from './names-on-copied-cards.ts';
import { barelyLabelled, kindBeside, kindInRow } from './passengers-in-passing.ts';
import { isOfAnother, peopleOfOthers } from './people-of-others.ts';
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
  const lines = withWholeEntries(withWholeSentences(withWholeNames(withTableRows(withPlainNames(withPlainOrdinals(all))))));
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
  for (const { row, value } of [...unlabelledNames(lines, rows), ...loneNames(lines, rows), ...titledLoneNames(lines, rows)])
    add(value, row);
  for (const { row, value } of onCopiedCards(lines, rows, order)) add(value, row);
  for (const { row, value } of restOfNumbered(lines, rows, order)) add(value, row);
  for (const { row, value } of roomedIn(lines, rows, order)) add(value, row);
  for (const { comes } of replaced) if (comes) add(comes.value, comes.row);
  if (people.length === 0)
    for (const [row, line] of lines.entries()) for (const person of barelyLabelled(line, order)) add(person, row);
  if (people.length === 0) for (const { row, value } of maybe) if (hasTwoNames(value, lines[row])) add(value, row);
  if (people.length === 0) for (const { row, value } of namesOfEastAsia(lines)) add(value, row);
  if (people.length === 0) for (const { row, value } of namesWithoutCapitals(lines)) add(value, row);
  const rowOf = (person: DraftPassenger) =>
    Math.min(...rows.flatMap(({ row, value }) => (travellerIndex([person], value) === 0 ? row : [])));
  const asPrinted = people.toSorted((one, other) => rowOf(one) - rowOf(other) || placeInRow(one.name.box, other.name.box));
  return withTickets(withOwnBirths(inOneScript(inToldOrder(asPrinted, lines), rows), rows, lines), rows, ticketsIn(lines));
}

/** A row may be a sentence of several lines. */
const placeInRow = (one: Found['box'], other: Found['box']): number =>
  Math.abs(one.y - other.y) > one.height / 2 ? one.y - other.y : one.x - other.x;

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

/** The next line, or the one after a ticket's number. */
function isNextTo(lines: readonly Line[], row: number, other: number): boolean {
  const between = lines.slice(Math.min(row, other) + 1, Math.max(row, other));
  return between.length === 0 || (between.length === 1 && ticketsIn(between).length > 0);
}
