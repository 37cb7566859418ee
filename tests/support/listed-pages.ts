/** The pages of the built site that are listed, and how each of them is looked at. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type WindowName, windows } from './windows.ts';

export type Look = { window: WindowName; theme: 'light' | 'dark' };

const root = join(import.meta.dirname, '../..');
const sitemap = readFileSync(join(root, 'dist/site/sitemap.xml'), 'utf8');

/** Path of every page that search engines may list. */
export const listed: readonly string[] = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);
if (listed.length === 0) throw new Error('dist/site/sitemap.xml lists no page: npm run build');

export const looks: readonly Look[] = (Object.keys(windows) as WindowName[]).flatMap((window) => [
  { window, theme: 'light' },
  { window, theme: 'dark' },
]);

/** The one look that an address gets: chance gave it, and it is always the same. */
export const lookOf = (url: string): Look => looks[createHash('sha256').update(url).digest().readUInt8() % looks.length] as Look;

/**
 * One page of each making in each language, its fullest. A page with a file of its own in site/pages is made like no other; those
 * made from entries are alike when they have one style sheet: two kinds of entries may stand at addresses of one form.
 */
export function onePageOfEachMaking(): string[] {
  const alike = Map.groupBy(listed, (url) => (hasOwnFile(url) ? url : `${sheetsOf(url)} ${langOf(url)}`));
  return [...alike.values()].map((urls) =>
    urls.reduce((one, other) => (statSync(fileOf(other)).size > statSync(fileOf(one)).size ? other : one)),
  );
}

const hasOwnFile = (url: string) => existsSync(join(root, `site/pages${url === '/' ? '/index' : url}.astro`));

const fileOf = (url: string) => join(root, `dist/site${url === '/' ? '/index' : url}.html`);

function sheetsOf(url: string): string {
  const sheets = [...readFileSync(fileOf(url), 'utf8').matchAll(/<link rel="?stylesheet"? href="([^"]+)"/g)];
  if (sheets.length === 0) throw new Error(`${url} names no style sheet`);
  return sheets.map(([, sheet]) => sheet).join(' ');
}

const langOf = (url: string) => /<html[^>]* lang="(\w+)"/.exec(readFileSync(fileOf(url), 'utf8'))?.[1];
