/** Whom a sentence names beside somebody who was read from it: `M. et Mme Luc et Anne Roy, Mme Jeanne Petit, ainsi que le jeune Paul Petit`. */
import { isBehindRole } from '../../documents/people/lists/rows-of-people.ts';
import { isSurelyName, named } from '../../documents/people/names/printed-names.ts';
import { isSentence, withWholeSentences } from '../../documents/people/names/whole-sentences.ts';
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { foundAt } from '../../draft/found.ts';
import { cellBetween } from '../../layout/cells.ts';
import { airportsNamed } from '../../reference/airports.ts';
import { isGivenPart } from '../../reference/parts-of-names.ts';
import type { Line } from '../../text/ticket-text.ts';
import { anyTitle, joining, particle } from '../../values/name-words.ts';

const word = "\\p{Lu}[\\p{L}'’-]+";
const family = `(?: (?:${particle} ){0,3}${word})`;
const person = new RegExp(`(?<![\\p{L}\\d'’/.-])(?:${anyTitle} ){0,3}${word}${family}{1,4}`, 'gu');
// M. et Mme Luc et Anne Roy
const couple = new RegExp(`(?<![\\p{L}\\d'’/.-])${word} ${joining} ${word}${family}(?=[,.;]| \\p{Ll})`, 'gu');
const withAnyTitle = new RegExp(`^${anyTitle} `, 'u');
/** A sentence names no more. */
const most = 9;

/** Those others, each with a title or a given name we know, and none of whom the sentence says what else he is. */
export function inSentencesWith(lines: readonly Line[], passengers: readonly DraftPassenger[]): DraftPassenger[] {
  if (passengers.length === 0) return [];
  return withWholeSentences(lines).flatMap((line) => {
    const isOfThem = isSentence(line) && passengers.some(({ name }) => line.text.includes(name.value));
    return isOfThem ? peopleIn(line) : [];
  });
}

const peopleIn = (line: Line): DraftPassenger[] =>
  [person, couple].flatMap((shape) =>
    [...line.text.matchAll(shape)].slice(0, most).flatMap(({ 0: words, index }) => {
      if (isBehindRole(line.text, index)) return [];
      if (shape === couple) return [{ name: foundAt(line, index, index + words.length) }];
      const value = named(cellBetween(line, index, index + words.length), 'given-first');
      const isOne =
        value && (isSurelyName(value.name.value) || withAnyTitle.test(words) || value.name.value.split(' ').some(isGivenPart));
      return isOne && airportsNamed(value.name.value).length === 0 ? [value] : [];
    }),
  );
