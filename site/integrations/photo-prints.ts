import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { printPhoto } from '../../art/photos/photo-file.ts';
import { photoFromUrl, photoUrlPattern } from '../../art/photos/photo-name.ts';

/**
 * Cuts the photographs. A page names one by its URLs, one for each width and format; after the build every URL found in
 * the pages is made, and kept in .cache/photos by its name, which changes with the original. In development on request.
 */
export function photoPrints(): AstroIntegration {
  let cache = '';
  return {
    name: 'photo-prints',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('.cache/photos/', config.root));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const print = photoFromUrl(request.url ?? '');
          if (!request.url || !print) return next();
          printPhoto(request.url).then((file) => {
            response.setHeader('content-type', `image/${print.format}`);
            response.end(file);
          }, next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const urls = new Set<string>();
        for await (const file of glob('**/*.html', { cwd: root }))
          for (const [url] of (await readFile(join(root, file), 'utf8')).matchAll(photoUrlPattern)) urls.add(url);
        await mkdir(cache, { recursive: true });
        for (const url of urls) {
          const target = join(root, url);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, await kept(join(cache, basename(url)), () => printPhoto(url)));
        }
        const used = new Set([...urls].map((url) => basename(url)));
        for (const old of await readdir(cache)) if (!used.has(old)) await rm(join(cache, old));
        logger.info(`${urls.size} files of photographs`);
      },
    },
  };
}

async function kept(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found) return found;
  const made = await make();
  await writeFile(path, made);
  return made;
}
