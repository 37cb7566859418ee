/** Which of two parts of names is the family's, where no label says so: capitals, given names we know, a name that several have. */
import type { Cell } from '../../../layout/cells.ts';
import { airportsNamed } from '../../../reference/airports.ts';
import { isGivenName } from '../../../reference/given-names.ts';
import { fold } from '../../../text/fold.ts';
import { isCapitals, particles } from '../../../values/name-words.ts';
import { kindOf } from '../../../values/traveller-kinds.ts';
import { type Parted, partedName } from '../names/name-parts.ts';
import { isRank } from '../names/ranks.ts';

/** Each part of one name, in the order in which they are printed. */
export type TwoParts = { one: Cell; other: Cell };
type Side = 'one' | 'other';

/** The part that is the family's in all of these names; undefined where nothing tells, or one thing this and another that. */
export function familyAmong(names: readonly TwoParts[]): Side | undefined {
  const [ones, others] = [textsOf(names, 'one'), textsOf(names, 'other')];
  if (inCapitals(ones, others) || inCapitals(others, ones)) return inCapitals(ones, others) ? 'one' : 'other';
  const told = [knownGiven, shared, withParticle].flatMap((tells): Side[] => {
    const [one, other] = [tells(ones, others), tells(others, ones)];
    return one === other ? [] : [one ? 'one' : 'other'];
  });
  return new Set(told).size === 1 ? told[0] : undefined;
}

type PartOfName = Parameters<typeof partedName>[0];

/** A name in two parts; where nothing tells, the family's leads, as in most lists, and the order is told to be unknown. */
export function inSomeOrder(family: Side | undefined, one: PartOfName, other: PartOfName, title?: Cell): Parted {
  if (family === 'other') return partedName(other, one, title);
  const parted = partedName(one, other, title);
  return family ? parted : { ...parted, value: { ...parted.value, order: 'unknown' } };
}

type Tells = (own: readonly string[], others: readonly string[]) => boolean;

/** `DA COSTA SOARES`, beside `Domingos` */
const inCapitals: Tells = (own, others) => own.every(isCapitals) && others.every((text) => !isCapitals(text));
/** One in three is known, and more than one: Martina may be a family. */
const knownGiven: Tells = (own, others) => {
  const count = countOf(others, isGiven);
  return count > countOf(own, isGiven) && count > 1 && count * 3 >= others.length;
};
/** Nathalie, Tom and Lynn Kirsch, Jos Schroeder and Marie-Paule Schroeder-Thill */
const shared: Tells = (own, others) => repeatsIn(own) > repeatsIn(others);
/** `Van der Westhuizen`, `við Høgadalsá` */
const withParticle: Tells = (own) => own.some((text) => text.includes(' ') && (/^\p{Ll}/u.test(text) || startsParticle(text)));

const startsParticle = (text: string) => particles.has(fold(text.split(' ')[0] ?? ''));
const textsOf = (names: readonly TwoParts[], side: Side) => names.map((name) => name[side].text);
const isGiven = (text: string) => text.split(/[\s-]+/).some(isGivenName);
const countOf = (texts: readonly string[], is: (text: string) => boolean) => texts.filter(is).length;
const repeatsIn = (texts: readonly string[]) => {
  const names = texts.map((text) => fold(text).split('-'));
  return names.filter((parts, index) => names.slice(0, index).some((before) => before.some((part) => parts.includes(part))))
    .length;
};

/**
 * Whether both are parts of names. `RAKOTOARISOA Jean   Ivato Centre`, `Neema Masanja   Mgonjwa`: where each has two words and more, it is whole, and beside
 * it stands something else; nor is a town, a kind of traveller or a rank a part of a name.
 */
export function areNames(names: readonly TwoParts[]): boolean {
  const [ones, others] = [textsOf(names, 'one'), textsOf(names, 'other')];
  const isMore = (texts: readonly string[], is: (text: string) => boolean) => countOf(texts, is) * 2 >= texts.length;
  const isOther = (text: string) => kindOf(text) !== undefined || isRank(text);
  if ([ones, others].some((texts) => isMore(texts, (text) => mark.test(text)))) return false;
  if ([ones, others].some((texts) => texts.some(isOther) || isMore(texts, (text) => airportsNamed(text).length > 0)))
    return false;
  if (!ones.every(isLong)) return true;
  const isTold = inCapitals(ones, others) || inCapitals(others, ones) || countOf(others, isGiven) * 3 > others.length * 2;
  return names.length > 1 && isTold && !ones.some(isMixed) && !others.every(isLong);
}

// F | XL | 2XL: of a sex, a class, a shirt
const mark = /^(?:\p{Lu}|\d?X{1,4}[SML])$/u;

/** RAZAFINDRABE Voahangy */
const isMixed = (text: string) => {
  const words = text.split(' ').filter((word) => word.length > 1);
  return words.some(isCapitals) && !words.every(isCapitals);
};

const isLong = (text: string) => text.split(' ').filter((word) => /^\p{Lu}/u.test(word) && !particles.has(fold(word))).length > 1;
