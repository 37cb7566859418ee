import { expect, test } from 'vitest';
import { content } from '#tests/support/content.ts';
import { claimedTwice, emergencyNumbersAt } from './emergency-numbers.ts';

const all = content.emergency().map(({ data }) => data);

test('every place of content has numbers to call, and none is claimed by two countries', () => {
  expect(claimedTwice(all)).toEqual([]);
  for (const { id, data } of content.destinations())
    expect(emergencyNumbersAt({ id, country: data.country }, all)?.checkedOn, id).toMatch(/^\d{4}-/);
});

test('every country of the table is one of a place: nothing stands there that nobody reads', () => {
  const places = content.destinations();
  const used = new Set(places.map(({ id, data }) => emergencyNumbersAt({ id, country: data.country }, all)?.name.ro));
  expect(all.map(({ name }) => name.ro).filter((name) => !used.has(name))).toEqual([]);
});

test('a country that names the place itself goes before the one its entry names', () => {
  const [one] = all;
  if (!one) throw new Error('no numbers');
  const ofCountry = { ...one, countries: ['Oceania'], places: [] };
  const ofPlace = { ...one, countries: [], places: ['atol'] };
  expect(emergencyNumbersAt({ id: 'atol', country: 'Oceania' }, [ofCountry, ofPlace])).toBe(ofPlace);
  expect(emergencyNumbersAt({ id: 'port', country: 'Oceania' }, [ofCountry, ofPlace])).toBe(ofCountry);
});

test('a place that no country covers has none', () => {
  expect(emergencyNumbersAt({ id: 'port', country: 'Atlantida' }, all)).toBeUndefined();
});
