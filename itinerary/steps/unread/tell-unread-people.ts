/** Travellers a ticket names or counts, and who are not among those read. */

import { marksOf } from '../../documents/flight-marks.ts';
import { speaksOfOthers } from '../../documents/no-flights/other-services.ts';
import { namedPeopleIn } from '../../documents/people/booked-passengers.ts';
import { isCountedOn } from '../../documents/people/lists/counted-on.ts';
import { isHeadedByOthers, isRowOfBrackets } from '../../documents/people/lists/listed-names.ts';
import { rowsOfStaying } from '../../documents/people/lists/who-goes.ts';
import { coupleIn, familyOfCouple } from '../../documents/people/names/couples.ts';
import { closes, lengthOfGreeting } from '../../documents/people/names/greetings.ts';
import { mayBeName, named, withoutNumber } from '../../documents/people/names/printed-names.ts';
import { apartAtCommas } from '../../documents/people/names/several-names.ts';
import { maySpellTheSame } from '../../documents/people/names/two-scripts.ts';
import { afterLabel, isLabelled, isTravellersLabel } from '../../documents/people/passenger-labels.ts';
import { kindInBrackets } from '../../documents/people/passengers-in-passing.ts';
import { isUnderOthers } from '../../documents/people/people-of-others.ts';
import type { DraftDoubt, DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, cellFrom, pieceCells } from '../../layout/cells.ts';
import { airportsNamed } from '../../reference/airports.ts';
import { isGivenName } from '../../reference/given-names.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { isCapitals, particles, titles } from '../../values/name-words.ts';
import { kindOf } from '../../values/traveller-kinds.ts';
import { travellerIndex } from '../../values/travellers.ts';
import { inSentencesWith } from './people-of-sentences.ts';
import { inRowsLikeRead } from './rows-like-read.ts';

/** A text made to name more than any ticket has is not listed. */
const most = 20;
/** In lines: who wrote a letter, and for whom. */
const signature = 3;

/** @param lines without those of sentences @param ticketed how many tickets are printed beyond those of the passengers read */
export function tellUnreadPeople(lines: readonly Line[], passengers: readonly DraftPassenger[], ticketed = 0): DraftDoubt[] {
  const ofTravellers = lines.filter(
    (line, row) =>
      !speaksOfOthers(line) &&
      !isUnderOthers(lines, row) &&
      !lines.slice(Math.max(0, row - signature), row).some(({ text }) => closes(text)),
  );
  const people = [
    ...ofTravellers.flatMap((line) =>
      namedPeopleIn(line).filter(({ name }) => !isHeadedByOthers(name.box, lines, lines.indexOf(line))),
    ),
    ...ofTravellers
      .flatMap(pieceCells)
      .flatMap(coupleIn)
      .filter(({ name }) => mayBeName(name.value) && airportsNamed(name.value).length === 0),
    ...relativesIn(ofTravellers, passengers).filter(
      ({ name }) => !lines.some((line, row) => isIn(name, line) && isHeadedByOthers(name.box, lines, row)),
    ),
    ...nextInList(ofTravellers, passengers),
    ...inBracketRows(ofTravellers),
    ...inRowsOfSeveral(ofTravellers, passengers),
    ...countedOnIn(lines, passengers),
    ...inSentencesWith(lines, passengers),
    ...inRowsLikeRead(ofTravellers, passengers),
  ];
  const unread = people.filter(
    ({ name }) =>
      !passengers.some(
        (known) =>
          travellerIndex([known], name.value) === 0 ||
          maySpellTheSame({ name }, known) ||
          isCutBesideTicket(name, lines, known) ||
          isRestOf(name.value, known),
      ),
  );
  const names = new Set([...unread.map(({ name }) => name.value), ...couplesIn(ofTravellers, passengers)]);
  if (names.size > 0) return [...names].slice(0, most).map(personDoubt);
  const counted = Math.max(
    passengers.length + Math.max(ticketed, hasUnnamedChild(ofTravellers, passengers) ? 1 : 0),
    ...lines.filter((line) => !speaksOfOthers(line)).map(countIn),
    numberedIn(ofTravellers, passengers),
  );
  return passengers.length > 0 && counted > passengers.length ? [countDoubt(counted, passengers.length)] : [];
}

