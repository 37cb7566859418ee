/** Names in two parts, each under its own label: `Vezetéknév: Kovács`, `Keresztnév: Anna Mária`. */
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { foundAt, joinFound } from '../draft/found.ts';
import { type Cell, pieceCells } from '../layout/cells.ts';
import type { Line } from '../text/ticket-text.ts';
import { foldInPlace, labelOf } from './flight-labels.ts';
import type { Placed } from './tickets-of-passengers.ts';

const familyLabel = /^(?:utas )?(?:vezeteknev|csaladi nev)e?(?=\s*(?::|$))\s*:?\s*/;
const givenLabel = /^(?:utas )?(?:keresztnev|utonev)e?(?=\s*(?::|$))\s*:?\s*/;
const nameShape = /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,4}$/u;
/** In lines: so far under the one part the other stands. */
const reach = 2;

/** Each family's name with the given names beside or under it, and the lines both stand in. */
export function partedNamesIn(lines: readonly Line[]): { rows: [number, number]; value: DraftPassenger }[] {
  const families = partsIn(lines, familyLabel);
  if (families.length === 0) return [];
  const given = partsIn(lines, givenLabel);
  return families.flatMap((family, index) => {
    const next = families[index + 1]?.row ?? Number.POSITIVE_INFINITY;
    const own = given.find(({ row }) => row >= family.row && row <= family.row + reach && (row < next || row === family.row));
    if (!own) return [];
    const whole = joinFound(found(family.value), found(own.value));
    return [{ rows: [family.row, own.row], value: { name: { ...whole, value: `${family.value.text}/${own.value.text}` } } }];
  });
}

const found = (cell: Cell) => foundAt(cell.line, cell.start, cell.end);

/** What stands behind a label in its own cell, in the next one, or under it. */
function partsIn(lines: readonly Line[], label: RegExp): Placed<Cell>[] {
  return lines.flatMap((line, row) => {
    const cells = pieceCells(line);
    return cells.flatMap((cell, index): Placed<Cell>[] => {
      const length = label.exec(foldInPlace(cell.text))?.[0].length;
      if (length === undefined) return [];
      const behind = { ...cell, start: cell.start + length, text: cell.text.slice(length) };
      const under = pieceCells(lines[row + 1] ?? line).find((below) => below.line !== line && Math.abs(below.x - cell.x) < 15);
      const value = [behind, cells[index + 1], under].find((one) => one && one.text !== '');
      return value && nameShape.test(value.text) && !labelOf(value.text) && !isLabel(value.text)
        ? [{ row: value === under ? row + 1 : row, value }]
        : under && value !== under && nameShape.test(under.text) && !isLabel(under.text)
          ? [{ row: row + 1, value: under }]
          : [];
    });
  });
}

const isLabel = (text: string) => familyLabel.test(foldInPlace(text)) || givenLabel.test(foldInPlace(text));
