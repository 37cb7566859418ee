import { expect, test } from 'vitest';
import { draftBy, routesOf } from '#tests/support/drafts.ts';
import { ryanair } from './ryanair.ts';

const draftOf = draftBy(ryanair);

const routes = (text: string) => routesOf(draftOf(text));

const itinerary = `RYANAIR TRAVEL ITINERARY
Reservation: T9GX4L                    Status: Confirmed
GOING OUT
Flight FR 6108        Sun, 06 Jun 27
(OTP) - (BGY)
Departs 13:35 hrs     Arrives 14:55 hrs
Seat: 22F
COMING BACK
Flight FR 9046        13/06/2027
(BVA) – (OTP)
Departs 17:00 hrs     Arrives 20:55 hrs
PASSENGERS
1. Ms Victoria Enache
Gate closes 13:15 hrs`;

test('codes in brackets, times with hrs, days in figures or in words', () => {
  expect(routes(itinerary)).toEqual(['FR6108 OTP 13:35 BGY 14:55', 'FR9046 BVA 17:00 OTP 20:55']);
  expect(draftOf(itinerary).segments.map(({ departure }) => departure.date?.value)).toEqual([
    { day: 6, month: 6, year: 2027, weekday: 7 },
    { day: 13, month: 6, year: 2027 },
  ]);
});

test('there is a reservation, and no ticket number', () => {
  const { bookingRef, passengers, segments } = draftOf(itinerary);
  expect([bookingRef?.value, segments[0]?.seat?.value]).toEqual(['T9GX4L', '22F']);
  expect(passengers.map(({ name, eticket }) => [name.value, eticket])).toEqual([['Ms Victoria Enache', undefined]]);
});

test('times one under the other', () => {
  expect(
    routes(
      'RYANAIR\nReservation number K4TX8M\nFR1007\nBucharest Otopeni (OTP) - London Stansted (STN)\nFri, 26 Feb 27\nDeparts 06:25 hrs\nArrives 07:45 hrs\nGate closes 05:55\nPayment 25/01/2027 154.98 EUR',
    ),
  ).toEqual(['FR1007 OTP 06:25 STN 07:45']);
});

test('it is recognised by its name and one of its flights', () => {
  expect(ryanair.recognises(itinerary)).toBe(true);
  expect(ryanair.recognises('Ryanair lounge, reservation 12')).toBe(false);
});
