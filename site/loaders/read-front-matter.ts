import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { cutFrontMatter } from '#domain/rules/front-matter.ts';

/** An entry's front matter as it stands in its file, before any schema has said yes. */
export type RawEntry = { /** Path from the root. */ file: string; id: string; data: Readonly<Record<string, unknown>> };

/**
 * Entries of other collections, for whoever judges one collection by another. Read from the files and not from Astro's
 * collections: entries are judged while those are being filled.
 *
 * @param pattern which files: `content/posts/*.md`
 * @param folder absolute path of the project, or the current one
 */
export const readFrontMatter = (pattern: string, folder = '.'): RawEntry[] =>
  globSync(pattern, { cwd: folder })
    .sort()
    .map((file) => ({
      file,
      id: basename(file, '.md'),
      data: (parse(cutFrontMatter(readFileSync(join(folder, file), 'utf8'))?.frontMatter ?? '') ?? {}) as RawEntry['data'],
    }));
