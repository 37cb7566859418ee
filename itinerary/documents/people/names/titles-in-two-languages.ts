/** What papers in two languages print before one name: `Bay / Herr Mehmet Öztürk`, `Çocuk / Kind Ela Öztürk`, `Herr/Mr. Jan Kranz`. */
import { titleOf, titles } from '../../../values/name-words.ts';
import { kindBesideName } from '../../../values/traveller-kinds.ts';

const both = /^(?<first>\p{L}[\p{L}\p{M}.]+ ?\/ ?)(?<second>\p{L}[\p{L}\p{M}.]+) \p{Lu}/u;

const saysWho = (word: string) => titles.has(titleOf(word)) || kindBesideName(word) !== undefined;

/** @returns the letters up to the second of both, which says it all; 0 where there are no two. */
export function lengthOfFirstTitle(text: string): number {
  const { first = '', second = '' } = both.exec(text)?.groups ?? {};
  return first !== '' && saysWho(first.replace(/ ?\/ ?$/, '')) && saysWho(second) ? first.length : 0;
}

/** `Dhr. / M.   VANDENBROUCKE Joris`: in a cell of its own, and nobody's name. */
export const isTitleTwice = (text: string): boolean => text.split('/').every((half) => titles.has(titleOf(half.trim())));
