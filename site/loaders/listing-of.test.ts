import { expect, test } from 'vitest';
import type { MoodName } from '#domain/rules/moods.ts';
import { type Listed, listingOf } from './listing-of.ts';

const alt = 'Ce se vede în imagine';
const entry = (id: string, tag: string, mood: MoodName): Listed => ({
  card: { id, href: `/${id}`, name: id, tag, text: '', picture: { sources: { day: '/d.svg', night: '/n.svg' }, alt } },
  file: `content/posts/${id}.md`,
  picture: { scene: 'santorini', mood, alt },
});
const words = { lang: 'ro' as const, id: 'articole', label: 'Articole', forms: { one: 'articol', many: 'articole' } };
const topics = (...values: string[]) => ({
  parameter: 'tema',
  legend: 'Teme',
  forms: { one: 'temă', many: 'teme' },
  values,
  field: 'topic',
});
const posts = [entry('vize', 'Acte', 'noon'), entry('pasaport', 'Acte', 'dusk'), entry('bagaj', 'Bagaje', 'noon')];

test('posts by subject: counted, and set apart', () => {
  const { items, filter } = listingOf({ ...words, filter: topics('Acte', 'Bagaje', 'Bani') }, posts);
  expect(filter?.values).toEqual([
    { value: 'Acte', count: 2 },
    { value: 'Bagaje', count: 1 },
  ]);
  expect(new Set(items)).toEqual(new Set(posts.map(({ card }) => card)));
});

test('a second filter goes by labels, which stay with the items', () => {
  const labelled = posts.map((post, index) => ({
    ...post,
    labels: { pentru: index === 0 ? ['familii'] : ['familii', 'cupluri'] },
  }));
  const whom = { ...topics('familii', 'cupluri', 'prieteni'), parameter: 'pentru', field: 'suits' };
  const { items, filter, further } = listingOf({ ...words, filter: topics('Acte', 'Bagaje'), further: [whom] }, labelled);
  expect(filter?.values).toHaveLength(2);
  expect(further?.map(({ values }) => values)).toEqual([
    [
      { value: 'familii', count: 3 },
      { value: 'cupluri', count: 2 },
    ],
  ]);
  expect(items.find(({ id }) => id === 'vize')?.labels).toEqual({ pentru: ['familii'] });
  expect(() => listingOf({ ...words, further: [whom] }, posts)).toThrow('suits: „Acte” nu este o valoare a filtrului');
});

test('without a filter every tag is welcome', () => {
  expect(listingOf(words, posts)).toMatchObject({ label: 'Articole', filter: undefined, items: [{}, {}, {}] });
});

test('a tag that is no value of the filter stops the build with file, field and reason', () => {
  expect(() => listingOf({ ...words, filter: topics('Acte') }, posts)).toThrow(
    'content/posts/bagaj.md: topic: „Bagaje” nu este o valoare a filtrului; sunt Acte',
  );
});
