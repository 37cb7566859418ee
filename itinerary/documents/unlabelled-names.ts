/** Names under words we do not know. */
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { pieceCells } from '../layout/cells.ts';
import { airportsNamed } from '../reference/airports.ts';
import type { Line } from '../text/ticket-text.ts';
import { type Mark, marksOf } from './flight-marks.ts';
import { speaksOfOthers } from './other-services.ts';
import { afterLabel } from './passenger-labels.ts';
import { isSurelyName, named, titleLast, withoutNumber } from './printed-names.ts';
import { type Placed, ticketsIn } from './tickets-of-passengers.ts';

// Reisija: | Guest 2:
const unknownLabel = /^\p{L}[\p{L} ]{1,24}(?: \d{1,2})?\s?:(?: |$)/u;

/**
 * Names under words we do not know: where nobody was found the lines that are nothing but a name, of which one part is a given name or a title;
 * where somebody was, those in the same list.
 */
export function unlabelledNames(lines: readonly Line[], known: readonly Placed<string>[]): Placed<DraftPassenger>[] {
  const rows = new Set(known.map(({ row }) => row));
  const candidates = lines.flatMap((line, row): Placed<DraftPassenger>[] => {
    const [cell, beside, ...others] = pieceCells(line);
    if (!cell || rows.has(row) || marksOf(line).some((mark) => !isPartOfName(mark, line)) || speaksOfOthers(line)) return [];
    // CÓDIGO DE RESERVA   PASSAGEIRO   NÚMERO DO BILHETE: a label beside others heads a column.
    if ([beside, ...others].some((other) => other && afterLabel(other))) return [];
    const length = unknownLabel.exec(cell.text)?.[0].length ?? 0;
    const own = { ...cell, start: cell.start + length, text: cell.text.slice(length) };
    const behind = own.text === '' && beside ? beside : own;
    const value =
      behind.text.includes(' · ') && ticketsIn([line]).length === 0 ? undefined : named(withoutNumber(behind), 'given-first');
    return value && (titleLast.test(value.name.value) || airportsNamed(value.name.value).length === 0)
      ? [{ row, value: { ...value, name: { ...value.name, certainty: 0.5 } } }]
      : [];
  });
  const found = rows.size === 0 ? candidates.filter(({ value }) => isSurelyName(value.name.value)) : [];
  for (const { row } of found) rows.add(row);
  const isInList = (row: number) => [row - 1, row + 1].some((beside) => rows.has(beside) && isUnder(lines[row], lines[beside]));
  const leadOf = (row: number) =>
    /^(?:\p{L}[\p{L} ]*:|\d{1,2}[.)]|[-–•*])/u.exec(lines[row]?.text ?? '')?.[0].replace(/\d+/, '#');
  const hasSameLead = (row: number) =>
    leadOf(row) !== undefined && [row - 1, row + 1].some((beside) => rows.has(beside) && leadOf(beside) === leadOf(row));
  // Reisija: … | Pileti number: … | Reisija: … | Pileti number: …
  const labels = new Set([...rows].map(leadOf));
  const hasSameLabel = (row: number) => leadOf(row)?.endsWith(':') === true && labels.has(leadOf(row));
  const isCapitals = (row: number) => !/\p{Ll}/u.test(lines[row]?.text ?? '');
  // Down and up again: a list may be found from its middle.
  for (const one of [...candidates, ...candidates.toReversed()]) {
    if (rows.has(one.row) || !(isInList(one.row) || hasSameLabel(one.row))) continue;
    // Behind one name alone may stand anything; in a list of more, behind the same words, with a title or with a given name in it, a name.
    const isLikeOthers =
      hasSameLead(one.row) ||
      hasSameLabel(one.row) ||
      (rows.size > 1 && [...rows].some((row) => isCapitals(row) === isCapitals(one.row)));
    if (!isSurelyName(one.value.name.value) && !isLikeOthers) continue;
    rows.add(one.row);
    labels.add(leadOf(one.row));
    found.push(one);
  }
  return found.sort((one, other) => one.row - other.row);
}

// BEN ALI LEILA MRS | VAN DER BERG JAN MR (CHD): Benghazi, Alice, Van and Derby are no places there
const titledLine = /^\p{Lu}[\p{Lu}'’ -]+ (?:MR|MRS|MS|MISS|MSTR)(?: \(\p{Lu}{3}\))?$/u;

const isPartOfName = (mark: Mark, line: Line): boolean =>
  mark.kind === 'airport' && mark.bare && titledLine.test(line.text.trim());

export const isUnder = (one: Line | undefined, other: Line | undefined) =>
  one !== undefined && other !== undefined && one.page === other.page && Math.abs(one.x - other.x) < 6;
