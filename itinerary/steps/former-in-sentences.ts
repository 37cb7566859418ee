/** A mail tells in one sentence which flight is gone, `Your LH1654, leaving at 18:15, no longer operates.`, and in the next which it is now. */
import { marksOf } from '../documents/flight-marks.ts';
import { former } from '../documents/words-of-change.ts';
import { cutLine } from '../layout/paragraphs.ts';
import { fold } from '../text/fold.ts';
import type { Line } from '../text/ticket-text.ts';
import { withoutParts } from '../text/without-parts.ts';

type Part = { start: number; end: number };

/** Lines that say so, each as the sentences it has without number and hours of the flight that is gone; its way and its day stay, which the sentence behind may not repeat. */
export function formerInSentences(lines: readonly Line[]): ReadonlyMap<Line, Line[]> {
  const left = new Map<Line, Line[]>();
  for (const [row, line] of lines.entries()) {
    const sentences = sentencesIn(line.text);
    const gone: Part[] = [];
    for (const [index, sentence] of sentences.entries()) {
      const marks = marksWithin(line, sentence);
      const number = marks.find(({ kind }) => kind === 'flight');
      if (!number || !former.test(fold(line.text.slice(sentence.start, sentence.end)))) continue;
      const behind = [
        ...sentences.slice(index + 1).map((other) => ({ line, ...other })),
        ...lines.slice(row + 1, row + 2).flatMap((next) => sentencesIn(next.text).map((other) => ({ line: next, ...other }))),
      ];
      if (behind.some((other) => isReplacement(other, number.found.text)))
        gone.push(...marks.filter(({ kind }) => kind === 'flight' || kind === 'time'));
    }
    if (gone.length === 0) continue;
    const rest = withoutParts(line, gone);
    left.set(
      line,
      sentences.flatMap(({ start, end }) => cutLine(rest, start, end)),
    );
  }
  return left;
}

/** Whether it tells another flight with its hours. */
function isReplacement({ line, start, end }: Part & { line: Line }, goneNumber: string): boolean {
  const marks = marksWithin(line, { start, end });
  const isOther = marks.some(({ kind, found }) => kind === 'flight' && found.text !== goneNumber);
  return isOther && marks.some(({ kind }) => kind === 'time') && !former.test(fold(line.text.slice(start, end)));
}

const marksWithin = (line: Line, { start, end }: Part) => marksOf(line).filter((mark) => mark.start >= start && mark.end <= end);

/** Of lines without columns. Not behind the number of a day: am 12. April */
function sentencesIn(text: string): Part[] {
  if (/\S\s{2,}\S/.test(text)) return [];
  const ends = [...text.matchAll(/(?<!\d)[.!?;](?= \p{Lu}|\s*$)/gu)].map(({ index }) => index + 1);
  return [0, ...ends].map((start, index) => ({ start, end: ends[index] ?? text.length }));
}
