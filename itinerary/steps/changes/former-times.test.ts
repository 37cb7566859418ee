import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutFormerTimes } from './former-times.ts';

function read(text: string) {
  const outcome = understandTicket(readPastedText(`Booking reference: 6PLM3D\nMs Harriet Coleman\n${text}`), '2026-11-21');
  if (!('itinerary' in outcome)) throw new Error(outcome.problem.code);
  const { segments, warnings } = outcome.itinerary;
  return {
    flights: segments.map(({ flightNumber, departure, arrival }) => `${flightNumber} ${departure.time} ${arrival.time}`),
    codes: warnings.map(({ code }) => code),
  };
}

test('of times before and after a change those that are new count, and the change is told', () => {
  const { flights, codes } = read(`BA2578 London Gatwick to Venice
Previous departure: Sat 19 Jun 2027 06:55, arriving 10:05
New departure: Sat 19 Jun 2027 08:20, arriving 11:30

BA2579 Venice to London Gatwick
No change: Sat 26 Jun 2027 11:00, arriving 12:15`);
  expect(flights).toEqual(['BA2578 08:20 11:30', 'BA2579 11:00 12:15']);
  expect(codes).toContain('flight-replaced');
});

test('in other languages, and the new one first', () => {
  const { flights } = read(`Flug LH 1419 Bukarest (OTP) – Frankfurt (FRA) 12.05.2027
Neue Abflugzeit: 14:40
Alte Abflugzeit: 13:55
Neue Ankunftszeit: 16:15
Alte Ankunftszeit: 15:30`);
  expect(flights).toEqual(['LH1419 14:40 16:15']);
});

test('a former time without a new one is no change', () => {
  const { flights, codes } = read(`BA2578 London Gatwick (LGW) to Venice (VCE), Sat 19 Jun 2027
Original departure: 06:55
Arrival: 10:05`);
  expect(flights).toEqual(['BA2578 06:55 10:05']);
  expect(codes).not.toContain('flight-replaced');
});

test('a column of former times stands beside that of the new ones', () => {
  const { flights, codes } = read(`Flight      Route        Old time           New time
LO 646      OTP-WAW      05 May 05:30       05 May 06:10
LO 645      WAW-OTP      09 May 22:35       09 May 22:50`);
  expect(flights).toEqual(['LO646 06:10 null', 'LO645 22:50 null']);
  expect(codes).toContain('flight-replaced');
});

test.each([
  ['Was: depart 12:35, arrive 14:25', 'Now: depart 13:50, arrive 15:40'],
  ['Avant : départ 12:35, arrivée 14:25', 'Après : départ 13:50, arrivée 15:40'],
  ['Bisher: Abflug 12:35, Ankunft 14:25', 'Neu: Abflug 13:50, Ankunft 15:40'],
])('%s is not read beside what stands behind the other word', (was, now) => {
  const { ticket, doubts } = withoutFormerTimes(readPastedText(`BA 553\n${was}\n${now}`));
  expect(ticket.text).toBe(`BA 553\n${now}`);
  expect(doubts.map(({ code }) => code)).toEqual(['flight-replaced']);
});

test('From and To over the ends of a flight are no times of before and now', () => {
  const text = 'From   To\nOTP 12:35   FRA 13:50';
  expect(withoutFormerTimes(readPastedText(text)).ticket.text).toBe(text);
});
