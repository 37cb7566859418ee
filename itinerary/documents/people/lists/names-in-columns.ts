/** Names in two columns, `Surname  First name(s)` over a row for each traveller, whose cells may have several lines. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Cell, cellFrom, foundCell, fromCellsUnder, pieceCells } from '../../../layout/cells.ts';
import { gapBetween } from '../../../text/boxes.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { isCapitals, titleOf, titles } from '../../../values/name-words.ts';
import { kindBesideName } from '../../../values/traveller-kinds.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { marksOf } from '../../flight-marks.ts';
import { isPart, type Parted, partedName, partUnder, withoutTitleBehind } from '../names/name-parts.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';
import { middleBehindFamily } from './middle-names.ts';
import { headsOfFathers } from './names-of-fathers.ts';

/** Between both: a further given name, or the father's. */
const middleHead =
  /^(?:middle names?|second names?|2nd names?|zweit(?:er )?(?:vor)?namen?|deuxieme prenom|second prenom|segundo nombre|secondo nome|nome do meio|drugie imie|al doilea prenume|tweede naam|mellannamn|mellomnavn|mellemnavn|druhe jmeno|masodik (?:kereszt|uto)nev|отчество|по батькові|презиме на баща|бащино име)$/u;
/** In points: a value begins so near the head of its column, or so near where its column begins. */
const underHead = 20;
const aligned = 3;
/** Lines of a table without a name, a wrapped cell or the ticket's row, before its list has ended. */
const mostMisses = 2;
/** Nobody books for more. */
const mostRows = 60;
/** In heights of a line: lines of a cell are no farther apart, and lines beside each other in one row overlap by so much at least. */
const withinCell = 0.4;
const overlap = 0.2;
/** In points: so much nearer than rows are the lines of one row. */
const closer = 2;

type Head = Cell & { at: number; from: number; place: number; beside: number };
type Heads = readonly [Head, Head, Head | undefined];
type Row = {
  family: Placed<Cell>[];
  given: Placed<Cell>[];
  middle: Placed<Cell>[];
  hasOthers: boolean;
  isSaidBefore: boolean;
  title?: Cell;
  type?: DraftPassenger['type'];
};

/** `APPROVER   Dean Patricia Lund` below `Castillo   Maribel` and `Whitman   Deshawn`: a label in capitals, where no family is written so. */
const isLabelBelow = ({ family: [own] }: Row, names: readonly Row[]): boolean =>
  own !== undefined &&
  isCapitals(own.value.text) &&
  names.length > 1 &&
  names.every(({ family }) => family.every(({ value }) => !isCapitals(value.text)));

/** The names in the rows under a line that heads one column with the families' names and another with the given ones. */
export function namesInColumns(lines: readonly Line[], head: number): Parted[] {
  const heads = headsOf(lines, head);
  if (!heads) return [];
  const names: Row[] = [];
  let misses = 0;
  for (const band of bandsUnder(lines, head, heads)) {
    if (names.length > 0 && headsAnother(lines, band, head)) break;
    const row = rowOf(lines, band, heads);
    if (isLabelBelow(row, names)) break;
    const isWhole = row.family.length > 0 && row.given.length > 0;
    if (isWhole) names.push(row);
    else if (isRest(row, names.at(-1), lines, band)) names.at(-1)?.given.push(...row.given);
    misses = isWhole ? 0 : misses + band.length;
    if (misses > mostMisses) break;
  }
  // Name   Father's name, over a whole name: who the father is
  if (headsOfFathers(pieceCells(lines[head] as Line)) && names.some(({ given }) => given[0]?.value.text.includes(' '))) return [];
  const all = names.every((row) => row.isSaidBefore || leadOf(row)) ? names.map(withoutSaid) : names;
  return all.map(({ family: printed, given, middle, title, type }) => {
    const { family, middle: before } = middleBehindFamily(heads[0], printed);
    const { rows, value } = partedName(family, [...before, ...given, ...middle], title);
    return { rows, value: { ...value, ...(type && { type }) } };
  });
}

/** In letters: `BAY ` before `EMRE`, `Bebek ` before `ADA SU`. */
function lengthOfSaid(part: string): number {
  const [word, ...rest] = part.split(' ');
  return word && rest.length > 0 && isSaidOfSomebody(word) ? word.length + 1 : 0;
}

/** The part of a row's name that begins with a title or a kind. */
const leadOf = ({ given, family }: Row): Placed<Cell> | undefined =>
  [given[0], family[0]].find((part) => part && lengthOfSaid(part.value.text) > 0);

