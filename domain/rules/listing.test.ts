import { expect, test } from 'vitest';
import { apart, chosenInQuery, filteredHref, filterOver, matchesTag, queryOfChosen, strayTags } from './listing.ts';

const setup = { parameter: 'tara', legend: 'Țări', forms: { one: 'țară', many: 'țări' }, values: ['Grecia', 'Italia', 'Spania'] };
const tagged = (...tags: string[]) => tags.map((tag) => ({ tag }));

test('nothing chosen shows every tag', () => {
  expect(matchesTag('Grecia', [])).toBe(true);
});

test('a choice matches by substring, whatever the case or the diacritics', () => {
  expect(matchesTag('Franța', ['FRANTA'])).toBe(true);
  expect(matchesTag('Marea Britanie', ['britan'])).toBe(true);
  expect(matchesTag('Grecia', ['Italia'])).toBe(false);
});

test('several tags are shown together', () => {
  expect(['Grecia', 'Italia', 'Franța'].filter((tag) => matchesTag(tag, ['Grecia', 'Italia']))).toEqual(['Grecia', 'Italia']);
});

test('what is chosen survives the address bar, and leaves what else stands there alone', () => {
  const chosen = ['Marea Britanie', 'Elveția'];
  expect(chosenInQuery(queryOfChosen('', 'tara', chosen), 'tara')).toEqual(chosen);
  expect(queryOfChosen('?tara=Grecia', 'tara', [])).toBe('');
  expect(queryOfChosen('?tema=acte&tara=Grecia', 'tara', ['Italia'])).toBe('?tema=acte&tara=Italia');
  expect(chosenInQuery('?tara=&utm=x', 'tara')).toEqual([]);
  expect(chosenInQuery('?tara=Grecia', 'topic')).toEqual([]);
});

test('a link to a chosen value is read back as that value', () => {
  const href = filteredHref('/europa', { parameter: 'tara', id: 'destinatii' }, 'Marea Britanie');
  expect(href).toBe('/europa?tara=Marea%20Britanie#destinatii');
  expect(chosenInQuery(new URL(href, 'http://a').search, 'tara')).toEqual(['Marea Britanie']);
});

test('a value is offered with its count, and not at all with nothing behind it', () => {
  expect(filterOver(tagged('Grecia', 'Italia', 'Grecia'), setup)?.values).toEqual([
    { value: 'Grecia', count: 2 },
    { value: 'Italia', count: 1 },
  ]);
});

test('one value is no choice', () => {
  expect(filterOver(tagged('Grecia', 'Grecia'), setup)).toBeUndefined();
  expect(filterOver([], setup)).toBeUndefined();
});

test('an item that no value finds is named with file, field and reason', () => {
  const items = [
    { tag: 'Grecia', file: 'content/destinations/europa/atena.md' },
    { tag: 'Atlantida', file: 'content/destinations/europa/atlantida.md' },
  ];
  expect(strayTags(items, setup.values, 'country')).toEqual([
    'content/destinations/europa/atlantida.md: country: „Atlantida” nu este o valoare a filtrului; sunt Grecia, Italia, Spania',
  ]);
});

test('neighbours differ in tag and in light as long as that can be had, and nobody is lost', () => {
  const item = (tag: string, light: string) => ({ tag, light });
  const items = [
    item('Grecia', 'noon'),
    item('Grecia', 'dusk'),
    item('Italia', 'noon'),
    item('Italia', 'mist'),
    item('Spania', 'rose'),
  ];
  const ordered = apart(items);
  expect(ordered[0]).toBe(items[0]);
  expect(ordered).toHaveLength(items.length);
  expect(new Set(ordered)).toEqual(new Set(items));
  expect(ordered.slice(0, 3).map(({ tag }) => tag)).toEqual(['Grecia', 'Italia', 'Spania']);
});
