import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ThirdParty, thirdParties } from '../rules/third-parties.ts';
import { consentWords, thirdPartyTable } from './third-party-words.ts';

const words = (name: string) => ({
  consent: { en: `From ${name}.`, ro: `De la ${name}.` },
  serves: `${name}, pentru hartă`,
  keeps: `Adresa IP; restul în [politica ${name}]({privacy}).`,
});
const both = { openstreetmap: words('OpenStreetMap'), 'google-maps': words('Google') };

test('before a map is asked for, it is said of each who may show it', () => {
  expect(consentWords('map', 'ro', both)).toEqual([
    { id: 'openstreetmap', consent: 'De la OpenStreetMap.' },
    { id: 'google-maps', consent: 'De la Google.' },
  ]);
  expect(consentWords('analytics', 'en', both)).toEqual([]);
});

test('the page about cookies has a row for each, with the way to its own policy', () => {
  expect(thirdPartyTable(both).split('\n').slice(2)).toEqual([
    '| OpenStreetMap, pentru hartă | Adresa IP; restul în [politica OpenStreetMap](https://osmfoundation.org/wiki/Privacy_Policy). |',
    '| Google, pentru hartă | Adresa IP; restul în [politica Google](https://policies.google.com/privacy). |',
  ]);
});

test('one more entry in the table, with its words, is asked about and told', () => {
  const analytics: ThirdParty = {
    id: 'analytics',
    purpose: 'analytics',
    privacy: 'https://analytics.example/privacy',
    isConfigured: () => true,
    pageSources: () => ({}),
  };
  const table = [...thirdParties, analytics];
  const all = { ...both, analytics: words('Analytics') };
  expect(consentWords('analytics', 'en', all, table)).toEqual([{ id: 'analytics', consent: 'From Analytics.' }]);
  expect(consentWords('map', 'en', all, table)).toEqual(consentWords('map', 'en', both));
  expect(thirdPartyTable(all, table)).toContain('[politica Analytics](https://analytics.example/privacy)');
});

test('nobody of the table is without words, and no words are about nobody', () => {
  const { openstreetmap, ...rest } = both;
  expect(() => thirdPartyTable(rest)).toThrow('content/third-parties/openstreetmap.yaml lipsește');
  expect(() => thirdPartyTable({ ...both, other: openstreetmap })).toThrow('content/third-parties/other.yaml: nu este nimeni');
});

test('the page about cookies has their table', () => {
  expect(readFileSync(join(import.meta.dirname, '../../content/legal/despre-cookies.md'), 'utf8')).toContain(
    '\n{thirdParties}\n',
  );
});
