import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const read = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  if (!('itinerary' in outcome)) throw new Error(JSON.stringify(outcome));
  const { segments, warnings } = outcome.itinerary;
  return {
    flights: segments.map(({ flightNumber, departure }) => `${flightNumber} ${departure.date}`),
    codes: warnings.map(({ code }) => code),
  };
};
const plan = (out: string, back: string) =>
  `LH 1423   ${out}   Bucharest (OTP) 06:30 - Frankfurt (FRA) 08:05\nLH 1422   ${back}   Frankfurt (FRA) 20:30 - Bucharest (OTP) 23:55`;

test('of a journey planned twice, some days apart, the last is read and the first is told', () => {
  const chat = `Works for you?\n${plan('17.01.2027', '22.01.2027')}\n\nCan we shift by one day?\n\nIssued, final:\n${plan('18.01.2027', '23.01.2027')}`;
  expect(read(chat)).toMatchObject({
    flights: ['LH1423 2027-01-18', 'LH1422 2027-01-23'],
    codes: expect.arrayContaining(['flight-replaced']),
  });
});

test('two journeys by the same flights, one after the other, are both flown', () => {
  const { flights, codes } = read(`${plan('17.01.2027', '22.01.2027')}\n${plan('24.01.2027', '29.01.2027')}`);
  expect(flights).toEqual(['LH1423 2027-01-17', 'LH1422 2027-01-22', 'LH1423 2027-01-24', 'LH1422 2027-01-29']);
  expect(codes).not.toContain('flight-replaced');
});

test('nor is a week of one way again and again, in which each begins where the last ended', () => {
  const week = (day: string) =>
    `LH 1423   ${day}   Bucharest (OTP) 06:30 - Frankfurt (FRA) 08:05\nLH 1422   ${day}   Frankfurt (FRA) 20:30 - Bucharest (OTP) 23:55`;
  const { flights, codes } = read(['17.01.2027', '18.01.2027', '19.01.2027', '20.01.2027'].map(week).join('\n'));
  expect(flights).toHaveLength(8);
  expect(codes).not.toContain('flight-replaced');
});
