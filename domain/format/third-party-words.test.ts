import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ThirdParty, thirdParties } from '../rules/third-parties.ts';
import { consentWords, partiesInConsent, recipientTable, thirdPartyTable } from './third-party-words.ts';

const words = (name: string) => ({
  name,
  consent: { en: `From ${name}.`, ro: `De la ${name}.` },
  serves: { en: `${name}, for a map`, ro: `${name}, pentru hartă` },
  cookies: { en: '`_one`', ro: '`_unul`' },
  keeps: {
    en: `Your address; the rest in [their policy]({privacy}).`,
    ro: `Adresa IP; restul în [politica ${name}]({privacy}).`,
  },
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
  const rows = thirdPartyTable('ro', everybody).split('\n').slice(2);
  expect(rows).toHaveLength(thirdParties.length);
  expect(rows.slice(0, 2)).toEqual([
    '| OpenStreetMap, pentru hartă {with=openstreetmap} | `_unul` | Adresa IP; restul în [politica OpenStreetMap](https://osmfoundation.org/wiki/Privacy_Policy). |',
    '| Google, pentru hartă {with=google-maps} | `_unul` | Adresa IP; restul în [politica Google](https://policies.google.com/privacy). |',
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
  expect(thirdPartyTable('ro', all, table)).toContain('[politica Analytics](https://analytics.example/privacy)');
  expect(thirdPartyTable('en', all, table)).toContain('| Analytics, for a map {with=one-more} |');
  expect(recipientTable('en', all, table).split('\n').at(-1)).toBe(
    '| Analytics, for a map {with=one-more} | [privacy policy](https://analytics.example/privacy) |',
  );
  expect(partiesInConsent('en', all, table).at(-1)).toEqual({
    id: 'one-more',
    purpose: 'analytics',
    privacy: 'https://analytics.example/privacy',
    name: 'Analytics',
    serves: 'Analytics, for a map',
    cookies: '_one',
  });
});

test('nobody of the table is without words, and no words are about nobody', () => {
  const { openstreetmap: _, ...rest } = everybody;
  expect(() => thirdPartyTable('ro', rest)).toThrow('content/third-parties/openstreetmap.yaml lipsește');
  expect(() => thirdPartyTable('ro', { ...everybody, other: words('Other') })).toThrow(
    'content/third-parties/other.yaml: nu este nimeni',
  );
});

test('the page about cookies has their table, in both languages', () => {
  for (const name of ['despre-cookies.md', 'despre-cookies.en.md'])
    expect(readFileSync(join(import.meta.dirname, '../../content/legal', name), 'utf8')).toContain('\n{thirdParties}\n');
});
