import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { ticketsIn } from './tickets-of-passengers.ts';

const numbers = (text: string) => ticketsIn(readPastedText(text).lines).map(({ value }) => value.value);
const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ eticket }) => eticket?.value);

test.each([
  ['Old ticket', 'New ticket'],
  ['Ticket alt', 'Ticket neu'],
  ['Bilet inițial (preschimbat)', 'Bilet nou'],
  ['Ancien billet', 'Nouveau billet'],
  ['Poprzedni bilet', 'Nowy bilet'],
])('of the columns %s and %s the second counts', (was, is) => {
  const rows = 'HALE/JOAN MS     125-2417700345     125-2418800121\nHALE/OWEN MR     125-2417700346     125-2418800122';
  expect(people(`Passenger     ${was}     ${is}\n${rows}`)).toEqual(['1252418800121', '1252418800122']);
});

test.each([
  'Ticket 724-2418800121 (ersetzt 724-2417700345)',
  'Billet 724-2418800121 émis en échange du 724-2417700345',
  'Bilet 724 2418800121 (wymieniony z 724 2417700345)',
  'Ticket number 724-2418800121\nIssued in exchange for: 724-2417700345',
  'Old ticket: 724-2417700345\nNew ticket: 724-2418800121',
  'Nowy numer biletu: 724 2418800121 (poprzedni 724 2417700345 stracił ważność)',
  'E-ticket: 724-2418800121 (was 724-2417700345)',
  'Tickets: 724-2417700345 → 724-2418800121',
  'broj nove karte ........ 724-2418800121\nzamenjuje kartu ........ 724-2417700345',
  'Nova karta: 724-2418800121\nZamjenjuje kartu: 724-2417700345',
  'Новый билет: 724-2418800121\nЗаменяет билет: 724-2417700345',
  '724-2417700345 EXCHANGED\n724-2418800121 OPEN',
])('%s is of the new one', (text) => expect(numbers(text)).toEqual(['7242418800121']));

test('nothing goes where it is all there is, nor what was exchanged from another', () => {
  expect(numbers('Issued in exchange for: 724-2417700345')).toEqual(['7242417700345']);
  expect(numbers('724-2418800121 exchanged from 724-2417700345')).toEqual(['7242418800121']);
  expect(numbers('HALE/JOAN MS   125-2417700345\nHALE/OWEN MR   125-2417700346')).toHaveLength(2);
});
