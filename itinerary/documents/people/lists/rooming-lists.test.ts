import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { roomedIn } from './rooming-lists.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, type }) => [name.value, type?.value].filter(Boolean).join(' '));

test.each([
  [
    'CAMERE\ncamera 1 (dublă)      Aneta și Dumitru Lupu\ncamera 2 (dublă)      Elena Ursu + Vasilica Sandu\ncamera 3 (triplă)     Gabriela Rotaru, Matei Rotaru (copil 9 ani), Ecaterina Bucur',
    ['Aneta Lupu', 'Dumitru Lupu', 'Elena Ursu', 'Vasilica Sandu', 'Gabriela Rotaru', 'Matei Rotaru child', 'Ecaterina Bucur'],
  ],
  [
    'Rooming list\nRoom 1 (DBL): Anna Marsh / Jonas Marsh\nRoom 2 (TWN): Marta Voss / Irina Held\nRoom 3 (SGL): Tobias Brandt',
    ['Anna Marsh', 'Jonas Marsh', 'Marta Voss', 'Irina Held', 'Tobias Brandt'],
  ],
  [
    'Zimmerliste\nDZ   Anna und Jonas Keller\nDZ   Marta Voss, Irina Held\nEZ   Tobias Brandt',
    ['Anna Keller', 'Jonas Keller', 'Marta Voss', 'Irina Held', 'Tobias Brandt'],
  ],
  ['Pokoje\npokój 12   Anna Nowak, Ewa Kos\npokój 14   Jan Nowak', ['Anna Nowak', 'Ewa Kos', 'Jan Nowak']],
])('who sleeps in the rooms of a group flies with it: %s', (list, names) => {
  expect(people(list)).toEqual(names);
});

test('rooms with a view and meals are nobody, and beside a list of who flies rooms say nothing', () => {
  expect(people('Room 1 (DBL): Superior Garden View\nRoom 2 (DBL): Deluxe Sea View')).toEqual([]);
});

test('where somebody flies who has no room, rooms say nothing of who else does', () => {
  const { lines } = readPastedText('Ms Zoe Hart\nRoom 1: Ann Lee, Bo Lee\nRoom 2: Eva Marsh');
  expect(roomedIn(lines, [{ row: 0, value: 'Ms Zoe Hart' }], 'given-first')).toEqual([]);
  expect(roomedIn(lines, [], 'given-first').map(({ value }) => value.name.value)).toEqual(['Ann Lee', 'Bo Lee', 'Eva Marsh']);
});
