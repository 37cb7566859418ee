import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { ticketsIn } from './tickets-of-passengers.ts';

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

test('on cards beside each other the numbers of their papers, their countries and firms may stand between', () => {
  const row = (...cells: string[]) =>
    cells
      .map((cell) => cell.padEnd(32))
      .join('')
      .trimEnd();
  const tickets = row('Ticket 235 3318840021', 'Ticket 235 3318840022', 'Ticket 235 3318840023');
  const read = ['BAIDOO, Kwesi 2353318840021', 'AGYEI, Felix Nana 2353318840022', 'TETTEH, Yaw 2353318840023'];
  const names = row('BAIDOO, Kwesi', 'AGYEI, Felix Nana', 'TETTEH, Yaw');
  const papers = [
    row('Passport G2874411', 'Passport G3310088', 'Passport G2990316'),
    row('Pas 2874411', 'Pas 3310088', 'Pas 2990316'),
  ];
  for (const paper of papers)
    expect(people([row('2/OFF', 'AB', 'OILER'), names, paper, row('GH', 'GH', 'GH'), tickets].join('\n')), paper).toEqual(read);
  const firms = row('Amber Bulk', 'Amber Bulk', 'Amber Bulk');
  expect(people([names, row('Bosun', 'Oiler', 'Cook'), firms, tickets].join('\n'))).toEqual(read);
});

test('the number may stand in brackets behind its word, and what else was bought below it', () => {
  const receipt = `Your purchase
Ramona Villareal  Join Advantage
New ticket (0012489031160)        $1,318.16
Preferred seats (0014418820164)        $97.43
Travis Pruitt  Join Advantage
New ticket (0012489031161)        $1,318.16
Preferred seats (0014418820165)        $97.43`;
  expect(people(receipt)).toEqual(['Ramona Villareal 0012489031160', 'Travis Pruitt 0012489031161']);
  expect(ticketsIn(readPastedText(receipt).lines).length).toBe(2);
});
