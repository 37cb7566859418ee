import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('two people with one family’s name are two', () => {
  expect(people('Passagers : Jean et Anne Morel')).toEqual(['Jean Morel', 'Anne Morel']);
  expect(people('Reisende:\nFrau Hildegard und Herr Manfred Schürmann')).toEqual([
    'Frau Hildegard Schürmann',
    'Herr Manfred Schürmann',
  ]);
  expect(people('Pasageri: Ana și Ion Popa')).toEqual(['Ana Popa', 'Ion Popa']);
});

test('a name with an and in it is one, and of two titles nobody is made', () => {
  expect(people('Pasajero: José Ortega y Gasset')).toEqual(['José Ortega y Gasset']);
  expect(people('Passengers: Mr and Mrs John Smith')).toEqual([]);
  expect(people('Passagers : M. et Mme Jean Dupont')).toEqual([]);
  expect(people('Reisende: Anna und Partner Reisen')).toEqual([]);
});
