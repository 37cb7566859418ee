import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file beside Astro's, named by what is in it, so that browsers may keep it for good.
 *
 * @param site absolute path of the built site
 * @returns its address
 */
export async function writeNamed(site: string, name: string, ending: string, text: string): Promise<string> {
  const url = `/_astro/${name}.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${ending}`;
  await mkdir(join(site, '_astro'), { recursive: true });
  await writeFile(join(site, url), text);
  return url;
}
