import { createHash } from 'node:crypto';
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { artworkUrlPattern, drawArtwork } from '../../art/artwork.ts';
import { photoJpeg } from '../../art/photos/photo-file.ts';
import { photoUrlPattern } from '../../art/photos/photo-name.ts';
import { poster } from '../../art/posters/poster.ts';
import { printFromName } from '../../art/posters/print-name.ts';
import { type ShareArtwork, type ShareCard, sharePicture } from '../../art/share/share-picture.ts';

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
 * written on it; its drawing is the first one of the page. Drawn after the build, kept in .cache/share by what it shows.
 */
export function sharePictures(): AstroIntegration {
  let cache = '';
  return {
    name: 'share-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('.cache/share/', config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        await mkdir(cache, { recursive: true });
        const files = await Array.fromAsync(glob('**/*.html', { cwd: site }));
        const used = new Set<string>();
        const work = async () => {
          for (let file = files.pop(); file; file = files.pop()) {
            const key = await shareOne(site, file, cache);
            if (key) used.add(key);
          }
        };
        await Promise.all(Array.from({ length: availableParallelism() }, work));
        for (const old of await readdir(cache)) if (!used.has(old)) await rm(join(cache, old));
        logger.info(`${used.size} share pictures`);
      },
    },
  };
}

const tag = /(<meta property="og:image" content="[^"]*?)(\/share\/[^"]+\.png)"([^>]*?) data-share="([^"]*)"/;

/** Draws the picture of one page, when it has one, and gives its name in the cache. */
async function shareOne(site: string, file: string, cache: string): Promise<string | undefined> {
  const html = await readFile(join(site, file), 'utf8');
  const [found, before, path = '', after, words = ''] = tag.exec(html) ?? [];
  if (!found) return undefined;
  const layers = await sharePicture({
    ...(JSON.parse(decoded(words)) as Omit<ShareCard, 'artwork'>),
    artwork: await artworkOf(html),
  });
  const hash = createHash('sha256').update(JSON.stringify([renderings, sharp.versions, layers]));
  const key = `${hash.digest('hex').slice(0, 32)}.png`;
  const kept = await readFile(join(cache, key)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const png = kept ?? (await rendered(layers));
  if (png.length > limit) throw new Error(`${path} weighs ${png.length} bytes; a share picture may have ${limit}`);
  if (!kept) await writeFile(join(cache, key), png);
  const target = join(site, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, png);
  await writeFile(join(site, file), html.replace(found, `${before}${path}"${after}`));
  return key;
}

/** The first picture of a page, a drawing by day; a page without one has the globe of the home page. */
async function artworkOf(html: string): Promise<ShareArtwork> {
  const [first] = html.matchAll(artworkUrlPattern);
  const [photo] = html.matchAll(photoUrlPattern);
  if (photo && photo.index < (first?.index ?? html.length)) return { poster: [await photoPoster(photo[0])] };
  const name = first?.[1];
  const header = /^header\.([a-z]+)\./.exec(name ?? '')?.[1];
  if (header) return { sky: drawArtwork(`header.${header}.wide.day.sky`), land: drawArtwork(`header.${header}.wide.day.land`) };
  if (name) return { poster: [poster({ ...printFromName(name), time: 'day', crop: '4:5' })] };
  return { poster: [drawArtwork('header.home.tall.day.sky'), drawArtwork('header.home.tall.day.land')] };
}

/** A photograph as a standalone SVG, like the drawings it takes the place of. */
async function photoPoster(url: string): Promise<string> {
  const jpeg = await photoJpeg(url, '4:5', 756);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1250" viewBox="0 0 1000 1250" preserveAspectRatio="xMidYMid slice">' +
    `<image width="1000" height="1250" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/></svg>`
  );
}

async function rendered(layers: readonly string[]): Promise<Buffer> {
  const [ground, ...rest] = await Promise.all(
    layers.map((layer) => sharp(Buffer.from(layer)).png({ compressionLevel: 0 }).toBuffer()),
  );
  const flat = await sharp(ground)
    .composite(rest.map((input) => ({ input })))
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  let png = flat;
  for (const options of renderings) {
    png = await sharp(flat).png(options).toBuffer();
    if (png.length <= limit) break;
  }
  return png;
}

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|(amp|lt|gt|quot));/g, (_, code?: string, name = '') =>
    code ? String.fromCodePoint(Number(code)) : ({ amp: '&', lt: '<', gt: '>', quot: '"' }[name as string] ?? ''),
  );
