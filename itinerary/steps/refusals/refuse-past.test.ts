import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const answer = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.segments.map(({ flightNumber }) => flightNumber);
};
const booking = 'Mr Horia Dragomirescu\nBooking code: L3WQ8Z';
const flight = 'KL1379   14 August 2026   Amsterdam (AMS) 20:45 - Bucharest (OTP) 00:30+1';

test('a letter of a day after its flights is of no journey to come, and a mail may still be of a ticket', () => {
  expect(answer(`Ms Anca Dragomirescu\nSchiphol, 19 November 2026\n${booking}\n${flight}`)).toBe('flights-are-over');
  expect(answer(`From: KLM <care@klm.example>\nDate: 2 September 2026 09:12\nTo: Anca\n${booking}\n${flight}`)).toEqual([
    'KL1379',
  ]);
});

test('one flight still to come, a letter of before or of the day itself, and a day that may be another are none', () => {
  const back = 'KL1380   14 December 2026   Bucharest (OTP) 06:45 - Amsterdam (AMS) 08:30';
  expect(answer(`Schiphol, 19 November 2026\n${booking}\n${flight}\n${back}`)).toEqual(['KL1379', 'KL1380']);
  for (const day of ['Schiphol, 2 July 2026', 'Schiphol, 15 August 2026', 'Schiphol, 10/09/2026', 'Saturday, 19 September 2026'])
    expect(answer(`${day}\n${booking}\n${flight}`)).toEqual(['KL1379']);
});

test('what tells of flights that were flown is none, where nothing is booked; a ticket of them is one, and so is a note of the flights alone', () => {
  const flown = 'KL1379   14 August 2026   Amsterdam (AMS) 20:45 - Bucharest (OTP) 00:30+1';
  const [greeting, thanks] = ['Dear Ms Dragomirescu,', 'We hope that you have arrived well.'];
  expect(answer(`${greeting}\n${flown}\n${thanks}`)).toBe('flights-are-over');
  expect(answer(flown)).toEqual(['KL1379']);
  expect(answer(`Boarding pass\n${greeting}\n${flown}\n${thanks}`)).toEqual(['KL1379']);
  expect(answer(`${greeting}\nBooking code: L3WQ8Z\n${flown}\n${thanks}`)).toEqual(['KL1379']);
  expect(answer(`${greeting}\n${flown.replace('2026', '2027')}\n${thanks}`)).toEqual(['KL1379']);
});

test('a paper issued after its flights, or on which each of them was flown, is of no journey to come', () => {
  expect(answer(`Date of issue: 17NOV2026\n${booking}\n${flight}`)).toBe('flights-are-over');
  expect(answer(`Date of issue: 11JUN2026\n${booking}\n${flight}`)).toEqual(['KL1379']);
  expect(answer(`Date of issue: 10/11/2026\n${booking}\n${flight}`)).toEqual(['KL1379']);
  expect(answer(`${booking}\n${flight}   FLOWN`)).toBe('flights-are-over');
  const back = 'KL1380   14 December 2026   Bucharest (OTP) 06:45 - Amsterdam (AMS) 08:30';
  expect(answer(`${booking}\n${flight}   FLOWN\n${back}   OPEN`)).toEqual(['KL1379', 'KL1380']);
});

test('a report of flights that were flown is none under its reference', () => {
  expect(answer(`Klachtafhandeling\nBetreft: koffer\nKenmerk: L3WQ8Z\n${flight}\nVergoeding volgt.`)).toBe('flights-are-over');
});
