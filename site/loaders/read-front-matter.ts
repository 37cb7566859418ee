import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { cutFrontMatter } from '#domain/rules/front-matter.ts';

/** An entry's front matter as it stands in its file, before any schema has said yes. */
export type RawEntry = {
  /** Path from the root. */
  file: string;
  id: string;
  data: Readonly<Record<string, unknown>>;
  /** Its Markdown. */
  body: string;
};

/**
 * Entries of other collections, for whoever judges one collection by another. Read from the files and not from Astro's
 * collections: entries are judged while those are being filled.
 *
 * @param pattern which files: `content/posts/*.md`
 * @param folder absolute path of the project, or the current one
 */
export async function readFrontMatter(pattern: string, folder = '.'): Promise<RawEntry[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return Promise.all(
    files.sort().map(async (file) => {
      const { frontMatter = '', text = '' } = cutFrontMatter(await readFile(join(folder, file), 'utf8')) ?? {};
      return { file, id: basename(file, '.md'), data: parsed(frontMatter), body: text };
    }),
  );
}

const known = new Map<string, RawEntry['data']>();

/** Guides, posts, three kinds of offers and English words are each held against the same places: what stands in a file is parsed once. */
function parsed(frontMatter: string): RawEntry['data'] {
  const data = known.get(frontMatter) ?? ((parse(frontMatter) ?? {}) as RawEntry['data']);
  known.set(frontMatter, data);
  return data;
}
