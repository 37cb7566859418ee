import { expect, test, vi } from 'vitest';
import { type Asked, installFakeGoogleMaps } from '#tests/support/fake-google-maps.ts';
import { clustering, drawPlaces } from './map-clusters.ts';

/** Degrees of longitude of so many pixels, where the world is 512 wide at zoom 0. */
const degrees = (pixels: number, zoom: number) => (pixels * 360) / (512 * 2 ** zoom);

/** What is drawn on a map at that zoom. */
function drawnAt(zoom: number, places: { title: string; lat: number; lon: number }[]): Asked['drawn'] {
  const asked = installFakeGoogleMaps();
  const map = new google.maps.Map(document.createElement('div'), { center: { lat: 44, lng: 26 }, zoom });
  drawPlaces(map, places, 'plain');
  return asked.drawn;
}

const office = { title: 'office', lat: 44.452, lon: 26.086 };
const near = (pixels: number, zoom: number) => ({ ...office, title: 'other', lon: office.lon + degrees(pixels, zoom) });

test('the constants are those of the specification', () => {
  expect(clustering).toEqual({ radius: 60, maxZoom: 16, minPoints: 2, batchSize: 2000 });
});

test('two places nearer than 60 pixels are one cluster, and two places farther apart are not', () => {
  expect(drawnAt(12, [office, near(55, 12)])).toEqual(['Cluster of 2 markers']);
  expect(drawnAt(12, [office, near(65, 12)])).toEqual(['office', 'other']);
  expect(drawnAt(12, [office])).toEqual(['office']);
});

test('above zoom 16 every place stands alone', () => {
  expect(drawnAt(16, [office, near(20, 16)])).toEqual(['Cluster of 2 markers']);
  expect(drawnAt(17, [office, near(20, 17)])).toEqual(['office', 'other']);
});

test('thousands of places are handed over two thousand at a time, and drawn once', () => {
  installFakeGoogleMaps();
  const map = new google.maps.Map(document.createElement('div'), { center: { lat: 44, lng: 26 }, zoom: 12 });
  const clusterer = drawPlaces(map, [], 'plain');
  const add = vi.spyOn(Object.getPrototypeOf(clusterer), 'addMarkers');
  const render = vi.spyOn(Object.getPrototypeOf(clusterer), 'render');
  drawPlaces(
    map,
    Array.from({ length: 4001 }, () => office),
    'plain',
  );
  expect(add.mock.calls.map(([markers]) => (markers as unknown[]).length)).toEqual([2000, 2000, 1]);
  // Once when it is put on the map, once with the last of the places.
  expect(render).toHaveBeenCalledTimes(2);
});
