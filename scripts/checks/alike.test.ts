import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alikeProblems } from './alike.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'alike-'));
});
afterEach(() => rmSync(site, { recursive: true }));

function problemsOf(...names: string[]): string[] {
  const images = names.map((name) => `<img class="${/\.night\./.test(name) ? 'night' : 'day'}" src="/art/${name}.a1b2c3.svg">`);
  writeFileSync(join(site, 'page.html'), `<!doctype html>${images.join('')}`);
  return alikeProblems(site);
}

test('a page may show its own place twice, in two crops, and each picture by day and by night', () => {
  expect(problemsOf('bran.dusk.4x5', 'bran.night.4x5', 'bran.dusk.21x9.plain', 'sibiu.golden.4x5.plain')).toEqual([]);
});

test('two entries with one scene are reported, whatever their light, and so are two with one photograph', () => {
  expect(problemsOf('bran.dusk.4x5', 'sibiu.golden.4x5.plain', 'sibiu.dawn.4x5.plain')).toEqual([
    '/page: „sibiu” is shown for two entries; give one of them another picture.',
  ]);
  expect(problemsOf('bran.dusk.4x5', 'photo.port.4x5.50-50.440', 'photo.port.16x9.50-50.640')).toHaveLength(1);
  expect(problemsOf('bran.dusk.4x5.plain', 'bran.dawn.4x5.plain')).toHaveLength(1);
});

test('a page about a place may show the article about it in another light, and not in the same', () => {
  expect(problemsOf('bran.dusk.4x5', 'bran.dawn.4x5.plain')).toEqual([]);
  expect(problemsOf('bran.dusk.4x5', 'bran.dusk.4x5.plain')).toHaveLength(1);
});
