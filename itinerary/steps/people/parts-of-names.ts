/** One printed name taken apart: given names and the family's, title, and what kind of traveller it says. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { isGivenName } from '../../reference/given-names.ts';
import { fold } from '../../text/fold.ts';
import {
  churchTitles,
  isCapitals,
  particle,
  particles,
  pointedTitles,
  titleOf,
  titles,
  titlesAndNames,
} from '../../values/name-words.ts';
import { kindBesideName, kindIn, kindOf } from '../../values/traveller-kinds.ts';
import { givenOfMaghrib } from './names-of-maghrib.ts';

/** Glued to the last given name by systems that have no room for a blank: IONMR, ANA MARIAMRS, LUCAMSTR, EVACHD. */
const glued = /^(?<name>\p{L}[\p{L}-]+?)(?<title>MSTR|MISS|MRS|MR|MS|MME|MLLE|CHD|INF)$/u;
/** Given names that end like a title. */
const namesLikeGlued = new Set([
  'AMR',
  'OMR',
  'TAMR',
  'ADAMS',
  'SAMS',
  'WILLIAMS',
  'JAMES',
  'CHARLEMS',
  'ABRAMS',
  'TIMMS',
  'SIMS',
]);
/** `(ADT)`, `[INF]`, `(Child)`, `(INF/POPESCU/MATEI)`, `(ID 12345)`, `(25MAY24)`: what brackets hold is no name. */
export const bracketed = /[([](?<inside>[^)\]]*)[)\]]/g;

/** Berg, Fleur van den: small, behind the given names. */
const ofFamily = new RegExp(`(?<=\\p{L}) ((?:${particle}(?: |$)){1,3})$`, 'u');

type Parts = { given: string; family: string; title?: string; type?: 'adult' | 'child' | 'infant' };

/** @param order which of the two leads, where neither a slash nor capitals tell. */
export function partsOf(printed: string, order: DraftPassenger['order']): Parts {
  let type: Parts['type'];
  // Ana Popescu (dna.)
  let behind: string | undefined;
  const bare = printed
    .replace(bracketed, (_, inside: string) => {
      behind ??= isTitle(inside.trim(), 3) ? inside.trim() : undefined;
      type ??= kindIn(inside);
      return ' ';
    })
    .replace(/\s+/g, ' ')
    .replace(/^[\s\d.):-]+(?=\p{L})|[\s,;:*-]+$/gu, '')
    .replace(/^de (?=heer )/i, '');
  // STAN Teodora Ana-Maria, dna
  const lastTitle = /^(?<names>[^/,]+ [^/,]+),\s*(?<title>[^/,]+)$/u.exec(bare)?.groups;
  if (lastTitle && isTitle(lastTitle.title ?? '', 3))
    return { ...partsOf(lastTitle.names ?? '', order), title: lastTitle.title ?? '' };
  const parted = /^(?<family>[^/,]+?)\s*[/,]\s*(?<given>.+)$/u.exec(bare)?.groups;
  const [small = '', leading = ''] = ofFamily.exec(parted?.given ?? '') ?? [];
  const given = (parted?.given ?? '').slice(0, small === '' ? undefined : -small.length).replace(/[/,]/g, ' ');
  const parts = parted ? behindSlash(`${leading} ${parted.family}`.trim(), given) : inOrder(bare, order);
  const ofTitle = kindOf(parts.title ?? '');
  const title = ofTitle === undefined || /^m/i.test(parts.title ?? '') ? parts.title : undefined;
  const titled = title ?? behind;
  const known = type ?? parts.type ?? ofTitle ?? childTitle(parts.title, parted !== undefined);
  return { given: parts.given, family: parts.family, ...(titled && { title: titled }), ...(known && { type: known }) };
}

/** `POPESCU/ANA MARIA MRS`, `MR POPESCU/ION`, `POPESCU/IONMR`. */
function behindSlash(family: string, given: string): Parts {
  const before = peel(family.split(' '), 'front');
  // WHITCOMBE/OLIVER MASTER
  const names = peel(
    given
      .replace(/(?<= )MASTER$/, 'MSTR')
      .split(' ')
      .filter(Boolean),
    'both',
  );
  // Ashdown/Hon. Maria: with the family's there are two
  const [first = '', ...others] = names.words;
  if (others.length === 1 && pointedTitles.has(titleOf(first)) && isTitle(first, 3)) {
    names.title ??= first;
    names.words = others;
  }
  const last = names.words.at(-1) ?? '';
  const stuck = namesLikeGlued.has(last) ? undefined : glued.exec(last)?.groups;
  const words = stuck && !names.title ? [...names.words.slice(0, -1), stuck.name ?? ''] : names.words;
  const title = before.title ?? names.title ?? (stuck && kindOf(stuck.title ?? '') === undefined ? stuck.title : undefined);
  const type = names.type ?? kindOf(stuck?.title ?? '');
  return { given: words.join(' '), family: before.words.join(' '), ...(title && { title }), ...(type && { type }) };
}

