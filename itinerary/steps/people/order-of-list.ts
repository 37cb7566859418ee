/** The order of names that a list of travellers keeps, told by all of them together: one name alone may be read either way. */
import { isFamilyFirst, isGivenPart } from '../../reference/parts-of-names.ts';
import { fold } from '../../text/fold.ts';
import { isCapitals, particles } from '../../values/name-words.ts';
import { endsLikeFamily, endsWithFathers } from './family-endings.ts';
import { isOfMaghrib } from './names-of-maghrib.ts';

/**
 * @param names the words of each, without titles; of those whose order is known otherwise, none.
 * @returns `family-first` where the family's name leads: `STANCIU ADRIAN` beside `STANCIU GABRIELA`, or given names that are known and come last;
 * `given-first` where all end with the same name behind given ones: Dumitru of `IONEL DUMITRU` and `VALENTINA DUMITRU` is a given name elsewhere.
 */
export function orderOfList(names: readonly (readonly string[])[]): Order | undefined {
  const whole = names.filter((words) => words.length > 1);
  // WARSINAH beside BUDI HASAN: where somebody has one name alone, nobody has a family's.
  const hasLoneNames = whole.length > 1 && names.some(({ length }) => length === 1);
  if (hasLoneNames) return surely(whole) ?? 'given-first';
  if (!isOpen(whole)) return surely(whole);
  return surely(whole) ?? (whole.flat().every(isCapitals) || whole.some(isFamilyFirst) ? 'family-first' : undefined);
}

type Order = 'family-first' | 'given-first';

/** Whether a list keeps one order, and one name of it alone tells which: `OKAFOR DANIEL` beside `OLUWASEUN CHIDINMA`. */
export const isOpenList = (names: readonly (readonly string[])[]): boolean => {
  const whole = names.filter((words) => words.length > 1);
  return surely(whole) === undefined && isOpen(whole);
};

const isOpen = (whole: readonly (readonly string[])[]) =>
  whole.length > 1 && !whole.some(beginsGiven) && whole.filter(endsGiven).length === 1;

const beginsGiven = (words: readonly string[]) =>
  !isOfMaghrib(words) &&
  ((isGivenPart(words[0]) && !isGivenPart(words.at(-1))) || (!endsLikeFamily(words[0]) && endsLikeFamily(words.at(-1))));

const endsGiven = (words: readonly string[]) =>
  endsWithFathers(words) ||
  isFamilyFirst(words) ||
  (isGivenPart(words.at(-1)) && !isGivenPart(words[0]) && !particles.has(fold(words[0] ?? ''))) ||
  (endsLikeFamily(words[0]) && !endsLikeFamily(words.at(-1))) ||
  (isGivenPart(words.at(-1)) && beginsWithParticle(words)) ||
  isOfMaghrib(words);

/** `De Clercq Jurgen`; Ben, Al and El begin given names as well, and Le, Do and Du are families in Asia. */
const beginsWithParticle = (words: readonly string[]): boolean =>
  words.length > 2 &&
  /^(?:van|von|de|den|der|del|della|dal|di|da|dos|ten|ter)$/.test(fold(words[0] ?? '')) &&
  !isGivenPart(words[1]);

/** `Åkerlund Maja Kristina`, `De Clercq Jurgen`, alone: what begins as families' names alone do, and ends with a given name that is known. */
export const beginsLikeFamily = (words: readonly string[]): boolean =>
  endsWithFathers(words) ||
  (words.length > 1 &&
    isGivenPart(words.at(-1)) &&
    !words.slice(1).some(endsLikeFamily) &&
    (endsLikeFamily(words[0]) || isOfMaghrib(words) || (beginsWithParticle(words) && !words.every(isCapitals))));

/** `CABALLERO RODEL SANTOS`, with the mother's family last, as lists of crews have it: the given names stand in the middle. */
export const hasGivenWithin = (words: readonly string[]): boolean =>
  words.length > 2 && !isGivenPart(words[0]) && !isGivenPart(words.at(-1)) && words.slice(1, -1).some(isGivenPart);

function surely(whole: readonly (readonly string[])[]): Order | undefined {
  if (whole.length < 2) return undefined;
  const [leading, trailing] = [whole.map((words) => words[0] ?? ''), whole.map((words) => words.at(-1) ?? '')];
  if (whole.some(beginsGiven)) return undefined;
  // POPA ANDREI and RUSU ANDREI, in capitals, are two of the same given name.
  const areFamily = whole.length > 2 || leading.some(isGivenPart) || !whole.flat().every(isCapitals);
  if (!isShared(leading) && isSame(trailing) && areFamily) return 'given-first';
  if (isShared(leading) && !isShared(trailing) && !leading.some(isGivenPart)) return 'family-first';
  // DAL BELLO MONICA: nobody's given name begins with a particle.
  if (whole.flat().every(isCapitals) && whole.some((words) => words.length > 2 && isParticle(words[0]))) return 'family-first';
  return whole.filter(endsGiven).length > 1 ? 'family-first' : undefined;
}

const isParticle = (word: string | undefined) =>
  word !== undefined && word.length > 1 && particles.has(fold(word)) && !isGivenPart(word);

const isSame = (words: readonly string[]) => new Set(words.map(fold)).size === 1;

/** Whether two of them are one family's name. */
const isShared = (words: readonly string[]) => {
  const names = words.map(fold);
  return (
    new Set(names).size < names.length ||
    names.some((name) => names.some((other) => isWomansOf(name, other) || isDoubleOf(name, other)))
  );
};

/** Zurbriggen-Ammann of Zurbriggen, Moser-Caduff of Caduff: who is married may be called by both names. */
const isDoubleOf = (name: string, other: string): boolean =>
  other.length >= fewestShared && (name.startsWith(`${other}-`) || name.endsWith(`-${other}`));

// Dvořáčková of Dvořáček, Ivanova of Ivanov, Kowalska of Kowalski, Papadopoulou of Papadopoulos
const womansEnd = /(?:[oe]va|[sc]ka|ou|[ое]ва|ска(?:я)?|ου)$/u;
const fewestShared = 4;

/** Whether the one is how the other's wife or daughter is called. */
function isWomansOf(name: string, mans: string): boolean {
  if (!womansEnd.test(name) || name === mans) return false;
  const stem = name.replace(womansEnd, '');
  return stem.length >= fewestShared && mans.startsWith(stem.slice(0, -1)) && mans.length <= stem.length + 3;
}
