/**
 * Lists of names that nobody has to know: each begins its line, its cell or the one behind what he is, all are alike, and the words over them say that
 * they go. `Potujejo` over `1. Neža Kos (rog)`, `Director   Orla Daly` under `TRAVELLING`, two families beside each other.
 */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Cell, pieceCells } from '../../../layout/cells.ts';
import { airportsNamed } from '../../../reference/airports.ts';
import { isGivenName } from '../../../reference/given-names.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { isCapitals, joining, particle } from '../../../values/name-words.ts';
import { type Mark, marksOf } from '../../flight-marks.ts';
import { beginsOtherService, speaksOfOthers } from '../../no-flights/other-services.ts';
import { coupleInList } from '../names/couples.ts';
import { closes } from '../names/greetings.ts';
import { hasHeadingWord } from '../names/heading-words.ts';
import { isPlace, isSurelyName, named, type Order, withoutNumber } from '../names/printed-names.ts';
import { isUnderRanks } from '../names/ranks.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';
import { isCountedOn } from './counted-on.ts';
import { isHeadedByOthers } from './listed-names.ts';
import { countsOfPeople, namesFamily, namesTravellers, saysWhoGoes } from './who-goes.ts';

/** In points: names of one column begin so near each other, and what is told below one begins farther right. */
const aligned = 6;
/** In points: so far left of its heading a list may begin, and right of it. */
const besideHeading = 30;
/** Nobody books for more. */
const mostRows = 60;
/** One name under words may be anything. */
const fewest = 2;
const fewestOfFamilies = 3;

type Entry = { people: DraftPassenger[]; x: number; lead: string; isCapital: boolean };
type Row = { row: number; entries: Entry[] };

/** Everybody in such lists; and, where the number of places is that of the names, in those of families. */
export function listsOfTravellers(
  lines: readonly Line[],
  known: readonly Placed<string>[],
  order: Order,
): Placed<DraftPassenger>[] {
  const heads = lines.flatMap((line, row) =>
    pieceCells(line).map((cell, index, cells) => ({ row, cell, end: cells[index + 1]?.x ?? Number.POSITIVE_INFINITY })),
  );
  const under = (isHead: (text: string) => boolean, few: number) =>
    heads
      .filter(({ cell }) => isHead(cell.text))
      .map((head) => peopleUnder(lines, head, order))
      .filter((people) => people.length >= few);
  // Under a label whom the others of its list leave out is not told of.
  const says = known.length > 0 ? saysWhoGoes : (text: string) => saysWhoGoes(text) || namesTravellers(text);
  const going = under(says, fewest).flat();
  const isRead = ({ row }: Placed<DraftPassenger>) => known.some((one) => one.row === row);
  const isOneRead = ({ value }: Placed<DraftPassenger>) => known.some((one) => fold(one.value) === fold(value.name.value));
  // Ana Lind   Bo Holm, under a label that the first column alone was read of
  const beside = known.length > 0 ? under(namesTravellers, fewest).filter((people) => people.some(isOneRead)) : [];
  const others = beside.flat().filter((one) => isRead(one) && !isOneRead(one));
  if (going.length > 0 || known.length > 0) return [...going.filter((one) => !isRead(one)), ...others];
  const families = under(namesFamily, fewest).flat();
  return families.length >= fewestOfFamilies && countsOfPeople(lines).has(families.length) ? families : [];
}

type Head = { row: number; cell: Cell; end: number };

/** The people of the column or of the columns under a heading. */
function peopleUnder(lines: readonly Line[], head: Head, order: Order): Placed<DraftPassenger>[] {
  const rows = rowsUnder(lines, head, order);
  const places = rows[0]?.entries.map(({ x }) => x) ?? [];
  const columns = places
    .map((x) => rows.map(({ row, entries }) => ({ row, entry: entries.find((entry) => isAt(entry, x)) })))
    // The last row of two lists beside each other may have one name.
    .filter((column, index) => column.every(({ entry }, at) => entry || (index > 0 && at === column.length - 1)))
    // Verona Kos, Klassen Ida: one in three may be called like a place or a heading.
    .filter((column) => column.filter(({ entry }) => entry?.people.some(isOther)).length * 3 <= column.length)
    .filter((column) => !repeats(column.flatMap(({ entry }) => textOf(entry))));
  const areLists = columns.length < 2 || areBeside(columns.map((column) => column.map(({ entry }) => entry)));
  const of = areLists ? columns : columns.filter((column) => column.some(({ entry }) => isKnown(entry)));
  // Double Room, Garden View beside each: which of two columns are the names nobody knows.
  if (!areLists && of.length > 1) return [];
  return of
    .flatMap((column) => column.flatMap(({ row, entry }) => (entry?.people ?? []).map((value) => ({ row, value }))))
    .map(({ row, value }) => ({ row, value: { ...value, name: { ...value.name, certainty: 0.5 } } }))
    .toSorted((one, other) => one.row - other.row);
}

