import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));

test.each([
  ['Keleiviai: doc. dr. Povilas Ragauskas, doktorantė Vaiva Girdenytė, doktorantas Domas Kvedys. Jūsų vardo nėra.', 3],
  ['Passengers: Povilas Ragauskas, PhD student Vaiva Girdenytė and PhD student Domas Kvedys.', 3],
  ['Utasok: tanszékvezető Povilas Ragauskas, tanársegéd Vaiva Girdenytė és tanársegéd Domas Kvedys', 3],
  ['Passengers: Povilas Ragauskas, aisle seat', 1],
  ['Passengers: Povilas Ragauskas, travelling to Vaiva Girdenytė in March', 1],
])('%s', (text, count) => {
  expect(people(text).map((name) => name.replace('doc. dr. ', '').replace('dr. ', ''))).toEqual(
    ['Povilas Ragauskas', 'Vaiva Girdenytė', 'Domas Kvedys'].slice(0, count),
  );
});

test('their tickets are given to them in that order', () => {
  expect(people('Keleiviai: gydytojas Povilas Ragauskas, slaugė Vaiva Girdenytė.\n\n117-2417700101, 117-2417700102')).toEqual([
    'Povilas Ragauskas 1172417700101',
    'Vaiva Girdenytė 1172417700102',
  ]);
});
