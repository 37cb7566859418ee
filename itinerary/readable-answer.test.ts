import { expect, test } from 'vitest';
import type { Itinerary, Segment } from '#domain/schemas/itinerary.ts';
import { directionsOf, readableAnswer } from './readable-answer.ts';
import { airportAt } from './reference/airports.ts';

/** `TK1044 OTP 2027-04-12 09:10 IST 2027-04-12 10:40` */
function segmentOf(text: string, more: Partial<Segment> = {}): Segment {
  const [flightNumber = '', from = '', left = '', at = '', to = '', landed = '', by = ''] = text.split(' ');
  const end = (airport: string, date: string, time: string) => ({
    airport,
    date,
    time,
    place: null,
    terminal: null,
    zone: airportAt(airport)?.zone ?? null,
  });
  return {
    ...{ flightNumber, departure: end(from, left, at), arrival: end(to, landed, by), durationMinutes: null, cabin: null },
    ...{ bookingClass: null, equipment: null, baggage: null, seat: null, status: null, operatedBy: null },
    ...more,
  };
}
const ways = (...texts: string[]) => {
  const { outbound, back } = directionsOf(texts.map((text) => segmentOf(text)));
  return [outbound, back].map((way) => way.map(({ flightNumber }) => flightNumber).join(' '));
};
const empty: Itinerary = {
  bookingRef: null,
  airlineRefs: [],
  issueDate: null,
  passengers: [],
  co2Kg: null,
  co2Text: null,
  segments: [],
  warnings: [],
  sources: {},
};

const out = ['TK1044 OTP 2027-04-12 09:10 IST 2027-04-12 10:40', 'TK3 IST 2027-04-12 13:30 JFK 2027-04-12 17:15'];
const home = ['TK4 JFK 2027-04-20 00:20 IST 2027-04-20 17:00', 'TK1043 IST 2027-04-21 07:25 OTP 2027-04-21 08:55'];

test('a journey there and back has two ways, each with its connections', () => {
  expect(ways(...out, ...home)).toEqual(['TK1044 TK3', 'TK4 TK1043']);
});

test('a one-way journey has no way back, however many flights it has', () => {
  expect(ways(...out)).toEqual(['TK1044 TK3', '']);
  expect(ways('TK1044 OTP 2027-04-12 09:10 IST 2027-04-12 10:40')).toEqual(['TK1044', '']);
});

test('a day trip comes back the same day', () => {
  expect(ways('RO341 OTP 2027-04-12 06:40 BRU 2027-04-12 08:45', 'RO342 BRU 2027-04-12 19:35 OTP 2027-04-12 23:30')).toEqual([
    'RO341',
    'RO342',
  ]);
});

test('an open jaw comes home from another city', () => {
  expect(ways('AZ491 OTP 2027-06-05 12:40 FCO 2027-06-05 13:55', 'AZ2041 MXP 2027-06-16 09:10 OTP 2027-06-16 12:20')).toEqual([
    'AZ491',
    'AZ2041',
  ]);
});

test('a journey of several stops has the way out and the way home', () => {
  const stops = [
    'TK1044 OTP 2027-04-12 09:10 IST 2027-04-12 10:40',
    'TK68 IST 2027-04-14 01:45 BKK 2027-04-14 15:20',
    'TK69 BKK 2027-04-26 23:30 IST 2027-04-27 05:55',
    'TK1037 IST 2027-04-27 08:00 OTP 2027-04-27 09:30',
  ];
  expect(ways(...stops)).toEqual(['TK1044', 'TK69 TK1037']);
});

test('a journey that ends elsewhere has no way back', () => {
  expect(ways('TK1044 OTP 2027-04-12 09:10 IST 2027-04-12 10:40', 'TK68 IST 2027-04-20 01:45 BKK 2027-04-20 15:20')).toEqual([
    'TK1044',
    '',
  ]);
});

test('every field is a text ready to print', () => {
  const itinerary: Itinerary = {
    ...empty,
    bookingRef: 'ABC123',
    passengers: [
      { name: 'Ana Popescu', title: 'Mrs', type: 'adult', eticket: '2352413912335' },
      { name: 'Luca Popescu', title: null, type: 'child', eticket: null },
    ],
    co2Kg: 264.2,
    segments: [
      segmentOf(out[0] ?? '', { cabin: 'economy', bookingClass: 'Y', baggage: '1PC', equipment: 'Airbus A321' }),
      segmentOf('TK68 IST 2027-04-12 20:10 BKK 2027-04-13 09:35', { cabin: 'business', bookingClass: 'C', baggage: '1PC' }),
    ],
  };
  expect(readableAnswer(itinerary)).toMatchObject({
    bookingRef: 'ABC123',
    passengerName: 'Mrs Ana Popescu, Luca Popescu',
    eticket: '235 2413912335',
    co2Emission: '264.2 kg',
    outbound: {
      flightNumber: 'TK 1044, TK 68',
      date: '2027-04-12',
      departure: '09:10 Bucharest (OTP)',
      arrival: '09:35 (+1) Bangkok (BKK)',
      duration: '20 h 25 min',
      class: 'Economy (Y), Business (C)',
      equipment: 'Airbus A321',
      baggage: '1PC',
    },
    return: null,
  });
});

test('an empty ticket has empty fields', () => {
  expect(readableAnswer(empty)).toMatchObject({ passengerName: '', eticket: '', co2Emission: '', outbound: null, return: null });
});
