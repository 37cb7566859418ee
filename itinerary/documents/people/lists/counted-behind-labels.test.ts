import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('a list that counts from behind its label on, with what each is', () => {
  const list =
    '   1) Elwira Caronne, avocate\n             2) Rayen Touatti, juriste\n             3) Idder Slimane, stagiaire\nRéf. RAM     ZNW3KT';
  for (const label of ['Voyageurs ', 'Reisende  ', 'Pasajeros '])
    expect(people(`${label}${list}`)).toEqual(['Elwira Caronne', 'Rayen Touatti', 'Idder Slimane']);
});

test('whose name stands in a passport is called as it is there', () => {
  expect(
    people('Voyageurs   1) Elwira Caronne\n            2) Maître Touatti lui-même (passeport au nom de Rayen Touatti Alami)'),
  ).toEqual(['Elwira Caronne', 'Rayen Touatti Alami']);
  expect(people('Passengers:\n1. Elwira Caronne\n2. Roxy (passport in the name of Roxana Touatti)')).toEqual([
    'Elwira Caronne',
    'Roxana Touatti',
  ]);
});
