import { readFile } from 'node:fs/promises';
import { type SiteFacts, siteFactsSchema } from '#domain/schemas/site-facts.ts';
import { ConfigError } from '../config.ts';

/**
 * What the build says about the site.
 * @param file absolute path of dist/site.json
 * @throws {ConfigError} when there is none, or one of another version of this server
 */
export async function readSiteFacts(file: string): Promise<SiteFacts> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new ConfigError('dist/site.json', 'the pages are not built: run npm run build');
  const { success, data, error } = siteFactsSchema.safeParse(parsed(text));
  if (success) return data;
  const [first] = error.issues;
  throw new ConfigError(
    'dist/site.json',
    `${first?.path.join('.') || 'the file'}: ${first?.message}; build again with npm run build`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
