import { expect, test } from 'vitest';
import { samplePlace } from '#tests/support/sample-place.ts';
import type { Airport } from '../schemas/airport.ts';
import type { Destination } from '../schemas/destination.ts';
import { factsOf, roadInWords, seasonOf, usualWayOf, wayInWords } from './place-facts.ts';

const verified = { source: { where: 'Aeroportul', url: 'https://orar.example' }, checkedOn: '2026-11-01' };
const airports = new Map<string, Airport>([
  ['INS', { name: 'Insula', city: 'Port', flight: { kind: 'sezonier', minutes: 95, season: { from: 5, to: 9 }, ...verified } }],
  ['LOC', { name: 'Local', city: 'Oraș', flight: { kind: 'fără zbor', ...verified } }],
]);
const entry = { ...samplePlace, airports: [{ code: 'INS', transfer: { how: 'autobuzul', minutes: 20 } }] };
const day = '2026-11-22';

test('facts are told in words where words are shown', () => {
  const facts = factsOf(entry, airports, day);
  expect(facts.days).toBe('2–3 zile');
  expect(facts.months?.names).toBe('mai, iunie și septembrie');
  expect(facts.clock).toBe('o oră mai puțin decât la noi');
  expect(facts.currency).toBe('euro (EUR)');
  expect(facts.arrivals).toEqual([
    {
      code: 'INS',
      name: 'Insula',
      city: 'Port',
      minutes: 95,
      way: 'direct, mai–septembrie',
      flightCheckedOn: '2026-11-01',
      transfer: { how: 'autobuzul', minutes: 20 },
    },
  ]);
});

test('what is the same as at home is left out, and what an entry does not say is null', () => {
  const home = factsOf(
    { ...entry, currency: 'leu (RON)', timeZone: 'Europe/Bucharest', days: { from: 1, to: 1 } },
    airports,
    day,
  );
  expect(home).toMatchObject({ clock: null, currency: null, unesco: null, plug: null, days: '1 zi' });
});

test('a warning takes the months away', () => {
  const advisory = {
    level: 'evitați orice călătorie',
    text: 'x'.repeat(40),
    date: '2026-10-01',
    url: 'https://www.mae.ro/x',
  } as const;
  expect(factsOf({ ...entry, advisory }, airports, day)).toMatchObject({ advisory, months: null });
});

test('a price nobody has looked up for half a year is withdrawn, the transfer stays', () => {
  const priced = (checkedOn: string) => {
    const price = { amount: 10, currency: 'EUR', url: 'https://tren.example', checkedOn };
    const [arrival] = factsOf(
      { ...entry, airports: [{ code: 'INS', transfer: { how: 'trenul', minutes: 20, price } }] },
      airports,
      day,
    ).arrivals;
    return arrival?.transfer;
  };
  expect(priced('2026-10-01')?.price?.amount).toBe(10);
  expect(priced('2026-01-01')).toEqual({ how: 'trenul', minutes: 20 });
});

test('an airport nobody knows is refused by its code', () => {
  expect(() => factsOf({ ...entry, airports: [{ code: 'XXX' }] }, airports, day)).toThrow('XXX');
});

test('each way of flying has its words', () => {
  const season = { from: 6, to: 9 };
  expect(wayInWords({ kind: 'direct', minutes: 100, ...verified })).toBe('direct tot anul');
  expect(wayInWords({ kind: 'direct', minutes: 100, charters: season, ...verified })).toBe(
    'direct tot anul; charter, iunie–septembrie',
  );
  expect(wayInWords({ kind: 'sezonier', minutes: 100, season, via: ['Atena', 'Viena'], ...verified })).toBe(
    'direct, iunie–septembrie; în rest prin Atena sau Viena',
  );
  expect(wayInWords({ kind: 'charter', minutes: 100, season: { from: 12, to: 12 }, ...verified })).toBe(
    'direct numai cu charter, în decembrie',
  );
  expect(wayInWords({ kind: 'escală', minutes: 300, via: ['Oslo', 'Viena', 'Paris'], ...verified })).toBe(
    'cu escală, prin Oslo, Viena sau Paris',
  );
  expect(wayInWords({ kind: 'fără zbor', ...verified })).toBe('fără zboruri din București');
});

test('a flight has a season where it is not direct all year', () => {
  expect(seasonOf(airports.get('INS')?.flight)).toBe('mai–septembrie');
  expect(seasonOf({ kind: 'direct', minutes: 100, charters: { from: 6, to: 9 }, ...verified })).toBeNull();
  expect(seasonOf(airports.get('LOC')?.flight)).toBeNull();
  expect(seasonOf(undefined)).toBeNull();
});

test('a road is told with what one travels by', () => {
  expect(roadInWords({ by: 'tren', minutes: 150, note: 'prin Brașov' })).toBe('cu trenul, prin Brașov');
  expect(roadInWords({ by: 'mașină', minutes: 150 })).toBe('cu mașina');
});

test('the usual way is by air where a time is known, else the shortest by land, else what is said of flying', () => {
  const land = [
    { by: 'mașină' as const, minutes: 240 },
    { by: 'tren' as const, minutes: 150, note: 'prin Brașov' },
  ];
  const both = [{ code: 'LOC' }, { code: 'INS' }];
  const way = (of: Pick<Destination, 'airports'> & Partial<Pick<Destination, 'land'>>) =>
    usualWayOf(factsOf({ ...entry, ...of }, airports, day));
  expect(way({ airports: both, land })).toEqual({ minutes: 95, words: 'direct, mai–septembrie', airport: 'INS' });
  expect(way({ airports: [{ code: 'LOC' }], land })).toEqual({ minutes: 150, words: 'cu trenul, prin Brașov', airport: null });
  expect(way({ airports: [{ code: 'LOC' }] })).toEqual({ minutes: null, words: 'fără zboruri din București', airport: null });
});

test('in English the same flight, season and road are told in English', () => {
  const season = { from: 5, to: 9 };
  expect(wayInWords({ kind: 'sezonier', minutes: 100, season, via: ['Athens', 'Vienna'], ...verified }, 'en')).toBe(
    'direct, May–September; otherwise via Athens or Vienna',
  );
  expect(wayInWords({ kind: 'charter', minutes: 240, season: { from: 12, to: 12 }, ...verified }, 'en')).toBe(
    'direct by charter only, in December',
  );
  expect(wayInWords({ kind: 'escală', minutes: 300, via: ['Oslo'], ...verified }, 'en')).toBe('with a stop, via Oslo');
  expect(wayInWords({ kind: 'fără zbor', ...verified }, 'en')).toBe('no flights from Bucharest');
  expect(roadInWords({ by: 'tren', minutes: 150, note: 'via Brașov' }, 'en')).toBe('by train, via Brașov');
  const facts = factsOf({ ...entry, currency: 'leu (RON)' }, airports, day, 'en');
  expect(facts.currency).toBe('leu (RON)');
  expect(facts.days).toMatch(/days?$/);
});
