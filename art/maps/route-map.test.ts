import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { places } from './places.ts';
import { routeDistanceKm, routeMap } from './route-map.ts';

test('Istanbul and Timișoara are a little under eight hundred kilometres apart', () => {
  expect(routeDistanceKm()).toBeGreaterThan(770);
  expect(routeDistanceKm()).toBeLessThan(800);
});

test('a distance is the same both ways and agrees with known ones', () => {
  expect(routeDistanceKm(places.timisoara.at, places.istanbul.at)).toBe(routeDistanceKm());
  // London Heathrow to New York JFK, published as 5,540 km.
  expect(Math.abs(routeDistanceKm(places.london.at, places.newYork.at) - 5540)).toBeLessThan(15);
});

test.each(['en', 'ro'] as const)('the route map in %s is whole, light and the same every time', (lang) => {
  for (const size of [{}, { width: 900, height: 420 }, { width: 360, height: 420 }]) {
    const svg = routeMap({ lang, ...size });
    expect(svg).not.toMatch(/NaN|undefined|null|(?<!font-)style=/);
    expect(brotliCompressSync(svg).length).toBeLessThan(3 * 1024);
    expect(routeMap({ lang, ...size })).toBe(svg);
  }
});

test('seas and cities carry their names in the language of the page', () => {
  expect(routeMap({ lang: 'ro' })).toContain('Marea Neagră');
  expect(routeMap({ lang: 'ro' })).toContain('București');
  expect(routeMap({ lang: 'en' })).toContain('Black Sea');
  expect(routeMap({ lang: 'en' })).not.toContain('Marea');
});

test('the map is named and described by what is passed in', () => {
  const svg = routeMap({ lang: 'en', title: 'Our <route>', description: 'There & back', id: 'second' });
  expect(svg).toContain('aria-labelledby="second-title" aria-describedby="second-desc"');
  expect(svg).toContain('<title id="second-title">Our &lt;route&gt;</title>');
  expect(svg).toContain('<desc id="second-desc">There &amp; back</desc>');
});
