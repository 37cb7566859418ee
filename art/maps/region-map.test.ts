import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type ContinentKey, continentKeys } from '#domain/rules/continents.ts';
import { type RegionPlace, regionMap } from './region-map.ts';

const sample: Record<ContinentKey, [name: string, lat: number, lon: number][]> = {
  romania: [
    ['Sibiu', 45.79, 24.15],
    ['Delta Dunării', 45.1, 29.6],
  ],
  europa: [
    ['Madeira', 32.7, -17],
    ['Lofoten', 67.9, 13],
    ['Moscova', 55.75, 37.6],
  ],
  asia: [
    ['Dubai', 25.2, 55.3],
    ['Bali', -8.4, 115.2],
  ],
  africa: [
    ['Mauritius', -20.3, 57.6],
    ['Cape Town', -33.9, 18.4],
  ],
  americadenord: [
    ['Banff', 51.2, -115.6],
    ['Hawaii', 20.8, -156.3],
  ],
  americadesud: [
    ['Galápagos', -0.7, -90.6],
    ['Patagonia', -50.3, -72.3],
  ],
  australiasioceania: [
    ['Sydney', -33.9, 151.2],
    ['Bora Bora', -16.5, -151.7],
  ],
};

const placesOf = (continent: ContinentKey): RegionPlace[] =>
  sample[continent].map(([name, lat, lon]) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name, tag: 'Țară', lat, lon }));

test.each(continentKeys)('the map of %s shows every place inside its frame and stays light', (continent) => {
  const options = { continent, places: placesOf(continent), title: 'Harta destinațiilor', description: 'Puncte' };
  const svg = regionMap(options);
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|(?<!font-)style=/);
  expect(regionMap(options)).toBe(svg);
  const [, height] = svg.match(/viewBox="0 0 400 (\d+)"/) ?? [];
  const dots = [...svg.matchAll(/data-id="([^"]+)" data-tag="Țară" cx="([\d.]+)" cy="([\d.]+)"/g)];
  expect(dots.map(([, id]) => id)).toEqual(options.places.map(({ id }) => id));
  for (const [, , x, y] of dots) {
    expect(Number(x)).toBeLessThan(400);
    expect(Number(y)).toBeLessThan(Number(height));
  }
});

test('forty destinations still fit the budget of five kilobytes', () => {
  const places = Array.from({ length: 40 }, (_, i) => ({
    id: `destinatia-${i}`,
    name: `Destinația ${i}`,
    tag: `Țara ${i % 12}`,
    lat: 36 + ((i * 7) % 30),
    lon: -9 + ((i * 11) % 44),
  }));
  expect(
    brotliCompressSync(regionMap({ continent: 'europa', places, title: 'Europa', description: 'Puncte' })).length,
  ).toBeLessThan(5 * 1024);
});

test.each(continentKeys)('the map of %s says where Bucharest is', (continent) => {
  expect(regionMap({ continent, places: placesOf(continent), title: 'x', description: 'y', home: 'Bucharest' })).toContain(
    '>Bucharest</text>',
  );
});
