/** Travellers on cards that tell one flight again for each: `Karta 3 / 6` over `Šimek Radim` over the same flight as on the card before. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, cellFrom, pieceCells } from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { marksOf } from '../flight-marks.ts';
import { speaksOfOthers } from '../no-flights/other-services.ts';
import { named, type Order } from './names/printed-names.ts';
import type { Placed } from './tickets/tickets-of-passengers.ts';

/** In lines, over or under the flight of its card. */
const reach = 8;
/** In points: names stand so near as far in on each card. */
const aligned = 3;

/** Lines under the number of a flight that are the same on each card, or tell its day. */
const sameBelow = 1;
const dayBelow = 3;
// Jméno: Šimek Radim
const unknownLabel = /^\p{L}[\p{L} ]{1,20}: (?=\p{Lu})/u;

/** Whoever stands on his card where one who was read stands on another; where nobody was, whoever stands where each has another name. */
export function onCopiedCards(lines: readonly Line[], known: readonly Placed<string>[], order: Order): Placed<DraftPassenger>[] {
  const cards = [...Map.groupBy(flightRows(lines), (row) => flightAt(lines, row)).values()].filter(({ length }) => length > 1);
  const isFree = (row: number) => !known.some((one) => one.row === row) && !speaksOfOthers(lines[row] as Line);
  return cards.flatMap((heads) => {
    const places =
      known.length > 0
        ? known.flatMap(({ row, value }) => placeOnCard(lines, heads, row, value))
        : placesOfNames(lines, heads, order);
    return heads.flatMap((head) =>
      places.flatMap((place): Placed<DraftPassenger>[] => {
        const row = head + place.offset;
        const value = lines[row] && isFree(row) ? nameAt(lines, head, place, order) : undefined;
        return value ? [{ row, value: { ...value, name: { ...value.name, certainty: 0.5 } } }] : [];
      }),
    );
  });
}

/** How far over or under the flight of his card somebody stands, and how much further in. */
type Place = { offset: number; inset: number };

function nameAt(lines: readonly Line[], head: number, { offset, inset }: Place, order: Order): DraftPassenger | undefined {
  const [flight, line] = [lines[head] as Line, lines[head + offset]];
  if (!line || line.page !== flight.page || marksOf(line).length > 0) return undefined;
  const cell = pieceCells(line).find(({ x }) => Math.abs(x - flight.x - inset) <= aligned);
  return cell && named(cellFrom(cell, unknownLabel.exec(cell.text)?.[0].length ?? 0), order);
}

/** The only line over the flight that is a name on each card, and on each another. */
function placesOfNames(lines: readonly Line[], heads: readonly number[], order: Order): Place[] {
  const places = Array.from({ length: reach }, (_, index) => ({ offset: -index - 1, inset: 0 })).filter((place) => {
    const names = heads.map((head) => nameAt(lines, head, place, order)?.name.value);
    return names.every(Boolean) && new Set(names).size === heads.length;
  });
  return places.length === 1 ? places : [];
}

/** What its card says of a flight in the line of its number, in the next one, and of its day. */
function flightAt(lines: readonly Line[], head: number): string {
  const own = lines.slice(head, head + sameBelow + 1).map(({ text }) => saidOfAll(text));
  const days = lines.slice(head, head + dayBelow + 1).flatMap(marksOf);
  return [...own, ...days.map((mark) => (mark.kind === 'day' ? mark.found.text : ''))].join('|');
}

/** Without what each traveller has of his own: `LO 3923  seat 7A` and `LO 3923  seat 7B` are one flight. */
export const saidOfAll = (text: string): string =>
  text.replace(/(?<![\p{L}\d])\d{1,2}[A-L](?![\p{L}\d])/gu, '#').replace(/\s+/g, ' ');

const flightRows = (lines: readonly Line[]): number[] =>
  lines.flatMap((line, row) => (marksOf(line).some(({ kind }) => kind === 'flight') ? [row] : []));

function placeOnCard(lines: readonly Line[], rows: readonly number[], row: number, name: string): Place[] {
  const line = lines[row];
  const cell = line && pieceCells(line).find(({ text }: Cell) => text.startsWith(name));
  const heads = rows.filter((head) => Math.abs(head - row) <= reach && lines[head]?.page === line?.page);
  const head = heads.find((one) => one > row) ?? heads.at(-1);
  if (!cell || head === undefined) return [];
  return [{ offset: row - head, inset: cell.x - (lines[head] as Line).x }];
}
