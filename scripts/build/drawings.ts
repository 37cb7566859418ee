import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawArtwork } from '#art/artwork.ts';
import { artworkName } from '#art/artwork-name.ts';
import type { BuiltPage } from './built-pages.ts';

/**
 * Prints the drawings that the pages name, and those the server needs besides; nothing is printed that nobody shows.
 *
 * @param site absolute path of the built site
 * @param besides URLs of drawings that stand in no page
 * @returns absolute paths of the printed files
 * @throws when a page names a picture nobody can make, and when no page names any
 */
export async function printDrawings(site: string, pages: readonly BuiltPage[], besides: readonly string[]): Promise<string[]> {
  const [unknown] = pages.flatMap(({ url, unknownPictures }) => unknownPictures.map((where) => `${url}: ${where}`));
  if (unknown) throw new Error(`${unknown} names a picture below /art/ that is no drawing and no photograph.`);
  const named = pages.flatMap(({ pictures }) => pictures.filter(({ kind }) => kind === 'drawing').map(({ url }) => url));
  if (named.length === 0) throw new Error('No page names a drawing: every home page has one.');
  const printed: string[] = [];
  for (const url of new Set([...named, ...besides])) {
    const target = join(site, url);
    printed.push(target);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, drawArtwork(artworkName(url) ?? url));
  }
  return printed;
}
