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

test('names in one column, each over the ticket of his own, travel, whatever stands beside them', () => {
  const sheet = `LO 776                        Urtė Lapėnaitė
13:25  Vilnius (VNO)             0802489031060
13:40  Warszawa (WAW)         Rokas Balandis
                                 0802489031061
LO 97                         Ana Marija Žvirblė
23:05  Warszawa (WAW)            0802489031062
Baggage                       Price
One piece of 23 kg            1 790 Eur`;
  expect(people(sheet)).toEqual([
    'Urtė Lapėnaitė 0802489031060',
    'Rokas Balandis 0802489031061',
    'Ana Marija Žvirblė 0802489031062',
  ]);
});

test('what stands over one number of a ticket alone may be anything', () => {
  expect(people('LO 776                        Urtė Lapėnaitė\n13:25  Vilnius (VNO)             0802489031060')).toEqual([]);
});

test('a number beside its bearer is not that of who stands above', () => {
  const list = 'Mme Anne MOREL — billet électronique 427 2489031060\nM. Luc MOREL — billet électronique 427 2489031061';
  expect(people(list)).toEqual(['Mme Anne MOREL 4272489031060', 'M. Luc MOREL 4272489031061']);
});
