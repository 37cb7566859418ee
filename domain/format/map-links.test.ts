import { expect, test } from 'vitest';
import { mapLinks } from './map-links.ts';

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
