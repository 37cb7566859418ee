import { expect, test } from 'vitest';
import { changedOn, changesIn } from './last-changed.ts';

const log = `2026-11-22

content/pages/not-found.ro.yaml
content/destinations/europa/santorini.md
2026-10-01

content/destinations/europa/santorini.md
content/pages/pdfconverter.en.yaml
`;

test('a file changed last where the log names it first', () => {
  expect(changesIn(log).get('content/destinations/europa/santorini.md')).toBe('2026-11-22');
  expect(changesIn(log).get('content/pages/pdfconverter.en.yaml')).toBe('2026-10-01');
});

test.each([
  ['/santorini', 'ro', '2026-11-22'],
  ['/pdfconverter', 'en', '2026-10-01'],
  ['/ro/pdfconverter', 'ro', undefined],
  ['/ro/404', 'ro', '2026-11-22'],
  ['/amsterdam', 'ro', undefined],
] as const)('%s in %s changed on %s', (url, lang, day) => {
  expect(changedOn({ url, lang }, changesIn(log))).toBe(day);
});
