/** What was, named right beside what is: `at 8:35 (no longer 6:00)`, `on WS252 at 12:15 instead of WS246 at 9:30`, `LH 2237 um 18:25 statt LH 2233 um 13:05`. */
import { foldInPlace } from '../../documents/flight-labels.ts';
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import type { Line } from '../../text/ticket-text.ts';
import { paragraphsOf, sentencesIn } from './paragraphs-of-letters.ts';

// no longer 6:00 | nicht mehr 6:40 | et non plus 9:45 | ya no a las 8:20 | instead of WS246 | statt LH 2233 | en lugar del IB3103: folded
const before =
  /(?<!\p{L})(?:no longer|not any ?more|instead of|rather than|in place of|nicht mehr|nicht wie (?:bisher|geplant)|statt|anstatt|anstelle(?: von)?|(?:et )?non plus|au lieu de?|a la place de?|ya no|en (?:lugar|vez) del?|en sustitucion del?|nu mai|in loc(?:ul)? de?|non piu|invece (?:che|d\p{L}+)|al posto d\p{L}+|anziche|ja nao|em vez d[aeo]s?|em lugar d[aeo]|a juz nie|juz nie|zamiast|uz ne|misto|namiesto|niet meer|niet langer|in plaats van|ikke laengere|ikke lenger|i stedet for|inte langre|i stallet for|ei enaa|umjesto|umesto|namesto|ne vec|mar nem|вместо|а не|вже не|замість|уже не|αντι(?: για)?)(?!\p{L})/gu;
// 6:40 helyett | LH 2233 yerine
const behind = /(?<!\p{L})(?:helyett|yerine|sijaan|sijasta|asemel|の?代わりに|대신)(?!\p{L})/gu;
/** What may stand between the word and what was, and between number and hour: at the usual, um, a las, from Calgary at; in letters. */
const between = /^[\s\p{L}'’.:]*$/u;
const longest = { before: 16, within: 24 };

type Placed = { line: Line; mark: Mark; at: number; end: number };

/** The numbers and hours of what was, by their lines, where the sentence tells what is in their place. */
export function formerBeside(lines: readonly Line[]): ReadonlyMap<Line, Mark[]> {
  const gone = paragraphsOf(lines).flatMap(goneOf);
  return new Map([...Map.groupBy(gone, ({ line }) => line)].map(([line, own]) => [line, own.map(({ mark }) => mark)]));
}

function goneOf(paragraph: readonly Line[]): Placed[] {
  const text = paragraph.map((line) => line.text).join(' ');
  const plain = foldInPlace(text);
  if (plain.search(before) < 0 && plain.search(behind) < 0) return [];
  const starts = paragraph.map((_, row) => paragraph.slice(0, row).reduce((sum, line) => sum + line.text.length + 1, 0));
  const marks = paragraph.flatMap((line, row) =>
    marksOf(line).flatMap((mark): Placed[] => {
      const at = (starts[row] ?? 0) + mark.start;
      return mark.kind === 'flight' || mark.kind === 'time' ? [{ line, mark, at, end: at + mark.end - mark.start }] : [];
    }),
  );
  return sentencesIn(text).flatMap(([start, end]) => {
    const own = marks.filter(({ at }) => at >= start && at < end);
    const words = (pattern: RegExp) => [...plain.slice(start, end).matchAll(pattern)];
    const afterWords = words(before).flatMap(({ index, 0: word }) => namedBehind(text, own, start + index + word.length));
    const beforeWords = words(behind).flatMap(({ index }) => namedBefore(text, own, start + index));
    return [afterWords, beforeWords].flatMap((gone) => (isToldAnew(gone, own) ? gone : []));
  });
}

/** What is has a number, and as much as what was. */
function isToldAnew(gone: readonly Placed[], all: readonly Placed[]): boolean {
  const left = all.filter((one) => !gone.includes(one)).map(({ mark }) => mark.kind);
  return left.includes('flight') && gone.every(({ mark }) => left.includes(mark.kind));
}

/** The first number or hour right behind the word, and what goes with it: a number and its hour, or both hours of a flight. */
function namedBehind(text: string, marks: readonly Placed[], from: number): Placed[] {
  const named: Placed[] = [];
  for (const one of marks.filter(({ at }) => at >= from)) {
    const last = named.at(-1);
    if (!goTogether(text.slice(last?.end ?? from, one.at), one, last)) break;
    named.push(one);
  }
  return named;
}

/** 6:40 helyett 10:15-kor | LH 2233 yerine LH 2237: the hour right before the word, or else the number. */
function namedBefore(text: string, marks: readonly Placed[], to: number): Placed[] {
  const named: Placed[] = [];
  for (const one of marks.filter(({ end }) => end <= to).toReversed()) {
    const last = named.at(0);
    if (last?.mark.kind === 'time' && one.mark.kind === 'flight') break;
    if (!goTogether(text.slice(one.end, last?.at ?? to), one, last)) break;
    named.unshift(one);
  }
  return named;
}

function goTogether(words: string, one: Placed, last: Placed | undefined): boolean {
  const isRange = /^\s?[-–—]\s?$/.test(words);
  if (last && last.mark.kind === one.mark.kind) return isRange && one.mark.kind === 'time';
  return isRange || (between.test(words) && words.length <= (last ? longest.within : longest.before));
}
