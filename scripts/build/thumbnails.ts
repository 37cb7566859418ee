import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { thumbnailHref } from '#domain/rules/addresses.ts';
import { root } from '../source-files.ts';
import type { BuiltPage } from './built-pages.ts';
import { firstArtwork } from './first-artwork.ts';
import { kept } from './kept.ts';

/** Twice the 56 × 70 pixels that a result of the search shows. */
const size = { width: 112, height: 140 } as const;
const webp = { quality: 60, effort: 5 } as const;

/**
 * Makes the small picture that stands beside a page where it is found: its first picture, by day, a few kilobytes of pixels.
 * Kept in .cache/thumbs by what it shows.
 *
 * @param site absolute path of the built site
 * @returns addresses of the pictures by those of their pages; pages that are not listed have none
 */
export async function drawThumbnails(
  site: string,
  pages: readonly BuiltPage[],
  cache: string = join(root, '.cache/thumbs'),
): Promise<ReadonlyMap<string, string>> {
  await mkdir(cache, { recursive: true });
  const rest = pages.filter(({ listed }) => listed);
  const drawn = new Map<string, string>();
  const used = new Set<string>();
  const work = async () => {
    for (let page = rest.pop(); page; page = rest.pop()) {
      const path = thumbnailHref(page.url);
      used.add(await drawOne(page, join(site, path), cache));
      drawn.set(page.url, path);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const old of await readdir(cache)) if (!used.has(old)) await rm(join(cache, old));
  return drawn;
}

/** Draws the picture of one page, and gives its name in the cache. */
async function drawOne(page: BuiltPage, target: string, cache: string): Promise<string> {
  const artwork = await firstArtwork(page);
  const layers = 'poster' in artwork ? artwork.poster : [artwork.sky, artwork.land];
  const hash = createHash('sha256').update(JSON.stringify([size, webp, sharp.versions, layers]));
  const key = `${hash.digest('hex').slice(0, 32)}.webp`;
  const picture = await kept(join(cache, key), () => rendered(layers));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, picture);
  return key;
}

async function rendered(layers: readonly string[]): Promise<Buffer> {
  const [ground, ...above] = await Promise.all(
    layers.map((layer) =>
      sharp(Buffer.from(layer))
        .resize({ ...size, fit: 'cover' })
        .png({ compressionLevel: 0 })
        .toBuffer(),
    ),
  );
  return sharp(ground)
    .composite(above.map((input) => ({ input })))
    .webp(webp)
    .toBuffer();
}
