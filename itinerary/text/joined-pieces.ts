/** A line made anew out of pieces, some of which go on in lines below it. */
import { wordsBetween } from './boxes.ts';
import type { Line, Word } from './ticket-text.ts';

/** The characters of a line from `start` up to `end`. */
type Piece = { line: Line; start: number; end: number };

/**
 * @param cells from left to right, each with the pieces that are one text in it: a blank parts them, and nothing does behind a hyphen.
 * @returns the line with its cells wide gaps apart; none where there is no cell
 */
export function joinedPieces(line: Line, cells: readonly (readonly Piece[])[]): Line[] {
  const words: Word[] = [];
  let text = '';
  for (const cell of cells) {
    if (text !== '') text += '   ';
    for (const [index, { line: own, start, end }] of cell.entries()) {
      if (index > 0 && !text.endsWith('-')) text += ' ';
      const to = text.length - start;
      for (const word of wordsBetween(own, start, end)) words.push({ ...word, start: word.start + to });
      text += own.text.slice(start, end);
    }
  }
  if (text === '') return [];
  const x = Math.min(...words.map((word) => word.x));
  const right = Math.max(...words.map((word) => word.x + word.width));
  return [{ ...line, x, width: right - x, text, words }];
}
