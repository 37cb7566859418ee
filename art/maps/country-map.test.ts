import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countryGround, countryMap, type PickedCountry } from './country-map.ts';

const country = (name: string, ...places: [lat: number, lon: number][]): PickedCountry => ({
  name,
  href: `/europa?tara=${name}#destinatii`,
  note: '2 destinații',
  places: places.map(([lat, lon]) => ({ lat, lon })),
});
const words = { title: 'Țările', id: 'harta' };
const linksOf = (svg: string) => [...svg.matchAll(/<a .*?<\/a>/g)].map(([link]) => link);

test('a country is picked by its land, one too small for a finger by a ring with its name', () => {
  const [asia = '', ring = ''] = linksOf(
    countryMap({
      ...words,
      continent: 'asia',
      countries: [country('Singapore', [1.3, 103.8]), country('India', [27.2, 78], [26.9, 75.8])],
    }),
  );
  expect(asia).toMatch(/data-country="India"><title>India: 2 destinații<\/title><path class="cm-land" d="M/);
  expect(ring).toMatch(/data-country="Singapore".*<circle class="cm-ring".*>Singapore<\/text>/);
});

test('a country with only islands behind it is found by any of its places', () => {
  const [greece] = linksOf(
    countryMap({ ...words, continent: 'europa', countries: [country('Grecia', [36.4, 25.4], [37.97, 23.7])] }),
  );
  expect(greece).toContain('<path class="cm-land"');
});

test('regions of one country are rings: its land cannot be all of them', () => {
  const links = linksOf(
    countryMap({
      ...words,
      continent: 'romania',
      countries: [country('Oltenia', [45.04, 23.3]), country('Dobrogea', [44.2, 28.6], [45.1, 29.4])],
    }),
  );
  for (const link of links) expect(link).toMatch(/class="cm-ring"/);
});

test('the map is titled, light and the same every time', () => {
  const options = {
    ...words,
    continent: 'europa' as const,
    countries: [country('Franța', [48.9, 2.3]), country('Norvegia', [60.4, 5.3]), country('Rusia', [55.7, 37.6])],
  };
  const svg = countryMap(options);
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|(?<!font-)style=/);
  expect(svg).toContain('aria-labelledby="harta-title"><title id="harta-title">Țările</title>');
  expect(brotliCompressSync(svg).length).toBeLessThan(2 * 1024);
  expect(countryMap(options)).toBe(svg);
});

test('the ground lies under the links: a file of the same size, in the colours of its continent', () => {
  const countries = [country('India', [27.2, 78], [26.9, 75.8])];
  const ground = countryGround('asia', countries);
  const sizeOf = (svg: string) => /viewBox="[^"]+"/.exec(svg)?.[0];
  expect(sizeOf(ground)).toBe(sizeOf(countryMap({ ...words, continent: 'asia', countries })));
  expect(ground).not.toMatch(/NaN|undefined|var\(|currentColor/);
  expect(ground).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(brotliCompressSync(ground).length).toBeLessThan(3 * 1024);
});
