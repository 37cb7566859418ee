import { expect, test } from 'vitest';
import { airportAt, airports, airportsIn, airportsNamed, cityOf, isSameAirport, smallAirports } from './airports.ts';
import { cityNames } from './city-names.ts';
import { furtherCityNames } from './further-city-names.ts';
import { airportByNames, formerCodes, metropolitanAreas } from './metropolitan-areas.ts';

const codesIn = (place: string) => airportsIn(place).map(({ iata }) => iata);

const all = [...airports, ...smallAirports];

test('the tables hold at least 1,200 airports, each code once', () => {
  expect(airports.length).toBeGreaterThanOrEqual(1200);
  expect(new Set(all.map(({ iata }) => iata)).size).toBe(all.length);
});

test('every row is an airport: a code, a country, a place on the globe', () => {
  const odd = all.filter(
    ({ iata, name, city, country, latitude, longitude }) =>
      !(
        /^[A-Z]{3}$/.test(iata) &&
        /^[A-Z]{2}$/.test(country) &&
        name &&
        city &&
        Math.abs(latitude) <= 90 &&
        Math.abs(longitude) <= 180
      ),
  );
  expect(odd).toEqual([]);
});

test('every zone is known to the program', () => {
  for (const zone of new Set(all.map((airport) => airport.zone))) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
  }
});

