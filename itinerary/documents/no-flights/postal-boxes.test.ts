import { expect, test } from 'vitest';
import { lineOf } from '../../text/pasted-text.ts';
import type { Line } from '../../text/ticket-text.ts';
import { marksOf } from '../flight-marks.ts';

const flightsIn = (text: string) =>
  marksOf(lineOf(text, 1, 0) as Line).flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : []));

test('a postal box of an address is no flight', () => {
  for (const text of [
    '01 BP 417 Bouaké 01',
    '06 BP 1023 Abidjan',
    'BP 204 Cotonou 01',
    'Immeuble Alpha, rue du Commerce, BP 2417, Libreville, Gabon',
    'BP 77, 75008 Paris',
    'BP 31 Pointe-Noire, tél. +242 06 555 10 20',
  ])
    expect(flightsIn(text)).toEqual([]);
});

test('a flight of an airline with the same letters is one', () => {
  expect(flightsIn('BP 204 Gaborone (GBE) Johannesburg (JNB)')).toEqual(['BP204']);
  expect(flightsIn('BP 204   Gaborone   06:40')).toEqual(['BP204']);
  expect(flightsIn('Flight BP 204')).toEqual(['BP204']);
  expect(flightsIn('BP 204 / 12 Mar 2027   Gaborone')).toEqual(['BP204']);
});