// *TE001;  RAHMAN/MD ABDURM     7792401883310: of RAHMAN/MD ABDUR MR, whose ticket was read
const isCutBesideTicket = (cut: DraftPassenger['name'], lines: readonly Line[], { name, eticket }: DraftPassenger): boolean =>
  eticket !== undefined &&
  lettersOf(name.value).startsWith(lettersOf(cut.value)) &&
  lines.some((line) => isIn(cut, line) && line.text.replace(/\D/g, '').includes(eticket.value));

/** `KURUVILLA MSTR`, under `THOMAS/ROHAN`: one name of somebody read, and a title; `Halo Bapak Sukarman` greets him. */
function isRestOf(printed: string, { name }: DraftPassenger): boolean {
  const [word, ...others] = wordsOf(printed.slice(lengthOfGreeting(`${printed},`))).filter((part) => !titles.has(part));
  return word !== undefined && others.length === 0 && wordsOf(name.value).includes(word);
}

const lettersOf = (name: string) => fold(name).replace(/[^\p{L}/]/gu, '');

/** `Mr & Mrs John Smith`, where not both were read. */
const couplesIn = (lines: readonly Line[], passengers: readonly DraftPassenger[]): string[] =>
  lines.flatMap(pieceCells).flatMap((cell) => {
    const own = afterLabel(cell) ?? cell;
    const family = familyOfCouple(own);
    const read = passengers.filter(({ name }) => family && wordsOf(name.value).includes(fold(family)));
    return family && read.length < 2 ? [own.text] : [];
  });

/** Of a row of a list, its number: alone in the first column, or `3. 65 yaş üstü` beside the name. */
const numberOf = ([cell, beside]: readonly Cell[]) => {
  const { alone, leads } = /^(?:(?<alone>\d{1,2})[.)]?|(?<leads>\d{1,2})[.)] \S.*)$/.exec(cell?.text ?? '')?.groups ?? {};
  return Number(alone ?? (beside ? leads : undefined) ?? 0);
};
/** In lines: so far apart rows of one list begin. */
const betweenNumbers = 4;

/** The last number of a list whose first numbers are those of travellers who were read: whoever has the next is another. */
function numberedIn(lines: readonly Line[], passengers: readonly DraftPassenger[]): number {
  const rows = lines.map(pieceCells);
  const first = rows.findIndex((cells, row) => numberOf(cells) === 1 && passengers.some(({ name }) => isIn(name, lines[row])));
  const x = rows[first]?.[0]?.x ?? 0;
  let last = first < 0 ? 0 : 1;
  for (let row = first + 1, since = 0; last > 0 && row < rows.length && since < betweenNumbers; row += 1, since += 1) {
    const cells = rows[row] ?? [];
    const isNext = numberOf(cells) === last + 1 && Math.abs((cells[0]?.x ?? 0) - x) < 6 && cells.length > 1;
    if (!isNext || marksOf(lines[row] as Line).some(({ kind }) => kind === 'flight' || kind === 'airport' || kind === 'time'))
      continue;
    last += 1;
    since = -1;
  }
  return last;
}

const isIn = ({ box }: DraftPassenger['name'], line: Line | undefined) =>
  line?.page === box.page && box.y < line.y + line.height && box.y + box.height > line.y;

/** `Ana Gil (+ bebé)`, and no infant was read. */
const hasUnnamedChild = (lines: readonly Line[], passengers: readonly DraftPassenger[]): boolean =>
  lines.some((line) => {
    const kind = passengers.some(({ name }) => line.text.includes(name.value)) ? kindInBrackets(line) : undefined;
    return kind !== undefined && kind !== 'adult' && !passengers.some(({ type }) => type?.value === kind);
  });

