/** Lines that make a paragraph of a letter, and what is cut out of one. */
import { gapBetween, wordsBetween } from '../text/boxes.ts';
import { columnsOf } from '../text/columns.ts';
import type { Line } from '../text/ticket-text.ts';

/** In letters: a shorter line ends its paragraph. */
const fullLine = 50;
/** In letters: a longer paragraph is none of a letter. */
const longest = 2000;
/** In heights of a line: from one to the next in a paragraph, at most; in points: what begins at one edge. */
const within = 0.8;
const aligned = 3;

/** The lines by the paragraphs they may be of; what is none is alone. */
export function paragraphsIn(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && goesOn(last, line)) last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function goesOn(paragraph: readonly Line[], line: Line): boolean {
  const above = paragraph.at(-1);
  if (!above || above.text.length < fullLine || paragraph.reduce((sum, { text }) => sum + text.length, 0) > longest) return false;
  const isNear = gapBetween(above, line) <= within * line.height && Math.abs(line.x - above.x) <= aligned;
  return isNear && columnsOf(above).length === 1 && columnsOf(line).length === 1;
}

/** The words of a line from one letter to another, as a line; none where there are none. */
export function cutLine(line: Line, start: number, end: number): Line[] {
  const text = line.text.slice(start, end).trimEnd();
  const words = wordsBetween(line, start, end).map((word) => ({ ...word, start: word.start - start }));
  const [first] = words;
  if (!first) return [];
  const right = Math.max(...words.map(({ x, width }) => x + width));
  const x = Math.min(...words.map((word) => word.x));
  return [{ ...line, x, y: first.y, width: right - x, text, words }];
}
