/** Names with the mark of each part behind it: `TAN (Surname) WEI LING (Given names)`. */
import { type Cell, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { familyWords, givenWords, isPart, type Parted, partedName } from '../names/name-parts.ts';

const name = String.raw`(?<![\p{L}\d])\p{L}[\p{L}’' .-]{0,40}?`;
const mark = (words: string) => String.raw`\s?\(${words}\)`;
const familyFirst = new RegExp(
  String.raw`(?<family>${name})${mark(familyWords)}[\s,/]+(?<given>${name})${mark(givenWords)}`,
  'dgu',
);
const givenFirst = new RegExp(
  String.raw`(?<given>${name})${mark(givenWords)}[\s,/]+(?<family>${name})${mark(familyWords)}`,
  'dgu',
);

/** The names so marked in a line. @param row the line's place in the document */
export function annotatedNames(line: Line, row: number): Parted[] {
  if (!line.text.includes(')')) return [];
  const [cell] = pieceCells(line);
  if (!cell) return [];
  const folded = foldInPlace(line.text);
  return [familyFirst, givenFirst].flatMap((shape) =>
    [...folded.matchAll(shape)].flatMap(({ indices }) => {
      const [family, given] = [indices?.groups?.family, indices?.groups?.given].map((place) => place && partOf(cell, place));
      return family && given && isPart(family) && isPart(given)
        ? [partedName([{ row, value: family }], [{ row, value: given }])]
        : [];
    }),
  );
}

const partOf = (cell: Cell, [start, end]: [number, number]): Cell => ({
  ...cell,
  text: cell.line.text.slice(start, end),
  start,
  end,
});
