import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { hrefOf } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { root } from '../source-files.ts';
import type { BuiltPage } from './built-pages.ts';

/**
 * Writes the service worker, which knows the pages for emergencies and their style sheets by name.
 *
 * @param site absolute path of the built site
 * @param pages as they will be sent
 * @throws when there is no page for emergencies
 */
export async function writeServiceWorker(site: string, pages: readonly BuiltPage[]): Promise<void> {
  const help = (['ro', 'en'] as const).map((lang) => {
    const path = hrefOf('emergency', lang);
    const page = pages.find(({ url }) => url === path);
    if (!page) throw new Error(`There is no page at ${path}, which the service worker keeps.`);
    return { path, html: page.html, sheets: page.styleSheets.flatMap(({ attributes }) => attributes.href ?? []) };
  });
  const files = [...new Set(help.flatMap(({ path, sheets }) => [path, ...sheets]))];
  const version = createHash('sha256')
    .update(JSON.stringify(help.map(({ html }) => html)))
    .digest('hex')
    .slice(0, 12);
  const { outputFiles } = await build({
    entryPoints: [join(root, 'site/islands/service-worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    define: { HELP: JSON.stringify({ files }) },
    // A changed page must change the worker, or browsers keep the old one.
    banner: { js: `/* ${version} */` },
    logLevel: 'silent',
  });
  await writeFile(join(site, endpoints.serviceWorker), outputFiles[0]?.contents ?? '');
}
