import { expect, test } from 'vitest';
import { found } from '#tests/support/found-values.ts';
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { settleNames } from './settle-names.ts';

const settled = (...people: [string, DraftPassenger['order']?][]) =>
  settleNames(people.map(([name, order]) => ({ name: found(name), ...(order && { order }) }))).passengers.map(
    ({ name }) => name.value,
  );

test('a short word with a point before several names is a title, whatever its language', () => {
  expect(settled(['Bi. Neema Joseph Masanja'], ['Bw. Dickson Emmanuel Bukwimba'], ['Bi. Salma binti Mwinyi'])).toEqual([
    'Neema Joseph Masanja',
    'Dickson Emmanuel Bukwimba',
    'Salma binti Mwinyi',
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

test('behind the family’s name a short word is a title where another of the list has one that is known, and none that shortens a name', () => {
  expect(settled(['Olteanu/Pr. Gavriil'], ['Olteanu/Dcs. Maria-Teodora'], ['Popa/Gh. Ioan'])).toEqual([
    'Gavriil Olteanu',
    'Maria-Teodora Olteanu',
    'Gh. Ioan Popa',
  ]);
  expect(settled(['Olteanu/Gavriil'], ['Olteanu/Dcs. Maria-Teodora'])).toEqual(['Gavriil Olteanu', 'Dcs. Maria-Teodora Olteanu']);
});
