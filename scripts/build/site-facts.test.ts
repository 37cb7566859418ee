import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Picture } from '#domain/schemas/picture.ts';
import { siteFactsSchema } from '#domain/schemas/site-facts.ts';
import { createPageIndex } from '#server/services/page-index.ts';
import { testContent } from '#tests/support/built-site.ts';
import { scratchDirectory } from '#tests/support/scratch.ts';
import { pageFacts } from './page-facts.ts';
import { postersOf, writeSiteFacts } from './site-facts.ts';

let folder: string;
beforeEach(() => {
  folder = scratchDirectory('facts');
});
afterEach(() => rmSync(folder, { recursive: true }));

const alt = 'Ce se vede în imagine';
const drawn: Picture = { scene: 'bran', mood: 'dusk', alt };
const photo: Picture = { photo: 'bled.jpg', credit: 'Foto: X', focus: [50, 50], alt };
const places = [
  { name: 'Bled', airports: ['LJU'], zone: 'Europe/Ljubljana', at: { lat: 46.36, lon: 14.09 }, picture: photo },
  { name: 'Bran', airports: ['OTP', 'SBZ'], zone: 'Europe/Bucharest', at: { lat: 45.5, lon: 25.4 }, picture: drawn },
];
const contentWith = async () => ({ ...(await testContent), places });

async function factsOf(...htmls: string[]) {
  const pages = htmls.map((html, index) => ({ url: `/p${index}`, file: `p${index}.html`, html, ...pageFacts(html) }));
  const file = join(folder, 'site.json');
  await writeSiteFacts(file, { pages, content: await contentWith(), origin: 'https://agency.example', thumbnails: new Map() });
  return siteFactsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

test('of a page the server learns its words without the brand and what its policy allows, each hash once', async () => {
  const { brand } = (await testContent).agency;
  const html = `<html lang='ro'><title>Europa | ${brand}</title><meta content="Țări &amp; orașe" name="description">
    <script>x()</script><script>x()</script><script type="application/ld+json">{}</script><script type=speculationrules>{}</script>
    <style>p{}</style><main><section data-third-parties="openstreetmap"></section></main></html>`;
  const { pages } = await factsOf(html);
  expect(pages).toEqual([
    {
      path: '/p0',
      file: 'p0.html',
      hash: hash(html),
      lang: 'ro',
      title: 'Europa',
      description: 'Țări & orașe',
      listed: true,
      scripts: [hash('x()'), hash('{}')],
      styles: [hash('p{}')],
      thirdParties: ['openstreetmap'],
      partsAbout: [],
    },
  ]);
});

test('only listed pages are searched, by what is said on them', async () => {
  const index = createPageIndex(
    await factsOf(
      '<html lang="ro"><header>Meniu</header><main><h2>Plaje</h2><p>Nisip negru.</p></main></html>',
      '<html lang="ro"><meta name="robots" content="noindex"><main>Nisip</main></html>',
    ),
  );
  expect(index.search('nisipuri', 'ro').map(({ path }) => path)).toEqual(['/p0']);
  expect(index.search('meniu', 'ro')).toEqual([]);
});

test('a page in no language of ours stops the build', async () => {
  await expect(factsOf('<html lang="de"></html>')).rejects.toThrow('/p0: its html element has neither lang="en" nor lang="ro".');
});

test('the server is told what is drawn for journeys, and the build what to print for it', async () => {
  const { pictures } = await factsOf('<html lang="ro"></html>');
  expect(pictures.places.map(({ name }) => name)).toEqual(['Bran']);
  expect(postersOf(await contentWith())).toEqual([pictures.places[0]?.poster, ...Object.values(pictures.skies)]);
});
