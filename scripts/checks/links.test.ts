import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deadLinks, linksInSameTab, unansweredTwins, unsaidLanguages } from './links.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'links-'));
});
afterEach(() => rmSync(site, { recursive: true }));

function page(file: string, body: string): void {
  mkdirSync(join(site, dirname(file)), { recursive: true });
  writeFileSync(join(site, file), `<!doctype html><html lang="ro"><body>${body}</body></html>`);
}

test('links to pages, files, places and other hosts are followed or left alone', () => {
  writeFileSync(join(site, 'icon.svg'), '');
  page(
    'europa.html',
    '<h2 id="rezultate">…</h2><a href="/">acasă</a><a href="#rezultate">jos</a><a href="https://example.com/x">afară</a>',
  );
  page(
    'index.html',
    '<a href="/europa/#rezultate">Europa</a><a href="https://site.invalid/europa">Europa</a><img src="/icon.svg" alt="">',
  );
  page(
    'ro/index.html',
    '<a href="mailto:x@y.example">scrie</a><a href=/europa>Europa</a><img srcset="/icon.svg 1x, /icon.svg 2x" alt="">',
  );
  expect(deadLinks(site)).toEqual([]);
});

test('a missing page, file, place and picture of a set are each reported once with the pages that name them', () => {
  page('ro.html', '<a href="/asia">Asia</a>');
  page(
    'index.html',
    '<a href="/asia">Asia</a><a href="#jos">jos</a><link href="/x.css"><img srcset="/a.svg 1x, /b.svg 2x" alt="">',
  );
  expect(deadLinks(site)).toEqual([
    '/asia leads nowhere. On / and 1 more.',
    '#jos: that page has no id="jos". On /.',
    '/x.css leads nowhere. On /.',
    '/a.svg leads nowhere. On /.',
    '/b.svg leads nowhere. On /.',
  ]);
});

test('links in comments and scripts are no links, escaped ones are read as the browser reads them', () => {
  page('index.html', `<!-- <a href="/x">x</a> --><script>const a = '<a href="/y">';</script><a href="/?a=1&amp;b=2#top">sus</a>`);
  expect(deadLinks(site)).toEqual([]);
});

test('a file that a style sheet names and nobody wrote is reported', () => {
  page('index.html', '<p>…</p>');
  writeFileSync(join(site, 'a.css'), 'p { background: url("/icon.svg"), url(data:image/gif;base64,R0lG), url(./b.woff2) }');
  writeFileSync(join(site, 'icon.svg'), '');
  expect(deadLinks(site)).toEqual(['./b.woff2 leads nowhere. On /a.css.']);
});

test('another site that opens in the same tab is told; our own pages and mail stay where they are', () => {
  page('index.html', '<a href="https://example.com/x">x</a><a href="https://example.com/y" target="_blank">y</a>');
  page(
    'ro.html',
    '<a href="https://site.invalid/">acasă</a><a href="mailto:x@y.example">scrie</a><link href="https://example.com/z">',
  );
  expect(linksInSameTab(site)).toEqual(['/: https://example.com/x is another site and opens in the same tab.']);
});

test('a link into the other language says so to programs; one that stays, or leaves the site, need not', () => {
  page(
    'europa.html',
    '<a href="/en/europa">Europe</a><a href="/en/asia#x" hreflang="en">Asia</a><a href="/ro">Acasă</a><a href="/a.pdf">act</a>',
  );
  expect(unsaidLanguages(site)).toEqual([
    expect.stringMatching(/^\/europa: \/en\/europa is in the other language.*hreflang="en"/),
  ]);
});

test('twins name each other', () => {
  const at = (path: string) => `https://site.invalid${path}`;
  const headOf = (own: string, ...twins: string[]) =>
    `<link rel="canonical" href="${at(own)}">${twins.map((twin) => `<link rel="alternate" hreflang="en" href="${at(twin)}">`).join('')}`;
  page('europa.html', headOf('/europa', '/europa', '/en/europa'));
  page('en/europa.html', headOf('/en/europa', '/europa'));
  page('asia.html', headOf('/asia', '/en/asia'));
  page('en/asia.html', headOf('/en/asia'));
  expect(unansweredTwins(site)).toEqual(['/asia: its twin https://site.invalid/en/asia does not name it with rel="alternate".']);
});