/** Who has the family's name of one that was read, and stands alone in a cell or behind words we do not know. */
function relativesIn(lines: readonly Line[], passengers: readonly DraftPassenger[]): DraftPassenger[] {
  const families = new Set(passengers.flatMap(familyOf).filter(isOfFamily));
  if (families.size === 0) return [];
  return lines.flatMap((line) =>
    pieceCells(line).flatMap((cell) => {
      if (!wordsOf(cell.text).some((word) => families.has(word))) return [];
      const person = named(withoutNumber(cell), 'given-first') ?? named(behindWords(cell), 'given-first');
      const words = wordsOf(person?.name.value ?? '');
      const isOne = words.length > 1 && words.some((word) => families.has(word)) && !words.every((word) => families.has(word));
      return person && isOne && airportsNamed(person.name.value).length === 0 ? [person] : [];
    }),
  );
}

/** `3) Lucia Serra` under `Docenti` and `2) Dario Conforti`, who was read: whoever is counted on in one column, whatever stands between. */
function countedOnIn(lines: readonly Line[], passengers: readonly DraftPassenger[]): DraftPassenger[] {
  const staying = rowsOfStaying(lines);
  let last = -1;
  return lines.flatMap((line, row) => {
    const [cell] = staying.has(row) ? [] : pieceCells(line);
    const above = lines[last];
    const isNext = row - last <= betweenNumbers && above?.page === line.page && Math.abs(above.x - line.x) < 6;
    const person = cell && isNext && isCountedOn(line, above) ? named(withoutNumber(cell), 'given-first') : undefined;
    const isOne = person && airportsNamed(person.name.value).length === 0;
    if (isOne || passengers.some(({ name }) => isIn(name, line))) last = row;
    return isOne ? [person] : [];
  });
}

/** In heights of a line: rows of one list are no farther apart. */
const withinList = 0.8;

/** `Ma Jiahui` under `Mr Kim Jong In`: what has the shape of a name right under one that was read, or under another such. */
function nextInList(lines: readonly Line[], passengers: readonly DraftPassenger[]): DraftPassenger[] {
  const readIn = (line: Line) => pieceCells(line).find(({ text }) => passengers.some(({ name }) => text.includes(name.value)));
  const found: DraftPassenger[] = [];
  let above: Cell | undefined;
  for (const line of lines) {
    const [last, read]: (Cell | undefined)[] = [above, readIn(line)];
    above = read;
    const person = last && !read ? nextUnder(last, line) : undefined;
    if (!person) continue;
    above = pieceCells(line).find(({ x }) => isUnder(x, last));
    if (found.push(person) === most) break;
  }
  return found;
}

/** `Elena Prieto (Profesora)   Unax Goitia (Alumno)`, over another such row: a list in two columns. */
function inBracketRows(lines: readonly Line[]): DraftPassenger[] {
  const rows = lines.filter((line, row) => isRowOfBrackets(line) && [lines[row - 1], lines[row + 1]].some(isRowOfBrackets));
  return rows
    .flatMap(pieceCells)
    .flatMap((cell) => named(cell, 'given-first') ?? [])
    .filter(({ name }) => airportsNamed(name.value).length === 0);
}

/** `trompet   Bax Wouter, Postma Bauke` over `slagwerk   Hoekstra Froukje`, who was read: rows of one column, of which some name several. */
function inRowsOfSeveral(lines: readonly Line[], passengers: readonly DraftPassenger[]): DraftPassenger[] {
  const peopleIn = (cell: Cell) => {
    const people = apartAtCommas(cell).map((part) => named(part, 'given-first'));
    return people.every((person) => person !== undefined && airportsNamed(person.name.value).length === 0)
      ? people.flatMap((one) => one ?? [])
      : [];
  };
  const rows = lines.map((line) =>
    pieceCells(line)
      .filter((_, index) => index > 0)
      .map((cell) => ({ cell, people: peopleIn(cell) })),
  );
  const read = rows
    .flat()
    .find(
      ({ cell }) =>
        cell.text.includes(',') && passengers.some(({ name }) => isIn(name, cell.line) && cell.text.includes(name.value)),
    );
  if (!read) return [];
  const column = rows.map((cells) => cells.find(({ cell, people }) => people.length > 0 && isUnder(cell.x, read.cell))?.people);
  const at = lines.indexOf(read.cell.line);
  const before = column.slice(0, at).lastIndexOf(undefined) + 1;
  const end = column.findIndex((people, index) => index > at && people === undefined);
  return column.slice(before, end < 0 ? undefined : end).flatMap((people) => people ?? []);
}

