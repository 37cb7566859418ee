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
/** Whoever is in the table has words of its own; the two maps are called by their names. */
const everybody: Record<string, ReturnType<typeof words>> = {
  ...Object.fromEntries(thirdParties.map(({ id }) => [id, words(id)])),
  openstreetmap: words('OpenStreetMap'),
  'google-maps': words('Google'),
};

test('before a map is asked for, it is said of each who may show it', () => {
  expect(consentWords('map', 'ro', everybody)).toEqual([
    { id: 'openstreetmap', consent: 'De la OpenStreetMap.' },
    { id: 'google-maps', consent: 'De la Google.' },
  ]);
});

test('the page about cookies has a row for each, with the way to its own policy', () => {
  const rows = thirdPartyTable(everybody).split('\n').slice(2);
  expect(rows).toHaveLength(thirdParties.length);
  expect(rows.slice(0, 2)).toEqual([
    '| OpenStreetMap, pentru hartă | Adresa IP; restul în [politica OpenStreetMap](https://osmfoundation.org/wiki/Privacy_Policy). |',
    '| Google, pentru hartă | Adresa IP; restul în [politica Google](https://policies.google.com/privacy). |',
  ]);
});

test('one more entry in the table, with its words, is asked about and told', () => {
  const analytics: ThirdParty = {
    id: 'one-more',
    purpose: 'analytics',
    privacy: 'https://analytics.example/privacy',
    isConfigured: () => true,
    pageSources: () => ({}),
  };
  const table = [...thirdParties, analytics];
  const all = { ...everybody, 'one-more': words('Analytics') };
  expect(consentWords('analytics', 'en', all, table)).toEqual([
    ...consentWords('analytics', 'en', everybody),
    { id: 'one-more', consent: 'From Analytics.' },
  ]);
  expect(consentWords('map', 'en', all, table)).toEqual(consentWords('map', 'en', everybody));
  expect(thirdPartyTable(all, table)).toContain('[politica Analytics](https://analytics.example/privacy)');
});

test('nobody of the table is without words, and no words are about nobody', () => {
  const { openstreetmap: _, ...rest } = everybody;
  expect(() => thirdPartyTable(rest)).toThrow('content/third-parties/openstreetmap.yaml lipsește');
  expect(() => thirdPartyTable({ ...everybody, other: words('Other') })).toThrow(
    'content/third-parties/other.yaml: nu este nimeni',
  );
});

test('the page about cookies has their table', () => {
  expect(readFileSync(join(import.meta.dirname, '../../content/legal/despre-cookies.md'), 'utf8')).toContain(
    '\n{thirdParties}\n',
  );
});
