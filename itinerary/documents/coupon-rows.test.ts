import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { couponFlights } from './coupon-rows.ts';

const table = `From/To          Carrier  Flght  Cls  Date   Time   Basis  Bag   Tkt St  Nvb     Terminal
SINGAPORE/SIN    TK       91     V    06JUL  2345   VB2    030   OK      06JUL   1
ISTANBUL/IST                          07JUL  0550                                I
*ISTANBUL/IST    TK       1043   V    07JUL  0705   VB2    030   OK      07JUL   I
BUCHAREST/OTP                         07JUL  0825`;

test('each coupon has its upper line and its lower', () => {
  const flights = couponFlights(readPastedText(table).lines);
  expect(
    flights.map(({ flightNumber, departure, arrival }) =>
      [flightNumber, departure.airport, departure.time, arrival.airport, arrival.time].map((found) => found?.value).join(' '),
    ),
  ).toEqual(['TK91 SIN 23:45 IST 05:50', 'TK1043 IST 07:05 OTP 08:25']);
  expect(
    flights.map(({ departure, arrival, baggage, bookingClass }) =>
      [departure.terminal, arrival.terminal, baggage, bookingClass].map((found) => found?.value),
    ),
  ).toEqual([
    ['1', 'I', '30K', 'V'],
    ['I', undefined, '30K', 'V'],
  ]);
  expect(flights[0]?.arrival.date?.value).toEqual({ day: 7, month: 7 });
});

test('a text without the heading of such a table has no coupons', () => {
  expect(couponFlights(readPastedText('TK 91 V 06JUL SINGAPORE/SIN ISTANBUL/IST').lines)).toEqual([]);
});
