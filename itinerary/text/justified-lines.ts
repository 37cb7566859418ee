/** Sentences set to both margins: their blanks are widened until they look like the gaps between columns. */
import type { Line, Word } from './ticket-text.ts';

/** A table has fewer cells in a row than a line has words. */
const fewest = 7;
const smallWords = 2;
/** The blanks of one line are widened alike: in points, and in heights of the line, for wider ones part columns. */
const alike = 0.8;
const widest = 0.9;

/** The line with single blanks, where all of its gaps are wide, as wide as each other, and small words stand among its words. */
export function withoutJustification(line: Line): Line {
  if (!isJustified(line)) return line;
  const words: Word[] = [];
  let start = 0;
  for (const word of line.words) {
    words.push({ ...word, start });
    start += word.text.length + 1;
  }
  return { ...line, words, text: words.map(({ text }) => text).join(' ') };
}

// A booking's line on a terminal has no small words, and the heading of a table hardly one.
const isJustified = (line: Line): boolean =>
  isStretched(line) && line.words.filter((word) => /^\p{Ll}{2,}/u.test(word.text)).length >= smallWords;

/** Whether all gaps of a line are wide and as wide as each other, be it a sentence in capitals: CU  48  DE  ORE  INAINTE  DE  PLECARE */
export function isStretched({ text, words, height }: Line): boolean {
  const [first, ...others] = words;
  if (!first || words.length < fewest || /\S \S/.test(text)) return false;
  const gaps = others.map(({ x }, index) => x - endOf(words[index] ?? first));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return least > 0 && most - least <= alike && most <= widest * height;
}

const endOf = ({ x, width }: Word) => x + width;
