import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';
import { writePages } from './page-edits.ts';
import { gatherStyleSheets } from './style-sheets.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'sheets-'));
  mkdirSync(join(site, '_astro'));
  mkdirSync(join(site, 'ro'));
});
afterEach(() => rmSync(site, { recursive: true }));

const sheet = (name: string, text: string) => writeFileSync(join(site, '_astro', `${name}.css`), text);
const page = (file: string, ...sheets: string[]) =>
  writeFileSync(
    join(site, file),
    `<head>${sheets.map((name) => `<link rel="stylesheet" href="/_astro/${name}.css">`).join('')}<style>p{}</style></head>`,
  );
const gather = async () => writePages(site, await gatherStyleSheets(site, builtPages(site)));
const linksOf = (file: string) =>
  builtPages(site)
    .find((built) => built.file === file)
    ?.styleSheets.map(({ attributes }) => attributes.href ?? '') ?? [];
const textOf = (url: string | undefined) => readFileSync(join(site, url ?? ''), 'utf8');

test('a page names what every page has, and what it has besides', async () => {
  sheet('tokens', ':root{}');
  sheet('header', 'header{}');
  sheet('card', '.card{}');
  sheet('form', 'form{}\n');
  page('index.html', 'tokens', 'card', 'header', 'form');
  page('ro/index.html', 'tokens', 'header');
  await gather();

  const [shell, own] = linksOf('index.html');
  expect(linksOf('ro/index.html')).toEqual([shell]);
  expect(textOf(shell)).toBe(':root{}\nheader{}');
  expect(textOf(own)).toBe('.card{}\nform{}');
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain('<style>p{}</style>');
});

test('pages that look alike share both, and a sheet changes its name with its text', async () => {
  const build = async (text: string) => {
    sheet('a', text);
    sheet('b', '.b{}');
    sheet('c', '.c{}');
    page('one.html', 'a', 'b');
    page('two.html', 'a', 'b');
    page('three.html', 'a', 'c');
    await gather();
    return [linksOf('one.html'), linksOf('two.html'), linksOf('three.html')];
  };
  const [one, two, three] = await build('.a{}');
  expect(two).toEqual(one);
  expect(three?.[0]).toBe(one?.[0]);
  expect(three?.[1]).not.toBe(one?.[1]);
  const [changed] = await build('.a{color:red}');
  expect(changed?.[0]).not.toBe(one?.[0]);
  expect(changed?.[1]).toBe(one?.[1]);
});

test('a sheet that a script loads with its island stays; the other parts go; a page without sheets is left alone', async () => {
  sheet('shell', '.s{}');
  sheet('result', '.r{}');
  writeFileSync(join(site, '_astro', 'island.js'), 'load("_astro/result.css")');
  page('index.html', 'shell', 'result');
  writeFileSync(join(site, 'frame.html'), '<head><style>p{}</style></head>');
  await gather();
  expect(readdirSync(join(site, '_astro')).filter((name) => /^(shell|result)\.css$/.test(name))).toEqual(['result.css']);
  expect(readFileSync(join(site, 'frame.html'), 'utf8')).toBe('<head><style>p{}</style></head>');
});

test('however a link is written it is gathered', async () => {
  sheet('a', '.a{}');
  sheet('b', '.b{}');
  writeFileSync(
    join(site, 'index.html'),
    `<head><link href='/_astro/a.css' rel=stylesheet ><!-- <link rel="stylesheet" href="/_astro/x.css"> --><LINK REL="StyleSheet" HREF="/_astro/b.css" /></head>`,
  );
  await gather();
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toMatch(
    /^<head><link rel="stylesheet" href="\/_astro\/shell\.[\w-]{8}\.css"><!-- <link [^>]*> --><\/head>$/,
  );
});

test.each([
  ['<link rel="stylesheet" href="/_astro/a.css" media="print">', /^\/: the link to \/_astro\/a\.css has media: it cannot/],
  ['<link rel="stylesheet" href="https://elsewhere.example/a.css">', /^\/: the style sheet “https:.*” is none that Astro wrote/],
  ['<link rel="preload" as="style" href="/_astro/a.css">', /^No page names a style sheet/],
])('what cannot be gathered stops the build: %s', async (link, problem) => {
  sheet('a', '.a{}');
  writeFileSync(join(site, 'index.html'), `<head>${link}</head>`);
  await expect(gather()).rejects.toThrow(problem);
});

test('without a sheet that every page has there is no shell’s', async () => {
  sheet('a', '.a{}');
  sheet('b', '.b{}');
  page('index.html', 'a');
  page('ro/index.html', 'b');
  await expect(gather()).rejects.toThrow('/: none of its style sheets is on every page');
});
