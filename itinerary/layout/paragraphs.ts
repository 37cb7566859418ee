/** Lines that make a paragraph of a letter, and what is cut out of one. */
import { gapBetween, wordsBetween } from '../text/boxes.ts';
import { columnsOf } from '../text/columns.ts';
import type { Line } from '../text/ticket-text.ts';

/** In letters: a shorter line ends its paragraph. */
const fullLine = 50;
/** In letters: a longer paragraph is none of a letter. */
const longest = 2000;
/** In heights of a line: from one to the next in a paragraph, at most; and where most of a document's are so far apart. */
const within = 0.8;
const widely = 1.6;
/** In points: what begins at one edge; what is as far apart. */
const aligned = 3;
const even = 1;

/** The lines by the paragraphs they may be of; what is none is alone. */
export function paragraphsIn(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  const usual = usualGap(lines);
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && goesOn(last, line, usual)) last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** In points: how far most full lines of a document are from those under them. */
function usualGap(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const [row, line] of lines.entries()) {
    const above = lines[row - 1];
    if (!above || above.text.length < fullLine || Math.abs(line.x - above.x) > aligned) continue;
    const gap = Math.round(gapBetween(above, line));
    counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}

// - aynı gün | • then | [09.02.2027, 19:05] Ola: | 08/01/2027 12:42 - Ola: an entry of a list, a message of a chat
const beginsEntry = /^\s*(?:[-–—•*▪‣·]\s|\[\d{1,4}[./-] ?\d|\d{1,4}[./-] ?\d{1,2}[./-] ?\d{2,4}[.,]? \d{1,2}[:.]\d{2})/;

function goesOn(paragraph: readonly Line[], line: Line, usual: number): boolean {
  const above = paragraph.at(-1);
  if (!above || above.text.length < fullLine || paragraph.reduce((sum, { text }) => sum + text.length, 0) > longest) return false;
  if (beginsEntry.test(line.text)) return false;
  const gap = gapBetween(above, line);
  const isUsual = gap <= widely * line.height && gap <= usual + even;
  const isNear = (gap <= within * line.height || isUsual) && isFlush(above, line);
  return isNear && columnsOf(above).length === 1 && columnsOf(line).length === 1;
}

const ofOtherDirection = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]|[\p{Script=Hebrew}\p{Script=Arabic}][^\p{L}]*$/u;

/** Lines begin at one edge: at the right one where they run from right to left. */
const isFlush = (above: Line, line: Line): boolean =>
  Math.abs(line.x - above.x) <= aligned ||
  ([above, line].every(({ text }) => ofOtherDirection.test(text)) &&
    Math.abs(line.x + line.width - above.x - above.width) <= aligned);

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
