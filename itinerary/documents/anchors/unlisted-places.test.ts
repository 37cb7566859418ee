import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { labelledCells } from '../labelled-cells.ts';
import { unlistedPlaces } from './unlisted-places.ts';

const paper = [
  'Reservation QK7M3E',
  'Passenger: Ms Wanjala Njoki',
  'OUT       Fri 18 Dec 2026',
  'JM8614',
  'From   NBO Nairobi JKIA',
  'dep    14:50',
  'To     Mombasa, Moi Intl',
  'arr    15:50',
  'BACK      Sun 27 Dec 2026',
  'JM8623',
  'From   Mkwaja / Pwani Airstrip',
  'dep    17:05',
  'To     NBO Nairobi JKIA',
  'arr    18:10',
  'Paid 32,420.00   From 0722 *** 418   23/11/2026 19:38',
  'NB you fly OUT to Mombasa and come BACK',
  'from Mkwaja.',
].join('\n');

test('a flight from a place nobody knows keeps its hours, its day and its other end, and the place is doubted', async () => {
  const outcome = await parseTicket({ text: paper }, { today: '2026-11-25' });
  if (!('itinerary' in outcome)) throw new Error(outcome.problem.code);
  const { segments } = outcome.itinerary;
  expect(segments.map(({ departure, arrival }) => [departure, arrival].map((end) => end.airport))).toEqual([
    ['NBO', 'MBA'],
    [null, 'NBO'],
  ]);
  expect(segments[1]).toMatchObject({
    departure: { date: '2026-12-27', time: '17:05' },
    arrival: { time: '18:10' },
  });
  expect(outcome.itinerary.warnings.map(({ code }) => code)).toContain('airport-unknown');
});

test.each([
  ['From   Ms Wanjala Njoki', []],
  ['From   0722 *** 418', []],
  ['From   Mkwaja Airstrip   dep 17:05', ['Mkwaja Airstrip']],
  ['To   Sund-Fjordby dep 17:05', ['Sund-Fjordby']],
  ['Seat   Mkwaja Airstrip', []],
])('what stands behind the label of an end, and is no person and no number: %s', (text, places) => {
  const { lines } = readPastedText(text);
  const found = lines.flatMap((line, row) => unlistedPlaces(line, labelledCells(lines)[row] ?? [], () => true));
  expect(found.map(({ words }) => words?.value)).toEqual(places);
});
