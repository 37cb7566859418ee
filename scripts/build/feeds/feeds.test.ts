import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { testContent } from '#tests/support/built-site.ts';
import type { BuiltPage } from '../built-pages.ts';
import { pageFacts } from '../page-facts.ts';
import { writeIcons } from './icons.ts';
import { writeLlms } from './llms.ts';
import { writeRobots } from './robots.ts';
import { writeSitemap } from './sitemap.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'feeds-'));
});
afterEach(() => rmSync(site, { recursive: true }));

const written = (file: string) => readFileSync(join(site, file), 'utf8');
const xml = (file: string) => new new Window().DOMParser().parseFromString(written(file), 'application/xml' as 'text/xml');

function page(url: string, lang: string, head = ''): BuiltPage {
  const html = `<html lang="${lang}"><head><title>Page ${url} | Brand</title><meta name="description" content="About ${url} &amp; more">
<link rel="canonical" href="${placeholderOrigin}${url}">${head}</head></html>`;
  return { url, file: `${url.slice(1)}.html`, html, ...pageFacts(html) };
}

const alternates = `<link rel="alternate" hreflang="en" href="${placeholderOrigin}/servicii"><link rel="alternate" hreflang="ro" href="${placeholderOrigin}/ro/servicii">`;
const pages = [
  page('/servicii', 'en', alternates),
  page('/ro/servicii', 'ro', alternates),
  page('/santorini', 'ro'),
  page('/404', 'en', '<meta name="robots" content="noindex">'),
];

test('the sitemap names every listed page with its twin and the day its own words changed', async () => {
  const changes = new Map([
    ['content/pages/services.en.yaml', '2026-03-01'],
    ['content/pages/services.ro.yaml', '2026-04-02'],
    ['content/destinations/europa/santorini.md', '2026-05-03'],
  ]);
  await writeSitemap(site, pages, changes);
  const urls = [...xml('sitemap.xml').querySelectorAll('url')].map((url) => [
    url.querySelector('loc')?.textContent.replace(placeholderOrigin, ''),
    url.querySelector('lastmod')?.textContent,
    url.getElementsByTagName('xhtml:link').length,
  ]);
  expect(urls).toEqual([
    ['/servicii', '2026-03-01', 2],
    ['/ro/servicii', '2026-04-02', 2],
    ['/santorini', '2026-05-03', 0],
  ]);
  expect(xml('sitemap-index.xml').querySelector('sitemap loc')?.textContent).toBe(`${placeholderOrigin}/sitemap.xml`);
  expect(xml('sitemap-index.xml').querySelector('lastmod')?.textContent).toBe('2026-05-03');
});

test('a day that nobody knows is not said', async () => {
  await writeSitemap(site, pages, new Map());
  expect(written('sitemap.xml')).not.toContain('lastmod');
});

test('robots.txt leads to the sitemap and away from what the server answers on the spot', async () => {
  await writeRobots(site);
  expect(written('robots.txt')).toContain(`Sitemap: ${placeholderOrigin}/sitemap-index.xml`);
  expect(written('robots.txt')).toMatch(/^Disallow: \/api$/m);
});

test('llms.txt has every listed page once, with its sentence', async () => {
  const { agency } = await testContent;
  await writeLlms(site, pages, { ...agency, brand: 'Brand' });
  const lines = written('llms.txt')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(lines).toEqual([
    `- [Page /servicii](${placeholderOrigin}/servicii): About /servicii & more`,
    `- [Page /ro/servicii](${placeholderOrigin}/ro/servicii): About /ro/servicii & more`,
    `- [Page /santorini](${placeholderOrigin}/santorini): About /santorini & more`,
  ]);
});

test('the mark is there in every size that is announced, and in the format browsers ask for unasked', async () => {
  const { agency } = await testContent;
  writeFileSync(
    join(site, 'icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z"/></svg>',
  );
  await writeIcons(site, agency);
  const { name, icons } = JSON.parse(written('site.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(name).toBe(agency.brand);
  for (const { src, sizes, type } of icons.filter(({ type }) => type === 'image/png')) {
    const { width, height, format } = await sharp(join(site, src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  const ico = readFileSync(join(site, 'favicon.ico'));
  const count = ico.readUInt16LE(4);
  const sizes = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = 6 + 16 * index;
      const image = ico.subarray(ico.readUInt32LE(at + 12), ico.readUInt32LE(at + 12) + ico.readUInt32LE(at + 8));
      return [ico.readUInt8(at), (await sharp(image).metadata()).width];
    }),
  );
  expect(sizes).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});
