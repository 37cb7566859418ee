import { expect, test } from 'vitest';
import { draftBy, routesOf } from '#tests/support/drafts.ts';
import { emirates } from './emirates.ts';

const draftOf = draftBy(emirates);

const routes = (text: string) => routesOf(draftOf(text));

const ticket = `Emirates
BOOKING REFERENCE: GJ5K2X          E-TICKET NUMBER: 176-2413912335
PASSENGER: MANOLE/LAURA MRS
EK 162   ECONOMY   CONFIRMED
CHECK-IN OPENS        CHECK-IN CLOSES     DEPARTURE             ARRIVAL
31DEC2026             31DEC2026           31DEC2026             31DEC2026
12:30                 14:30               15:30                 22:35
                                          BUCHAREST (OTP)       DUBAI (DXB)
                                                                TERMINAL 3
EK 418   ECONOMY   CONFIRMED
CHECK-IN OPENS        CHECK-IN CLOSES     DEPARTURE             ARRIVAL
31DEC2026             01JAN2027           01JAN2027             01JAN2027
20:45                 01:45               02:45                 11:55
                                          DUBAI (DXB)           BANGKOK (BKK)
                                          TERMINAL 3`;

test('when check-in opens and closes is when nothing flies', () => {
  expect(routes(ticket)).toEqual(['EK162 OTP 15:30 DXB 22:35', 'EK418 DXB 02:45 BKK 11:55']);
  expect(draftOf(ticket).segments.map(({ departure }) => departure.date?.value.day)).toEqual([31, 1]);
});

test('a terminal on a line of its own is that of its column', () => {
  expect(draftOf(ticket).segments.map(({ departure, arrival }) => [departure.terminal?.value, arrival.terminal?.value])).toEqual([
    [undefined, '3'],
    ['3', undefined],
  ]);
});

test('codes before the cities are read too', () => {
  expect(
    routes(
      'Emirates\nBooking reference: GJ5K2X\nThu 31 Dec 2026\nEK162\n15:30 OTP Bucharest, Henri Coanda\n22:35 DXB Dubai, Terminal 3\n5h 05m, non-stop',
    ),
  ).toEqual(['EK162 OTP 15:30 DXB 22:35']);
});

test('news of the airline is no ticket', () => {
  expect(emirates.recognises(ticket)).toBe(true);
  expect(emirates.recognises('Emirates adds a second daily flight, EK 162, to Bucharest')).toBe(false);
});
