import { expect, test } from 'vitest';
import { found } from '#tests/support/found-values.ts';
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { settleNames } from './settle-names.ts';

const settled = (...people: [string, DraftPassenger['order']?][]) =>
  settleNames(people.map(([name, order]) => ({ name: found(name), ...(order && { order }) }))).passengers.map(
    ({ name }) => name.value,
  );

test('a short word with a point before several names is a title, whatever its language', () => {
  expect(settled(['Bi. Neema Joseph Masanja'], ['Bw. Dickson Emmanuel Bukwimba'], ['Bi. Salma Rashid Mwinyi'])).toEqual([
    'Neema Joseph Masanja',
    'Dickson Emmanuel Bukwimba',
    'Salma Rashid Mwinyi',
  ]);
  expect(settled(['Gh. Popescu'], ['Al. Ionescu'])).toEqual(['Gh. Popescu', 'Al. Ionescu']);
});

test('where all have their titles last, the family’s name comes first in all', () => {
  expect(settled(['Gubag Yakob, Rev.', 'given-first'], ['Gubag Naomi, Mrs', 'family-first'])).toEqual([
    'Yakob Gubag',
    'Naomi Gubag',
  ]);
  expect(settled(['Wati Yosef, Pst.', 'given-first'], ['Wati Rut, Mrs', 'family-first'])).toEqual(['Yosef Wati', 'Rut Wati']);
});
