import { englishProblems } from '#domain/rules/english-problems.ts';
import { type Destination, destinationSchema } from '#domain/schemas/destination.ts';
import type { EnglishDestination } from '#domain/schemas/english-destination.ts';
import type { Entry } from './entry-problems.ts';
import { readFrontMatter } from './read-front-matter.ts';

/** Romanian entries by continent and name, `europa/santorini`. */
export type RomanianPlaces = ReadonlyMap<string, { data: Destination; body: string }>;

/**
 * The Romanian entries as they stand in their files. One that its schema refuses is left out: whoever reads it says why.
 *
 * @param folder absolute path of the project, or the current one
 */
export async function readRomanianPlaces(folder = '.'): Promise<RomanianPlaces> {
  const entries = await readFrontMatter('content/destinations/*/*.md', folder);
  return new Map(
    entries.flatMap(({ file, data, body }) => {
      const { data: place } = destinationSchema.safeParse(data);
      return place ? [[file.replace('content/destinations/', '').replace(/\.md$/, ''), { data: place, body }] as const] : [];
    }),
  );
}

/** English words without a place, or that do not fit it. File, field, reason. */
export function englishDestinationProblems(entries: readonly Entry<EnglishDestination>[], places: RomanianPlaces): string[] {
  return entries.flatMap(({ id, data, body, filePath }) => {
    const place = places.get(id);
    const problems = place
      ? englishProblems({ data, body }, place)
      : [`(numele fișierului): nu există content/destinations/${id}.md; numele și dosarul sunt aceleași în amândouă limbile`];
    return problems.map((problem) => `${filePath}: ${problem}`);
  });
}
