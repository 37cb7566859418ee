import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from '../people/booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test.each([
  'Reizigers\nDhr. Jan de Wit\nBram de Wit (kind, 8 jaar)\nBagage: 3 x 20 kg\nVerblijf\nPine Cliffs Village, Albufeira – 7 nachten',
  'Reisende\nJan de Wit\nBram de Wit\nGepäck: 20 kg\nUnterkunft\nZafiro Park, Alcudia',
  'Passengers\nJan de Wit\nBram de Wit\nSutton Vale Lodge, Alvor - half board',
  'Pasajeros\nJan de Wit\nBram de Wit\nVilla Maria, Ronda (13 noches, media pensión)',
])('a house under a list of travellers is none of them: %s', (text) => {
  expect(people(text).map((name) => name.replace('Dhr. ', ''))).toEqual(['Jan de Wit', 'Bram de Wit']);
});

test('who is titled or of a kind travels, whatever the nights', () => {
  expect(people('Guests\nMr Jan de Wit - 7 nights\nBram de Wit (child), 7 nights')).toEqual(['Mr Jan de Wit', 'Bram de Wit']);
});
