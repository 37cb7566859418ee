/** The names in a list under its heading, and where that list ends. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Cell, pieceCells } from '../../../layout/cells.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { ticketInLine } from '../../../values/e-tickets.ts';
import { endsInTitle, sureTitle } from '../../../values/name-words.ts';
import { kindOf } from '../../../values/traveller-kinds.ts';
import { foldInPlace, labelOf } from '../../flight-labels.ts';
import { type Mark, marksOf } from '../../flight-marks.ts';
import { isOfNights } from '../../no-flights/nights.ts';
import { beginsOtherService, isOfOthers } from '../../no-flights/other-services.ts';
import { coupleInList } from '../names/couples.ts';
import { closes } from '../names/greetings.ts';
import { partUnder } from '../names/name-parts.ts';
import {
  inColumns,
  isMarkedAsName,
  isNumbered,
  isPlace,
  isSurelyName,
  mayBeName,
  named,
  type Order,
  surelyNamed,
  withoutNumber,
  withTitle,
} from '../names/printed-names.ts';
import { isUnderRanks } from '../names/ranks.ts';
import { severalNamed } from '../names/several-names.ts';
import { kindAndNameIn, titledBeside } from '../names/titles-in-cells.ts';
import { afterLabel, headsNames, isLabelled, isTravellersLabel } from '../passenger-labels.ts';
import { isUnderOthers, withoutRole } from '../people-of-others.ts';
import { type Placed, ticketsIn } from '../tickets/tickets-of-passengers.ts';
import { isCountedOn, marksInList } from './counted-on.ts';
import { namesFamily, saysWhoGoes } from './who-goes.ts';

// POPA ANA (MRS), SANDU CARMEN (DNA): Marseille and Dothan are no places there
const titleInBrackets = new RegExp(`\\p{L} {1,4}\\(${sureTitle}\\)`, 'u');

export const numbered = /^\s*\d{1,2}(?:[.)]?\s{1,4}| ?[-–—]\s)\p{Lu}/u;

/** In lines: so far under the heads of a table its rows stand. */
const underHeads = 12;

/** `Approved by   E-ticket` over `Alistair Drummond   125-2418669071`: who has another heading is another, in each row under the heads of a table. */
export function isHeadedByOthers({ x }: Pick<Cell, 'x'>, lines: readonly Line[], row: number): boolean {
  const isOver = (head: Cell) =>
    Math.abs(head.x - x) < 6 && !/\d/.test(head.text) && isOfOthers(withoutRole(head.text)) && !isTravellersLabel(head.text);
  // Pasajero   Jefe de proyecto   Billete: what another column is for, whatever it is, is not for those who travel.
  const isOverTravellers = (head: Cell) => Math.abs(head.x - x) >= 6 && afterLabel(head)?.text === '';
  const isOverAnother = (head: Cell) =>
    Math.abs(head.x - x) < 6 &&
    !isLabelled(head) &&
    !headsNames(head, 2) &&
    /\p{L} \p{L}/u.test(head.text) &&
    !head.text.split(' ').some((word) => kindOf(word) ?? /^(?:name|vorname|nume|nombre|nom)/iu.test(word));
  return lines.slice(Math.max(0, row - underHeads), row).some((line, index, above) => {
    const cells = pieceCells(line);
    if (cells.length > 2 && !/[\d:]/.test(line.text) && cells.some(isOverTravellers) && cells.some(isOverAnother)) return true;
    return cells.some(isOver) && (index === above.length - 1 || (cells.length > 2 && !/[\d:]/.test(line.text)));
  });
}

/** `Genehmigt von   Sabine Krüger   Ticketnummer   257-2417770055` */
export const isBehindOthers = (cells: readonly Cell[], index: number): boolean =>
  index > 0 && !/\d/.test(cells[index - 1]?.text ?? '') && isOfOthers(cells[index - 1]?.text ?? '');

/** Words over columns: a label we know among them, or two words with a slash right over a flight. No name stands there. */
export function headsTable(cells: readonly Cell[], next: Line | undefined): boolean {
  if (cells.length < 3 || cells.some(({ text }) => /\d/.test(text))) return false;
  const isOverFlight = next !== undefined && marksOf(next).some(({ kind }) => kind === 'flight' || kind === 'airport');
  return cells.some(
    ({ text }) => labelOf(text)?.bare || (isOverFlight && /^\p{L}+ ?\/ ?\p{L}+$/u.test(text) && !endsInTitle.test(text)),
  );
}

