import { expect, test } from 'vitest';
import { mapLinks, openStreetMapFrame } from './map-links.ts';

test('each map app opens at the very point', () => {
  expect(mapLinks({ lat: 44.452, lon: 26.086 })).toEqual([
    { name: 'OpenStreetMap', href: 'https://www.openstreetmap.org/?mlat=44.452&mlon=26.086#map=15/44.452/26.086' },
    { name: 'Google Maps', href: 'https://www.google.com/maps/search/?api=1&query=44.452,26.086' },
    { name: 'Waze', href: 'https://www.waze.com/ul?ll=44.452,26.086&navigate=yes&zoom=15' },
  ]);
});

test('south and west are negative, and a metre is near enough', () => {
  const [map] = mapLinks({ lat: -33.4488897, lon: -70.6692655 });
  expect(map?.href).toContain('mlat=-33.44889&mlon=-70.66927');
});

test('the map in a frame has the point in the middle and opens a few streets around it', () => {
  const { searchParams, origin } = new URL(openStreetMapFrame({ lat: 44.452, lon: 26.086 }));
  expect(origin).toBe('https://www.openstreetmap.org');
  expect(searchParams.get('marker')).toBe('44.452,26.086');
  const [west = 0, south = 0, east = 0, north = 0] = searchParams.get('bbox')?.split(',').map(Number) ?? [];
  expect((west + east) / 2).toBeCloseTo(26.086, 4);
  expect((south + north) / 2).toBeCloseTo(44.452, 4);
  // At zoom 15 one pixel is 360° / 2²³ wide; the next zoom needs twice the pixels, which no map 500 px high has.
  const pixels = (degrees: number) => (degrees * 2 ** 23) / 360;
  expect(pixels(east - west)).toBeCloseTo(360, -1);
  expect(pixels(north - south) / Math.cos((44.452 * Math.PI) / 180)).toBeCloseTo(400, -1);
});
