/** Lines of a letter as its paragraphs, and a paragraph as its sentences. */
import type { Line } from '../../text/ticket-text.ts';

/** Not behind the number of a day, `am 12. April`, but behind an hour. */
export function sentencesIn(text: string): [number, number][] {
  const ends = [...text.matchAll(/(?:(?<!\d)|(?<=\d[:.h]\d\d))[.!?](?= \p{Lu}|\s*$)/gu)].map(({ index }) => index + 1);
  return [0, ...ends].map((start, index) => [start, ends[index] ?? text.length]);
}

/** Lines of sentences that stand one under the other, in letters at most so long. */
const longest = 2000;
export function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const isSentence = !/\S\s{2,}\S/.test(line.text) && /(?<![\p{L}\d])\p{Ll}{2,}(?!\p{L})/u.test(line.text);
    if (isSentence && isOpen && last && last.reduce((sum, { text }) => sum + text.length, 0) < longest) last.push(line);
    else if (isSentence) paragraphs.push([line]);
    isOpen = isSentence;
  }
  return paragraphs;
}