const isUnder = (x: number, last: Cell | undefined) => last !== undefined && Math.abs(x - last.x) < 6;

function nextUnder(last: Cell, line: Line): DraftPassenger | undefined {
  const isNear = line.page === last.line.page && line.y - last.line.y - last.line.height < withinList * last.line.height;
  const cell = isNear ? pieceCells(line).find(({ x }) => isUnder(x, last)) : undefined;
  const person = cell && !isLabelled(cell) ? named(withoutNumber(cell), 'given-first') : undefined;
  const isLike = person && !isCapitals(person.name.value) && !isCapitals(last.text.replace(/\(.*$/, ''));
  return isLike && airportsNamed(person.name.value).length === 0 ? person : undefined;
}

const wordsOf = (name: string) =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
const isOfFamily = (word: string) => !isGivenName(word) && !titles.has(word) && !particles.has(word) && !kindOf(word);

function familyOf({ name: { value }, order }: DraftPassenger): string[] {
  const [family = '', given] = value.split(/[/,]/);
  const words = wordsOf(family);
  return given !== undefined ? words : order === 'family-first' ? words.slice(0, 1) : words.slice(-1);
}

/** Baby: Mia Wittenberg | with infant Mia Wittenberg */
const behindWords = (cell: Cell) => cellFrom(cell, /^(?:[^:]*:\s*|(?:\p{Ll}+ )+)/u.exec(cell.text)?.[0].length ?? 0);

// 4 pasageri | Passengers: 3 | Passenger 2 | Participants (8 persons)
const countShape =
  /^(?:(?<before>\d{1,2}) (?<what>\p{L}[\p{L} ]*)|(?<label>\p{L}[\p{L} ]*?)\s?[:(]?\s?(?<behind>\d{1,2})(?: \p{L}+(?=\)))?\)?:?)$/u;
// 2 Erwachsene, 1 Kind
const kindCount = /(?<![\p{L}\d.,:])(?<count>\d{1,2}) (?<word>\p{L}{3,})/gu;
const plural =
  /^(?:adults|adulti|adultes|adultos|erwachsene|dorosli|children|copii|enfants|kinder|ninos|bambini|infants|sugari|bebelusi|babies|babys|bebes)$/;
/** Of a cell that counts, and is no sentence. */
const longest = 40;

/** How many travellers a line says there are; 0 where it says nothing of it. */
function countIn(line: Line): number {
  const cells = pieceCells(line);
  const counts = cells.flatMap((cell, index) => {
    const figure = /^\d{1,2}$/.exec(cells[index + 1]?.text ?? '')?.[0];
    const beside = figure !== undefined && isTravellersLabel(cell.text.replace(/\s?:$/, '')) ? Number(figure) : 0;
    return [beside, ...cell.text.split(/\s?[·•|,;]\s?/).map(countOf), kindsCounted(cell.text)];
  });
  return Math.max(0, ...counts);
}

function countOf(text: string): number {
  const { before, what, label, behind } = countShape.exec(text)?.groups ?? {};
  return isTravellersLabel(what ?? label ?? '') ? Number(before ?? behind) : 0;
}

const kindsCounted = (text: string): number =>
  text.length > longest
    ? 0
    : [...text.matchAll(kindCount)].reduce((sum, { groups }) => {
        const word = fold(groups?.word ?? '');
        return plural.test(word) || kindOf(word) ? sum + Number(groups?.count) : sum;
      }, 0);

const personDoubt = (name: string): DraftDoubt => ({
  code: 'passenger-not-read',
  message: {
    en: `The ticket seems to name ${name}, who is not among the passengers read. Please check.`,
    ro: `Biletul pare să numească pe ${name}, care nu este între pasagerii citiți. Vă rugăm să verificați.`,
  },
  where: null,
});

const countDoubt = (counted: number, read: number): DraftDoubt => ({
  code: 'passenger-not-read',
  message: {
    en: `The ticket seems to be for ${counted} travellers, but ${read} could be read. Please check.`,
    ro: `Biletul pare să fie pentru ${counted} călători, dar ${read === 1 ? 'a putut fi citit 1' : `au putut fi citiți ${read}`}. Vă rugăm să verificați.`,
  },
  where: 'passengers',
});