/** Where each row begins with a title or a kind, in its own cell or in a name's: one alone may be called Baby. */
function withoutSaid(row: Row): Row {
  const lead = leadOf(row);
  if (!lead || row.isSaidBefore) return row;
  const length = lengthOfSaid(lead.value.text);
  const said = { ...lead.value, text: lead.value.text.slice(0, length - 1) };
  const bare = (part: Placed<Cell>) => (part === lead ? { ...lead, value: cellFrom(lead.value, length) } : part);
  const kind = kindBesideName(said.text);
  return {
    ...{ ...row, given: row.given.map(bare), family: row.family.map(bare) },
    ...(kind ? { type: { ...foundCell(lead.value), value: kind } } : { title: row.title ?? said }),
  };
}

/** `Data   Sav. d.   Reisas   Iš` over the first flight: heads have no figure in them, and the rows above all have some. */
const fewestHeads = 4;
const headsAnother = (lines: readonly Line[], [row = 0, ...others]: readonly number[], head: number): boolean =>
  others.length === 0 &&
  pieceCells(lines[row] as Line).length >= fewestHeads &&
  pieceCells(lines[row] as Line).every(({ text }) => /^\p{Lu}\D*$/u.test(text)) &&
  marksOf(lines[row + 1] ?? (lines[row] as Line)).length > 0 &&
  lines.slice(head + 1, row).every(({ text }) => /\d/.test(text));

/** The heads of both columns, in one line or with what is left of them in the next: `Given` over `names`. */
function headsOf(lines: readonly Line[], row: number): Heads | undefined {
  const line = lines[row] as Line;
  const next = lines[row + 1];
  const rests = next ? pieceCells(next).filter(({ text }) => /^\p{Ll}[\p{L}() ]*$/u.test(text)) : [];
  const cells = pieceCells(line).map((cell, place, { length: beside }) => {
    const rest = rests.find(({ x }) => Math.abs(x - cell.x) <= underHead)?.text;
    const words = [cell.text, ...(rest ? [`${cell.text} ${rest}`] : [])];
    return { ...cell, at: cell.x, from: cell.x, place, beside, parts: words.map(partUnder), words: words.map(plainOf) };
  });
  const [known, knownGiven, either] = (['family', 'given', 'either'] as const).map((part) =>
    cells.find(({ parts }) => parts.includes(part)),
  );
  // Name   Vorname   Anrede | Name   Surname
  const fathers = headsOfFathers(cells);
  const family = fathers?.grandfather ?? fathers?.father ?? known ?? either;
  const given = fathers?.own ?? knownGiven ?? (known ? either : undefined);
  if (!family || !given) return undefined;
  const below = lines.slice(row + 1, row + 1 + mostRows);
  const end = below.findIndex((other) => isOfFlight(other) || isHeading(other, line));
  const columns = fromCellsUnder(cells, below.slice(0, end < 0 ? undefined : end));
  const middle = fathers?.grandfather
    ? cells.indexOf(fathers.father)
    : cells.findIndex((cell) => cell !== family && cell.words.some((word) => middleHead.test(word)));
  return [columns[cells.indexOf(family)] ?? family, columns[cells.indexOf(given)] ?? given, columns[middle]];
}

/** The rows of the next table have columns of their own, and so have those under the next heading. */
const isHeading = (other: Line, { x }: Line) => pieceCells(other).length === 1 && Math.abs(other.x - x) <= aligned;
const isOfFlight = (line: Line) => marksOf(line).some(({ kind }) => kind === 'flight' || kind === 'time');

const plainOf = (text: string) => foldInPlace(text).replace(/\s*:$/, '');

/** The lines under a head by the rows they are of: indexes of lines that overlap, as cells do that are centred in their row, or are nearer than rows are. */
function bandsUnder(lines: readonly Line[], head: number, heads: Heads): number[][] {
  const bands: number[][] = [];
  const end = Math.min(lines.length, head + mostRows);
  const nearest = nearestRows(lines, head, end, heads);
  for (let row = head + 1; row < end && !headsOf(lines, row); row += 1) {
    const gap = gapOver(lines, row);
    const isOfRow = row > head + 1 && (gap < -overlap * (lines[row]?.height ?? 0) || gap < nearest - closer);
    if (isOfRow) bands.at(-1)?.push(row);
    else bands.push([row]);
  }
  return bands;
}