const isAt = ({ x }: Entry, place: number) => Math.abs(x - place) <= aligned + 2;
const textOf = (entry: Entry | undefined) => entry?.people.map(({ name }) => fold(name.value)) ?? [];
const repeats = (texts: readonly string[]) => new Set(texts).size < texts.length;
const isKnown = (entry: Entry | undefined) => entry?.people.some(({ name }) => name.value.split(' ').some(isGivenName)) ?? false;

/** Two lists, and no list of names with what each is or where each lives beside it: both with numbers, or with given names we know. */
const areBeside = (columns: readonly (Entry | undefined)[][]): boolean =>
  columns.every((column) => column.every((entry) => !entry || entry.lead === '#')) ||
  columns.every((column) => column.filter(isKnown).length * 3 >= column.length);

function rowsUnder(lines: readonly Line[], head: Head, order: Order): Row[] {
  const rows: Row[] = [];
  let step: number | undefined;
  for (let row = head.row + 1, gap = 0; row < Math.min(lines.length, head.row + mostRows); row += 1) {
    const line = lines[row] as Line;
    const cells = pieceCells(line).filter(({ x }) => x >= head.cell.x - besideHeading && x < head.end - aligned);
    if (cells.length === 0 && line.page === head.cell.line.page) continue;
    const [first] = rows;
    if (closes(line.text) || isOfJourney(line, head) || line.page !== head.cell.line.page) break;
    if (first && isFarBelow(lines, row, first.row)) break;
    if (cells.some(({ text }) => ofContact.test(fold(text)))) break;
    const entries = cells.flatMap((cell) => entryIn(cell, lines, row, order) ?? []);
    const own = first
      ? entries.filter((entry) => first.entries.some((other) => isAt(entry, other.x) && isLike(entry, other)))
      : entries;
    const isFirstInLine = own.length > 0 && (first !== undefined || Math.abs((cells[0]?.x ?? 0) - head.cell.x) <= besideHeading);
    if (isFirstInLine && (rows.length < 2 || gap === step || isCountedOn(line, lines[rows.at(-1)?.row ?? row]))) {
      if (rows.length === 1) step = gap;
      rows.push({ row, entries: own });
      gap = 0;
      continue;
    }
    if (isFirstInLine) break;
    // Ниш, соба са Љиљаном: farther right than the names
    const isBeneath = first !== undefined && (cells[0]?.x ?? 0) > Math.min(...first.entries.map(({ x }) => x)) + aligned;
    if (!isBeneath) gap += 1;
    // Between a heading and its list may stand the heads of columns.
    if (gap > 1 || (!first && cells.length < 2)) break;
  }
  return rows;
}

/** In distances of the list's lines: another paragraph is so much farther below. */
const apart = 1.6;

/** Below a gap that is wider than those between the lines of the list above. */
function isFarBelow(lines: readonly Line[], row: number, first: number): boolean {
  const steps = lines
    .slice(first, row + 1)
    .map(({ y }, index, all) => (index > 0 ? y - (all[index - 1]?.y ?? y) : 0))
    .slice(1);
  const last = steps.pop() ?? 0;
  return steps.length > 0 && last > apart * Math.max(...steps);
}

// Emergency contact   Orla Daly, at the end of a list
const ofContact =
  /(?<!\p{L})(?:contact|kontakt|emergenc|notfall|urgenc|urgent|nodsf|veszhely|acil|hataala|hadanumer|экстрен|спешн|екстрен|экстр|επαφ|επικοινων|αναγκησ|neydar|tengili)/u;

/** From hour to hour, or with the number of a flight: not beside the column. */
const isOfJourney = (line: Line, { cell, end }: Head): boolean =>
  marksOf(line).some(
    ({ kind, x }: Mark) =>
      (kind === 'flight' || kind === 'time' || kind === 'airport') && x >= cell.x - besideHeading && x < end - aligned,
  );

const isLike = (one: Entry, other: Entry) => one.lead === other.lead && one.isCapital === other.isCapital;

// 1. | 12) | • | – | [x], with its blanks
const leading = /^(?:(?<number>\d{1,2}(?:[.):]|(?= ))|\[?[xX✓✔ ]\])|[-–—•*·▪◦○●►→☐☑✓✔])\s+(?=\p{L})/u;
const word = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const small = `(?:${particle}|n[ií]|nic|u[ií]|[iye]|ap|dos|das)`;
const whole = `${word}(?: (?:${small} ){0,3}${word}){1,4}`;
const ending = '(?=$|,|;|:|\\s*[(\\[|/·]|\\s+[–—-]|\\s+\\p{Ll}|\\s+\\d|\\s*\\.{2})';
const person = new RegExp(`^${whole}${ending}`, 'u');
const pair = new RegExp(`^(?<one>${whole}) (?<join>${joining}) (?<other>${whole})${ending}`, 'du');
const couple = new RegExp(`^${word} ${joining} ${word}(?: (?:${particle} ){0,2}${word})${ending}`, 'u');
/** Between the two names of a family in Spain and Portugal as well. */
const ofFamilies = /^[yei]$/;

