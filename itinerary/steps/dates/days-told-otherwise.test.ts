import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const told = (...rows: string[]) => {
  const outcome = understandTicket(readPastedText(`Booking reference: 6QWK3T\n${rows.join('\n')}`), '2026-11-21');
  if ('problem' in outcome) return outcome.problem.code;
  return outcome.itinerary.warnings.filter(({ code }) => code === 'day-told-otherwise').map(({ where }) => where);
};
const flight = 'LH 1417   2027-03-19   MUC 13:40 - OTP 16:45';

test('a flight that is told again with its hours and another day is doubted', () => {
  expect(told(flight, '[12:20] Ana: LH 1417, 26.03.2027, 13:40–16:45')).toEqual([
    'segments[0].departure.date',
    'segments[0].arrival.date',
  ]);
});

test('its own day in whatever order, another hour, or another flight beside it say nothing of it', () => {
  expect(told(flight, 'LH 1417, 19.03.2027, 13:40')).toEqual([]);
  expect(told(flight, 'LH 1417: check-in from 18.03.2027, 14:00')).toEqual([]);
  expect(told(flight, 'LH 1417 meets LH 1418 on 26.03.2027 at 13:40')).toEqual([]);
});
