import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';

const hours = async (sentence: string) => {
  const text = `Dear Mr Pop,\n\nYou leave on Tuesday, 12 January 2027 from Vienna with Lufthansa flight LH 1237 at 14:35 and land in Frankfurt at 16:10. ${sentence} From Frankfurt you go on with LH 1012 at 17:30, landing in Brussels at 18:25.\n\nBooking code: 7YJ3RD`;
  const outcome = await parseTicket({ text }, { today: '2026-11-28' });
  if ('problem' in outcome) return outcome.problem.code;
  return outcome.itinerary.segments.map(({ departure, arrival }) => `${departure.time}-${arrival.time}`).join();
};

test('what was said of a flight before is no hour of the next', async () => {
  for (const said of [
    '(When we spoke I had told you 13:50; the airline has moved the flight, 14:35 is right.)',
    '(Bei unserem Gespräch hatte ich 13:50 gesagt; es gilt 14:35.)',
    '(La prima discuție vă spusesem 13:50; între timp zborul a fost mutat, rămâne valabilă ora 14:35.)',
    'I told you 13:50 before, but 14:35 is right.',
  ])
    expect(await hours(said), said).toBe('14:35-16:10,17:30-18:25');
});

test('with points in its hours as well', async () => {
  const text = `Stimată doamnă Pop,\n\nPlecați marți, 12 ianuarie 2027, din Timișoara cu Lufthansa, cursa LH 1657, la ora 14.35 și ajungeți la München la 15.15, ora locală. (La telefon vă spusesem 13.50; rămâne valabilă ora 14.35.) De la München mergeți mai departe în aceeași zi cu LH 2106, decolare la 16.30, aterizare la Hanovra la 17.35.\n\nRezervarea are codul 7YJ3RD.`;
  const outcome = await parseTicket({ text }, { today: '2026-11-28' });
  const read =
    'problem' in outcome ? [] : outcome.itinerary.segments.map(({ departure, arrival }) => `${departure.time}-${arrival.time}`);
  expect(read).toEqual(['14:35-15:15', '16:30-17:35']);
});

test('where the hour told again is the one that was, nothing is left out', async () => {
  for (const said of [
    '(The airline has moved it: it was 14:35, and 15:10 applies.)',
    '(I had told you 14:35, the airline says 15:10.)',
  ])
    expect(await hours(said), said).not.toBe('14:35-16:10,17:30-18:25');
});

test('hours of landing that a sentence tells again stay', async () => {
  expect(await hours('Please be at the gate at 14:05.')).toBe('14:35-16:10,17:30-18:25');
});
