import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { printPhoto } from '#art/photos/photo-file.ts';
import { root } from '../source-files.ts';
import type { BuiltPage } from './built-pages.ts';
import { kept } from './kept.ts';

/**
 * Cuts the photographs that the pages name, one file for each width and format. They are kept in .cache/photos by their
 * names, which change with the original.
 *
 * @param site absolute path of the built site
 */
export async function printPhotographs(
  site: string,
  pages: readonly BuiltPage[],
  cache: string = join(root, '.cache/photos'),
): Promise<void> {
  const named = pages.flatMap(({ pictures }) => pictures.filter(({ kind }) => kind === 'photograph').map(({ url }) => url));
  const urls = new Set(named);
  await mkdir(cache, { recursive: true });
  for (const url of urls) {
    const target = join(site, url);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await kept(join(cache, basename(url)), () => printPhoto(url)));
  }
  const used = new Set([...urls].map((url) => basename(url)));
  for (const old of await readdir(cache)) if (!used.has(old)) await rm(join(cache, old));
}
