import { join } from 'node:path';
import { expect, test } from 'vitest';
import { destinationPictures } from '#art/destination-pictures.ts';
import type { DestinationPictures } from '#domain/schemas/destination-pictures.ts';
import type { EndOfFlight } from '#domain/schemas/itinerary.ts';
import { airports } from '#itinerary/reference/airports.ts';
import { readPlaces } from '#server/services/read-places.ts';
import { bareTrip, flight } from '#tests/support/sample-itineraries.ts';
import { destinationOf, pictureOf } from './destination.ts';

const place = (name: string, zone: string, airports: string[], lat: number, lon: number) => ({
  ...{ name, zone, airports, at: { lat, lon }, poster: `/art/${name}` },
});
const pictures: DestinationPictures = {
  places: [
    place('Atena', 'Europe/Athens', ['ATH'], 37.97, 23.73),
    place('Delfi', 'Europe/Athens', ['ATH'], 38.48, 22.5),
    place('Santorini', 'Europe/Athens', ['JTR', 'ATH'], 36.46, 25.38),
    place('Bled', 'Europe/Ljubljana', ['ZAG', 'LJU'], 46.36, 14.09),
    place('Plitvice', 'Europe/Zagreb', ['ZAG'], 44.88, 15.62),
    place('Venetia', 'Europe/Rome', ['VCE'], 45.44, 12.34),
    place('Roma', 'Europe/Rome', ['FCO'], 41.9, 12.5),
  ],
  skies: { dawn: '/art/dawn', noon: '/art/noon', golden: '/art/golden', dusk: '/art/dusk', night: '/art/night' },
};

const end = (airport: string, date: string, time: string | null = '12:00'): EndOfFlight => ({
  airport,
  place: null,
  date,
  time,
  terminal: null,
  zone: null,
});
const leg = (departure: EndOfFlight, arrival: EndOfFlight) => ({
  ...flight('RO1', 'OTP 2027-06-12 06:00', 'OTP 2027-06-12 07:00'),
  departure,
  arrival,
});
const to = (code: string, time: string | null = '12:00', words: string | null = null) => ({
  segments: [leg(end('OTP', '2027-06-12', '06:00'), { ...end(code, '2027-06-12', time), place: words })],
});

test('a journey leads to where the traveller stays longest, past the places of changing', () => {
  const segments = [
    leg(end('OTP', '2027-06-12', '06:00'), end('ATH', '2027-06-12', '07:30')),
    leg(end('ATH', '2027-06-12', '09:45'), end('JTR', '2027-06-12', '10:35')),
    leg(end('JTR', '2027-06-20', '11:15'), end('ATH', '2027-06-20', '12:05')),
    leg(end('ATH', '2027-06-20', '15:00'), end('OTP', '2027-06-20', '16:35')),
  ];
  expect(destinationOf({ segments })?.airport).toBe('JTR');
});

test('there and back within a day it leads to where the day was spent', () => {
  const segments = [
    leg(end('OTP', '2027-06-12', '06:00'), end('VCE', '2027-06-12', '07:30')),
    leg(end('VCE', '2027-06-12', '20:45'), end('OTP', '2027-06-12', '23:35')),
  ];
  expect(destinationOf({ segments })?.airport).toBe('VCE');
});

test('without a way back it leads to where the last flight lands', () => {
  const segments = [
    leg(end('OTP', '2027-06-12'), end('VIE', '2027-06-12')),
    leg(end('VIE', '2027-06-12', null), end('LIS', '2027-06-12')),
  ];
  expect(destinationOf({ segments })?.airport).toBe('LIS');
  expect(destinationOf({ segments: [] })).toBeUndefined();
});

test.each([
  ['its own airport', to('JTR'), 'Santorini'],
  ['the city of its name, among those of one airport', to('ATH'), 'Atena'],
  ['the words of the ticket', to('ATH', '12:00', 'DELFI'), 'Delfi'],
  ['an airport across the border, for its own country first', to('ZAG'), 'Plitvice'],
  ['another city of the same country', to('MXP'), 'Venetia'],
  ['the nearest of that country', to('NAP'), 'Roma'],
])('a picture is found by %s', (_by, trip, name) => {
  expect(pictureOf(trip, pictures)).toBe(`/art/${name}`);
});

test.each([
  ['06:30', 'dawn'],
  ['12:00', 'noon'],
  ['17:10', 'golden'],
  ['20:00', 'dusk'],
  ['23:55', 'night'],
  ['03:10', 'night'],
  [null, 'noon'],
])('where no place is drawn there is the sky at the hour of arrival: %s is %s', (time, sky) => {
  expect(pictureOf(to('LUX', time), pictures)).toBe(`/art/${sky}`);
});

test('an airport nobody knows, and none at all, have a sky', () => {
  expect(pictureOf({ segments: bareTrip.segments.slice(0, 1) }, pictures)).toBe('/art/dawn');
  expect(pictureOf({ segments: [] }, pictures)).toBe('/art/noon');
});

test('every airport there is has a picture among those of content, and every country with places one of its own', async () => {
  const all = destinationPictures(await readPlaces(join(import.meta.dirname, '../../content')));
  const known = new Set([...all.places.map(({ poster }) => poster), ...Object.values(all.skies)]);
  for (const { iata } of airports) expect(known, iata).toContain(pictureOf(to(iata), all));
  const zones = new Set(all.places.map(({ zone }) => zone));
  const visited = new Set(airports.filter(({ zone }) => zones.has(zone)).map(({ country }) => country));
  const skies: string[] = Object.values(all.skies);
  for (const { iata, country } of airports) expect(skies.includes(pictureOf(to(iata), all)), iata).toBe(!visited.has(country));
});
