import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { withoutTrade } from './trades-behind-names.ts';

test.each([
  ['Ms Ada Maria Trefor, Head Nurse', 'Ms Ada Maria Trefor'],
  ['2. Frau Dr. Almut Kessel, Oberärztin', '2. Frau Dr. Almut Kessel'],
  ['Ana Lima da Luz, Jornalista', 'Ana Lima da Luz'],
  ['Sra. Consuelo Arce, Partera', 'Sra. Consuelo Arce'],
  ['Bw. Juma Joseph Sanga, Muuguzi', 'Bw. Juma Joseph Sanga'],
  // Behind these commas stand given names.
  ['Frau Moser Wieland, Lena', 'Frau Moser Wieland, Lena'],
  ['Ortiz Luna, Xochitl', 'Ortiz Luna, Xochitl'],
  ['Mr Trefor, Xandor', 'Mr Trefor, Xandor'],
  ['MARTIN LUNA, XOCHITL', 'MARTIN LUNA, XOCHITL'],
  ['Dna Ana Lungu, Dl Ion Lungu', 'Dna Ana Lungu, Dl Ion Lungu'],
])('%s', (text, name) => {
  expect(withoutTrade(text)).toBe(name);
});

test('what travellers do is none of their names', () => {
  const list = 'Reisende:\nHerr Jonas Wittich, Techniker\nFrau Dr. Almut Kessel, Oberärztin';
  expect(passengersIn(readPastedText(list).lines).map(({ name }) => name.value)).toEqual([
    'Herr Jonas Wittich',
    'Frau Dr. Almut Kessel',
  ]);
});
