import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket, type }) =>
    [name.value, eticket?.value, type?.value].filter(Boolean).join(' '),
  );

test('a sentence says for whom it was booked, and whom they take along', () => {
  expect(
    people(
      'Votre réservation est confirmée pour M. Jean Morel, Mme Anne Morel et leur bébé Léo Morel.\nBillets : 220-2417700110 et 220-2417700111',
    ),
  ).toEqual(['M. Jean Morel 2202417700110', 'Mme Anne Morel 2202417700111', 'Léo Morel infant']);
  expect(people('der Flug wurde für Stefan Kraus und Lena Kraus gebucht.')).toEqual(['Stefan Kraus', 'Lena Kraus']);
  expect(people('Le confirmamos la reserva a nombre de Carla Serra.\nBillete para Madrid Barajas')).toEqual(['Carla Serra']);
});

test('whose ticket a number is says the name before it, wherever others stand', () => {
  const text =
    'Confirmăm rezervarea pentru Radu Ionescu și fiica sa Mara Ionescu (8 ani).\nBilete: Mara Ionescu - 220-2417700111, Radu Ionescu - 220-2417700110';
  expect(people(text)).toEqual(['Radu Ionescu 2202417700110', 'Mara Ionescu 2202417700111 child']);
});

test('an infant that is read alone has none of several tickets', () => {
  expect(people('with infant Anna Wittenberg\nTickets 220-2417700110, 220-2417700111')).toEqual(['Anna Wittenberg infant']);
});

test('a label within a sentence, or with nothing between it and a name, says who travels', () => {
  expect(people('Localizador KX77QW. Viajero: Victor Pons')).toEqual(['Victor Pons']);
  expect(people('rezerwacja KX77QW na nazwisko Marek Zych.')).toEqual(['Marek Zych']);
  expect(people('Resenär Oskar Lind')).toEqual(['Oskar Lind']);
  expect(people('Passenger Service Charge')).toEqual([]);
});

test('what a sentence about children or other services names is nobody', () => {
  const text =
    'Passenger: Ana Pop\nAn infant Life Vest is under your seat. For child Safety Cards ask the crew.\nRental car booked for Saint Paul Airport\nTickets booked for Madrid Barajas';
  expect(people(text)).toEqual(['Ana Pop']);
});