/** How far apart rows are at least, by those that are whole in one line. */
function nearestRows(lines: readonly Line[], head: number, end: number, heads: Heads): number {
  const gaps: number[] = [];
  for (let row = head + 1; row < end; row += 1) {
    const { family, given, hasOthers } = rowOf(lines, [row], heads);
    if (family.length > 0 && given.length > 0 && hasOthers) gaps.push(gapOver(lines, row));
  }
  // The first row stands under the head, which may be farther from it.
  return gaps.length > 1 ? Math.min(...gaps.slice(1)) : 0;
}

function rowOf(lines: readonly Line[], band: readonly number[], heads: Heads): Row {
  const row: Row = { family: [], given: [], middle: [], hasOthers: false, isSaidBefore: false };
  for (const at of band) {
    const cells = pieceCells(lines[at] as Line)
      .map(withoutMarkBehind)
      .map(withoutTitleBehind);
    const under = heads.map((column) => {
      const all = cells.filter((cell) => column && isUnder(cell, column) && isPart(cell));
      return all.find(({ text }) => !isSaidOfSomebody(text)) ?? all[0];
    });
    const [family, given, middle] = under[0] && under[1] ? under : (inPlaces(cells, heads) ?? under);
    const title = cells.find(({ text }) => text.length > 1 && titles.has(titleOf(text)));
    row.hasOthers ||= cells.some((cell) => cell !== family && cell !== given && cell !== middle);
    if (title) row.title ??= title;
    const first = Math.min(family?.x ?? 0, given?.x ?? 0);
    row.isSaidBefore ||= cells.some(({ x, text }) => x < first && isSaidOfSomebody(text));
    if (family === given) continue;
    if (family) row.family.push({ row: at, value: family });
    if (given) row.given.push({ row: at, value: given });
    if (middle && middle !== given && middle !== family) row.middle.push({ row: at, value: middle });
  }
  return row;
}

/** `BELLOSI (don)   Tarcisio`, `Karjalainen   Päivi (opettaja)`: a title in brackets, or what somebody is, is no part of the name. */
function withoutMarkBehind(cell: Cell): Cell {
  const [behind, word = ''] = / \((\p{L}[\p{L} ./-]{1,30})\)$/u.exec(cell.text) ?? [];
  if (!behind || !(/^\p{Ll}/u.test(word) || titles.has(titleOf(word)))) return cell;
  return { ...cell, end: cell.end - behind.length, text: cell.text.slice(0, -behind.length) };
}

/** `BAY   EMRE   KOÇAK`, `BEBEK   ADA   KOÇAK`: a title, or what kind of traveller somebody is, in front of its column and under no head. */
const isSaidOfSomebody = (text: string) => titles.has(titleOf(text)) || kindBesideName(text) !== undefined;

/** Blanks part the columns of a copied table, and do not align them: a row with a cell for each head has them in the same order. */
function inPlaces(all: readonly Cell[], heads: Heads): (Cell | undefined)[] | undefined {
  const isBeyond = all.length === (heads[0].beside ?? 0) + 1 && isSaidOfSomebody(all[0]?.text ?? '');
  const cells = isBeyond ? all.slice(1) : all;
  const [family, given, middle] = heads.map((head) => (head?.beside === cells.length ? cells[head.place] : undefined));
  return family && given && isPart(family) && isPart(given)
    ? [family, given, middle && isPart(middle) ? middle : undefined]
    : undefined;
}

/** Near its head, or where its column begins: heads may be centred over cells that are wider. */
const isUnder = ({ x }: Cell, { at, from }: Head) => Math.abs(x - at) <= underHead || Math.abs(x - from) <= aligned;

const gapOver = (lines: readonly Line[], row: number) => {
  const [above, line] = [lines[row - 1], lines[row]];
  return above && line ? gapBetween(above, line) : Number.POSITIVE_INFINITY;
};

/** Given names alone are nobody's, and go on with those above where they touch them; a family's name alone may be the next heading. */
function isRest(
  { family, given, hasOthers }: Row,
  last: Row | undefined,
  lines: readonly Line[],
  [row = 0]: readonly number[],
): boolean {
  const [above, rest] = [last?.given.at(-1)?.value, given[0]?.value];
  if (hasOthers || family.length > 0 || !above || !rest || lines[row - 1] !== above.line) return false;
  const isAligned = Math.abs(above.x - rest.x) <= aligned && isCapitals(above.text) === isCapitals(rest.text);
  return isAligned && gapOver(lines, row) < withinCell * (rest.line.words[0]?.height ?? rest.line.height);
}
