import { expect, test } from 'vitest';
import { stemsOf, wordsIn } from './word-forms.ts';

const shared = (lang: 'ro' | 'en', ...forms: string[]) => {
  const [first = [], ...others] = forms.map((form) => wordsIn(form).flatMap((word) => stemsOf(word, lang)));
  return others.every((stems) => stems.some((stem) => first.includes(stem)));
};

test.each([
  ['pădure', 'păduri', 'pădurea', 'pădurii', 'pădurile', 'pădurilor'],
  ['insulă', 'insule', 'insula', 'insulei', 'insulele', 'insulelor'],
  ['munte', 'munți', 'muntele', 'muntelui', 'munții', 'munților'],
  ['oraș', 'orașe', 'orașul', 'orașului', 'orașele', 'orașelor'],
  ['preț', 'prețuri', 'prețul', 'prețului', 'prețurile', 'prețurilor'],
  ['stradă', 'străzi', 'strada', 'străzii', 'străzile', 'străzilor'],
  ['plajă', 'plaje', 'plajei', 'plajele'],
  ['cetate', 'cetăți', 'cetatea', 'cetății', 'cetăților'],
  ['floare', 'flori', 'florile'],
  ['Veneția', 'Veneției'],
  ['Londra', 'Londrei'],
  ['București', 'Bucureștiului'],
  ['frumos', 'frumoasă', 'frumoși', 'frumoase'],
])('the forms of one Romanian word share a stem: %s', (...forms) => {
  expect(shared('ro', ...forms)).toBe(true);
});

test.each([
  ['hotel', 'hotels'],
  ['agency', 'agencies'],
  ['fee', 'fees'],
  ['bus', 'buses'],
  ['address', 'addresses'],
  ['beach', 'beaches'],
])('the two numbers of an English word share a stem: %s, %s', (...forms) => {
  expect(shared('en', ...forms)).toBe(true);
});

test.each([
  ['ro', 'oraș', 'oră'],
  ['ro', 'munte', 'mare'],
  ['ro', 'casă', 'castel'],
  ['en', 'car', 'care'],
  ['en', 'business', 'bus'],
] as const)('%s: %s and %s stay apart', (lang, one, other) => {
  expect(shared(lang, one, other)).toBe(false);
});

test('words are compared without diacritics and signs; those that say nothing have no stem', () => {
  expect(wordsIn('„Șoimii”, la Târgu-Jiu: 2027')).toEqual(['soimii', 'la', 'targu', 'jiu', '2027']);
  expect(stemsOf('la', 'ro')).toEqual([]);
  expect(stemsOf('the', 'en')).toEqual([]);
  expect(stemsOf('e', 'ro')).toEqual([]);
  expect(stemsOf('2027', 'ro')).toEqual(['2027']);
});
