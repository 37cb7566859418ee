import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value]);

const rows = [
  'Reisender             Flug      Datum         Von               Ab      Nach              An',
  'Herr Jan Köster       LH 232    12.03.2027    Frankfurt (FRA)   10:00   Rom (FCO)         11:50',
  'Ticket 220-2420183365',
  '                      LH 233    15.03.2027    Rom (FCO)         10:00   Frankfurt (FRA)   11:50',
  'Frau Ewa Brill        LH 1860   12.03.2027    München (MUC)     09:00   Rom (FCO)         10:30',
  'Ticket 220-2420183366',
];

test('each traveller of a table stands beside the first of his flights', () => {
  expect(people(rows.join('\n'))).toEqual([
    ['Herr Jan Köster', '2202420183365'],
    ['Frau Ewa Brill', '2202420183366'],
  ]);
});

test('who stands in that column beside no flight is none of them', () => {
  expect(people([...rows.slice(0, 4), 'Frau Ewa Brill        Reisebüro Ulm'].join('\n'))).toEqual([
    ['Herr Jan Köster', '2202420183365'],
  ]);
});
