import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { letterProblems } from './letters.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'letters-'));
});
afterEach(() => rmSync(site, { recursive: true }));

function problemsOf(body: string, ranges = 'U+20-7E, U+102-103,U+218-21b'): string[] {
  writeFileSync(join(site, 'page.html'), `<!doctype html><style>@font-face{unicode-range:${ranges}}</style>${body}`);
  return letterProblems(site);
}

test('letters of a named face pass; attributes, scripts and signs are not asked about', () => {
  expect(problemsOf('<p title="Łódź">Două zile la Brașov &amp; Sibiu ★</p><script>"ž"</script>')).toEqual([]);
});

test('a page without typefaces of its own is left alone', () => {
  writeFileSync(join(site, 'map.html'), '<!doctype html><p>Łódź</p>');
  expect(letterProblems(site)).toEqual([]);
});

test('a letter of no face is reported once, however it is written', () => {
  expect(problemsOf('<p>Plze&#328;, Plzeň</p>')).toEqual(['/page: no typeface of the page has „ň” (U+0148).']);
  expect(problemsOf('<p>Plze&#328;</p>', 'U+20-7E, U+100-17F')).toEqual([]);
});
