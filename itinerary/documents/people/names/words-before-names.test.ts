import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test.each([
  ['Pfr. i. R. Brandl, Ottmar', 'Brandl, Ottmar'],
  ['Oberst a. D. Brandl, Ottmar', 'Brandl, Ottmar'],
  ['Lt. Col. (ret.) Owen Hale', 'Owen Hale'],
  ['płk w st. spocz. Kosowski, Jan', 'Kosowski, Jan'],
])('what somebody was before he retired is no part of his name: %s', (row, name) => {
  expect(people(`Name, Vorname     Wohnort\nBrandl, Hanna     Ulm\n${row}     Ulm`)).toContain(name);
});

test('a given name cut short is', () => {
  expect(people('Passengers\nMa. Cristina Santos\nChr. Holm Andersen')).toEqual(['Ma. Cristina Santos', 'Chr. Holm Andersen']);
});
