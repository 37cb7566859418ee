/** Names with the numbers of their passports beside them, under whatever heads: `03 DBL   Maria Cardoso Lima   GD117740` over `Ana Lima Duarte   GD118893`; or behind them. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { marksOf } from '../flight-marks.ts';
import { speaksOfOthers } from '../no-flights/other-services.ts';
import { isHeadedByOthers } from './listed-names.ts';
import { isPlace, isSurelyName, named, type Order, withoutNumber } from './printed-names.ts';
import { isUnderRanks } from './ranks.ts';
import type { Placed } from './tickets-of-passengers.ts';

// C0419283 | F 418820
export const passport = /(?<![\p{L}\d])\p{Lu}{1,2} ?\d{6,8}(?!\d)/u;
/** Folded. */
const ofPassport = /pas{1,2}a?port|passnummer|pass[ -]n[ro]|reisepass|paszport|paspor|utlevel|паспорт|διαβατηρι/u;
/** In points: what stands in one column begins so near. */
const aligned = 6;

type Row = Placed<DraftPassenger> & { cell: Cell; number: Cell };

/** Who stands so in two rows and more of one column; one in three has a given name we know, or the word for a passport behind it. */
export function besidePassports(
  lines: readonly Line[],
  known: readonly Placed<string>[],
  order: Order,
): Placed<DraftPassenger>[] {
  const rows = lines.flatMap((line, row) => rowIn(lines, line, row, order));
  const isInColumn = (one: Row, other: Row) =>
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

function rowIn(lines: readonly Line[], line: Line, row: number, order: Order): Row[] {
  const cells = pieceCells(line);
  const index = cells.findIndex(({ text }) => passport.test(text));
  const number = cells[index];
  if (!number || speaksOfOthers(line) || marksOf(line).some(({ kind }) => kind === 'time' || kind === 'flight')) return [];
  // Orhun DEMİRTAŞ   Genel Müdür   U12345678: what somebody is stands behind who he is.
  const people = cells.slice(0, index + 1).flatMap((cell): Row[] => {
    const isOther = isHeadedByOthers(cell, lines, row) || isUnderRanks(cell, lines, row);
    const person = isOther ? undefined : named(withoutNumber(cell), order);
    return person && !isPlace(person.name.value) ? [{ row, value: person, cell, number }] : [];
  });
  const own = people.find(({ value }) => isSurelyName(value.name.value)) ?? people[0];
  return own ? [own] : [];
}