/** Who a cell begins with. */
function entryIn(cell: Cell, lines: readonly Line[], row: number, order: Order): Entry | undefined {
  const lead = leading.exec(cell.text);
  const start = lead?.[0].length ?? 0;
  const text = cell.text.slice(start);
  const at = (from: number, to: number): Cell => ({
    ...cell,
    text: text.slice(from, to),
    start: cell.start + start + from,
    end: cell.start + start + to,
  });
  if (isHeadedByOthers(cell, lines, row) || isUnderRanks(cell, lines, row)) return undefined;
  const people = peopleIn(text, at, order);
  if (people.length === 0) return undefined;
  return {
    people,
    x: cell.x,
    lead: lead?.groups?.number ? '#' : (lead?.[0].trim() ?? ''),
    isCapital: people.every(({ name }) => isCapitals(name.value)),
  };
}

function peopleIn(text: string, at: (from: number, to: number) => Cell, order: Order): DraftPassenger[] {
  const both = pair.exec(text)?.indices?.groups;
  if (both?.one && both.other) {
    const [one, other] = [at(...both.one), at(...both.other)];
    const isOne = ofFamilies.test(pair.exec(text)?.groups?.join ?? '') && !areTwo(one.text, other.text);
    if (!isOne) return [one, other].flatMap((cell) => named(cell, order) ?? []);
  }
  const joined = couple.exec(text)?.[0];
  if (joined) {
    const people = coupleInList(at(0, joined.length));
    if (people.length > 0) return people;
  }
  const found = person.exec(text)?.[0];
  if (found === undefined) return [];
  const own = named(at(0, found.length), order);
  const told = named(at(0, text.length), order);
  // Sister Irina (passport: Dana Rusu) is who stands in brackets.
  const isInBrackets = told !== undefined && told.name.box.x >= at(found.length, text.length).x;
  return own ? [told && (isInBrackets || told.name.value === own.name.value) ? told : own] : [];
}

/** `Dobrica Nešić i Borjanka Nešić`, of one family or with a given name we know behind; Joan Puig i Soler Vila is one. */
const areTwo = (one: string, other: string): boolean =>
  one.split(' ').at(-1) === other.split(' ').at(-1) || isGivenName(other.split(' ')[0] ?? '');

/** Ana Paris is somebody, Oslo Sentral and Seguro Médico are not. */
const isOther = ({ name: { value } }: DraftPassenger): boolean =>
  !isSurelyName(value) &&
  (airportsNamed(value).length > 0 ||
    airportsNamed(value.split(' ')[0] ?? '').length > 0 ||
    hasHeadingWord(value) ||
    beginsOtherService(fold(value)));

// C0419283 | F 418820
export const passport = /(?<![\p{L}\d])\p{Lu}{1,2} ?\d{6,8}(?!\d)/u;
/** Folded. */
const ofPassport = /pas{1,2}a?port|passnummer|pass[ -]n[ro]|reisepass|paszport|paspor|utlevel|паспорт|διαβατηρι/u;
type Numbered = Placed<DraftPassenger> & { cell: Cell; number: Cell };

/** Whatever stands over them, names with the numbers of their passports beside or behind them: `03 DBL   Maria Cardoso Lima   GD117740` over `Ana Lima Duarte   GD118893`. Who stands so in two rows and more of one column; one in three has a given name we know, or the word for a passport behind it. */
export function besidePassports(
  lines: readonly Line[],
  known: readonly Placed<string>[],
  order: Order,
): Placed<DraftPassenger>[] {
  const rows = lines.flatMap((line, row) => rowIn(lines, line, row, order));
  const isInColumn = (one: Numbered, other: Numbered) =>
    one.cell.line.page === other.cell.line.page &&
    Math.abs(one.cell.x - other.cell.x) < aligned &&
    Math.abs(one.number.x - other.number.x) < aligned;
  return rows.flatMap((one) => {
    const column = rows.filter((other) => isInColumn(one, other));
    const sure = column.filter(({ value, cell }) => isSurelyName(value.name.value) || ofPassport.test(fold(cell.text))).length;
    const isOne = column.length > 1 && sure * 3 >= column.length && !known.some(({ row }) => row === one.row);
    return isOne ? [{ row: one.row, value: { ...one.value, name: { ...one.value.name, certainty: 0.5 } } }] : [];
  });
}

function rowIn(lines: readonly Line[], line: Line, row: number, order: Order): Numbered[] {
  const cells = pieceCells(line);
  const index = cells.findIndex(({ text }) => passport.test(text));
  const number = cells[index];
  if (!number || speaksOfOthers(line) || marksOf(line).some(({ kind }) => kind === 'time' || kind === 'flight')) return [];
  // Orhun DEMİRTAŞ   Genel Müdür   U12345678: what somebody is stands behind who he is.
  const people = cells.slice(0, index + 1).flatMap((cell): Numbered[] => {
    const isOther = isHeadedByOthers(cell, lines, row) || isUnderRanks(cell, lines, row);
    const person = isOther ? undefined : named(withoutNumber(cell), order);
    return person && !isPlace(person.name.value) ? [{ row, value: person, cell, number }] : [];
  });
  const own = people.find(({ value }) => isSurelyName(value.name.value)) ?? people[0];
  return own ? [own] : [];
}
