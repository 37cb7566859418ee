/** Families' names of the Maghrib and of Egypt, whose particle leads where the family's name does. */
import { isGivenPart } from '../../reference/parts-of-names.ts';
import { fold } from '../../text/fold.ts';

const particle = /^(?:el|ben|bel|ait|ould|bou)$/;
/** Ben is a given name as well, and so are these behind El. */
const ownBehind =
  /^(?:hadj\p{L}*|hajj?i?|me?hdi|mou?sta\p{L}+|hou?s[sc]\p{L}+|amine?|ghali|yazid|arbi|maati|bachir|habib|mamoun|moctar|mokhtar|id)$/u;

/** `El Ouazzani Tazi Karima`: where somebody's own name begins, whose family's comes first; 0 where nothing says that it does. */
export function givenOfMaghrib(words: readonly string[]): number {
  if (!particle.test(fold(words[0] ?? '')) || isGivenPart(words[1]) || ownBehind.test(fold(words[1] ?? ''))) return 0;
  const first = words.findIndex((word, index) => index > 1 && isGivenPart(word));
  return first > 1 && isGivenPart(words.at(-1)) ? first : 0;
}

/** Whether it begins so, whatever follows: `Ben Ali Hassan`, `El Khattabi Naoual`. */
export const beginsLikeMaghrib = (words: readonly string[]): boolean =>
  words.length > 2 && particle.test(fold(words[0] ?? '')) && !ownBehind.test(fold(words[1] ?? ''));

/** Whether a name is printed so. */
export const isOfMaghrib = (words: readonly string[]): boolean => givenOfMaghrib(words) > 0;
