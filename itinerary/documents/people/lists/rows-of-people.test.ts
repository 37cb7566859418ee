import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));

test.each([
  [
    'We invite Mr. Oleksandr Kovalenko, born 12.03.1980, passport FK123456, and Ms. Iryna Kovalenko, born 05.07.1984, to visit us.',
    ['Mr. Oleksandr Kovalenko', 'Ms. Iryna Kovalenko'],
  ],
  ['Vor zbura domnul Radu Ionescu și doamna Ana Ionescu.', ['domnul Radu Ionescu', 'Ana Ionescu']],
  [
    'Vor zbura domnul doctor Radu Ionescu și pentru doamna asistentă șefă Ana Cosma.',
    ['domnul doctor Radu Ionescu', 'Ana Cosma'],
  ],
  ['le confermo i voli per i signori Paolo Rinaldi e Chiara Rinaldi:', ['Paolo Rinaldi', 'Chiara Rinaldi']],
  ['Los pasajeros son D. Javier Soto Lara y Dña. Elena Vidal Mora.', ['D. Javier Soto Lara', 'Dña. Elena Vidal Mora']],
  ['Reisende sind Hans Meier, Ilse Meier und Tim Meier.', ['Hans Meier', 'Ilse Meier', 'Tim Meier']],
])('whom a sentence of a journey names in a row: %s', (sentence, names) => {
  expect(people(sentence)).toEqual(names);
});

test('who stands in a row with somebody who travels travels as well', () => {
  expect(people('hiermit bestätigen wir die Flüge für Herrn Markus Brandt und Frau Dr. Silke Brandt:')).toEqual([
    'Herrn Markus Brandt',
    'Frau Dr. Silke Brandt',
  ]);
  expect(people('Passagers : M. Julien Roux, Mme Claire Roux et leur fils Hugo (4 ans).')).toEqual([
    'M. Julien Roux',
    'Mme Claire Roux',
  ]);
});

test('who is greeted, arranges a journey or signs for it does not travel', () => {
  expect(people('Dear Ms Ann Lee, please check the flights below and let us know.')).toEqual([]);
  expect(people('The flights were booked by your travel arranger Ms Ann Lee and Mr Bo Lee.')).toEqual([]);
  expect(people('Please find the tickets below.\nKind regards\nMs Ann Lee and Mr Bo Lee of the ticket desk')).toEqual([]);
});

test('of numbers and names that take turns each number leads', () => {
  expect(people('bilete 281-2400112233 Ionescu Radu Mihai, 281-2400112234 Ionescu Ana.')).toEqual([
    'Ionescu Radu Mihai 2812400112233',
    'Ionescu Ana 2812400112234',
  ]);
  expect(people('Pax: 1) Yilmaz Ahmet Mr 2) Yilmaz Ayse Mrs')).toEqual(['Yilmaz Ahmet Mr', 'Yilmaz Ayse Mrs']);
});

test('behind their label they end with the sentence, and a greeting is nobody', () => {
  expect(people('Rejsende: Mette Holm og Jens Holm. Bookingnummer: 7YQK4D')).toEqual(['Mette Holm', 'Jens Holm']);
  expect(people('Reiziger: Sander de Vries. Reserveringscode R6TQ9P\nGroeten, Marieke')).toEqual(['Sander de Vries']);
  expect(people('Resenärer: Karin Ek, Lars Ek och Maja Ek (barn 5 år). Bokningsnummer: 5TQW8N.\nHälsningar Anna')).toEqual([
    'Karin Ek',
    'Lars Ek',
    'Maja Ek',
  ]);
});

test('a list behind a label may begin with a couple, go on in initials, and end with a name nobody knows', () => {
  expect(people('Participants : Jean et Anne Aubry, Jean-Luc Perrin')).toEqual(['Jean Aubry', 'Anne Aubry', 'Jean-Luc Perrin']);
  expect(people('Traveler(s): Emily R. Watson; Daniel K. Osei; Priya N. Shah')).toEqual([
    'Emily R. Watson',
    'Daniel K. Osei',
    'Priya N. Shah',
  ]);
  expect(people('Utasok: Kovács Zsófia, Kovács Bence, Tóth Lilla. Foglalási szám: F7QKZT\nPuszi, Réka')).toEqual([
    'Kovács Zsófia',
    'Kovács Bence',
    'Tóth Lilla',
  ]);
  expect(people('Reisender: Schuster, Klaus; Kostenstelle AT-2204; genehmigt: Huber, Petra')).toEqual(['Schuster, Klaus']);
});
