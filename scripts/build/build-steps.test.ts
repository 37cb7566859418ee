import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { printUrl } from '#art/artwork.ts';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';
import { printDrawings } from './drawings.ts';
import { keepGroundsApart } from './map-grounds.ts';
import { edited, writePages } from './page-edits.ts';
import { requireFacts } from './page-musts.ts';
import { printPhotographs } from './photographs.ts';
import { chooseRareFaces } from './rare-letters.ts';
import { drawSharePictures } from './share-pictures.ts';

let site: string;
let cache: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'steps-'));
  cache = join(site, '.cache');
});
afterEach(() => rmSync(site, { recursive: true }));

function pages(files: Record<string, string>): BuiltPage[] {
  for (const [name, html] of Object.entries(files)) {
    mkdirSync(join(site, name, '..'), { recursive: true });
    writeFileSync(join(site, name), html);
  }
  return builtPages(site);
}
const written = (name: string) => readFileSync(join(site, name), 'utf8');

const drawing = printUrl({ scene: 'bran', time: 'day', crop: '4:5' });

test('edits change what they name and nothing else, from whatever step they come', async () => {
  const [page] = pages({ 'index.html': '<p a="1"\tb=\'2\' c>ș „x” <b>y</b>\r\n</p>' });
  if (!page) throw new Error('no page');
  const [p, b] = page.elements;
  await writePages(site, [
    { page, ...(b?.at ?? { from: 0, to: 0 }), text: '<i>z</i>' },
    { page, ...(p?.attributesAt.b ?? { from: 0, to: 0 }), text: 'd' },
  ]);
  expect(written('index.html')).toBe('<p a="1"\td c>ș „x” <i>z</i>\r\n</p>');
});

test('two steps that want the same place stop the build', () => {
  const page = { url: '/x', html: '<p class="a">…</p>' };
  const both = [
    { from: 0, to: 13, text: '' },
    { from: 3, to: 12, text: '' },
  ];
  expect(() => edited(page, both)).toThrow('/x: two steps of the build change “class="a">”');
});

test('drawings are printed once for all pages that name them, and those the server needs besides', async () => {
  const besides = printUrl({ scene: 'bran', time: 'night', crop: '4:5' });
  await printDrawings(site, pages({ 'index.html': `<img alt='' data-new src='${drawing}'>` }), [besides]);
  for (const url of [drawing, besides]) expect(written(url)).toMatch(/^<svg/);
});

test('pages without a drawing, or with one that nobody can make, stop the build', async () => {
  await expect(printDrawings(site, pages({ 'index.html': '<p>…</p>' }), [])).rejects.toThrow('No page names a drawing');
  const gone = pages({ 'index.html': '<img src="/art/bran.dusk.4x5.svg" alt="">' });
  await expect(printDrawings(site, gone, [])).rejects.toThrow(
    '/: <img src> “/art/bran.dusk.4x5.svg” names a picture below /art/',
  );
});

test('photographs that no page names any more leave the cache', async () => {
  mkdirSync(cache);
  writeFileSync(join(cache, 'photo.old.avif'), '');
  await printPhotographs(site, pages({ 'index.html': '<p>…</p>' }), cache);
  expect(existsSync(join(cache, 'photo.old.avif'))).toBe(false);
});

const shareTag = (more: string) => `<meta content="${placeholderOrigin}/share/index.png" ${more} property="og:image">`;
const words = JSON.stringify({ title: 'Bran & „Brașov”', line: 'a > b', brand: 'Meridian' }).replaceAll('"', '&quot;');

test('a share picture is drawn of what the page says, and what was said for it alone is taken away', async () => {
  const html = (tag: string) => `<head>${tag}</head><img src="${drawing}" alt="">`;
  const edits = await drawSharePictures(site, pages({ 'index.html': html(shareTag(`data-share="${words}"`)) }), cache);
  await writePages(site, edits);
  expect(readFileSync(join(site, 'share/index.png')).readUInt32BE(16)).toBe(1200);
  expect(written('index.html')).toBe(html(shareTag('').replace('  ', ' ')));
});

test('a listed page that says nothing of its share picture stops the build, one that is not listed does not', async () => {
  const silent = pages({ 'europa.html': `<head>${shareTag('data-shared="{}"')}</head>` });
  await expect(drawSharePictures(site, silent, cache)).rejects.toThrow('/europa: its og:image has no data-share');
  const unlisted = pages({ 'europa.html': '<meta name="robots" content="noindex">' });
  await expect(drawSharePictures(site, unlisted, cache)).rejects.toThrow('No page has a picture for when it is shared');
});

const central = '@font-face{src:url(c);unicode-range:U+100-17F}';
const western = '@font-face{src:url(w);unicode-range:U+A1-FF}';
const faces = `<style data-letters='rare'>${central}${western}</style>`;

