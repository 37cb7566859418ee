import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('behind a comma a short title begins the next name, where each has its own', () => {
  expect(people('Pasajeros: D. Javier Soto Lara, Dña. Elena Vidal Mora')).toEqual([
    'D. Javier Soto Lara',
    'Dña. Elena Vidal Mora',
  ]);
  expect(people('Pasajeros: D. Javier Soto Lara y Dª Elena Vidal Mora')).toEqual(['D. Javier Soto Lara', 'Dª Elena Vidal Mora']);
  expect(people('Cestující: Ing. Jan Novák, Ing. Petr Malý')).toEqual(['Ing. Jan Novák', 'Ing. Petr Malý']);
});

test('a given name that is a title elsewhere stays behind its family’s', () => {
  expect(people('Passenger: Mr Smith, Don Albert')).toHaveLength(1);
});

test('customers travelling are listed as passengers are', () => {
  for (const label of ['Customers travelling', 'Guests travelling', 'People on this booking', 'Holiday makers'])
    expect(people(`${label}: Mr Tane Ruru, Mrs Moana Jane Ruru`)).toEqual(['Mr Tane Ruru', 'Mrs Moana Jane Ruru']);
});

test('two given names before a slash with blanks are a family’s, where a title ends the whole', () => {
  expect(people('Passengers\n1    PETER DANIEL / SARAH MRS\n2    PETER DANIEL / MARC MR')).toEqual([
    'PETER DANIEL / SARAH MRS',
    'PETER DANIEL / MARC MR',
  ]);
});

test('or where one ticket stands beside it', () => {
  const rows =
    '1  السيد    SIDI AHMED / MOHAMED LEMINE   تذكرة  147-2402217735\n2  السيدة   ELY CHEIKH / FATIMETOU   تذكرة  147-2402217736';
  expect(people(`المسافرون (اللقب / الاسم)\n${rows}`)).toEqual(['SIDI AHMED / MOHAMED LEMINE', 'ELY CHEIKH / FATIMETOU']);
});

test('who has the family’s name of the other and one more is another', () => {
  expect(people('Anne Marie Tanguy et Malo Tanguy-Sarr')).toEqual(['Anne Marie Tanguy', 'Malo Tanguy-Sarr']);
  expect(people('Viajeros: Itziar Goiri-Lasa y Unax Goiri')).toEqual(['Itziar Goiri-Lasa', 'Unax Goiri']);
});
