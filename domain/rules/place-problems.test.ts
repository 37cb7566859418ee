import { expect, test } from 'vitest';
import { samplePlace as entry } from '#tests/support/sample-place.ts';
import type { Airport } from '../schemas/airport.ts';
import type { Destination } from '../schemas/destination.ts';
import { placeProblems } from './place-problems.ts';

const verified = { source: { where: 'Aeroportul', url: 'https://orar.example' }, checkedOn: '2026-11-01' };
const airports = new Map<string, Airport>([
  ['FLY', { name: 'Zbor', city: 'Oraș', flight: { kind: 'direct', minutes: 100, ...verified } }],
  ['NOT', { name: 'Local', city: 'Oraș', flight: { kind: 'fără zbor', ...verified } }],
]);
const page = { url: 'https://www.mae.ro/travel-conditions/1', checkedOn: '2026-11-01' };
const far = {
  visa: { kind: 'fără viză', who: 'Nimănui, până la 90 de zile.', ...page },
  health: { vaccines: 'Niciunul cerut la intrare.', water: 'Se bea.', malaria: 'Fără malarie.', ...page },
  safety: { text: 'Buzunarele se păzesc în gară.', ...page },
} as const;
const advisory = { level: 'evitați orice călătorie', text: 'Lupte în nordul țării.', date: '2026-10-01', url: page.url } as const;
const without = (field: keyof Destination) =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => key !== field)) as Destination;

test('an entry in order has no problems, in Europe and beyond', () => {
  expect(placeProblems('europa', entry, airports)).toEqual([]);
  expect(placeProblems('asia', { ...entry, ...far }, airports)).toEqual([]);
});

test('papers are asked for abroad, not at home', () => {
  expect(placeProblems('europa', without('papers'), airports)).toEqual(['papers: lipsește; în afara României este obligatoriu']);
  expect(placeProblems('romania', without('papers'), airports)).toEqual([]);
});

test('outside Europe visa, health and safety are asked for', () => {
  const fields = placeProblems('africa', entry, airports).map((problem) => problem.split(':')[0]);
  expect(fields).toEqual(['visa', 'health', 'safety']);
});

test('a visa that is needed says how and how long before', () => {
  const visa = { ...far.visa, kind: 'electronică' } as const;
  const fields = placeProblems('asia', { ...entry, ...far, visa }, airports).map((problem) => problem.split(':')[0]);
  expect(fields).toEqual(['visa.how', 'visa.ahead']);
});

test('a warning forbids months and popularity; without one months are asked for', () => {
  expect(placeProblems('europa', { ...entry, advisory, popular: true }, airports)).toHaveLength(2);
  expect(placeProblems('europa', { ...without('months'), advisory }, airports)).toEqual([]);
  expect(placeProblems('europa', without('months'), airports)[0]).toContain('months');
});

test('an airport has to be in the registry with the way into town, and where nobody flies there is a way by land', () => {
  expect(placeProblems('europa', { ...entry, airports: [{ code: 'XXX' }] }, airports)[0]).toContain('content/airports/XXX.yaml');
  expect(placeProblems('europa', { ...entry, airports: [{ code: 'FLY' }] }, airports)).toEqual([
    'airports: FLY: lipsește drumul până în oraș (transfer: how și minutes)',
  ]);
  const local = { ...entry, airports: [{ code: 'NOT' }] };
  expect(placeProblems('europa', local, airports)[0]).toContain('land');
  expect(placeProblems('europa', { ...local, land: [{ by: 'tren', minutes: 300 }] }, airports)).toEqual([]);
});
