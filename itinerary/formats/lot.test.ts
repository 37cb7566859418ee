import { expect, test } from 'vitest';
import { draftBy, routesOf } from '#tests/support/drafts.ts';
import { lot } from './lot.ts';

const draftOf = draftBy(lot);

const routes = (text: string) => routesOf(draftOf(text));

const ticket = `LOT POLISH AIRLINES
BOOKING REFERENCE / NUMER REZERWACJI   LZ8T3W
PASSENGER / PASAŻER   NISTOR/BOGDAN MR   E-TICKET NUMBER / NUMER BILETU   080 2413912335
REJS LO 26
WYLOT / DEPARTURE           PRZYLOT / ARRIVAL
31 GRU 2026                 01 STY 2027
22:50                       05:20
WARSAW, PL (WAW)            NEW YORK, US (JFK)
TERMINAL A                  TERMINAL 7
KLASA / CLASS: PREMIUM ECONOMY (P)
BAGAŻ / BAGGAGE: 2PC
CHECK-IN OPENS / ODPRAWA OD: 18:50`;

test('both ends stand side by side, days in Polish, check-in left out', () => {
  expect(routes(ticket)).toEqual(['LO26 WAW 22:50 JFK 05:20']);
  const [flight] = draftOf(ticket).segments;
  expect([flight?.departure.date?.value, flight?.arrival.date?.value]).toEqual([
    { day: 31, month: 12, year: 2026 },
    { day: 1, month: 1, year: 2027 },
  ]);
  expect(
    [flight?.departure.terminal, flight?.arrival.terminal, flight?.cabin, flight?.bookingClass, flight?.baggage].map(
      (found) => found?.value,
    ),
  ).toEqual(['A', '7', 'premium-economy', 'P', '2PC']);
});

test('the reference stands behind its label in two languages', () => {
  const { bookingRef, passengers } = draftOf(ticket);
  expect([bookingRef?.value, passengers[0]?.name.value, passengers[0]?.eticket?.value]).toEqual([
    'LZ8T3W',
    'NISTOR/BOGDAN MR',
    '0802413912335',
  ]);
});

test('a lot of something is not the airline', () => {
  expect(lot.recognises(ticket)).toBe(true);
  expect(lot.recognises('A lot of bookings for LO 26')).toBe(false);
});
