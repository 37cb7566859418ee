import { expect, test } from 'vitest';
import { preferredLang } from './preferred-lang.ts';

test.each([
  ['ro', 'en', 'ro'],
  ['de', 'ro', 'ro'],
  [undefined, 'ro-RO,ro;q=0.9,en-US;q=0.8', 'ro'],
  [undefined, 'fr, en;q=0.3, ro;q=0.7', 'ro'],
  [undefined, 'ro;q=0, en', 'en'],
  [undefined, 'tr, *;q=0.5', 'en'],
  [undefined, 'en;q=high, ro', 'en'],
  [['ro', 'en'], undefined, 'en'],
  [undefined, `${'ro;q='.repeat(100_000)}`, 'ro'],
])('asked for %j by a browser of “%.30s”: %s', (asked, header, lang) => {
  expect(preferredLang(asked, header)).toBe(lang);
});
