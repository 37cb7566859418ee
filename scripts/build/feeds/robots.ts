import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverPaths } from '#domain/rules/addresses.ts';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';

/**
 * Writes robots.txt (RFC 9309): every page may be read; what the server answers on the spot is nothing to list.
 *
 * @param site absolute path of the built site
 */
export const writeRobots = (site: string): Promise<void> =>
  writeFile(
    join(site, 'robots.txt'),
    `${['User-agent: *', ...serverPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${placeholderOrigin}/sitemap-index.xml`].join('\n')}\n`,
  );
