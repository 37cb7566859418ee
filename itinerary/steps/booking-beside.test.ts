import { expect, test } from 'vitest';
import { understandTicket } from '../parse-ticket.ts';
import { readPastedText } from '../text/pasted-text.ts';

const booking = (names: string, records: string) =>
  [
    'JKTWQZ',
    names,
    '1 SQ 919S 22JAN F MNLSIN HK2  1850  2235 /DCSQ*5TQ8WM /E',
    'TKT/TIME LIMIT',
    '1.T-24NOV-Q7KA*AMN',
    records,
    'Q7KA.Q7KA*AMN 1418/24NOV26 JKTWQZ H',
  ].join('\n');

const ticketsOf = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-26');
  return 'itinerary' in outcome ? outcome.itinerary.passengers.map((one) => [one.name, one.eticket]) : [];
};

test('a record of tickets cuts names and leaves their blanks out', () => {
  expect(
    ticketsOf(
      booking(
        '1.1DELA CRUZ/ROMEO MR  2.1BAUTISTA/JOEL MR',
        '2.TE 6182419004471-SG DELAC/R Q7KA*AMN 1422/24NOV*I\n3.TE 6182419004472-SG BAUTI/J Q7KA*AMN 1422/24NOV*I',
      ),
    ),
  ).toEqual([
    ['Romeo Dela Cruz', '6182419004471'],
    ['Joel Bautista', '6182419004472'],
  ]);
});

test('two whose names begin alike have no number of either', () => {
  const records = '2.TE 6182419004471-SG DELAC/R Q7KA*AMN 1422/24NOV*I';
  expect(ticketsOf(booking('1.1DELA CRUZ/ROMEO MR  2.1DELACROIX/RENE MR', records)).map(([, number]) => number ?? null)).toEqual([
    null,
    null,
  ]);
});
