/**
 * A mail tells in one sentence which flight is gone, `Your LH1654, leaving at 18:15, no longer operates.`, and in the next which it is now. A
 * ticket tells which were changed, `Flights LH1654 OTP–MUC at 18:15 and LH1655 have been changed.`, above the table of what they are now.
 */
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import { beenChanged, former } from '../../documents/words-of-change.ts';
import { cutLine } from '../../layout/paragraphs.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { withoutParts } from '../../text/without-parts.ts';
import { formerBeside } from './former-beside.ts';

type Part = { start: number; end: number };

/** Lines that say so, each as the sentences it has without number and hours of the flight that is gone; its way and its day stay, which the sentence behind may not repeat. */
export function formerInSentences(lines: readonly Line[]): ReadonlyMap<Line, Line[]> {
  const beside = formerBeside(lines);
  const left = new Map<Line, Line[]>();
  for (const [row, line] of lines.entries()) {
    const sentences = sentencesIn(line.text);
    const gone: Part[] = [];
    for (const [index, sentence] of sentences.entries()) {
      const marks = marksWithin(line, sentence);
      const number = marks.find(({ kind }) => kind === 'flight');
      // … instead of WS246 at 9:30: it tells what is as well
      if (!number || beside.get(line)?.some(({ start, end }) => start >= sentence.start && end <= sentence.end)) continue;
      if (!former.test(fold(line.text.slice(sentence.start, sentence.end)))) {
        if (saysChanged(lines, row, sentence)) gone.push(...marks.filter(({ kind }) => kind === 'flight' || kind === 'time'));
        continue;
      }
      const behind = [
        ...sentences.slice(index + 1).map((other) => ({ line, ...other })),
        ...lines.slice(row + 1, row + 2).flatMap((next) => sentencesIn(next.text).map((other) => ({ line: next, ...other }))),
      ];
      if (behind.some((other) => isReplacement(other, number.found.text)))
        gone.push(...marks.filter(({ kind }) => kind === 'flight' || kind === 'time'));
      else if (behind.some((other) => isMoved(other, marks))) gone.push(sentence);
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

/** Whether it says behind its hours, in its line or the next, that they were changed, and what it tells of stands farther down with hours of its own. */
function saysChanged(lines: readonly Line[], row: number, sentence: Part): boolean {
  const line = lines[row] as Line;
  const marks = marksWithin(line, sentence);
  const last = marks.findLast(({ kind }) => kind === 'time');
  if (!last) return false;
  const isWhole = /[.!?;]$/.test(line.text.slice(0, sentence.end).trimEnd());
  const next = isWhole ? undefined : lines[row + 1];
  const [rest = { start: 0, end: 0 }] = next ? sentencesIn(next.text) : [];
  const behind = [line.text.slice(last.end, sentence.end), next?.text.slice(rest.start, rest.end) ?? ''].join(' ');
  const isLast = !next || !marksWithin(next, rest).some(({ kind }) => kind === 'time');
  if (!isLast || !beenChanged.test(fold(behind))) return false;
  const below = lines.slice(row + 1).flatMap((other) => (marksOf(other).length > 1 ? marksOf(other) : []));
  const printed = new Set(below.map(({ found }) => String(found.value)));
  const numbers = marks.filter(({ kind }) => kind === 'flight');
  const places = marks.filter(({ kind }) => kind === 'airport');
  const isAgain = numbers.every(({ found }) => printed.has(String(found.value)));
  const isSameWay = places.length >= 2 * numbers.length && places.every(({ found }) => printed.has(String(found.value)));
  const flights = new Set(below.flatMap(({ kind, found }) => (kind === 'flight' ? String(found.value) : [])));
  return (isAgain || (isSameWay && flights.size >= numbers.length)) && below.some(({ kind }) => kind === 'time');
}

/** Whether it tells another flight with its hours. */
function isReplacement({ line, start, end }: Part & { line: Line }, goneNumber: string): boolean {
  const marks = marksWithin(line, { start, end });
  const isOther = marks.some(({ kind, found }) => kind === 'flight' && found.text !== goneNumber);
  return isOther && marks.some(({ kind }) => kind === 'time') && !former.test(fold(line.text.slice(start, end)));
}

/** KL 590 on 25 March … is cancelled. You now fly on KL 590 on 27 March: whether it tells the same flight on another day, and all of it. */
function isMoved({ line, start, end }: Part & { line: Line }, was: readonly Mark[]): boolean {
  const marks = marksWithin(line, { start, end });
  const [numbers, days] = (['flight', 'day'] as const).map((kind) => [valuesOf(was, kind), valuesOf(marks, kind)]);
  if (numbers?.[0]?.length !== 1 || numbers[1]?.[0] !== numbers[0][0] || !days?.[0]?.length || !days[1]?.length) return false;
  const isOtherDay = days[1].every((day) => !days[0]?.includes(day));
  const isSameWay = valuesOf(was, 'airport').every((place) => valuesOf(marks, 'airport').includes(place));
  return isOtherDay && isSameWay && valuesOf(marks, 'time').length > 0 && !former.test(fold(line.text.slice(start, end)));
}

const valuesOf = (marks: readonly Mark[], kind: Mark['kind']): string[] =>
  marks.flatMap((mark) => (mark.kind === kind ? JSON.stringify(mark.found.value) : []));

const marksWithin = (line: Line, { start, end }: Part) => marksOf(line).filter((mark) => mark.start >= start && mark.end <= end);

/** Of lines without columns. Not behind the number of a day: am 12. April */
function sentencesIn(text: string): Part[] {
  if (/\S\s{2,}\S/.test(text)) return [];
  const ends = [...text.matchAll(/(?<!\d)[.!?;](?= \p{Lu}|\s*$)/gu)].map(({ index }) => index + 1);
  return [0, ...ends].map((start, index) => ({ start, end: ends[index] ?? text.length }));
}