/** The names under a heading, down to the first lines that hold none; tickets may stand between them. */
export function listBelow(lines: readonly Line[], row: number, heading: Cell, order: Order): Placed<DraftPassenger>[] {
  const found: Placed<DraftPassenger>[] = [];
  // Traveller   Travel arranger, over Helen Marsh   David Cooper
  const heads = pieceCells(lines[row] as Line).filter(
    (head) => head.x > heading.right && !isLabelled(head) && !headsNames(head, 2),
  );
  const [beside, ...more] = pieceCells(lines[row] as Line).filter(({ x }) => x > heading.right);
  const isOfOtherHead = (cell: Cell | undefined) => heads.some(({ x, right }) => cell && x < cell.right && right > cell.x);
  let isUnderSeats = false;
  for (let at = row + 1, misses = 0; at < Math.min(lines.length, row + 30) && misses < 3; at += 1) {
    const line = lines[at];
    // LIM is Lima, and the family of Hui Min. Who ends the letter right below the list travels not.
    if (!line || isUnderOthers(lines, at) || closes(line.text)) break;
    const cells = pieceCells(line);
    const isInColumn = ({ x, right }: Cell) => x < heading.right + 20 && right > heading.x - 20;
    const inColumn = cells.filter(isInColumn);
    const own = inColumn.filter((cell) => !isHeadedByOthers(cell, lines, at) && !isUnderRanks(cell, lines, at));
    // Mr Owen Pritchard | Cost centre owner | Mrs Joan Whitaker: in this column the list has ended.
    if (inColumn.length > 0 && own.length === 0) break;
    const column = own.filter((cell) => !isBehindOthers(cells, cells.indexOf(cell)));
    // Mr Muhammad Hafizuddin   KUL-DPS   12A: where somebody sits is not where the list ends.
    const isTitled =
      cells.some(({ text }) => withTitle.test(text)) ||
      titleInBrackets.test(line.text) ||
      // Zoé Roux (enfant)   CDG-NCE: 33F
      column.some((cell) => named(cell, order)?.type);
    // NGUYEN, GIA HAN   Adult   VJ150 VJ133 under Passenger   Type   Flight
    const isInTable =
      column.some((cell) => Math.abs(cell.x - heading.x) < 6 && named(cell, order)) &&
      cells.length > column.length &&
      isUnderHeads(
        cells.filter((cell) => !inColumn.includes(cell)),
        lines[row] as Line,
        heading,
      );
    const isSure = isInTable || column.some((cell) => surelyNamed(cell, order).length > 0 || named(cell, order)?.type);
    const ends = (mark: Mark) => (mark.kind === 'flight' && !isSure) || (mark.kind === 'airport' && !mark.bare && !isTitled);
    const marks = marksInList(lines, at, found.at(-1)?.row, Math.max(heading.right + 20, ...inColumn.map(({ right }) => right)));
    // The number of a flight and a seat; with its day and its places it is a flight's own row, and nobody's.
    const isOfOne = inColumn.length === 0 && marks.every(({ kind }) => kind === 'flight');
    if (isOfOne && isUnderHeads(cells, lines[row] as Line, heading)) continue;
    if (found.length > 0 && more.length === 0 && isBesideFlights(cells, inColumn, beside)) continue;
    if (found.length > 0 && !isSure && isOfSeat(marks, line)) {
      isUnderSeats = true;
      continue;
    }
    if (marks.some(ends) || (!isSure && isOfRide(marks))) break;
    if (headsTable(cells, lines[at + 1])) {
      misses += 1;
      continue;
    }
    const couple = column
      .flatMap((cell) => [...coupleInList(withoutNumber(cell)), ...severalNamed(cell, order)])
      .filter(({ name }) => mayBeName(name.value));
    if (couple.length > 0) {
      found.push(...couple.map((value) => ({ row: at, value })));
      misses = 0;
      continue;
    }
    // A title, given and family names in columns of their own read as one.
    const whole = { line, text: line.text, start: 0, end: line.text.length, x: line.x, right: line.x + line.width };
    const passenger =
      titledBeside(cells, order)[0] ??
      kindAndNameIn(cells, order) ??
      column.map((cell) => named(cell, order)).find((one) => one !== undefined) ??
      (column.length === 0 ? cells.flatMap((cell) => surelyNamed(cell, order))[0] : undefined) ??
      (cells.length > 1 ? [inColumns(whole, order)].find((one) => one && isSurelyName(one.name.value)) : undefined);
    if (passenger && isOfNights(line) && !isTitled && !passenger.type) break;
    const goesOn = isCountedOn(lines[at + 1], lines[found.at(-1)?.row ?? at]);
    const isNone = passenger && (isPlaceInList(passenger.name.value, line) || !isLikeList(passenger, line, found, lines));
    if (isNone && goesOn) continue;
    if (isNone) break;
    if (passenger && isUnderSeats && !isSure && !passenger.type && !isOfFamilies(passenger, found)) break;
    if (passenger) found.push({ row: at, value: passenger });
    if (passenger)
      for (const index of cells.keys())
        for (const value of isOfOtherHead(cells[index]) || isUnderRanks(cells[index] as Cell, lines, at)
          ? []
          : besideIn(cells, index, { column, known: passenger, order, found }))
          found.push({ row: at, value });
    if (
      !passenger &&
      (isHeadingOfService(line) ||
        (isNextHeading(line, cells, found, row) && !goesOn && ticketsIn(lines.slice(at + 1, at + 2)).length === 0))
    )
      break;
    // What stands in another column says nothing of this one.
    misses = passenger || ticketsIn([line]).length > 0 ? 0 : misses + (line.x > heading.right + 20 ? 0 : 1);
  }
  return found;
}

