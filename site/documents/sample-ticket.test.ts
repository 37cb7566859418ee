import { expect, test } from 'vitest';
import { parseTicket } from '#itinerary/parse-ticket.ts';
import { readPdfText } from '#itinerary/text/pdf-text.ts';
import { sampleTicket } from './sample-ticket.tsx';

test('the sample says what it is, is read whole, and leaves nothing to be looked at', async () => {
  const pdf = await sampleTicket();
  expect((await readPdfText(pdf)).text).toMatch(/^Sample ticket\. Bilet de probă\./);
  const read = await parseTicket({ pdf }, { today: '2026-11-23' });
  if (!('itinerary' in read)) throw new Error(read.problem.code);
  const { passengers, segments, warnings, bookingRef, co2Kg } = read.itinerary;
  expect(passengers.map(({ name }) => name)).toEqual(['Ana Maria Popescu', 'Andrei Popescu']);
  expect(segments.map(({ departure, arrival }) => `${departure.airport}${arrival.airport}`)).toEqual([
    'OTPIST',
    'ISTNRT',
    'NRTIST',
    'ISTOTP',
  ]);
  expect([warnings, bookingRef, co2Kg]).toEqual([[], 'SMPL27', 1284.6]);
  expect(await sampleTicket()).toEqual(pdf);
});
