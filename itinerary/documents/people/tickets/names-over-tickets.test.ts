import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));

test('names beside each other, each over the ticket of his own, travel', () => {
  const cards =
    'Pasajera 1                          Pasajero 2\nSERRA PUIG, NÚRIA                   SALA VIDAL, POL\nBillete 157-2489031060              Billete 157-2489031061';
  expect(people(cards)).toEqual(['SERRA PUIG, NÚRIA 1572489031060', 'SALA VIDAL, POL 1572489031061']);
});

test('one name over two numbers is one', () => {
  expect(people('Passenger: Mr Ian Moore      Seats confirmed\n125-2489031060               125-2489031061')).toEqual([
    'Mr Ian Moore 1252489031060',
  ]);
});
