import { expect, test } from 'vitest';
import { understandTicket } from '../parse-ticket.ts';
import { readPastedText } from '../text/pasted-text.ts';

const flights = (...rows: string[]) => {
  const outcome = understandTicket(readPastedText(`Booking reference: 6QWK3T\n${rows.join('\n')}`), '2026-11-21');
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.segments.map(({ flightNumber }) => flightNumber);
};
const out = 'ET 852   2027-01-05   TNR 15:55 - ADD 20:55';
const on = 'ET 807   2027-01-05   ADD 22:35 - KGL 2027-01-06 00:05';
const back = 'ET 806   2027-06-26   KGL 02:10 - ADD 05:40';
const home = 'ET 853   2027-06-26   ADD 09:05 - TNR 14:00';

test('flights printed column by column are given in the order they are flown', () => {
  expect(flights(on, home, out, back)).toEqual(['ET852', 'ET807', 'ET806', 'ET853']);
});

test('where an order follows no better from place to place, the printed one stays', () => {
  const others = ['LH 1416   2027-03-05   OTP 15:55 - MUC 17:15', 'AF 1889   2027-03-04   OTP 07:30 - CDG 09:45'];
  expect(flights(...others)).toEqual(['LH1416', 'AF1889']);
});
