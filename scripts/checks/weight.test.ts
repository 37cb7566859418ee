import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtPages } from '../build/built-pages.ts';
import { weightOf, weightProblems } from './weight.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'weight-'));
});
afterEach(() => rmSync(site, { recursive: true }));

/** Text that compresses to half its length and not below. */
const noise = (length: number) => randomBytes(length / 2).toString('hex');

function weigh(body: string) {
  writeFileSync(join(site, 'index.html'), `<!doctype html><html lang="en"><head>${body}</head></html>`);
  const [page] = builtPages(site);
  if (!page) throw new Error('no page');
  return weightOf(page, site);
}

test('a script counts with all that it imports, an island or a template that waits does not count', () => {
  for (const [name, text] of [
    ['a.js', 'import"./b.js";'],
    ['b.js', `export const x="${noise(1000)}"`],
    ['react.js', noise(9000)],
  ] as const)
    writeFileSync(join(site, name), text);
  expect(weigh('<astro-island client="visible" component-url="/react.js"></astro-island>').script).toBe(0);
  expect(weigh('<template><script type="module" src="/react.js"></script></template>').script).toBe(0);
  const { script } = weigh('<script type="module" src="/a.js"></script>');
  expect(script).toBeGreaterThan(450);
  expect(script).toBeLessThan(1200);
  expect(weigh('<astro-island client="load" component-url="/react.js"></astro-island>').script).toBeGreaterThan(4000);
});

test('inline scripts count, data for the browser does not', () => {
  expect(weigh('<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>').script).toBe(0);
  expect(weigh('<script>let x = 1;</script>').script).toBeGreaterThan(0);
});

test('a page over its budget is reported with its kind', () => {
  writeFileSync(join(site, 'x.css'), noise(60_000));
  weigh('<link rel="stylesheet" href="/x.css">');
  expect(weightProblems(site)).toEqual([
    expect.stringMatching(/^\/: HTML and CSS weigh \d+ bytes; a home page may have 24576\.$/),
  ]);
});

const first = (list: object[]) => `<script data-pictures='${JSON.stringify(list)}'></script>`;

test('first pictures count as one visitor gets them: one theme, one window', () => {
  for (const name of ['day', 'night', 'wide', 'tall']) writeFileSync(join(site, `${name}.svg`), noise(4000));
  const one = weigh(first([{ day: '/day.svg', night: '/night.svg' }])).header;
  expect(one).toBeGreaterThan(1900);
  const layered = weigh(
    first([
      { day: '/wide.svg', night: '/wide.svg', media: '(min-width: 48em)' },
      { day: '/tall.svg', night: '/tall.svg', media: '(max-width: 47.99em)' },
    ]),
  ).header;
  expect(layered).toBeLessThan(one * 1.2);
});

test('the first dozen of pictures counts in its heavier theme, first pictures and later ones do not', () => {
  writeFileSync(join(site, 'light.svg'), noise(200));
  writeFileSync(join(site, 'heavy.svg'), noise(9000));
  const card = '<img class="day" src="/light.svg" alt=""><img class="night" src="/heavy.svg" alt="">';
  const heavy = weigh(card).cards;
  expect(heavy).toBeGreaterThan(4000);
  expect(weigh(card.repeat(12)).cards).toBe(12 * heavy);
  expect(weigh(card.repeat(30)).cards).toBe(12 * heavy);
  expect(weigh(first([{ day: '/light.svg', night: '/heavy.svg' }]) + card).cards).toBe(0);
});
