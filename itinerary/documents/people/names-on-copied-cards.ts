/** Travellers on cards that tell one flight again for each: `Karta 3 / 6` over `Šimek Radim` over the same flight as on the card before. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, pieceCells } from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { marksOf } from '../flight-marks.ts';
import { speaksOfOthers } from '../no-flights/other-services.ts';
import { named, type Order } from './names/printed-names.ts';
import type { Placed } from './tickets/tickets-of-passengers.ts';

/** In lines, over or under the flight of its card. */
const reach = 8;
/** In points: names stand so near as far in on each card. */
const aligned = 3;

/** Whoever stands on his card where one who was read stands on another. */
export function onCopiedCards(lines: readonly Line[], known: readonly Placed<string>[], order: Order): Placed<DraftPassenger>[] {
  const copies = [...Map.groupBy(flightRows(lines), (row) => saidOfAll((lines[row] as Line).text)).values()].filter(
    ({ length }) => length > 1,
  );
  return copies.flatMap((rows) => {
    const places = known.flatMap(({ row, value }) => placeOnCard(lines, rows, row, value));
    return rows.flatMap((head) =>
      places.flatMap(({ offset, inset }): Placed<DraftPassenger>[] => {
        const [row, line] = [head + offset, lines[head + offset]];
        if (!line || line.page !== lines[head]?.page || known.some((one) => one.row === row) || speaksOfOthers(line)) return [];
        const cell = pieceCells(line).find(({ x }) => Math.abs(x - (lines[head] as Line).x - inset) <= aligned);
        const value = cell && marksOf(line).length === 0 ? named(cell, order) : undefined;
        return value ? [{ row, value: { ...value, name: { ...value.name, certainty: 0.5 } } }] : [];
      }),
    );
  });
}

/** Without what each traveller has of his own: `LO 3923  seat 7A` and `LO 3923  seat 7B` are one flight. */
export const saidOfAll = (text: string): string =>
  text.replace(/(?<![\p{L}\d])\d{1,2}[A-L](?![\p{L}\d])/gu, '#').replace(/\s+/g, ' ');

const flightRows = (lines: readonly Line[]): number[] =>
  lines.flatMap((line, row) => (marksOf(line).some(({ kind }) => kind === 'flight') ? [row] : []));

/** How far over or under the flight of his card somebody stands, and how much further in. */
function placeOnCard(lines: readonly Line[], rows: readonly number[], row: number, name: string) {
  const line = lines[row];
  const cell = line && pieceCells(line).find(({ text }: Cell) => text.startsWith(name));
  const heads = rows.filter((head) => Math.abs(head - row) <= reach && lines[head]?.page === line?.page);
  const head = heads.find((one) => one > row) ?? heads.at(-1);
  if (!cell || head === undefined) return [];
  return [{ offset: row - head, inset: cell.x - (lines[head] as Line).x }];
}
