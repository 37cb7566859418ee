/** Names that were too long for their cell: `HARRINGTON/JAMES` over `PATRICK MR`, `Jennifer O'Brien-` over `Castillo`. */
import { type Found, joinFound } from '../draft/found.ts';
import { type Cell, foundCell, pieceCells } from '../layout/cells.ts';
import { airportsNamed } from '../reference/airports.ts';
import type { Line } from '../text/ticket-text.ts';
import { endsInTitle } from '../values/name-words.ts';
import { mayBeName } from './printed-names.ts';

/** What may be left of a name; with no title and no hyphen it is one word: two are somebody else. */
const restShape = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}$/u;
const oneWord = /^\S+$/;
/** Lines between which the rest is looked for: those of higher cells beside it may stand between. */
const reach = 3;
/** In points: what stands under each other begins so near. */
const aligned = 3;
/** In heights of a line: lines of one cell are no farther apart. */
const withinCell = 0.6;
/** Of a line's height: a blank. */
const blank = 0.25;
/** In points: what a cell leaves free before the next at least. */
const padding = 8;

/**
 * The second line of a name. It ends with the title that the first one lacks, the first ends with a hyphen, or it had no room
 * before the next column. Anything else under a name is of another kind: `Adult`, a city, a card.
 *
 * @param row of the line that holds the name's first part
 */
export function restOfName(name: Found, lines: readonly Line[], row: number): Found | undefined {
  const line = lines[row];
  const own = line && pieceCells(line).find((cell) => isEndOf(cell, name));
  if (!line || !own || (endsInTitle.test(name.value) && !name.value.endsWith('-'))) return undefined;
  const near = lines
    .slice(row + 1, row + 1 + reach)
    .filter(({ page, y }) => page === line.page && y - line.y - line.height < withinCell * line.height);
  const rest = near.flatMap((below) => pieceCells(below).find(({ x }) => isUnder(x, own, name)) ?? [])[0];
  if (!rest || !restShape.test(rest.text) || isCapitals(rest.text) !== isCapitals(name.value)) return undefined;
  const isTitled = name.value.includes('/') && endsInTitle.test(` ${rest.text}`);
  if (name.value.endsWith('-') || isTitled) return foundCell(rest, 0.9);
  const hasRoom = own.right + blank * line.height + rest.right - rest.x < columnBehind(own, [line, ...near]) - padding;
  const isName = oneWord.test(rest.text) && mayBeName(rest.text) && airportsNamed(rest.text).length === 0;
  return isName && !hasRoom ? foundCell(rest, 0.6) : undefined;
}

/** Both parts of a name; a hyphen holds them together. */
export function withRest(name: Found, rest: Found): Found {
  const whole = joinFound(name, rest);
  return name.value.endsWith('-') ? { ...whole, value: name.value + rest.value } : whole;
}

const isEndOf = (cell: Cell, { box }: Found) =>
  Math.abs(cell.right - box.x - box.width) < aligned && cell.x <= box.x + aligned && Math.abs(cell.line.y - box.y) < box.height;

const isUnder = (x: number, cell: Cell, { box }: Found) => Math.abs(x - cell.x) <= aligned || Math.abs(x - box.x) <= aligned;

const isCapitals = (text: string) => !/\p{Ll}/u.test(text);

/** Where the next cell to the right begins, in the lines of this row. */
const columnBehind = ({ right }: Cell, lines: readonly Line[]) =>
  Math.min(...lines.flatMap(pieceCells).flatMap(({ x }) => (x > right ? [x] : [])));
