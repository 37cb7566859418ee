/**
 * A mail of rebooking tells of the flight that was missed: `… waardoor je KL0591 naar Johannesburg van 10:10 uur niet hebt kunnen halen`, above the
 * blocks of the new ones. Who is named in sentences only, and there said to be missed or valid no more, is no flight of the journey.
 */
import { foldInPlace } from '../../documents/flight-labels.ts';
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import { notCaught } from '../../documents/words-of-change.ts';
import { isOfAsia } from '../../reference/places-of-asia.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { paragraphsOf, sentencesIn } from './paragraphs-of-letters.ts';
import { cancelled } from './said-of-flights.ts';

type Placed = { line: Line; mark: Mark; at: number };
type Sentence = { text: string; from: number; marks: readonly Placed[] };
type Missed = { numbers: readonly string[]; parts: ReadonlyMap<Line, Mark[]> };

/** In words with small letters: fewer are no sentence's. */
const fewest = 4;
/** In hours: a flight that is told with more of them may be one of the journey. */
const mostHours = 2;
/** Of a flight that was cancelled it is told otherwise. */
const isCancelled = new RegExp(`(?<!\\p{L})(?:${cancelled})(?!\\p{L})`, 'u');

/** The numbers of flights that were missed as they are printed, and where they and their hours stand. */
export function missedFlights(lines: readonly Line[]): Missed {
  const sentences = sentencesOf(lines).filter(({ marks }) => marks.some(({ mark }) => mark.kind === 'flight'));
  if (!sentences.some(({ text }) => notCaught.test(fold(text)))) return { numbers: [], parts: new Map() };
  const inSentences = new Set(sentences.flatMap(({ marks }) => marks.map(({ mark }) => mark)));
  const others = lines.flatMap(marksOf).filter((mark) => !inSentences.has(mark));
  const inBlocks = new Set(others.flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : [])));
  if (inBlocks.size === 0 || others.filter(({ kind }) => kind === 'time').length < 2) return { numbers: [], parts: new Map() };
  const named = [...new Set(sentences.flatMap(numbersIn))].filter((number) => !inBlocks.has(number));
  const gone = named.flatMap((number) => {
    const own = sentences.filter((sentence) => numbersIn(sentence).includes(number));
    const isMissed =
      own.every(({ text }) => !isCancelled.test(fold(text))) && own.some((sentence) => isNotCaught(sentence, number));
    const isAlone = own.every((sentence) => numbersIn(sentence).every((other) => other === number || inBlocks.has(other)));
    return isMissed && isAlone && own.every(hasFewHours) ? [{ number, own }] : [];
  });
  const marks = gone.flatMap(({ number, own }) =>
    own.flatMap((sentence) =>
      sentence.marks.filter(
        ({ mark }) =>
          (mark.kind === 'flight' && mark.found.value === number) || (mark.kind === 'time' && numbersIn(sentence).length === 1),
      ),
    ),
  );
  const parts = new Map([...Map.groupBy(marks, ({ line }) => line)].map(([line, own]) => [line, own.map(({ mark }) => mark)]));
  return { numbers: gone.map(({ number }) => number), parts };
}

const numbersIn = ({ marks }: Sentence): string[] =>
  marks.flatMap(({ mark }) => (mark.kind === 'flight' ? mark.found.value : []));
const hasFewHours = ({ marks }: Sentence) => marks.filter(({ mark }) => mark.kind === 'time').length <= mostHours;

// You missed your connection, so we have put you on BA 117: who is told in another clause was not missed
const betweenClauses =
  /[,;、，–]|:(?!\d)|(?<!\p{L})(?:and|so|but|therefore|und|daher|deshalb|aber|et|donc|mais|y|pero|quindi|ma|si|iar|dar|deci|en|dus|maar|och|men|og|oraz|wiec|ale|ve|и|поэтому|но|і|тому|та)(?!\p{L})/gu;

function isNotCaught({ text, from, marks }: Sentence, number: string): boolean {
  const plain = foldInPlace(text);
  const ends = [...[...plain.matchAll(betweenClauses)].map(({ index }) => index), text.length];
  return marks.some(({ mark, at }) => {
    if (mark.kind !== 'flight' || mark.found.value !== number) return false;
    const end = ends.find((one) => one > at - from) ?? text.length;
    const start = ends.findLast((one) => one < at - from) ?? 0;
    return notCaught.test(fold(text.slice(start, end)));
  });
}

function sentencesOf(lines: readonly Line[]): Sentence[] {
  const ofAsia = lines.filter(({ text }) => isOfAsia(text) && text.includes('。')).map((line) => [line]);
  return [...paragraphsOf(lines), ...ofAsia].flatMap((paragraph) => {
    const starts = paragraph.map((_, row) => paragraph.slice(0, row).reduce((sum, line) => sum + line.text.length + 1, 0));
    const text = paragraph.map((line) => line.text).join(' ');
    const marks = paragraph.flatMap((line, row) =>
      marksOf(line).map((mark) => ({ line, mark, at: (starts[row] ?? 0) + mark.start })),
    );
    const sentences = isOfAsia(text)
      ? [...text.matchAll(/[^。]+/gu)].map(({ index, 0: { length } }) => [index, index + length] as const)
      : sentencesIn(text);
    return sentences
      .map(([from, end]) => ({ text: text.slice(from, end), from, marks: marks.filter(({ at }) => at >= from && at < end) }))
      .filter((sentence) => isOfAsia(sentence.text) || (sentence.text.match(smallWords)?.length ?? 0) >= fewest);
  });
}

const smallWords = /(?<![\p{L}\d])\p{Ll}+(?!\p{L})/gu;
