import { expect, test } from 'vitest';
import { chance } from '#tests/support/hostile/pdf-writer.ts';
import {
  apart,
  type Choice,
  chosenInQuery,
  countBehind,
  filteredHref,
  filterOver,
  labelAttributes,
  matchesChoice,
  matchesTag,
  queryOfChosen,
  strayItems,
  type Tagged,
  taggedIn,
  waysOut,
} from './listing.ts';

const setup = { parameter: 'tara', legend: 'Țări', forms: { one: 'țară', many: 'țări' }, values: ['Grecia', 'Italia', 'Spania'] };
const tagged = (...tags: string[]) => tags.map((tag) => ({ tag }));

test('an address asks by substring, whatever the case or the diacritics', () => {
  expect(matchesTag('Grecia', [])).toBe(true);
  expect(matchesTag('Franța', ['FRANTA'])).toBe(true);
  expect(matchesTag('Marea Britanie', ['britan'])).toBe(true);
  expect(matchesTag('Grecia', ['Italia'])).toBe(false);
  expect(['Grecia', 'Italia', 'Franța'].filter((tag) => matchesTag(tag, ['Grecia', 'Italia']))).toEqual(['Grecia', 'Italia']);
});

const place = (tag: string, ...tema: string[]): Tagged => ({ tag, labels: { tema } });
const places = [
  place('Grecia', 'mare', 'istorie'),
  place('Grecia', 'istorie'),
  place('Elveția', 'munte'),
  place('Italia', 'mare', 'munte'),
];
const found = (choice: Choice) => places.filter((item) => matchesChoice(item, choice)).map((item) => places.indexOf(item));

test('within a filter any chosen value will do, between filters all must', () => {
  expect(found({})).toEqual([0, 1, 2, 3]);
  expect(found({ tara: [], tema: [] })).toEqual([0, 1, 2, 3]);
  expect(found({ tara: ['Grecia', 'Elveția'] })).toEqual([0, 1, 2]);
  expect(found({ tema: ['munte', 'istorie'] })).toEqual([0, 1, 2, 3]);
  expect(found({ tara: ['Grecia', 'Italia'], tema: ['mare'] })).toEqual([0, 3]);
  expect(found({ tara: ['Elveția'], tema: ['mare'] })).toEqual([]);
});

test('a value is chosen whole: one that is a part of another does not find it', () => {
  expect(matchesChoice({ tag: 'Guineea Ecuatorială' }, { tara: ['Guineea'] })).toBe(false);
});

test('a choice that finds nothing is told what to leave out, with what is found then', () => {
  expect(waysOut(places, { tara: ['Elveția'], tema: ['mare'] })).toEqual([
    { parameter: 'tara', count: 2 },
    { parameter: 'tema', count: 1 },
  ]);
  expect(waysOut(places, { tara: ['Elveția'], tema: ['mare'], luna: ['mai'] })).toEqual([]);
});

/** Three filters over items with one tag and any labels, and a choice in some of them. */
function listingFrom(seed: number) {
  const next = chance(seed);
  const roll = (sides: number) => Math.floor(next() * sides);
  const some = (values: readonly string[], least = 0) => {
    const picked = values.filter(() => roll(3) === 0);
    return picked.length >= least ? picked : [values[roll(values.length)] ?? ''];
  };
  const values = {
    tara: ['Grecia', 'Marea Britanie', 'Italia', 'Oceania'],
    tema: ['mare', 'munte', 'artă'],
    luna: ['mai', 'iunie'],
  };
  const items = Array.from({ length: 1 + roll(12) }, () => ({
    tag: values.tara[roll(4)] ?? '',
    labels: { tema: some(values.tema, 1), luna: some(values.luna, 1) },
  }));
  return { values, items, choice: { tara: some(values.tara), tema: some(values.tema), luna: some(values.luna) } };
}

/** Slow and plain: every filter of every item, value by value. */
function isFound(
  { tag, labels }: ReturnType<typeof listingFrom>['items'][number],
  { tara, tema, luna }: Record<string, string[]>,
) {
  let isIn = true;
  if (tara && tara.length > 0 && !tara.includes(tag)) isIn = false;
  if (tema && tema.length > 0) isIn &&= labels.tema.filter((value) => tema.indexOf(value) >= 0).length > 0;
  if (luna && luna.length > 0) isIn &&= labels.luna.filter((value) => luna.indexOf(value) >= 0).length > 0;
  return isIn;
}

