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
  const rowsOf = Map.groupBy(
    lines.flatMap((line, row) =>
      marksOf(line).flatMap(({ kind, found }) => (kind === 'flight' ? { number: found.value, row } : [])),
    ),
    ({ number }) => number,
  );
  const isAgain = (number: string) => new Set(rowsOf.get(number)?.map(({ row }) => row)).size > 1;
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
      if (behind.some((other) => isReplacement(other, number.found.text, isAgain)))
        gone.push(...marks.filter(({ kind }) => kind === 'flight' || kind === 'time'));
    }
    const rest = withoutParts(line, gone);
    if (gone.length > 0)
      left.set(
        line,
        sentences.flatMap(({ start, end }) => cutLine(rest, start, end)),
      );
  }
  return left;
}

/** Whether it tells another flight with its hours, or one that is printed again: `instead LO 536 below is valid`. */
function isReplacement(
  { line, start, end }: Part & { line: Line },
  goneNumber: string,
  isAgain: (number: string) => boolean,
): boolean {
  const marks = marksWithin(line, { start, end });
  const other = marks.find((mark) => mark.kind === 'flight' && mark.found.text !== goneNumber);
  if (other?.kind !== 'flight' || former.test(fold(line.text.slice(start, end)))) return false;
  return marks.some(({ kind }) => kind === 'time') || isAgain(other.found.value);
}

const marksWithin = (line: Line, { start, end }: Part) => marksOf(line).filter((mark) => mark.start >= start && mark.end <= end);

/** Of lines without columns. Not behind the number of a day: am 12. April */
function sentencesIn(text: string): Part[] {
  if (/\S\s{2,}\S/.test(text)) return [];
  const ends = [...text.matchAll(/(?<!\d)[.!?;](?= \p{Lu}|\s*$)/gu)].map(({ index }) => index + 1);
  return [0, ...ends].map((start, index) => ({ start, end: ends[index] ?? text.length }));
}
