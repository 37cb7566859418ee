import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));

test.each([
  ['Bilet nr 220-2417700110, kod 7YQK4D, nazwisko w bilecie: Wit Zawrat.', 'Wit Zawrat 2202417700110'],
  ['Confirmation is 7YQK4D, ticket 006 2417700110. Name on it is Torgunn Kvisla.', 'Torgunn Kvisla 0062417700110'],
  ['Clave 7YQK4D. A nombre de Xiomara Quebradal Lima', 'Xiomara Quebradal Lima'],
  ['Biglietto ITA a nome Fiordaliso Bevil, codice 7YQK4D, numero 055 2417700110.', 'Fiordaliso Bevil 0552417700110'],
  ['Билет оформлен на имя Ерболат Нурланулы, бронь 7YQK4D.', 'Ерболат Нурланулы'],
  ['Nom sur le billet : Maëlgwen Tanguyec', 'Maëlgwen Tanguyec'],
])('whose name a ticket is said to have travels, whatever he is called: %s', (text, person) => {
  expect(people(text)).toEqual([person]);
});

test('several names of tickets are joined by and', () => {
  expect(people('A neveket nézd meg légyszi: Kelemen Zsófia és Kelemen Csongor, így vannak a jegyen')).toEqual([
    'Kelemen Zsófia',
    'Kelemen Csongor',
  ]);
  expect(people('Квитки на Ірина Кобза і Тарас Кобза. Бронь 7YQK4D')).toEqual(['Ірина Кобза', 'Тарас Кобза']);
});

test('what a ticket is for is nobody, nor is a hotel or who sells', () => {
  expect(people('Билеты на Чёрное Море и Красное Море')).toEqual([]);
  expect(people('Name of the hotel: Blue Heron, the tickets follow')).toEqual([]);
  expect(people('Nom du bateau : Belle Vagabonde, les billets suivent')).toEqual([]);
  expect(people('Name of your agent: Ada Kvisla, the tickets follow')).toEqual([]);
});