const seeds = Array.from({ length: 500 }, (_, seed) => seed);

test('of any listing and any choice exactly what the slow way finds is found, and counted behind every value', () => {
  let nothings = 0;
  for (const seed of seeds) {
    const { values, items, choice } = listingFrom(seed);
    const slow = items.filter((item) => isFound(item, choice));
    expect(items.filter((item) => matchesChoice(item, choice))).toEqual(slow);
    if (slow.length === 0) nothings++;
    for (const [parameter, all] of Object.entries(values)) {
      for (const value of all)
        expect(countBehind(items, choice, parameter, value)).toBe(
          items.filter((item) => isFound(item, { ...choice, [parameter]: [value] })).length,
        );
      const offered = filterOver(items, { ...setup, parameter, values: all })?.values ?? [];
      for (const { value, count } of offered) expect(count).toBe(countBehind(items, {}, parameter, value));
    }
    for (const { parameter, count } of waysOut(items, choice))
      expect(count).toBe(items.filter((item) => isFound(item, { ...choice, [parameter]: [] })).length);
  }
  expect(nothings).toBeGreaterThan(50);
});

test('more chosen in a filter never finds less, more filters never find more', () => {
  for (const seed of seeds) {
    const { values, items, choice } = listingFrom(seed);
    const count = (chosen: Choice) => items.filter((item) => matchesChoice(item, chosen)).length;
    for (const [parameter, all] of Object.entries(values)) {
      const own = choice[parameter as keyof typeof choice];
      expect(count({ ...choice, [parameter]: [] })).toBeGreaterThanOrEqual(count(choice));
      if (own.length > 0)
        for (const value of all) expect(count({ ...choice, [parameter]: [...own, value] })).toBeGreaterThanOrEqual(count(choice));
    }
  }
});

test('labels come back from the attributes they are written to', () => {
  for (const seed of seeds) {
    const { items } = listingFrom(seed);
    for (const item of items) {
      const data = Object.entries(labelAttributes(item.labels)).map(([name, value]) => [name.replace('data-', ''), value]);
      expect(taggedIn({ tag: item.tag, ...Object.fromEntries(data) }, ['tara', 'tema', 'luna'])).toEqual(item);
    }
  }
});

test('what has no labels for a filter is found by its tag', () => {
  expect(taggedIn({ tag: 'Grecia' }, ['tara'])).toEqual({ tag: 'Grecia', labels: {} });
  expect(matchesChoice({ tag: 'Grecia' }, { tara: ['Grecia'] })).toBe(true);
});

test('what is chosen survives the address bar, and leaves what else stands there alone', () => {
  const chosen = ['Marea Britanie', 'Elveția'];
  expect(chosenInQuery(queryOfChosen('', 'tara', chosen), 'tara')).toEqual(chosen);
  expect(queryOfChosen('?tara=Grecia', 'tara', [])).toBe('');
  expect(queryOfChosen('?tema=acte&tara=Grecia', 'tara', ['Italia'])).toBe('?tema=acte&tara=Italia');
  expect(chosenInQuery('?tara=&utm=x', 'tara')).toEqual([]);
  expect(chosenInQuery('?tara=Grecia', 'topic')).toEqual([]);
  const both = queryOfChosen(queryOfChosen('', 'tara', chosen), 'tema', ['natură', 'mare']);
  expect([chosenInQuery(both, 'tara'), chosenInQuery(both, 'tema')]).toEqual([chosen, ['natură', 'mare']]);
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

test('a value with fewer items than it needs is no button', () => {
  const items = tagged('Grecia', 'Italia', 'Grecia', 'Spania', 'Spania');
  expect(filterOver(items, { ...setup, least: 2 })).toEqual({
    ...setup,
    values: [
      { value: 'Grecia', count: 2 },
      { value: 'Spania', count: 2 },
    ],
  });
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
  expect(strayItems(items, { ...setup, field: 'country' })).toEqual([
    'content/destinations/europa/atlantida.md: country: „Atlantida” nu este o valoare a filtrului; sunt Grecia, Italia, Spania',
  ]);
});

test('a label that no value finds is named too', () => {
  const items = [{ ...place('Grecia', 'mare', 'yoga'), file: 'content/destinations/europa/atena.md' }];
  expect(strayItems(items, { parameter: 'tema', values: ['mare', 'munte'], field: 'themes' })).toEqual([
    'content/destinations/europa/atena.md: themes: „yoga” nu este o valoare a filtrului; sunt mare, munte',
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
