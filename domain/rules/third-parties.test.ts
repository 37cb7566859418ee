import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../../scripts/source-files.ts';
import { configuredParties, googleMapsScript, ownerOfFrame, thirdParties } from './third-parties.ts';

const without = { googleMaps: undefined };
const withKey = { googleMaps: { url: 'https://maps.example/api/js' } };
const maps = (config: typeof without | typeof withKey) =>
  configuredParties(config).flatMap(({ id, purpose }) => (purpose === 'map' ? id : []));

test('the map is OpenStreetMap’s, and Google’s where there is a key; never both', () => {
  expect(maps(without)).toEqual(['openstreetmap']);
  expect(maps(withKey)).toEqual(['google-maps']);
});

test('each is in the table once, and everything it names is https or a keyword of the policy', () => {
  expect(new Set(thirdParties.map(({ id }) => id)).size).toBe(thirdParties.length);
  for (const config of [without, withKey])
    for (const { pageSources, frameSources } of configuredParties(config))
      for (const source of [pageSources, frameSources ?? {}].flatMap((sources) => Object.values(sources).flat()))
        expect(source).toMatch(/^(https:\/\/[*\w.-]+|'(self|unsafe-eval|unsafe-inline)'|data:|blob:)$/);
});

test('only a frame lets a third party’s code run, and every frame has an owner', () => {
  for (const { pageSources } of [...configuredParties(without), ...configuredParties(withKey)])
    expect(JSON.stringify(pageSources)).not.toContain('unsafe');
  expect(ownerOfFrame('/map/ro')).toBe('google-maps');
  for (const path of ['/', '/ro/contact', '/map', '/ro/map/x']) expect(ownerOfFrame(path)).toBeUndefined();
});

/** A link that a visitor follows is no request of the page. */
const links = new Map([['domain/format/map-links.ts', 'google.com']]);

test('their addresses stand in the table and in no other program', () => {
  const real = [...configuredParties(without), ...configuredParties({ googleMaps: { url: googleMapsScript } })];
  const hosts = new Set(
    real
      .flatMap(({ pageSources, frameSources }) => [pageSources, frameSources ?? {}])
      .flatMap((sources) => Object.values(sources).flat())
      .filter((source) => source.startsWith('https://'))
      .map((source) => source.slice('https://'.length).split('.').slice(-2).join('.')),
  );
  expect(hosts).toContain('openstreetmap.org');
  const programs = sourceFiles().filter(
    (file) => /^(domain|brand|art|site|server|itinerary)\/.*\.(ts|tsx|astro|js|css)$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(programs.length).toBeGreaterThan(300);
  const found = programs.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replace(/(?<=^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*)/g, '');
    return [...hosts].filter((host) => code.includes(host) && links.get(file) !== host).map((host) => `${file}: ${host}`);
  });
  expect(found.filter((line) => !line.startsWith('domain/rules/third-parties.ts: '))).toEqual([]);
  expect(found.length).toBe(hosts.size);
});
