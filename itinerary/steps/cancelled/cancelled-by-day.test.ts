import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const journey = `Booking reference: 6QWK3T
LH 1417   19.05.2027   MUC 13:40 - OTP 16:45
LH 1418   01.06.2027   OTP 17:30 - MUC 18:45
LH 1652   31.05.2027   OTP 07:10 - MUC 08:25`;

const flights = (message: string) => {
  const outcome = understandTicket(readPastedText(`${journey}\n${message}`), '2026-11-21');
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.segments.map(({ flightNumber }) => flightNumber);
};

test('flights of a day that a message says were cancelled are left out', () => {
  for (const message of [
    'All the rest stays. I cancelled the flights of 1/6',
    'Τις πτήσεις της 1/6 τις ακύρωσα',
    'Die Flüge am 01.06. habe ich storniert.',
    'Zborurile din 1 iunie le-am anulat',
    'J’ai annulé les vols du 1/6.',
  ])
    expect(flights(message), message).toEqual(['LH1417', 'LH1652']);
});

test('nothing is left out by a condition, by another day, or where all would go', () => {
  for (const message of [
    'Flights of 1/6 can be cancelled free of charge.',
    'I cancelled the flights of 7/6',
    'The hotel of 1/6 was cancelled',
  ])
    expect(flights(message), message).toEqual(['LH1417', 'LH1418', 'LH1652']);
});
