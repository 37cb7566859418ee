import type { Loader } from 'astro/loaders';
import { entryHref, hasPages } from '#domain/rules/addresses.ts';
import { type Entry, entryProblems } from './entry-problems.ts';

type ContentLoaderOptions<Data> = {
  /** Reads the files. */
  files: Loader;
  /** What only entries of this collection can have wrong, each with file, field and reason. */
  problemsOf?: (entries: readonly Entry<Data>[]) => string[] | Promise<string[]>;
};

/**
 * Reads a collection, then holds its entries against what the schema of a single one cannot see. Anything wrong stops the
 * build with file, field and reason.
 */
export function contentLoader<Data>({ files, problemsOf }: ContentLoaderOptions<Data>): Loader {
  return {
    name: 'content-loader',
    async load(context) {
      await files.load(context);
      const entries = context.store
        .values()
        .map(({ id, data, body = '', filePath = id }): Entry<Data> => ({ id, data: data as Data, body, filePath }));
      const { collection } = context;
      const pages = hasPages(collection) ? { collection, addressOf: (id: string) => entryHref(collection, id) } : undefined;
      const problems = [...(await entryProblems(entries, pages)), ...((await problemsOf?.(entries)) ?? [])];
      if (problems.length > 0) throw new Error(`Conținut de îndreptat:\n  ${problems.join('\n  ')}`);
    },
  };
}
