import { expect, test } from 'vitest';
import type { TicketOutcome } from '#itinerary/parse-ticket.ts';
import { parseTicket } from '#itinerary/parse-ticket.ts';
import type { CoreTruth } from './core-values.ts';
import { untoldFaults } from './told-faults.ts';

const end = (airport: string, date: string, time: string) => ({ airport, date, time });
const truth: CoreTruth = {
  bookingRef: 'QX7RT2',
  passengers: [{ name: 'Ion Popescu', eticket: '2812412345678' }],
  segments: [
    {
      flightNumber: 'RO301',
      departure: end('OTP', '2027-04-12', '14:10'),
      arrival: end('FRA', '2027-04-12', '15:45'),
    },
  ],
};

const text =
  'Booking reference: QX7RT2\nPassenger: Mr Ion Popescu\nTicket number: 281-2412345678\nRO 301  12 Apr 2027  OTP 14:10  FRA 15:45';
const read = async (): Promise<Extract<TicketOutcome, { itinerary: unknown }>> => {
  const outcome = await parseTicket({ text }, { today: '2026-11-21' });
  if (!('itinerary' in outcome)) throw new Error('The sample must be readable.');
  return outcome;
};
const message = { en: 'A time of this flight could not be read.', ro: '' };

test('a ticket that is read whole has nothing to tell', async () => {
  expect(untoldFaults(truth, await read())).toEqual([]);
});

test('a wrong value is untold, unless a doubt names its place', async () => {
  const outcome = await read();
  const [segment] = outcome.itinerary.segments;
  if (!segment) throw new Error('There is a flight.');
  segment.arrival.time = '16:45';
  expect(untoldFaults(truth, outcome)).toMatchObject([{ want: '15:45', got: '16:45' }]);
  outcome.itinerary.warnings.push({ code: 'layout-unknown', message, where: null });
  expect(untoldFaults(truth, outcome)).toHaveLength(1);
  outcome.itinerary.warnings.push({ code: 'duration-differs', message, where: 'segments[0].arrival.time' });
  expect(untoldFaults(truth, outcome)).toEqual([]);
});

test('a lost flight, person or ticket is told by its own name only', async () => {
  const outcome = await read();
  const lost: CoreTruth = {
    ...truth,
    passengers: [...truth.passengers, { name: 'Maria Ionescu', eticket: null }],
    segments: [...truth.segments, { ...(truth.segments[0] as CoreTruth['segments'][number]), flightNumber: 'RO302' }],
  };
  expect(new Set(untoldFaults(lost, outcome).map(({ of }) => of))).toEqual(new Set(['maria ionescu', 'RO302']));
  const tell = (code: string, en: string) => outcome.itinerary.warnings.push({ code, message: { en, ro: '' }, where: null });
  tell('flight-not-read', 'RO303 is named.');
  tell('passenger-not-read', 'The ticket seems to name IONESCU/MARIA MRS.');
  expect(new Set(untoldFaults(lost, outcome).map(({ of }) => of))).toEqual(new Set(['RO302']));
});

test('a ticket that was refused tells nothing', () => {
  const refused = { problem: { code: 'no-itinerary', message } } as TicketOutcome;
  expect(untoldFaults(truth, refused).length).toBeGreaterThan(8);
});
