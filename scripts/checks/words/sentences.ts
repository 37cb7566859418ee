import { type Place, passagesOf, plain } from './places.ts';

/** Shorter ones may well be said twice. */
const leastWords = 6;

const sentencesOf = (place: Place): string[] =>
  passagesOf(place).flatMap(({ text }) =>
    plain(text)
      .split(/(?<=[.!?;:])\s+/)
      .map((sentence) =>
        sentence
          .toLocaleLowerCase('ro')
          .replace(/[^\p{L}\d]+/gu, ' ')
          .trim(),
      )
      .filter((sentence) => sentence.split(' ').length >= leastWords),
  );

/**
 * Sentences that stand in two entries.
 *
 * @returns by file; the first that has a sentence keeps it
 */
export function sentenceProblems(places: readonly Place[]): Map<string, string[]> {
  const first = new Map<string, string>();
  const problems = new Map<string, string[]>();
  for (const place of places)
    for (const sentence of new Set(sentencesOf(place))) {
      const owner = first.get(sentence);
      if (!owner) first.set(sentence, place.file);
      else
        problems.set(place.file, [
          ...(problems.get(place.file) ?? []),
          `are aceeași propoziție ca ${owner}: „${sentence}”; rescrieți-o`,
        ]);
    }
  return problems;
}