/** `ticket 074-2418800121   do 4 maart  KL 1141` under `Reizigers   Uw vluchten`: of a list's row there is nothing, or the ticket of who stands above. */
const isBesideFlights = (cells: readonly Cell[], inColumn: readonly Cell[], beside: Cell | undefined): boolean =>
  beside !== undefined &&
  cells.every((cell) => cell.x > beside.x - 20 || inColumn.includes(cell)) &&
  inColumn.every((cell) => ticketInLine.test(cell.text));

/**
 * `VJ150   12A` under `Flight   Seat`, over and under the names in the first column: the flights of each, half a line apart from him; `DZ 1` under
 * `Zimmer`, before them: a room, and no flight of Donghai Airlines.
 */
const isUnderHeads = (cells: readonly Cell[], heads: Line, heading: Cell): boolean => {
  const others = pieceCells(heads).filter(({ x, right }) => x > heading.right || right < heading.x);
  return cells.every(
    (cell) =>
      (cell.x > heading.right || (cell.right < heading.x && roomShape.test(cell.text))) &&
      others.some(({ x, right }) => x < cell.right + 20 && right > cell.x - 20),
  );
};

// DZ 1 | 01 SGL | 204
const roomShape = /^(?:\p{L}{1,6} ?\d{1,3}|\d{1,3}(?: \p{L}{2,6})?)$/u;

/** Alfio Greco under Salvatore Greco, with his seats between */
const isOfFamilies = ({ name }: DraftPassenger, list: readonly Placed<DraftPassenger>[]): boolean => {
  const last = fold(name.value.split(' ').at(-1) ?? '');
  return list.some(({ value }) => fold(value.name.value.split(' ').at(-1) ?? '') === last);
};

/** `Rome FCO`; in a numbered row `2. SANDU CARMEN` is somebody, whose name is that of a town as well. */
const isPlaceInList = (name: string, line: Line): boolean =>
  isPlace(name) &&
  !(
    startsNumbered(line) &&
    isSurelyName(name) &&
    (titleInBrackets.test(line.text) || !marksOf(line).some((mark) => mark.kind === 'airport' && !mark.bare))
  );

// (BGY) - (OTP)   18C | OTP–LHR 12A, 1 bag | FR4357: Seat 18C, 1 x 20kg
const seat =
  /(?<![\p{L}\d])\d{1,2}[a-k](?![\p{L}\d])|(?<!\p{L})(?:seat|loc|sitz|siege|asiento|posto|lugar|miejsce|bag\p{L}*|gepack\p{L}*|equipaje|\d{1,2} ?kg)(?!\p{L})/u;

/** Under a name: where it sits and what it checks in on a flight, whose hours and days stand elsewhere. */
const isOfSeat = (marks: readonly Mark[], { text }: Line): boolean =>
  marks.length > 0 && marks.every(({ kind }) => kind === 'airport' || kind === 'flight') && seat.test(foldInPlace(text));

/** `AUTOCAR / COACH   Orléans Express   Québec 13 h 00 -> Montréal 16 h 40`: from hour to hour goes a ride, and no traveller. */
const isOfRide = (marks: readonly Mark[]): boolean => marks.filter(({ kind }) => kind === 'time').length > 1;

/** `Unterkunft` alone in its line: no traveller stands under it. */
const isHeadingOfService = ({ text }: Line): boolean => /^\p{L}[\p{L} ]{2,30}:?$/u.test(text) && beginsOtherService(fold(text));