test('of the faces of rare letters those stay that one is printed of or may come, however it is written', async () => {
  const bodies = {
    'plain.html': '<body>Plaja</body>',
    'text.html': '<body>Plze&#328;</body>',
    'attribute.html': '<body><input placeholder="Łódź"></body>',
    'western.html': '<body>São Paulo</body>',
    'signs.html': '<title>Łódź</title><body><a href="/?tara=«Cehia»">Praga</a></body>',
    'any.html': '<body data-letters=any></body>',
  };
  const before = Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, `<head>${faces}</head>${body}`]));
  await writePages(site, chooseRareFaces(pages(before)));
  expect(written('plain.html')).toBe('<head></head><body>Plaja</body>');
  expect(written('signs.html')).not.toContain('@font-face');
  expect(written('text.html')).toContain(`<head><style>${central}</style></head>`);
  expect(written('western.html')).toContain(`<head><style>${western}</style></head>`);
  // ó is of the west, Ł and ź are not.
  for (const name of ['attribute.html', 'any.html'])
    expect(written(name)).toContain(`<head><style>${central}${western}</style></head>`);
});

test('the ground of a map goes into a file that its drawing brings back, and stays in a sheet', async () => {
  const map = '<svg><g data-ground=""><path d="M0 0h9"/></g><circle r="5"/></svg>';
  await writePages(site, await keepGroundsApart(site, pages({ 'europa.html': map, 'asia.html': map, 'paris/ghid.html': map })));
  const [, href = ''] =
    /^<svg><use href="(\/_astro\/ground\.[\w-]{8}\.svg)#ground"\/><circle r="5"\/><\/svg>$/.exec(written('europa.html')) ?? [];
  expect(written(href)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><g id="ground"><path d="M0 0h9"/></g></svg>');
  expect(written('asia.html')).toBe(written('europa.html'));
  expect(written('paris/ghid.html')).toBe('<svg><g><path d="M0 0h9"/></g><circle r="5"/></svg>');
});

test('pages without any ground of a map stop the build', async () => {
  await expect(keepGroundsApart(site, pages({ 'index.html': '<svg></svg>' }))).rejects.toThrow('No page has a map with a ground');
});

test('pages that have lost the faces of rare letters stop the build', () => {
  expect(() => chooseRareFaces(pages({ 'index.html': '<style>p{}</style>' }))).toThrow('No page has the faces of rare letters');
});

const whole = `<!doctype html><html lang="ro"><head><title>Europa</title><meta name="description" content="…">
<link rel="canonical" href="/europa"><link rel="stylesheet" href="/a.css"><script>x()</script>
<style>@font-face{unicode-range:U+20-7E}</style><meta property="og:image" content="/share/europa.png"></head>
<body><main id="main"><h1>Europa</h1><section data-third-parties="openstreetmap">Text</section></main></body></html>`;
const others = {
  '404.html': '<meta name="robots" content="noindex"><!--likely-pages-->',
  'ro/404.html': '<meta name="robots" content="noindex"><!--likely-pages-->',
  'shell/en.html': '<meta name="robots" content="noindex"><title>{view:title} | Brand</title><!--view-->',
  'shell/ro.html': '<meta name="robots" content="noindex"><title>{view:title} | Brand</title><!--view-->',
};

test('pages that have all they must pass', () => {
  expect(() => requireFacts(pages({ 'europa.html': whole, ...others }))).not.toThrow();
});

test.each([
  ['<title>Europa</title>', '/europa has not a <title>'],
  ['lang="ro"', '/europa has not <html lang="en"> or <html lang="ro">'],
  [' content="…"', '/europa has not a description'],
  ['rel="canonical"', '/europa has not a canonical link'],
  ['rel="stylesheet"', '/europa has not a style sheet'],
  ['x()', '/europa has not a script in its head'],
  ['unicode-range:U+20-7E', '/europa has not a typeface with a unicode-range'],
  ['property="og:image"', '/europa has not an og:image'],
  ['<h1>Europa</h1>', '/europa has not a heading in <main>'],
  ['Text', '/europa has not text of its own in <main>'],
  ['data-third-parties="openstreetmap"', 'no page has data-third-parties, which the place of the interactive map names'],
])('a listed page without %s stops the build', (part, problem) => {
  expect(() => requireFacts(pages({ 'europa.html': whole.replace(part, ''), ...others }))).toThrow(problem);
});

test('pages of the server’s own that have lost their marks stop the build, and so does one that is missing', () => {
  const lost = { ...others, '404.html': '<meta name="robots" content="noindex">', 'shell/ro.html': others['404.html'] };
  expect(() => requireFacts(pages({ 'europa.html': whole, ...lost }))).toThrow(
    '/404 has not <!--likely-pages-->\n/shell/ro has not {view:title} and <!--view-->',
  );
  rmSync(join(site, 'shell'), { recursive: true });
  expect(() => requireFacts(pages({ 'europa.html': whole, '404.html': others['404.html'] }))).toThrow(
    'there is no page /shell/en',
  );
});
