import { expect, test } from 'vitest';
import { samplePlace } from '#tests/support/sample-place.ts';
import type { Airport } from '../schemas/airport.ts';
import type { Destination } from '../schemas/destination.ts';
import { type Place, placesForBreak, wayIn } from './break-places.ts';

const verified = { source: { where: 'Orarul companiei', url: 'https://fly.example' }, checkedOn: '2026-11-01' };
const airport = (flight: Record<string, unknown>) =>
  ({ name: 'Port', city: 'Port', flight: { ...flight, ...verified } }) as Airport;
const airports = new Map([
  ['FLY', airport({ kind: 'direct', minutes: 100 })],
  ['SUM', airport({ kind: 'sezonier', minutes: 90, season: { from: 5, to: 9 } })],
  ['WIN', airport({ kind: 'charter', minutes: 240, season: { from: 12, to: 3 } })],
  ['FAR', airport({ kind: 'escală', minutes: 700 })],
  ['NON', airport({ kind: 'fără zbor' })],
]);
const place = (id: string, own: Partial<Destination> = {}): Place => ({ id, entry: { ...samplePlace, country: id, ...own } });
const by = (...codes: string[]) => ({ airports: codes.map((code) => ({ code })) });
const may = { from: '2027-05-01', days: 4 };
const idsOf = (places: readonly Place[], one = may, used = new Map<string, number>()) =>
  placesForBreak(one, places, airports, used).map(({ id }) => id);

test('a place fits in its months only, judged by the middle of the break', () => {
  expect(idsOf([place('port')])).toEqual(['port']);
  expect(idsOf([place('port')], { from: '2027-04-29', days: 5 })).toEqual(['port']);
  expect(idsOf([place('port')], { from: '2027-04-24', days: 10 })).toEqual([]);
});

test('nobody is sent where the ministry warns', () => {
  const advisory = { level: 'evitați orice călătorie', text: 'De ce.', date: '2026-11-01', url: 'https://mae.example' } as const;
  expect(idsOf([place('port', { advisory })])).toEqual([]);
});

test('its days fit into those that the way leaves, and fill at least half of them', () => {
  expect(
    idsOf([place('long', { days: { from: 4, to: 6 } }), place('short', { days: { from: 1, to: 1 } }), place('port')]),
  ).toEqual(['port']);
  expect(idsOf([place('far', { ...by('FAR'), days: { from: 5, to: 7 } })], { from: '2027-05-01', days: 8 })).toEqual(['far']);
  expect(idsOf([place('far', { ...by('FAR'), days: { from: 5, to: 7 } })], { from: '2027-05-01', days: 7 })).toEqual([]);
});

test('the best first: the one not named yet, the one that fills the days, the nearer; one of a country', () => {
  const near = place('near', { ...by('SUM') });
  const full = place('full', { days: { from: 3, to: 3 } });
  const idle = place('idle', { days: { from: 1, to: 2 } });
  const same = place('same', { country: 'near' });
  expect(idsOf([idle, same, full, near])).toEqual(['near', 'full', 'idle']);
  expect(idsOf([idle, full, near], may, new Map([['near', 1]]))).toEqual(['full', 'idle', 'near']);
});

test('one flies where there are flights in that month, else goes by land, else nobody knows', () => {
  const way = (month: number, ...codes: string[]) => wayIn({ ...samplePlace, ...by(...codes) }, airports, month);
  expect(way(6, 'SUM', 'FLY')).toEqual({ minutes: 90, by: 'direct' });
  expect(way(6, 'FLY', 'SUM')).toEqual({ minutes: 100, by: 'direct' });
  expect(way(10, 'SUM', 'FLY')).toEqual({ minutes: 100, by: 'direct' });
  expect(way(1, 'WIN')).toEqual({ minutes: 240, by: 'charter' });
  expect(way(4, 'WIN')).toBeUndefined();
  expect(way(4, 'FAR')).toEqual({ minutes: 700, by: 'cu escală' });
  const land: Destination['land'] = [
    { by: 'mașină', minutes: 240 },
    { by: 'tren', minutes: 200 },
  ];
  expect(wayIn({ ...samplePlace, ...by('NON'), land }, airports, 4)).toEqual({ minutes: 200, by: 'tren' });
});