/** `La quota comprende` in the column of a list that has had a name in each line: what stands below it are no more of them, but for children. */
function isNextHeading({ text }: Line, cells: readonly Cell[], list: readonly Placed<DraftPassenger>[], head: number): boolean {
  const [cell, beside] = cells;
  if (!cell || beside || !/^\p{Lu}[\p{L}’' ]*:?$/u.test(text) || text.length > longestHeading) return false;
  const rows = new Set(list.map(({ row }) => row));
  const isUnbroken = rows.size > 1 && list[0]?.row === head + 1 && list.at(-1)?.row === head + rows.size;
  // Însoțitori:, and nobody, over Obiective; GS are the letters of Greta Sassi.
  const isSecond =
    rows.size === 0 && /^\p{L}{4,}(?: \p{L}+)?:?$/u.test(text) && !headsNames(cell, 2) && partUnder(text) === undefined;
  return (
    (isUnbroken || isSecond) &&
    !isLabelled(cell) &&
    !saysWhoGoes(text) &&
    !namesFamily(text) &&
    !text.split(/\P{L}+/u).some(kindOf)
  );
}

/** In letters. */
const longestHeading = 40;

type InList = { column: readonly Cell[]; known: DraftPassenger; order: Order; found: readonly Placed<DraftPassenger>[] };

/** `1. Ardelean, Monica   DBL 1   8. Filipescu, Veronica   TWIN 5`, `Jan Zych   Zofia Zych (10 l.)`: a list in several columns. */
function besideIn(cells: readonly Cell[], index: number, { column, known, order, found }: InList): DraftPassenger[] {
  const cell = cells[index];
  const person = cell && named(cell, order);
  if (!person || person.name.value === known.name.value) return [];
  // Bento Lima · Criança   Cecília Lima · Criança: both with their kinds
  if (person.type && known.type && column.length > 0 && !column.includes(cell)) return [person];
  if (isNumbered(cells, index) || column.some((own) => own !== cell && isLikeIn(cell, own))) return [person];
  if (column.length === 0 || column.includes(cell)) return [];
  const signs = [person.type !== undefined, isOfFamilies(person, found), cells.every((one) => named(one, order))];
  return signs.filter(Boolean).length > 1 ? [person] : surelyNamed(cell, order);
}

// Helen Pritchard (Party leader)   Freya Nightingale (Pupil)
const inBrackets = /^\p{Lu}[^():/\d]+ \(\p{L}[\p{L} ]{2,18}\)$/u;

/** Both with what they are in brackets, and nothing else. */
const isLikeIn = (cell: Cell, own: Cell): boolean => inBrackets.test(cell.text) && inBrackets.test(own.text);

/** Several such beside each other. */
export function isRowOfBrackets(line: Line | undefined): boolean {
  const cells = line ? pieceCells(line) : [];
  return cells.length > 1 && cells.every(({ text }) => inBrackets.test(text));
}

/** `1      Baciu Ilie`, `2. Baciu Viorica`, `1-1   Herr Thorsten Brandt` */
export const startsNumbered = (line: Line | undefined) =>
  line !== undefined && /^\d{1,2}(?:[.)]|(?:[-–/]\d{1,2})?\s{2})/.test(line.text);

// Internationaler / Nationaler Zuschlag   316,00 EUR
const amount = /\d[.,]\d{2} ?(?:[A-Z]{3}|€|£|\$|lei|zł|kr)(?![\p{L}\d])|(?:[A-Z]{3}|€|£|\$) ?\d[\d.,]*[.,]\d{2}(?!\d)/u;
const hasAmount = (line: Line | undefined) => line !== undefined && amount.test(line.text);

/** Under names with titles `SERVICII SUPLIMENTARE` is the next heading: what has none is of a family there, of a kind of traveller, numbered or ticketed. */
function isLikeList(
  { name, type }: DraftPassenger,
  line: Line,
  list: readonly Placed<DraftPassenger>[],
  lines: readonly Line[],
): boolean {
  if (list.length > 1 && !startsNumbered(line) && list.every(({ row }) => startsNumbered(lines[row]))) return false;
  // Under travellers without a price the next heading is that of the price.
  if (list.length > 0 && hasAmount(line) && !isSurelyName(name.value) && !list.some(({ row }) => hasAmount(lines[row])))
    return false;
  const others = list.map(({ value }) => value.name.value);
  const words = new Set(others.flatMap((other) => other.split(/[\s/]+/)).map(fold));
  return (
    !(others.length > 0 && others.every(isMarkedAsName)) ||
    isMarkedAsName(name.value) ||
    isSurelyName(name.value) ||
    type !== undefined ||
    name.value.split(/\s+/).some((word) => words.has(fold(word))) ||
    numbered.test(line.text) ||
    ticketsIn([line]).length > 0
  );
}
