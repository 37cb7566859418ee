import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const read = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.segments.map(({ flightNumber }) => flightNumber);
};
const ticket = 'PNR 5KQHTE\nPerera / Dinithi Ms\nUL 604  Thu 11 Feb 2027\nColombo CMB 23:50\nMelbourne MEL 15:50 (12 Feb)';

test.each([
  ['2 options', '1) Malaysia MH 178 + MH 129 via KUL, 10 Feb 00:35 / arr 21:10', '2) SriLankan direct 11 Feb night'],
  ['Ai două variante:', 'a) MH 178, Colombo – Kuala Lumpur, 10 februarie 00:35 – 06:50', 'b) zbor direct, 11 februarie seara'],
  ['Optionen:', '1. MH 178 Colombo – Kuala Lumpur 10.02.2027 00:35 – 06:50', '2. Direktflug am 11.02.'],
])('what stands under %s was not booked where the ticket stands below', (heading, ...options) => {
  expect(read([heading, ...options, '', ticket].join('\n'))).toEqual(['UL604']);
});

test('flights counted under another heading are those booked', () => {
  const flights =
    '1) UL 604 Colombo CMB 23:50 – Melbourne MEL 15:50, 11 Feb 2027\n2) UL 605 Melbourne MEL 17:50 – Colombo CMB 23:05, 1 Mar 2027';
  expect(read(`PNR 5KQHTE\nYour flights:\n${flights}`)).toEqual(['UL604', 'UL605']);
});
