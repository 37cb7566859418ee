import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { artworkUrlPattern, drawArtwork } from '../../art/artwork.ts';

/**
 * Prints the pictures. A page names a picture by its URL (`artworkUrl`); after the build every URL found in the pages
 * is drawn to its file, so that nothing is printed that nobody shows. In development they are drawn on request.
 */
export function artPrints(): AstroIntegration {
  return {
    name: 'art-prints',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const name = request.url && nameIn(request.url);
          if (!name) return next();
          response.setHeader('content-type', 'image/svg+xml');
          response.end(drawArtwork(name));
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const urls = new Set<string>();
        for await (const file of glob('**/*.html', { cwd: root }))
          for (const [url] of (await readFile(join(root, file), 'utf8')).matchAll(artworkUrlPattern)) urls.add(url);
        for (const url of urls) {
          const target = join(root, url);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, drawArtwork(nameIn(url) ?? url));
        }
        logger.info(`${urls.size} pictures printed`);
      },
    },
  };
}

/** The artwork's name inside its URL, or nothing when the URL is not one of a picture. */
const nameIn = (url: string) => [...url.matchAll(artworkUrlPattern)][0]?.[1];
