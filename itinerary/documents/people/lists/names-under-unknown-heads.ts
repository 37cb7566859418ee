/** Names in two columns under heads of a language we have no words for: `Eftirnavn   Fornavn   Farseðlanr.` over `1   Joensen   Jógvan Petur   767 2203914405`. */
import { type Cell, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { titleOf, titles } from '../../../values/name-words.ts';
import { foldInPlace, labelOf } from '../../flight-labels.ts';
import { marksOf } from '../../flight-marks.ts';
import { isOfOthers, speaksOfOthers } from '../../no-flights/other-services.ts';
import { isPart, type Parted, partUnder, withoutTitleBehind } from '../names/name-parts.ts';
import { mayBeName, withoutNumber } from '../names/printed-names.ts';
import { isTravellersLabel } from '../passenger-labels.ts';
import { ticketsIn } from '../tickets/tickets-of-passengers.ts';
import { passport } from './lists-of-travellers.ts';
import { areNames, familyAmong, inSomeOrder, type TwoParts } from './parts-in-order.ts';

/** Lines between the heads and the first row, and within a row's cells, that are no rows. */
const mostMisses = 2;
/** Nobody books for more. */
const mostRows = 60;
/** In points: a value begins so near the head of its column. */
const underHead = 20;

type Row = TwoParts & { row: number; title?: Cell; number: number | undefined; isTicketed: boolean; isPersonal: boolean };

/** The names in the rows of such tables, each of which has its ordinal or a ticket. */
export function namesUnderUnknownHeads(lines: readonly Line[]): Parted[] {
  const tables = lines.flatMap((_, head) => {
    const heads = headsAt(lines, head);
    return heads ? [{ heads, rows: rowsUnder(lines, head, heads) }] : [];
  });
  return tables.flatMap(({ heads, rows }) => (isOfTravellers(rows, heads) ? rows.map((row) => nameOf(row, rows, heads)) : []));
}

/** Words over three columns and more, in a line of their own. */
function headsAt(lines: readonly Line[], row: number): Cell[] | undefined {
  const line = lines[row] as Line;
  const cells = pieceCells(line);
  const areWords = cells.length > 2 && cells.every(({ text }) => !/\d/.test(text) && /\p{L}|^(?:#|№)$/u.test(text));
  return areWords && !speaksOfOthers(line) && marksOf(line).length === 0 ? cells : undefined;
}

function rowsUnder(lines: readonly Line[], head: number, heads: readonly Cell[]): Row[] {
  const rows: Row[] = [];
  for (let at = head + 1, misses = 0; at < Math.min(lines.length, head + mostRows) && misses <= mostMisses; at += 1) {
    if (marksOf(lines[at] as Line).some(({ kind }) => kind === 'flight' || kind === 'time')) break;
    const row = rowAt(lines, at, heads);
    const isNext = row && (row.isTicketed || row.number === (rows.at(-1)?.number ?? 0) + 1);
    if (isNext) rows.push(row);
    misses = isNext ? 0 : misses + 1;
  }
  return rows;
}

/** Its first two cells behind the ordinal and the title, each under a head of its own. */
function rowAt(lines: readonly Line[], row: number, heads: readonly Cell[]): Row | undefined {
  const line = lines[row] as Line;
  const all = pieceCells(line);
  const [first] = all;
  const ordinal = /^(?<number>\d{1,2})(?:[.):]|$|[.)] (?=\p{L}))/u.exec(first?.text ?? '');
  const cells = ordinal?.[0] === first?.text ? all.slice(1) : all.map(withoutNumber);
  const title = cells[0] && isTitle(cells[0].text) ? cells[0] : undefined;
  const [one, other] = cells
    .slice(title ? 1 : 0)
    .map(withoutBrackets)
    .map(withoutTitleBehind);
  if (!one || !other || !isPart(one) || !isPart(other) || !mayBeName(`${one.text} ${other.text}`)) return undefined;
  const [over, overOther] = [one, other].map((cell) => headOver(cell, heads, all));
  if (!over || !overOther || over === overOther || [over, overOther].some(isOfAnother)) return undefined;
  const isTicketed = ticketsIn([line]).length > 0;
  const number = ordinal ? Number(ordinal.groups?.number) : undefined;
  const rest = line.text.slice(other.end);
  const isKnown = title && titles.has(titleOf(title.text));
  return { row, one, other, number, isTicketed, isPersonal: passport.test(rest) || year.test(rest), ...(isKnown && { title }) };
}

// 11-03-1979 | 2009.08.30: what is told of people, as the numbers of their passports are
const year = /(?<!\d)(?:19[3-9]|20[01])\d(?!\d)/;

/** Somebody who does not travel, whole names, what is no name: `Passenger   Class   Ticket`. */
function isOfAnother({ text }: Cell): boolean {
  const label = labelOf(text);
  // Van is from where in Dutch, and the family in Afrikaans
  const isOfEnd = label?.kind === 'departure' || label?.kind === 'arrival';
  return isOfOthers(text) || isTravellersLabel(text) || (label?.bare === true && !isOfEnd && partUnder(text) === undefined);
}

/** `Bi.`, `Mr`: in a column of its own. */
const isTitle = (text: string) => titles.has(titleOf(text)) || /^\p{Lu}\p{L}{0,4}\.$/u.test(text);

/** `Riana (juf., afrigter)`: what is told of somebody is no part of the name. */
function withoutBrackets(cell: Cell): Cell {
  const [behind = ''] = / ?\([^()]{1,40}\)$/u.exec(cell.text) ?? [];
  return { ...cell, end: cell.end - behind.length, text: cell.text.slice(0, cell.text.length - behind.length) };
}

/** Blanks part the columns of a copied table, and do not always align them: with a cell for each head they are in the same order. */
const headOver = (cell: Cell, heads: readonly Cell[], all: readonly Cell[]): Cell | undefined =>
  heads.find(({ x, right }) => (x < cell.right && right > cell.x) || Math.abs(x - cell.x) <= underHead) ??
  (heads.length === all.length ? heads[all.findIndex(({ start }) => start === cell.start)] : undefined);

/** `Volle name`, `Eftirnavn`: the word for a name ends those for its parts in many languages. */
const headOfName = /(?:n[ao]me|naam|navn|namn|nafn|nimi|numm|nama|nume|name[ns]?)(?![\p{L}\d])/u;

function isOfTravellers(rows: readonly Row[], heads: readonly Cell[]): boolean {
  if (rows.length === 0 || !areNames(rows)) return false;
  const most = (are: (row: Row) => boolean) => rows.filter(are).length * 3 >= rows.length * 2;
  if (most(({ isTicketed }) => isTicketed)) return true;
  const isNamed = heads.some(({ text }) => headOfName.test(foldInPlace(text)) || partUnder(text) !== undefined);
  return rows.length > 1 && (isNamed || most(({ isPersonal }) => isPersonal));
}

function nameOf({ row, one, other, title }: Row, rows: readonly Row[], heads: readonly Cell[]): Parted {
  const family = familyUnder(one, other, heads) ?? familyAmong(rows);
  return inSomeOrder(family, [{ row, value: one }], [{ row, value: other }], title);
}

/** Where we know one of both heads: `Apelidos   Naran`. */
function familyUnder(one: Cell, other: Cell, heads: readonly Cell[]): 'one' | 'other' | undefined {
  const [part, otherPart] = [one, other].map((cell) => partUnder(headOver(cell, heads, [])?.text ?? ''));
  if (part === 'family' || otherPart === 'given') return 'one';
  return part === 'given' || otherPart === 'family' ? 'other' : undefined;
}
