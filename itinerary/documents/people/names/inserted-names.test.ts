import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test.each([
  ['Resenärer', 'Mamma, Ida Berg, kan inte följa med den här gången.'],
  ['Matkustajat', 'Äiti, Aino Salo, ei pääsekään tällä kertaa mukaan.'],
  ['Passengers', 'Grandma, Edith Pole, has decided to stay at home.'],
])('who is spoken of between commas under %s is none of the list', (label, sentence) => {
  expect(people(`${label}:\nTuva Lund   117-2417700101\nNils Lund   117-2417700102\n${sentence}`)).toEqual([
    'Tuva Lund',
    'Nils Lund',
  ]);
});

test('behind a family’s name and given ones a few words may say what somebody is', () => {
  expect(people('Passengers:\nLund, Tuva, adult\nLund, Nils, vegan meal')).toEqual(['Lund, Tuva', 'Lund, Nils']);
});

test.each([
  'Kveðja, Hrafnhildur Aradóttir',
  'З повагою, Оксана Марчук',
  'С уважением, Pavel Orlov',
  'Vriendelike groete, Ronel Pienaar',
])('who closes a letter travels not: %s', (closing) => {
  expect(people(`Passengers:\nTuva Lund   117-2417700101\n\nThe seats are booked.\n\n${closing}`)).toEqual(['Tuva Lund']);
});
