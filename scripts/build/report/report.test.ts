import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatDay } from '#domain/format/dates.ts';
import { kilobytes } from '#domain/format/kilobytes.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { totalOf } from '#domain/rules/instruments.ts';
import type { BrowserReport, SiteReport } from '#domain/schemas/site-report.ts';
import { transparencyPageSchema } from '#domain/schemas/transparency-page.ts';
import { contentOf } from '#tests/support/content.ts';
import { type BuiltPage, builtPages } from '../built-pages.ts';
import { fillReportPages, readBrowserReport } from './report-pages.ts';
import { siteReport } from './site-report.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'report-'));
});
afterEach(() => rmSync(site, { recursive: true }));

const copyIn = (lang: 'ro' | 'en') => contentOf().page('transparency', lang, transparencyPageSchema);
const origin = 'https://agency.example';

function write(file: string, html: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), html);
}

/** A home page with something of its own in it, and the pages that show the report. */
function pagesWith(home = '', place = 'data-site-report'): BuiltPage[] {
  write(
    'ro.html',
    `<!doctype html><html lang="ro"><head><link rel="canonical" href="/ro">${home}</head><body><p>…</p></body></html>`,
  );
  for (const lang of ['ro', 'en'] as const) {
    const words = JSON.stringify(copyIn(lang)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    write(
      `${hrefOf('transparency', lang).slice(1)}.html`,
      `<html lang="${lang}"><p>before</p><div ${place}="${words}">draft</div><p>after</p></html>`,
    );
  }
  return builtPages(site);
}

const version = { sources: 'a'.repeat(64), commit: 'abc1234567', committedOn: '2026-11-22' };
const day = '2026-11-23';
const browser: BrowserReport = {
  version,
  measuredOn: '2026-11-21',
  firstVisit: { pages: 290, requests: 0, cookies: 0, keys: 0 },
  accessibility: { pages: 290, objections: 0 },
};

function measured(pages: readonly BuiltPage[], more: Partial<Parameters<typeof siteReport>[0]> = {}): SiteReport {
  return siteReport({ site, pages, version, day, values: [], https: true, browser: undefined, ...more });
}

function homeOf({ weights }: SiteReport): number {
  const home = weights.find(({ kind }) => kind === 'home');
  if (!home) throw new Error('no home page');
  return totalOf(home.parts);
}

async function shown(report: SiteReport, lang: 'ro' | 'en', pages: readonly BuiltPage[]): Promise<BuiltPage> {
  const filled = await fillReportPages(site, pages, report, origin);
  const page = filled.find(({ url }) => url === hrefOf('transparency', lang));
  if (!page) throw new Error('no page');
  return page;
}

test('a heavier page is another figure, in the file and on the page', async () => {
  const light = homeOf(measured(pagesWith()));
  write('a.css', randomBytes(30_000).toString('hex'));
  const pages = pagesWith('<link rel="stylesheet" href="/a.css">');
  const report = measured(pages);
  const heavy = homeOf(report);
  expect(light).toBeLessThan(1000);
  expect(heavy).toBeGreaterThan(30_000);
  for (const lang of ['ro', 'en'] as const) expect((await shown(report, lang, pages)).text).toContain(`${kilobytes(heavy)} KB`);
});

test('a broken link, a file of others and an old fact are counted, and the board says that they are too many', async () => {
  const pages = pagesWith(
    '<link rel="preconnect" href="https://fonts.example"><script src="//cdn.example/a.js"></script><style>@import url(https://x.example/a.css);</style><link rel="alternate" href="/nowhere"><a href="https://others.example/" target="_blank">x</a>',
  );
  const values = [
    { file: 'content/a.yaml', field: 'checkedOn', value: '2026-11-20' },
    { file: 'content/a.yaml', field: 'old.checkedOn', value: '2025-11-20' },
    { file: 'content/a.yaml', field: 'kept.checkedOn', value: '2025-11-20' },
    { file: 'content/a.yaml', field: 'kept.lasting', value: true },
    { file: 'content/a.yaml', field: 'autumn.checkedOn', value: '2026-10-01' },
  ];
  const report = measured(pages, { values });
  expect(report.foreignFiles).toBe(3);
  expect(report.links).toMatchObject({ broken: 1 });
  expect(report.facts).toEqual({
    dated: 4,
    ages: [{ upTo: 30, facts: 1 }, { upTo: 90, facts: 1 }, { facts: 2 }],
    oldest: 368,
    stale: 1,
    days: 183,
  });
  const { elements, text } = await shown(report, 'ro', pages);
  const over = elements.filter(({ attributes }) => attributes['data-state'] === 'over');
  expect(over).toHaveLength(3);
  expect(text).toContain(copyIn('ro').board.states.over);
});

test('the headers are those of pages behind HTTPS or not, each with its meaning in both languages', async () => {
  const pages = pagesWith();
  const names = (https: boolean) => measured(pages, { https }).headers.map(({ name }) => name);
  expect(names(true)).toEqual([...names(false).toSpliced(-1, 0, 'strict-transport-security')]);
  for (const lang of ['ro', 'en'] as const) {
    const { text } = await shown(measured(pages), lang, pages);
    for (const name of names(true)) expect(text).toContain(copyIn(lang).headers.meaning[name]);
  }
});

test.each(['ro', 'en'] as const)('what no browser measured is said to be missing, %s', async (lang) => {
  const pages = pagesWith();
  const { board, sign } = copyIn(lang);
  const without = await shown(measured(pages), lang, pages);
  expect(without.text.split(board.unmeasured).length - 1).toBe(4);
  expect(without.text).toContain(sign.unmeasured);

  const fresh = await shown(measured(pages, { browser }), lang, pages);
  expect(fresh.text).not.toContain(board.unmeasured);
  expect(fresh.text).not.toContain(formatDay(lang, browser.measuredOn));

  const old = { ...browser, version: { sources: 'b'.repeat(64), commit: 'fff0000000' } };
  const { text } = await shown(measured(pages, { browser: old }), lang, pages);
  expect(text.split(board.states.earlier).length - 1).toBe(4);
  expect(text).toContain(formatDay(lang, browser.measuredOn));
  expect(text).toContain('fff00000');
});

test('only the place for the report changes, its words go, and the file and the packed twins say the same', async () => {
  const pages = pagesWith();
  const report = measured(pages);
  const { html, elements } = await shown(report, 'ro', pages);
  expect(html).toMatch(/^<html lang="ro"><p>before<\/p><section.*<\/section><p>after<\/p><\/html>$/s);
  expect(html).not.toContain('data-site-report');
  expect(elements.length).toBeGreaterThan(100);
  const file = join(site, 'transparenta.html');
  expect(readFileSync(file, 'utf8')).toBe(html);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toContain(`curl -sI ${origin}`);
  expect(JSON.parse(readFileSync(join(site, endpoints.siteReport), 'utf8'))).toEqual(report);
});

test('a page that lost its place for the report stops the build', async () => {
  const pages = pagesWith('', 'data-other');
  await expect(fillReportPages(site, pages, measured(pages), origin)).rejects.toThrow(
    '/transparenta has no element with data-site-report',
  );
});

test('no file is no measurement; one that is none stops the build', () => {
  expect(readBrowserReport(join(site, 'absent.json'))).toBeUndefined();
  write('measured.json', JSON.stringify(browser));
  expect(readBrowserReport(join(site, 'measured.json'))).toEqual(browser);
  write('measured.json', JSON.stringify({ ...browser, accessibility: { pages: 2, objections: -1 } }));
  expect(() => readBrowserReport(join(site, 'measured.json'))).toThrow('objections');
});
