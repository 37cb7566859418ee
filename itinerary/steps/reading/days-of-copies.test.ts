import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const flightsIn = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  return 'problem' in outcome
    ? outcome.problem.code
    : outcome.itinerary.segments.map(({ flightNumber, departure }) => `${flightNumber} ${departure.date}`);
};

const card = (name: string, seat: string, day = '14 MAY 2027') => `Passenger
${name}
A3 604  Seat ${seat}
ATH 08:00 > LHR 10:00
${day}
`;

test('a flight printed again for each traveller over its day is one', () => {
  const text = ['MRS NIKI PAVLOU', 'MR STAVROS PAVLOU', 'MS ELLI PAVLOU'].map((name, index) => card(name, `4${'ABC'[index]}`));
  expect(flightsIn(`Booking ref: QX7RTL\n\n${text.join('\n')}`)).toEqual(['A3604 2027-05-14']);
});

test('and side by side', () => {
  const [left, right] = [card('MRS NIKI PAVLOU', '4A'), card('MR STAVROS PAVLOU', '4B')].map((text) => text.split('\n'));
  const rows = left?.map((line, row) => `${line.padEnd(44)}${right?.[row] ?? ''}`);
  expect(flightsIn(`Booking ref: QX7RTL\n\n${rows?.join('\n')}`)).toEqual(['A3604 2027-05-14']);
});

test('on another day it is another', () => {
  const text = `${card('MRS NIKI PAVLOU', '4A')}\n${card('MRS NIKI PAVLOU', '4A', '21 MAY 2027')}`;
  expect(flightsIn(`Booking ref: QX7RTL\n\n${text}`)).toEqual(['A3604 2027-05-14', 'A3604 2027-05-21']);
});
