import type { Loader } from 'astro/loaders';
import { type Entry, entryProblems } from './entry-problems.ts';

type ContentLoaderOptions<Data> = {
  /** Reads the files. */
  files: Loader;
  /** For entries with a page of their own under the root: its address without the bar. */
  addressOf?: (id: string) => string;
  /** What only entries of this collection can have wrong, each with file, field and reason. */
  problemsOf?: (entries: readonly Entry<Data>[]) => string[] | Promise<string[]>;
};

/**
 * Reads a collection, then holds its entries against what the schema of a single one cannot see. Anything wrong stops the
 * build with file, field and reason.
 */
export function contentLoader<Data>({ files, addressOf, problemsOf }: ContentLoaderOptions<Data>): Loader {
  return {
    name: 'content-loader',
    async load(context) {
      await files.load(context);
      const entries = context.store
        .values()
        .map(({ id, data, body = '', filePath = id }): Entry<Data> => ({ id, data: data as Data, body, filePath }));
      const problems = [
        ...(await entryProblems(entries, addressOf && { collection: context.collection, addressOf })),
        ...((await problemsOf?.(entries)) ?? []),
      ];
      if (problems.length > 0) throw new Error(`Conținut de îndreptat:\n  ${problems.join('\n  ')}`);
    },
  };
}
