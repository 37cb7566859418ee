import { expect, test } from 'vitest';
import type { EndOfFlight, Itinerary } from '#domain/schemas/itinerary.ts';
import { createPosters, destinationOf, placeOf } from './destination-poster.ts';
import type { Place } from './read-places.ts';
import type { StaticFiles, TextFile } from './static-files.ts';

const places: Place[] = [
  { name: 'Atena', country: 'Grecia', airports: ['ATH'], scene: 'parthenon', mood: 'golden' },
  { name: 'Santorini', country: 'Grecia', airports: ['JTR', 'ATH'], scene: 'santorini', mood: 'cobalt' },
];

const end = (airport: string, date: string, time: string | null = '12:00'): EndOfFlight => ({
  airport,
  place: null,
  date,
  time,
  terminal: null,
  zone: null,
});
const journey = (...flights: [EndOfFlight, EndOfFlight][]) =>
  ({ segments: flights.map(([departure, arrival]) => ({ departure, arrival })) }) as unknown as Itinerary;

test('a journey leads to where the traveller stays longest, past the places of changing', () => {
  const thereAndBack = journey(
    [end('OTP', '2027-06-12', '06:00'), end('ATH', '2027-06-12', '07:30')],
    [end('ATH', '2027-06-12', '09:45'), end('JTR', '2027-06-12', '10:35')],
    [end('JTR', '2027-06-20', '11:15'), end('ATH', '2027-06-20', '12:05')],
    [end('ATH', '2027-06-20', '15:00'), end('OTP', '2027-06-20', '16:35')],
  );
  expect(destinationOf(thereAndBack)?.airport).toBe('JTR');
});

test('without a way back it leads to where the last flight lands', () => {
  const oneWay = journey(
    [end('OTP', '2027-06-12'), end('VIE', '2027-06-12')],
    [end('VIE', '2027-06-12', null), end('LIS', '2027-06-12')],
  );
  expect(destinationOf(oneWay)?.airport).toBe('LIS');
  expect(destinationOf(journey())).toBeUndefined();
});

test('a place is known by its nearest airport, and among several by its name', () => {
  expect(placeOf(end('JTR', '2027-06-12'), places)?.scene).toBe('santorini');
  expect(placeOf({ ...end('ATH', '2027-06-12'), place: 'ATENA' }, places)?.name).toBe('Atena');
  expect(placeOf(end('XXX', '2027-06-12'), places)).toBeUndefined();
  expect(placeOf(undefined, places)).toBeUndefined();
});

test('its wide print by day becomes a JPEG, made once', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 9"><path fill="#0f3b98" d="M0 0h21v9H0z"/></svg>',
  );
  const file = { kind: 'text', text: svg } as TextFile;
  const files: StaticFiles = new Map([
    ['/art/santorini.night.21x9.plain.aaaaaa.svg', file],
    ['/art/santorini.cobalt.4x5.bbbbbb.svg', file],
    ['/art/santorini.cobalt.21x9.plain.cccccc.svg', file],
  ]);
  const posterFor = createPosters(places, files);
  const itinerary = journey([end('OTP', '2027-06-12'), end('JTR', '2027-06-12')]);
  const poster = await posterFor(itinerary);
  expect(
    Buffer.from(poster ?? [])
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('ffd8ff');
  expect(await posterFor(itinerary)).toBe(poster);
  expect(await createPosters(places, new Map())(itinerary)).toBeUndefined();
  expect(await posterFor(journey([end('OTP', '2027-06-12'), end('MUC', '2027-06-12')]))).toBeUndefined();
});
