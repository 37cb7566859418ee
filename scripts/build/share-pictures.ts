import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type ShareCard, sharePicture } from '#art/share/share-picture.ts';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { root } from '../source-files.ts';
import type { BuiltPage } from './built-pages.ts';
import { firstArtwork } from './first-artwork.ts';
import { kept } from './kept.ts';
import { type PageEdit, withoutAttribute } from './page-edits.ts';
import type { Span } from './page-elements.ts';

/** How a card becomes a PNG; whatever changes here is drawn anew. The later ones are for pictures that stay heavy: photographs. */
const renderings = [
  { palette: true, colours: 256, dither: 0.6, effort: 5, compressionLevel: 9 },
  { palette: true, colours: 128, dither: 0, effort: 8, compressionLevel: 9 },
  { palette: true, colours: 64, dither: 0, effort: 8, compressionLevel: 9 },
  { palette: true, colours: 32, dither: 0, effort: 8, compressionLevel: 9 },
  { palette: true, colours: 16, dither: 0, effort: 8, compressionLevel: 9 },
] as const;

/** What a share picture may weigh, in bytes: some networks skip what is heavier than a few hundred KB, phones pay for each. */
const limit = 118 * 1024;

/**
 * Makes the picture that stands for a page where its address is shared. `ShareTags.astro` says in `data-share` what is
 * written on it; its drawing is the first one of the page. Kept in .cache/share by what it shows.
 *
 * @param site absolute path of the built site
 * @returns the pages without what was said for this step alone
 * @throws when a page that is listed says nothing of its picture
 */
export async function drawSharePictures(
  site: string,
  pages: readonly BuiltPage[],
  cache: string = join(root, '.cache/share'),
): Promise<PageEdit[]> {
  await mkdir(cache, { recursive: true });
  const shared = pages.flatMap((page) => sharedPicture(page) ?? []);
  if (shared.length === 0) throw new Error('No page has a picture for when it is shared.');
  const rest = [...shared];
  const used = new Set<string>();
  const work = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) used.add(await drawOne(next, site, cache));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const old of await readdir(cache)) if (!used.has(old)) await rm(join(cache, old));
  return shared.map(({ page, mark }) => withoutAttribute(page, mark));
}

type SharedPicture = { page: BuiltPage; path: string; words: Omit<ShareCard, 'artwork'>; mark: Span };

/** What a page says of its picture. */
function sharedPicture(page: BuiltPage): SharedPicture | undefined {
  const image = page.elements.find(({ name, attributes }) => name === 'meta' && attributes.property === 'og:image');
  const { content = '', 'data-share': words } = image?.attributes ?? {};
  const mark = image?.attributesAt['data-share'];
  if (!words || !mark) {
    if (page.listed) throw new Error(`${page.url}: its og:image has no data-share: what its share picture says is not known.`);
    return undefined;
  }
  const path = content.replace(placeholderOrigin, '');
  if (!/^\/share\/.+\.png$/.test(path)) throw new Error(`${page.url}: og:image “${content}” is no address below /share/.`);
  return { page, path, words: JSON.parse(words) as Omit<ShareCard, 'artwork'>, mark };
}

/** Draws the picture of one page, and gives its name in the cache. */
async function drawOne({ page, path, words }: SharedPicture, site: string, cache: string): Promise<string> {
  const layers = await sharePicture({ ...words, artwork: await firstArtwork(page) });
  const hash = createHash('sha256').update(JSON.stringify([renderings, sharp.versions, layers]));
  const key = `${hash.digest('hex').slice(0, 32)}.png`;
  const png = await kept(join(cache, key), async () => {
    const made = await rendered(layers);
    if (made.length > limit) throw new Error(`${path} weighs ${made.length} bytes; a share picture may have ${limit}`);
    return made;
  });
  const target = join(site, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, png);
  return key;
}

async function rendered([ground, ...above]: readonly string[]): Promise<Buffer> {
  const card = sharp(Buffer.from(ground ?? ''))
    .composite(above.map((layer) => ({ input: Buffer.from(layer) })))
    .removeAlpha();
  let png = Buffer.of();
  for (const options of renderings) {
    png = await card.clone().png(options).toBuffer();
    if (png.length <= limit) break;
  }
  return png;
}
