/** Who has one name alone, with a title: `Penumpang: Tn. Sukarman (Dewasa)`, or `1  Tn. Sukarman` over `2  Ny. Dewi Lestari`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Cell, cellBetween, foundCell, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { sureTitle } from '../../../values/name-words.ts';
import { kindOf } from '../../../values/traveller-kinds.ts';
import { marksOf } from '../../flight-marks.ts';
import { speaksOfOthers } from '../../no-flights/other-services.ts';
import { hasHeadingWord } from '../names/heading-words.ts';
import { withoutNumber } from '../names/printed-names.ts';
import { afterLabel, headsNames } from '../passenger-labels.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';
import { isHeadedByOthers } from './listed-names.ts';

/** In points: what stands under each other begins so near. */
const aligned = 3;
/** In lines: so far under the head of a list, or from another of it. */
const reach = 4;
const lone = new RegExp(`^(?<name>${sureTitle} \\p{Lu}[\\p{L}\\p{M}'’-]{2,})(?:\\s?[(·,;–].*)?$`, 'u');

/** The number of a row, or what kind of traveller stands behind it. */
const isOfList = ({ text }: Cell): boolean => /^\d{1,3}[.)]?$/.test(text) || kindOf(text) !== undefined;

/** @param known those that were read, by their rows. */
export function titledLoneNames(lines: readonly Line[], known: readonly Placed<string>[]): Placed<DraftPassenger>[] {
  const found: Placed<DraftPassenger>[] = [];
  const cellsOf = (row: number) => (lines[row] ? pieceCells(lines[row]) : []);
  const columns = known.flatMap(({ row, value }) =>
    cellsOf(row).flatMap((cell) => (withoutNumber(cell).text.startsWith(value) ? [{ row, x: withoutNumber(cell).x }] : [])),
  );
  const isInColumn = (row: number, { x }: Cell) =>
    columns.some(
      (one) => Math.abs(one.row - row) <= reach && Math.abs(one.x - x) <= aligned && lines[one.row]?.page === lines[row]?.page,
    );
  const isUnderHead = (row: number, { x, right }: Cell) =>
    [row - 1, row - 2].some((above) =>
      cellsOf(above).some(
        (head, _, all) => head.x < right && head.right > x && (afterLabel(head)?.text === '' || headsNames(head, all.length)),
      ),
    );
  for (const [row, line] of lines.entries()) {
    const others = known.flatMap((one) => (one.row === row ? one.value.split(/[\s/,]+/) : []));
    if (speaksOfOthers(line) || marksOf(line).some(({ kind }) => kind === 'flight')) continue;
    for (const [index, cell] of pieceCells(line).entries()) {
      const behind = afterLabel(cell);
      const before = index > 0 ? afterLabel(cellsOf(row)[index - 1] as Cell) : undefined;
      const own = behind && behind.text !== '' ? behind : withoutNumber(cell);
      const name = lone.exec(own.text)?.groups?.name;
      if (!name || others.includes(name.split(' ').at(-1) ?? '') || hasHeadingWord(name) || isHeadedByOthers(cell, lines, row))
        continue;
      // Arzt   Dr. Brandl: behind another label stands another.
      const isFirst = index === 0 || isOfList(cellsOf(row)[index - 1] as Cell);
      const isOne = own === behind || before?.text === '' || (isFirst && (isInColumn(row, own) || isUnderHead(row, own)));
      if (!isOne) continue;
      const place = foundCell(cellBetween(line, own.start, own.start + name.length));
      found.push({ row, value: { name: { ...place, certainty: 0.6 } } });
      columns.push({ row, x: own.x });
    }
  }
  return found;
}
