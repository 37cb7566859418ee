/** Lists whose rows are numbered, and of which most were read: who has a number there travels, whatever stands before his name or is said of him. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Cell, cellFrom, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { marksOf } from '../../flight-marks.ts';
import { isPlace, named, type Order } from '../names/printed-names.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';

/** Two may be anything. */
const fewest = 3;
/** In lines: so far apart rows of one list begin. */
const betweenRows = 3;
/** In points: numbers of one list begin so near each other. */
const aligned = 6;

type Entry = { row: number; number: number; cell: Cell };

/** `4. fra Luka Marić`, `1. Pr. Ion Pop – însoțitor spiritual` among others that were read. */
export function restOfNumbered(lines: readonly Line[], known: readonly Placed<string>[], order: Order): Placed<DraftPassenger>[] {
  const read = new Set(known.map(({ row }) => row));
  return numberedLists(lines).flatMap((list) => {
    const unread = list.filter(({ row }) => !read.has(row));
    if (list.length < fewest || 2 * unread.length >= list.length) return [];
    return unread.flatMap(({ row, cell }) => {
      const person = named(cell, order) ?? named(behindWord(cell), order);
      if (!person || isPlace(person.name.value) || marksOf(cell.line).some(({ kind }) => ofFlights.has(kind))) return [];
      return [{ row, value: { ...person, name: { ...person.name, certainty: 0.5 } } }];
    });
  });
}

const ofFlights: ReadonlySet<string> = new Set(['flight', 'time', 'airport']);

function numberedLists(lines: readonly Line[]): Entry[][] {
  const lists: Entry[][] = [];
  /** Those that may still go on: a text of nothing but ones would have as many as lines. */
  let open: Entry[][] = [];
  for (const [row, line] of lines.entries()) {
    const entry = entryIn(line, row);
    if (!entry) continue;
    open = open.filter((list) => row - (list.at(-1)?.row ?? 0) <= betweenRows);
    const own = open.find((list) => isNext(list.at(-1) as Entry, entry));
    if (own) own.push(entry);
    else if (entry.number === 1) {
      lists.push([entry]);
      open.push(lists.at(-1) as Entry[]);
    }
  }
  return lists;
}

const isNext = (last: Entry, entry: Entry): boolean =>
  entry.number === last.number + 1 &&
  entry.cell.line.page === last.cell.line.page &&
  Math.abs(entry.cell.line.x - last.cell.line.x) < aligned;

// 4. fra Luka Marić | 4) Luka Marić | 4   Luka Marić
const numbered = /^(?<number>\d{1,2})(?:[.)] ?|$)/u;

function entryIn(line: Line, row: number): Entry | undefined {
  const [first, next] = pieceCells(line);
  const found = numbered.exec(first?.text ?? '');
  if (!first || !found?.groups) return undefined;
  const own = cellFrom(first, found[0].length);
  const cell = own.text === '' ? next : own;
  return cell && { row, number: Number(found.groups.number), cell };
}

// fra Luka Marić | s. Ana Krznarić
const smallWord = /^\p{Ll}[\p{L}.]{0,11} (?=\p{Lu}[\p{L}'’-]+ \p{Lu})/u;
const behindWord = (cell: Cell): Cell => cellFrom(cell, smallWord.exec(cell.text)?.[0].length ?? 0);
