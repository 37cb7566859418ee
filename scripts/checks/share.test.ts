import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { shareProblems } from './share.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'share-'));
  mkdirSync(join(site, 'share'));
});
afterEach(() => rmSync(site, { recursive: true }));

const tags = (picture: string) => `<meta property="og:image" content="${placeholderOrigin}/share/${picture}.png">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta property="og:image:alt" content="Roma"><meta name="twitter:card" content="summary_large_image">`;

const page = (name: string, head: string) => writeFileSync(join(site, `${name}.html`), `<!doctype html><head>${head}</head>`);

async function picture(name: string, width: number, height: number): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: '#123' } }).toFile(join(site, `share/${name}.png`));
}

test('a page with a picture of its own passes, one that is not listed needs none', async () => {
  await picture('roma', 1200, 630);
  page('roma', tags('roma'));
  page('404', '<meta name="robots" content="noindex">');
  expect(shareProblems(site)).toEqual([]);
});

test('a missing, a borrowed and a wrongly cut picture are reported', async () => {
  await picture('roma', 1200, 600);
  page('a', '');
  page('b', tags('b'));
  page('c', tags('roma'));
  page('d', tags('roma'));
  expect(shareProblems(site)).toEqual([
    '/a: og:image „” is no address below /share/.',
    `/b: ${placeholderOrigin}/share/b.png was not drawn.`,
    '/c: its share picture is 1200 × 600.',
    '/c: announces a share picture of 1200 × 630.',
    '/d: shares its picture with /c.',
    '/d: its share picture is 1200 × 600.',
    '/d: announces a share picture of 1200 × 630.',
  ]);
});
