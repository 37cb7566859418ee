import { expect, test } from 'vitest';
import { recommended } from './recommended.ts';

const place = (id: string, country: string, continent = 'europa') => ({
  id,
  sort: 'place',
  tags: [country],
  groups: [continent],
  sight: id,
});
const article = (id: string, ...tags: string[]) => ({ id, sort: 'article', tags, groups: ['europa'], sight: id });
const places = [
  place('santorini', 'Grecia'),
  place('atena', 'Grecia'),
  place('roma', 'Italia'),
  place('venetia', 'Italia'),
  place('viena', 'Austria'),
  place('bali', 'Indonezia', 'asia'),
  place('fuji', 'Japonia', 'asia'),
  place('praga', 'Cehia'),
];
const articles = ['bagaje', 'feriboturi', 'insule', 'temple'].map((id) => article(id, 'Grecia', 'informatii-utile'));
const [santorini] = places as [(typeof places)[number]];
const [luggage] = articles as [(typeof articles)[number]];
const sorts = (entries: readonly { sort: string }[]) => entries.map(({ sort }) => sort);

test('six different places, never the page itself', () => {
  const six = recommended(places, santorini).map(({ id }) => id);
  expect(new Set(six).size).toBe(6);
  expect(six).not.toContain('santorini');
});

test('the same tag comes first, then the group, then anything', () => {
  const six = recommended(places, santorini);
  expect(six[0]?.id).toBe('atena');
  expect(six.slice(1, 5).every(({ groups }) => groups[0] === 'europa')).toBe(true);
  expect(six[5]?.groups).toEqual(['asia']);
});

test('at most two of another sort stand beside their own, the nearest first', () => {
  const six = recommended([...places, ...articles], santorini);
  expect(six.slice(0, 3).every(({ tags }) => tags.includes('Grecia'))).toBe(true);
  expect(sorts(six).filter((sort) => sort === 'article')).toHaveLength(2);
});

test('where a page has too few of its own sort, the others fill the six', () => {
  const six = recommended([...places, ...articles], luggage);
  expect(six).toHaveLength(6);
  expect(sorts(six).filter((sort) => sort === 'article')).toHaveLength(3);
});

test('what a page shows already is not recommended again', () => {
  const shown = places.slice(0, 2);
  const six = recommended([...places, ...articles], luggage, shown).map(({ id }) => id);
  expect(six).not.toContain('santorini');
  expect(six).not.toContain('atena');
});

test('no two look alike, nor like what is shown; the page itself may be shown in another light', () => {
  const views = ['atena', 'roma', 'santorini'].map((sight, place) => ({ ...article(`vedere-${place}`, 'Grecia'), sight }));
  const six = recommended([...places, ...views], santorini, [{ id: 'x', sight: 'roma' }]);
  expect(new Set(six.map(({ sight }) => sight)).size).toBe(6);
  expect(six.map(({ sight }) => sight)).not.toContain('roma');
  expect(six.map(({ id }) => id)).toContain('vedere-2');
});

test('the choice of a page does not change between builds, but pages differ', () => {
  const [, atena = santorini] = places;
  expect(recommended(places, santorini)).toEqual(recommended(places, santorini));
  const ids = (page: typeof santorini) => recommended(places, page).map(({ id }) => id);
  expect(ids(santorini)).not.toEqual(ids(atena));
});
