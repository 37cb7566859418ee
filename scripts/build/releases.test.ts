import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchDirectory } from '#tests/support/scratch.ts';
import { type Releases, releasesIn } from './releases.ts';

let dist: string;
let releases: Releases;
beforeEach(() => {
  dist = scratchDirectory('dist');
  releases = releasesIn(dist);
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** Builds a release with those files. */
function build(hash: string, files: Record<string, string>): string {
  const folder = releases.begin();
  for (const [name, text] of Object.entries({ 'site.json': '{}', 'server/main.js': '', ...files })) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return releases.publish(folder, hash);
}
const served = (file: string) => readFileSync(join(dist, 'site', file), 'utf8');

test('nothing is served of a build that is not finished, and all of it at once when it is', () => {
  build('a'.repeat(64), { 'site/index.html': 'first' });
  const folder = releases.begin();
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), 'half');
  expect(served('index.html')).toBe('first');
  const before = readlinkSync(join(dist, 'current'));
  releases.publish(folder, 'b'.repeat(64));
  expect(served('index.html')).toBe('half');
  // Who runs from the release before goes on reading it.
  expect(readFileSync(join(dist, before, 'site/index.html'), 'utf8')).toBe('first');
});

test('files that pages of earlier releases ask for stay, for a month; pages do not', () => {
  build('a'.repeat(64), { 'site/_astro/old.1.js': 'old', 'site/_astro/older.1.js': 'older', 'site/gone.html': 'page' });
  const long = new Date(Date.now() - 31 * 24 * 3_600_000);
  utimesSync(join(dist, 'site/_astro/older.1.js'), long, long);
  build('b'.repeat(64), { 'site/_astro/new.1.js': 'new' });
  build('c'.repeat(64), { 'site/fonts/a.woff2': 'font' });
  expect(readdirSync(join(dist, 'site/_astro')).sort()).toEqual(['new.1.js', 'old.1.js']);
  expect(existsSync(join(dist, 'site/gone.html'))).toBe(false);
});

test('a build that was made before there were releases makes room', () => {
  mkdirSync(join(dist, 'site'));
  writeFileSync(join(dist, 'site.json'), 'before');
  build('a'.repeat(64), { 'site/index.html': 'now' });
  expect(served('index.html')).toBe('now');
  for (const entry of ['site', 'server', 'site.json', 'current'])
    expect(lstatSync(join(dist, entry)).isSymbolicLink()).toBe(true);
});

test('the same sources are not built twice unless somebody asks, and then beside the first', () => {
  expect(releases.isBuiltFrom('a'.repeat(64))).toBe(false);
  const first = build('a'.repeat(64), {});
  expect(releases.isBuiltFrom('a'.repeat(64))).toBe(true);
  const second = build('a'.repeat(64), {});
  expect(second).toBe(`${first}-2`);
});

test('four releases are kept, and one can go back through them', () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((letter, index) => {
    const name = build(letter.repeat(64), { 'site/index.html': letter });
    const time = new Date(Date.now() - 60_000 + index * 1000);
    utimesSync(join(dist, 'releases', name, '.stamp'), time, time);
    return name;
  });
  expect(readdirSync(join(dist, 'releases')).sort()).toEqual(names.slice(1).sort());
  expect([releases.goBack(), served('index.html')]).toEqual([names[3], 'd']);
  expect([releases.goBack(), releases.goBack(), releases.goBack()]).toEqual([names[2], names[1], undefined]);
  expect(served('index.html')).toBe('b');
});

test('what an interrupted build left goes with a later one, and one that still runs is left alone', () => {
  const [old, young] = [releases.begin(), releases.begin()];
  const long = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(old, long, long);
  build('a'.repeat(64), {});
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});
