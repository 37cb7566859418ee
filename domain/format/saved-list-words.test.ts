import { expect, test } from 'vitest';
import { mostPlaces } from '../rules/saved-list.ts';
import { conclusionOf, placesInWords } from './saved-list-words.ts';

const roma = { name: 'Roma', months: [4, 5, 10], minutes: 130, season: null, cost: 3 };
const praga = { name: 'Praga', months: [5, 9, 10], minutes: 115, season: null, cost: 2 };
const male = { name: 'Malé', months: [1, 2], minutes: null, season: null, cost: 4 };

test('every list that can be has its number in words', () => {
  const said = Array.from({ length: mostPlaces }, (_, count) => placesInWords(count + 1));
  expect(said.filter((words) => /\d/.test(words))).toEqual([]);
  expect(new Set(said).size).toBe(mostPlaces);
});

test('two places: when both are good, which is nearer, which costs less', () => {
  expect(conclusionOf([roma, praga])).toBe(
    'Două locuri, unul lângă altul. Amândouă sunt la vremea lor în mai și octombrie. Cel mai scurt drum: Praga, 1\u00a0h\u00a055. Cel mai mic cost: Praga.',
  );
});

test('a shortest way that is not there all year says when it is', () => {
  expect(conclusionOf([roma, { ...praga, season: 'mai–septembrie' }])).toContain('Praga, 1\u00a0h\u00a055 (mai–septembrie).');
});

test('three without a month in common: when most are good', () => {
  expect(conclusionOf([roma, praga, male])).toContain(
    'Nicio lună nu e bună pentru toate; cele mai multe, 2 din 3, sunt la vremea lor în mai și octombrie.',
  );
});

test('where each has months of its own nothing more is concluded of them', () => {
  expect(conclusionOf([roma, male])).toContain('Nicio lună nu e bună pentru amândouă. ');
  expect(conclusionOf([roma, male])).not.toContain('drum');
});

test('a cost that all have is said to be the same, and one that several have names them', () => {
  expect(conclusionOf([roma, { ...praga, cost: 3 }])).toMatch(/Costul este același\.$/);
  expect(conclusionOf([roma, praga, { ...male, cost: 2 }])).toMatch(/Cel mai mic cost: Praga și Malé\.$/);
});

test('one place has nothing beside it, and none says so', () => {
  expect(conclusionOf([roma])).toBe('Un loc. Mai păstrați unul și le vedeți alături.');
  expect(conclusionOf([])).toBe('Lista e goală.');
});
