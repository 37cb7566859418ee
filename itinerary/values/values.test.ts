import { expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { readBaggage } from './baggage.ts';
import { readCabin } from './cabins.ts';
import { readTime } from './clock.ts';
import { readMinutes } from './durations.ts';
import { readTicketNumber } from './e-tickets.ts';
import { readFlightNumber } from './flights.ts';
import { readTerminal } from './terminals.ts';

test('letters of all the languages fold to the same words in any locale', () => {
  expect(['İSTANBUL', 'Istanbul', 'ıstanbul', 'istanbul'].map(fold)).toEqual(Array(4).fill('istanbul'));
  expect(fold('ŢĂRILE ȘI Łódź, Ørsta, Straße, ﬁn')).toBe('tarile si lodz, orsta, strasse, fin');
});

test.each([
  ['0910', '09:10'],
  ['910', '09:10'],
  ['09:10', '09:10'],
  ['9:10 PM', '21:10'],
  ['9:10 p.m.', '21:10'],
  ['0110P', '13:10'],
  ['110P', '13:10'],
  ['1145A', '11:45'],
  ['18h20', '18:20'],
  ['18 h 20', '18:20'],
  ['18u20', '18:20'],
  ['18.20', '18:20'],
  ['06:25 hrs', '06:25'],
  ['06:25h', '06:25'],
  ['14:05 Uhr', '14:05'],
  ['12:00 am', '00:00'],
  ['12:05 AM', '00:05'],
  ['12:00 pm', '12:00'],
  ['1250N', '12:50'],
  ['1200M', '00:00'],
  ['9 PM', '21:00'],
  ['12 noon', '12:00'],
  ['12:00 midnight', '00:00'],
  ['13:10 PM', '13:10'],
  ['00:00', '00:00'],
  ['2359', '23:59'],
  ['10:05:00', '10:05'],
])('the time %s is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each(['24:00', '2460', '13:10 AM', '0:10 PM', '1350N', '0910-1020', '12', '12345', 'OTP 0910', '9:1', '', '1.5'])(
  '„%s” is no time',
  (text) => {
    expect(readTime(text)).toBeUndefined();
  },
);

test.each([
  ['01:30', 90],
  ['1:30 h', 90],
  ['0130', 90],
  ['7hr(s) 30min(s)', 450],
  ['4 h 20 min', 260],
  ['03HR 35MIN', 215],
  ['0 Hour(s) and 30 Minute(s)', 30],
  ['1 Std. 20 Min.', 80],
  ['2h05', 125],
  ['2h 5m', 125],
  ['1s 30dk', 90],
  ['1 saat 30 dakika', 90],
  ['2 ore și 5 minute', 125],
  ['1 oră', 60],
  ['1 godz. 20 min', 80],
  ['10 heures 5 minutes', 605],
  ['2 horas y 10 minutos', 130],
  ['1 ora e 15 minuti', 75],
  ['1 timme 10 min', undefined],
  ['1 tim 10 min', 70],
  ['45 min', 45],
  ['11 h', 660],
  ['1 d 2 h 5 min', 1565],
  ['12 Hours, 5 Minutes', 725],
])('the flight time %s is %s minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

test.each(['00:00', '1:75', '2 h 75 min', 'NON-STOP', '1.5', '', '12 kg', '999 h'])('„%s” is no flight time', (text) => {
  expect(readMinutes(text)).toBeUndefined();
});

test.each([
  ['TK 1044', 'TK1044'],
  ['LH0091', 'LH91'],
  ['W6 3001', 'W63001'],
  ['U2-8123', 'U28123'],
  ['2L 001', '2L1'],
  ['ba 123a', 'BA123A'],
  ['RO  361', 'RO361'],
  ['TK 01044', 'TK1044'],
])('the flight %s is %s', (text, flight) => {
  expect(readFlightNumber(text)).toBe(flight);
});

test.each(['12 345', 'TK', 'TK 0', 'TK 12345', 'TK00012345', 'THY1044', 'TK 1044 Y', '', 'ROOM 12'])(
  '„%s” is no flight',
  (text) => {
    expect(readFlightNumber(text)).toBeUndefined();
  },
);

test.each([
  ['ECONOMY (Y)', 'economy'],
  ['Economy Class', 'economy'],
  ['Economie', 'economy'],
  ['Économique', 'economy'],
  ['EKONOMİ', 'economy'],
  ['COACH', 'economy'],
  ['Turista', 'economy'],
  ['Clasa economică', 'economy'],
  ['Economy Plus', 'economy'],
  ['Premium Economy', 'premium-economy'],
  ['PREMIUM-ECO', 'premium-economy'],
  ['Economy Premium', 'premium-economy'],
  ['World Traveller Plus', 'premium-economy'],
  ['Business (C)', 'business'],
  ['Affaires', 'business'],
  ['Klasa biznes', 'business'],
  ['Club Europe', 'business'],
  ['FIRST', 'first'],
  ['Erste Klasse', 'first'],
])('%s is the cabin %s', (text, cabin) => {
  expect(readCabin(text)).toBe(cabin);
});

test.each(['Y', 'CONFIRMED', 'Premium', 'Light', ''])('„%s” names no cabin', (text) => {
  expect(readCabin(text)).toBeUndefined();
});

test.each([
  ['1PC', '1PC'],
  ['02PC', '2PC'],
  ['2P', '2PC'],
  ['1 Stück', '1PC'],
  ['1 pièce', '1PC'],
  ['2 x 23kg', '2PC'],
  ['1PC 23KG', '1PC'],
  ['1 piece(s)', '1PC'],
  ['2 pieces of 23 kg each', '2PC'],
  ['20K', '20K'],
  ['30KG', '30K'],
  ['20 kilos', '20K'],
  ['30 kg.', '30K'],
  ['NIL', '0PC'],
  ['0PC', '0PC'],
  ['No checked baggage', '0PC'],
])('the baggage %s is %s', (text, baggage) => {
  expect(readBaggage(text)).toBe(baggage);
});

test.each(['PC', '50LB', 'OK', '12A', '', '1 passenger', '20 km'])('„%s” is no baggage', (text) => {
  expect(readBaggage(text)).toBeUndefined();
});

test.each([
  ['235 2413912335-36', '2352413912335'],
  ['2352413912335', '2352413912335'],
  ['235-2413912335/36', '2352413912335'],
  ['TK/ETKT 235 1234567890', '2351234567890'],
  ['ETKT 235 1234567890', '2351234567890'],
  ['2352413912335C1', '2352413912335'],
  ['057-241 391 2335', '0572413912335'],
  ['220-2413912335-2413912336', '2202413912335'],
])('the ticket %s is %s', (text, number) => {
  expect(readTicketNumber(text)).toBe(number);
});

test.each(['235241391233', '23524139123351', '+40 21 201 4000', '', 'ABC', '12/34'])('„%s” is no ticket', (text) => {
  expect(readTicketNumber(text)).toBeUndefined();
});

test.each([
  ['TERMINAL 2', '2'],
  ['Terminal No:2', '2'],
  ['Terminal : 2F', '2F'],
  ['T2', '2'],
  ['AÉROGARE 2', '2'],
  ['Aerogare 2E', '2E'],
  ['MAIN TERMINAL', 'MAIN'],
  ['I - International', 'I - International'],
  ['2', '2'],
  ['Term. B', 'B'],
  ['TERMINALE 1', '1'],
])('the terminal %s is %s', (text, terminal) => {
  expect(readTerminal(text)).toBe(terminal);
});

test.each(['', '-', 'TERMINAL', 'N/A', 'Terminal: TBA', 'a sentence that is far too long for it'])(
  '„%s” is no terminal',
  (text) => {
    expect(readTerminal(text)).toBeUndefined();
  },
);
