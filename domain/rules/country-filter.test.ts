import { expect, test } from 'vitest';
import { countriesInQuery, matchesCountry, queryOfCountries } from './country-filter.ts';

test('nothing chosen shows every country', () => {
  expect(matchesCountry('Grecia', [])).toBe(true);
});

test('a choice matches by substring, whatever the case or the diacritics', () => {
  expect(matchesCountry('Franța', ['FRANTA'])).toBe(true);
  expect(matchesCountry('Marea Britanie', ['britan'])).toBe(true);
  expect(matchesCountry('Grecia', ['Italia'])).toBe(false);
});

test('several countries are shown together', () => {
  expect(['Grecia', 'Italia', 'Franța'].filter((country) => matchesCountry(country, ['Grecia', 'Italia']))).toEqual([
    'Grecia',
    'Italia',
  ]);
});

test('what is chosen survives the address bar', () => {
  const chosen = ['Marea Britanie', 'Elveția'];
  expect(countriesInQuery(queryOfCountries(chosen))).toEqual(chosen);
  expect(queryOfCountries([])).toBe('');
  expect(countriesInQuery('?tara=&utm=x')).toEqual([]);
});
