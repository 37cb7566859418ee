import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('of a name called and a name written the longer one is on the ticket', () => {
  expect(people('Pasageri\n1. Gigi (George) Oprea - medic\n2. Nicu (Nicolae) Pop\n3. Ana Pop')).toEqual([
    'George Oprea',
    'Nicolae Pop',
    'Ana Pop',
  ]);
  expect(people('Travellers\nRobert “Bob” Lee\nKate (Catherine) Lee, vegetarian')).toEqual(['Robert Lee', 'Catherine Lee']);
});

test('behind initials it is what is written out', () => {
  expect(people('Passagiers\nMw. J.M. (Hanneke) van der Werf-de Boer\nDhr. Willem Bakker')).toEqual([
    'Mw. Hanneke van der Werf-de Boer',
    'Dhr. Willem Bakker',
  ]);
});

test('a town or a kind of traveller in brackets is no name', () => {
  expect(people('Reisende\n1. Ida Berg (Bergen)\n2. Leo Berg (barn)')).toEqual(['Ida Berg', 'Leo Berg']);
});