test('the clock of every airport is near that of its longitude', () => {
  // Political zones stray from the sun by up to about three hours and a half (Urumqi on Beijing's time); a wrong zone by more.
  const offset = (zone: string) => {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
      Date.UTC(2026, 0, 15),
    );
    const [, sign, hours, minutes] =
      /([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
    return hours ? (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60) : 0;
  };
  const astray = all.filter(({ zone, longitude }) => {
    const difference = ((((offset(zone) - longitude / 15) % 24) + 36) % 24) - 12;
    return Math.abs(difference) > 3.6;
  });
  expect(astray.map(({ iata, zone }) => `${iata} ${zone}`)).toEqual([]);
});

test.each([
  ['OTP', 'Bucharest', 'RO', 'Europe/Bucharest'],
  ['TSR', 'Timișoara', 'RO', 'Europe/Bucharest'],
  ['IST', 'Istanbul', 'TR', 'Europe/Istanbul'],
  ['SAW', 'Istanbul', 'TR', 'Europe/Istanbul'],
  ['LTN', 'London', 'GB', 'Europe/London'],
  ['JFK', 'New York', 'US', 'America/New_York'],
  ['AKL', 'Auckland', 'NZ', 'Pacific/Auckland'],
  ['KIX', 'Osaka', 'JP', 'Asia/Tokyo'],
  ['ECN', 'Nicosia', 'CY', 'Asia/Famagusta'],
  ['LPA', 'Gran Canaria', 'ES', 'Atlantic/Canary'],
  ['PHX', 'Phoenix', 'US', 'America/Phoenix'],
  ['KTM', 'Kathmandu', 'NP', 'Asia/Kathmandu'],
  ['ADL', 'Adelaide', 'AU', 'Australia/Adelaide'],
  ['HNL', 'Honolulu', 'US', 'Pacific/Honolulu'],
  ['APW', 'Apia', 'WS', 'Pacific/Apia'],
  ['PKR', 'Pokhara', 'NP', 'Asia/Kathmandu'],
  ['STM', 'Santarém', 'BR', 'America/Santarem'],
  ['RMO', 'Chișinău', 'MD', 'Europe/Chisinau'],
])('%s is in %s (%s) and keeps the time of %4$s', (code, city, country, zone) => {
  expect(airportAt(code)).toMatchObject({ city, country, zone });
});

test('a code given up leads to the airport that took over', () => {
  expect(airportAt('TSE')?.iata).toBe('NQZ');
  expect(airportAt('pbi')?.city).toBe('West Palm Beach');
  expect([isSameAirport('KIV', 'RMO'), isSameAirport('KIV', 'OTP'), isSameAirport('XXX', 'YYY')]).toEqual([true, false, false]);
});

test('the airport of a city that has a new one beside the old is that whose code tickets print', () => {
  expect(airportsNamed('Pokhara').map(({ iata }) => iata)).toEqual(['PKR', 'PHH']);
});

test('a small airport is known by its code, and its city is no place in other words', () => {
  expect(airportsNamed('Erie Nan Roxas')).toEqual([]);
});

test('the name of an airport that is a word in another language is one only beside its city', () => {
  expect(['Sale', 'Sur', 'Moi'].flatMap(airportsNamed)).toEqual([]);
  expect(['Rabat Salé', 'Tenerife Sur', 'Mombasa Moi'].map((place) => airportsNamed(place)[0]?.iata)).toEqual([
    'RBA',
    'TFS',
    'MBA',
  ]);
});

test('neither cities nor unknown codes are airports', () => {
  expect(airportAt('LON')).toBeUndefined();
  expect(airportAt('XXX')).toBeUndefined();
});

test.each([
  ['BUCHAREST, RO (HENRI COANDA INTL)', ['OTP']],
  ['BUCURESTI OTOPENI', ['OTP']],
  ['Bükreş', ['OTP', 'BBU']],
  ['LONDON, GB (HEATHROW), TERMINAL 2', ['LHR']],
  ['Londra Luton', ['LTN']],
  ['London', ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
  ['LON', ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
  ['London, Ontario, Canada', ['YXU']],
  ['İSTANBUL SABİHA GÖKÇEN', ['SAW']],
  ['ISTANBUL, TR (ISTANBUL AIRPORT)', ['IST']],
  ['Istanbul', ['IST', 'SAW']],
  ['Carigrad', ['IST', 'SAW']],
  ['Kaupmannahöfn', ['CPH']],
  ['PARIS CHARLES DE GAULLE', ['CDG']],
  ['Köln/Bonn', ['CGN']],
  ['Münih', ['MUC']],
  ['Monaco di Baviera', ['MUC']],
  ['Athènes', ['ATH']],
  ['Atena', ['ATH']],
  ['FRANKFURT, DE (FRANKFURT INTL)', ['FRA']],
  ['DUBAI, AE (DUBAI INTL)', ['DXB']],
  ['New York (JFK)', ['JFK']],
  ['Birmingham, US', ['BHM']],
  ['Niš', ['INI']],
  ['Nisa', ['NCE']],
  ['Manchester', ['MAN']],
  ['BANGKOK SUVARNA', ['BKK']],
  ['PARIS CHARLES D', ['CDG']],
  ['Лондон Хийтроу', ['LHR']],
  ['CITY', []],
  ['somewhere', []],
])('“%s” is %j', (place, codes) => {
  expect(codesIn(place)).toEqual(codes);
});

test('a city has its Romanian name in Romanian and its own elsewhere', () => {
  const vienna = airportAt('VIE');
  const tampere = airportAt('TMP');
  if (!vienna || !tampere) throw new Error('VIE and TMP belong in the table');
  expect([cityOf(vienna, 'ro'), cityOf(vienna, 'en'), cityOf(tampere, 'ro')]).toEqual(['Viena', 'Vienna', 'Tampere']);
});

test('all names and areas lead to airports of the table', () => {
  const codes = new Set(airports.map(({ iata }) => iata));
  const cities = new Set(airports.map(({ city, country }) => `${city}|${country}`));
  const pointedAt = [
    ...Object.values(metropolitanAreas).flat(),
    ...Object.values(formerCodes),
    ...airportByNames.map(([, code]) => code),
  ];
  expect(pointedAt.filter((code) => !codes.has(code))).toEqual([]);
  expect([...Object.keys(cityNames), ...Object.keys(furtherCityNames)].filter((city) => !cities.has(city))).toEqual([]);
});

test.each([
  ['Köpenhamn', 'CPH'],
  ['Bryssel', 'BRU'],
  ['Vídeň', 'VIE'],
  ['Лисабон', 'LIS'],
  ['Αθήνα', 'ATH'],
  ['Θεσσαλονίκη', 'SKG'],
])('a city is known by its name in any of the reader’s languages: %s', (name, code) => {
  expect(airportsNamed(name).map(({ iata }) => iata)).toContain(code);
});

test('an airport named before its city in brackets is that one', () => {
  expect(['Reina Sofia (Tenerife)', 'Teneriffa Süd', 'Gatwick (London)', 'O.R. Tambo'].map(codesIn)).toEqual([
    ['TFS'],
    ['TFS'],
    ['LGW'],
    ['JNB'],
  ]);
});

test('an airport of another town is found under the city it is sold as', () => {
  for (const [name, code] of [
    ['Milan Bergamo', 'BGY'],
    ['Barcelona Girona', 'GRO'],
    ['Bruxelles Charleroi', 'CRL'],
  ] as const) {
    expect(airportsIn(name).map(({ iata }) => iata)).toEqual([code]);
    expect(airportsNamed(name).map(({ iata }) => iata)).toEqual([code]);
  }
});

test('older spellings that reservation systems keep', () => {
  expect(['CUZCO, VELAZCO ASTETE INTL', 'CALCUTTA', 'PUSAN', 'TRIVANDRUM', 'Tanger'].map((place) => codesIn(place)[0])).toEqual([
    'CUZ',
    'CCU',
    'PUS',
    'TRV',
    'TNG',
  ]);
});

test('a word that says which flights an airport has is none of its own', () => {
  expect(codesIn('T2 Domestic')).toEqual([]);
  expect(codesIn('Domestic Terminal')).toEqual([]);
  expect(codesIn('Sydney (T2 Domestic)')).toEqual(['SYD']);
  expect(codesIn('Reykjavik Domestic')).toEqual(['RKV']);
});
