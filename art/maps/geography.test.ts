import { geoArea } from 'd3-geo';
import { expect, test } from 'vitest';
import { continentOf } from './continents.ts';
import { borderBetween, borders, countries, detailFor, land, landOf } from './geography.ts';

const scales = [60, 200, 600, 3000];
/** Share of the globe that is land, Antarctica included. */
const LAND = 0.29;

test.each(scales)('at a scale of %i the land is as large as it should be, so that no ring was turned inside out', (scale) => {
  const share = geoArea(land(detailFor(scale, 8, 12))) / (4 * Math.PI);
  expect(share).toBeGreaterThan(LAND - 0.03);
  expect(share).toBeLessThan(LAND + 0.03);
});

test('a coarser detail keeps fewer points', () => {
  const points = (bend: number) => land({ atlas: 'fine', bend, islet: 0 }).geometry.coordinates.flat(2).length;
  expect(points(1e-4)).toBeLessThan(points(1e-5) / 2);
});

test('the same detail is computed once', () => {
  const detail = detailFor(500, 6, 12);
  expect(land(detail)).toBe(land({ ...detail }));
  expect(borders(detail)).toBe(borders({ ...detail }));
});

test('every country of the atlas belongs to a continent of the site, but for the ice and islands of the far south', () => {
  const homeless = countries({ atlas: 'fine', bend: 0, islet: 0 })
    .filter(({ id, properties }) => continentOf(id === undefined ? undefined : String(id), properties.name) === undefined)
    .map(({ properties }) => properties.name);
  expect(homeless.sort()).toEqual([
    'Antarctica',
    'Br. Indian Ocean Ter.',
    'Fr. S. Antarctic Lands',
    'Indian Ocean Ter.',
    'S. Geo. and the Is.',
  ]);
});

test('French Guiana is drawn in South America', () => {
  const detail = detailFor(300, 4, 0);
  const inGuiana = ([lon = 0, lat = 0]: number[]) => lon > -54 && lon < -52.5 && lat > 2.5 && lat < 5;
  const corners = (continent: string) =>
    landOf(`test ${continent}`, (code, name) => continentOf(code, name) === continent, detail).geometry.coordinates.flat(2);
  expect(corners('europa').some(inGuiana)).toBe(false);
  expect(corners('americadesud').some(([lon = 0, lat = 0]) => lon > -53 && lon < -51 && lat > 3.5 && lat < 5.5)).toBe(true);
});

test('Romania and Bulgaria share one border, most of it the Danube', () => {
  const border = borderBetween('642', '100', { atlas: 'fine', bend: 0, islet: 0 });
  const longitudes = border.coordinates.flat().map(([lon = 0]) => lon);
  expect(Math.min(...longitudes)).toBeCloseTo(22.7, 0);
  expect(Math.max(...longitudes)).toBeCloseTo(28.6, 0);
});
