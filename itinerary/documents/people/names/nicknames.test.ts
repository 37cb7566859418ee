import { expect, test } from 'vitest';
import { pieceCells } from '../../../layout/cells.ts';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { withPlainNames } from './nicknames.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

const plain = (text: string) => withPlainNames(readPastedText(text).lines).map((line) => line.text);

test.each([
  ['Sorin „Sorinel” Dragnea – sunet', 'Sorin Dragnea – sunet'],
  ['2. Ramiro "El Zorro" Arriaga Luna', '2. Ramiro Arriaga Luna'],
  ["Anna Maria 'Mia' Lindqvist", 'Anna Maria Lindqvist'],
  ['Herr Dr. Klaus «Kalle» Brandner', 'Herr Dr. Klaus Brandner'],
  ['Chango (Jesús) Arriaga', 'Jesús Arriaga'],
  ['- Jesús (Chango) Arriaga', '- Jesús Arriaga'],
  // Both may be the one in the passport.
  ['Robert (Peter) Arriaga', 'Robert (Peter) Arriaga'],
  ['Liceul "Mihai Sturza" Bacău', 'Liceul "Mihai Sturza" Bacău'],
  ['Ana Arriaga (Madrid)', 'Ana Arriaga (Madrid)'],
])('%s', (text, name) => {
  expect(plain(text)).toEqual([name]);
});

test('the other cells of a row stay', () => {
  const [text = ''] = plain('Ramiro "El Zorro" Arriaga      voz            12C');
  expect(text.split(/\s{2,}/)).toEqual(['Ramiro Arriaga', 'voz', '12C']);
  const [line] = withPlainNames(readPastedText('Chango (Jesús) Arriaga      voz            12C').lines);
  expect(line && pieceCells(line)[0]).toMatchObject({ text: 'Jesús Arriaga', x: 0 });
});

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