/** `Mr Ion Ionescu`, or `IONESCU ION MR` where the ticket puts the family first. */
function inOrder(text: string, order: DraftPassenger['order']): Parts {
  const { words, title, type } = peel(text.split(' '), 'both');
  const capitals = leadingCapitals(words);
  const behind = words.findIndex((word, index) => index > 0 && /\p{Lu}{2}/u.test(word) && words.slice(index).every(isCapitals));
  // Şebnem AKYOL SARI
  const isBehind = behind > 0 && words.slice(0, behind).every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const familyFirst = !isBehind && (order === 'family-first' || capitals > 0 || leadsWithParticle(words));
  const split = capitals || (isBehind ? behind : 0) || (familyFirst ? familyWords(words) : Math.max(0, words.length - 1));
  const [one, other] = [words.slice(0, split).join(' '), words.slice(split).join(' ')];
  const names = familyFirst ? { given: other, family: one } : { given: one, family: other };
  return { ...names, ...(title && { title }), ...(type && { type }) };
}

/** `LE GOFF Jean-Baptiste`, `de LA MOTTE Thierry`: how many words in capitals lead those that are not; 0 where capitals part nothing. */
export function leadingCapitals(words: readonly string[]): number {
  const isWritten = (word: string) => /\p{Lu}{2}/u.test(word) && isCapitals(word);
  const count = words.findIndex((word, index) => !isWritten(word) && !words.slice(0, index + 1).every(isSmallParticle));
  return isWritten(words[count - 1] ?? '') && words.slice(count).every((word) => /^\p{Lu}\p{Ll}/u.test(word)) ? count : 0;
}

const isSmallParticle = (word: string) => /\p{Ll}/u.test(word) && particles.has(fold(word));

/** `DELLA ROVERE DAVIDE`: nobody's given name begins so. Ben and Al are given names. */
function leadsWithParticle(words: readonly string[]): boolean {
  const [first = ''] = words;
  const isParticle = first.length > 1 && particles.has(fold(first)) && !/^(?:ben|al|el|mac|st)$/i.test(first);
  return words.length > 2 && isParticle && words.every(isCapitals);
}

/** A family's name with its particles, before the given names: at least one word is left for those. */
export function familyWords(words: readonly string[]): number {
  const given = givenOfMaghrib(words);
  if (given > 0) return given;
  let count = 0;
  while (count < words.length - 2 && particles.has(fold(words[count] ?? ''))) count += 1;
  // Szabóné Varga Katalin: the wife of Szabó, born Varga.
  const isWife = /.né$/u.test(words[count] ?? '') && count < words.length - 2 && !isGivenName(words[count + 1] ?? '');
  return count + (isWife ? 2 : 1);
}

/** `Maria K.`: a father's name or a second one, where the title of a man or a woman is never so short. */
const lastInitial = /^[DGKP]\.$/;

/** Takes titles and types off the ends of a name; never its last word. */
export function peel(
  all: readonly string[],
  from: 'front' | 'both',
): { words: string[]; title?: string; type?: 'adult' | 'child' | 'infant' } {
  const words = [...all];
  let title: string | undefined;
  let type: Parts['type'];
  while (
    words.length > 1 &&
    !isFrisian(words) &&
    (isTitle(words[0] ?? '', words.length) || isOfChurch(words[0] ?? '', words.length))
  ) {
    const word = words.shift() ?? '';
    title ??= word;
  }
  // KIND LANGE MIA
  const first = words.length > 2 ? kindBesideName(words[0] ?? '') : undefined;
  if (first) {
    words.shift();
    type = first;
  }
  while (from === 'both' && words.length > 1) {
    const word = words.at(-1) ?? '';
    const named = kindBesideName(word);
    const isLast = isTitle(word, words.length) && !churchTitles.has(titleOf(word)) && !lastInitial.test(word);
    if (!named && !isLast) break;
    words.pop();
    if (named) type ??= named;
    else title ??= word;
  }
  return { words, ...(title && { title }), ...(type && { type }) };
}

/** @param words how many the name has with it: a title that is a name as well stands before two more. */
export function isTitle(word: string, words: number): boolean {
  const plain = titleOf(word);
  if (words > 2 && (unknownTitle.test(plain) || (word.endsWith('.') && pointedTitles.has(plain)))) return true;
  return titles.has(plain) && (words > 2 || !titlesAndNames.has(plain) || /[.ª]$/.test(word));
}

/** Melle van den Berg; Melle Anne Roux is Mademoiselle. */
const isFrisian = ([first = '', second = '']: readonly string[]): boolean =>
  fold(first) === 'melle' && /^(?:van|de|den|der|ter|ten|'t)$/.test(fold(second));

/** BISHOP SARAH ANNE: in capitals a family may lead. */
const isOfChurch = (word: string, words: number): boolean => words > 2 && !isCapitals(word) && churchTitles.has(titleOf(word));

/** Before two names or more, what has no vowel is a title of a language we do not know; Ng is a name, and Md is Mohammed in Bengal. */
const unknownTitle = /^(?!(?:ng|md|mhd|mst|sk)$)[bcdfghjklmnpqrstvwxz]{2,4}$/;

/** Reservation systems give MSTR to boys and MISS to girls; in plain writing Miss is a woman. In Portuguese both are children by their title. */
function childTitle(title: string | undefined, slash: boolean): 'child' | undefined {
  const plain = fold(title ?? '').replace(/\./g, '');
  return /^(?:mstr|master|menin[oa])$/.test(plain) || (plain === 'miss' && slash) ? 'child' : undefined;
}
