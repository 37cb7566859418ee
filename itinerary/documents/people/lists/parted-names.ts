/**
 * Names in two parts, each under its own label: `Vezetéknév: Kovács`, `Keresztnév: Anna Mária`; or each in its own column, `Surname  First
 * name(s)` over a row for each traveller; or with its mark behind it.
 */
import { type Cell, cellFrom, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { familyWords, givenWords, isPart, type Parted, partedName } from '../names/name-parts.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';
import { annotatedNames } from './annotated-names.ts';
import { namesInColumns } from './names-in-columns.ts';
import { namesInUnknownForms } from './names-in-unknown-forms.ts';
import { namesUnderUnknownHeads } from './names-under-unknown-heads.ts';

// Vezetéknév: Kovács | Επώνυμο: PAPADOPOULOU | Vorname(n)   Jürgen Karl | Nume, over LUPASCU
const labelOfPart = (words: string) => new RegExp(`^${words}(?: ?\\(\\p{L}{1,3}\\))?\\s*(?::\\s*|$)`, 'u');
const familyLabel = labelOfPart(familyWords);
const givenLabel = labelOfPart(givenWords);
/** In lines: so far under or over the one part the other stands. */
const reach = 2;

/** Each family's name with the given names beside or under it, and the lines both stand in. */
export function partedNamesIn(lines: readonly Line[]): Parted[] {
  const annotated = lines.flatMap(annotatedNames);
  if (annotated.length > 0) return annotated;
  const inColumns = lines.flatMap((_, row) => namesInColumns(lines, row));
  if (inColumns.length > 0) return inColumns;
  const labelled = labelledParts(lines);
  if (labelled.length > 0) return labelled;
  const underHeads = namesUnderUnknownHeads(lines);
  return underHeads.length > 0 ? underHeads : namesInUnknownForms(lines);
}

function labelledParts(lines: readonly Line[]): Parted[] {
  const families = partsIn(lines, familyLabel);
  if (families.length === 0) return [];
  const given = partsIn(lines, givenLabel);
  // Vorname: Anna | Nachname: Krüger | Vorname: Max | Nachname: Krüger
  const areGivenFirst = (given[0]?.row ?? 0) < (families[0]?.row ?? 0);
  return families.flatMap((family, index) => {
    const before = families[index - 1]?.row ?? -1;
    const next = families[index + 1]?.row ?? Number.POSITIVE_INFINITY;
    const own = areGivenFirst
      ? given.findLast(({ row }) => row <= family.row && row >= family.row - reach && row > before)
      : given.find(({ row }) => row >= family.row && row <= family.row + reach && (row < next || row === family.row));
    return own ? [partedName([family], [own])] : [];
  });
}

/** What stands behind a label in its own cell, in the next one, or under it. */
function partsIn(lines: readonly Line[], label: RegExp): Placed<Cell>[] {
  return lines.flatMap((line, row) => {
    const cells = pieceCells(line);
    return cells.flatMap((cell, index): Placed<Cell>[] => {
      const length = label.exec(foldInPlace(cell.text))?.[0].length;
      if (length === undefined) return [];
      const behind = cellFrom(cell, length);
      const under = pieceCells(lines[row + 1] ?? line).find((below) => below.line !== line && Math.abs(below.x - cell.x) < 15);
      const value = [behind, cells[index + 1], under].find((one) => one && one.text !== '');
      return value && isPart(value) && !isLabel(value.text)
        ? [{ row: value === under ? row + 1 : row, value }]
        : under && value !== under && isPart(under) && !isLabel(under.text)
          ? [{ row: row + 1, value: under }]
          : [];
    });
  });
}

const isLabel = (text: string) => familyLabel.test(foldInPlace(text)) || givenLabel.test(foldInPlace(text));
