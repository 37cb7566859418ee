import { expect, test } from 'vitest';
import { recommended } from './recommended.ts';

const place = (id: string, tag: string, group = 'europa') => ({ id, tag, group });
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
const [santorini] = places as [(typeof places)[number]];

test('six different places, never the page itself', () => {
  const six = recommended(places, santorini).map(({ id }) => id);
  expect(new Set(six).size).toBe(6);
  expect(six).not.toContain('santorini');
});

test('the same tag comes first, then the group, then anything', () => {
  const six = recommended(places, santorini);
  expect(six[0]?.id).toBe('atena');
  expect(six.slice(1, 5).every(({ group }) => group === 'europa')).toBe(true);
  expect(six[5]?.group).toBe('asia');
});

test('the choice of a page does not change between builds, but pages differ', () => {
  expect(recommended(places, santorini)).toEqual(recommended(places, santorini));
});
