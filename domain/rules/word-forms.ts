/**
 * What is left of a word when its ending is taken away, so that the forms of one word are found by each other. Light: endings of
 * number, case and article only, no dictionary. Where an ending may be part of the word (păduri, prețuri) both readings are given.
 */
import type { Lang } from '../schemas/lang.ts';
import { fold } from './fold.ts';

/** What remains of a word when more than vowels is taken away. */
const shortest = 3;

/** On every page of a language, and what nobody looks for. */
const functionWords: Readonly<Record<Lang, ReadonlySet<string>>> = {
  ro: new Set(
    `al ai ale am ar as au ca care ce cea cei cel cele cu cum da dar de deci din dintre doar dupa ea ei el ele este eu fara fi fie fost
    iar ii il imi in insa intr intre isi iti la le li lor lui mai mi ne ni nici noi nu ori pana pe pentru prin sa sai sau se si
    sa spre sunt sub te tot un una unde unei unele unor unui va voi vor`.split(/\s+/),
  ),
  en: new Set(
    `an and are as at be been but by can do does for from had has have he her his how if in into is it its more no nor not of on
    or our she so than that the their them then there these they this to was we were what when where which who will with you your`.split(
      /\s+/,
    ),
  ),
};

/** The words of a text as they are compared: without diacritics, in lower case. */
export const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** @returns the stems of one word of `wordsIn`; none for a word that says nothing by itself */
export function stemsOf(word: string, lang: Lang): string[] {
  if (word.length < 2 || functionWords[lang].has(word)) return [];
  return [...new Set(lang === 'ro' ? romanianStems(word) : englishStems(word))];
}

/**
 * English plurals: agencies, fees, buses (which may be of bus or of buse).
 * @see D. Harman, How effective is suffixing? (1991): the “S stemmer”
 */
function englishStems(word: string): string[] {
  if (word.length <= shortest || /(?:ss|us|is)$/.test(word)) return [word];
  if (/[^aeo]ies$/.test(word)) return [word.replace(/ies$/, 'y')];
  if (!word.endsWith('s')) return [word];
  return [word.slice(0, -1), ...(/(?:ss|us|sh|ch|x|z)es$/.test(word) ? [word.slice(0, -2)] : [])];
}

/** Romanian nouns and adjectives: pădure, păduri, pădurii, pădurile, pădurilor. */
function romanianStems(word: string): string[] {
  const bare = cut(word, /(?:lor|le|lui|(?<=u)l)$/);
  const forms = [word, bare, cut(word, /uri$/), cut(bare, /uri$/)];
  return [...forms.map(withoutVowels), ...beforePlural(bare)].map(withOneVowel);
}

const cut = (word: string, ending: RegExp) => {
  const rest = word.replace(ending, '');
  return rest.length >= shortest ? rest : word;
};

const withoutVowels = (word: string) => word.replace(/(?<=..)[aeiou]+$/, '');

/** Before the -i of a plural d has become z, and l is lost: străzi, văi. */
function beforePlural(word: string): string[] {
  const [, stem = '', last = ''] = /^(.+?)([zaou])i+$/.exec(word) ?? [];
  if (last === '') return [];
  return [last === 'z' ? `${stem}d` : `${stem}${last}l`];
}

/** Where the ending changes, so may the vowel before it: floare and flori, seară and seri, piață and piețe. */
const withOneVowel = (stem: string) =>
  stem.replace(/(oa|ea|ia)(?=[^aeiou]+$)/, (pair) => ({ oa: 'o', ea: 'e', ia: 'ie' })[pair] ?? pair);
