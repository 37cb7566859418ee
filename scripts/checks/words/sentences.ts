import { type Entry, passagesOf, plain } from './entries.ts';

/** Shorter ones may well be said twice. */
const leastWords = 6;

const sentencesOf = (entry: Entry): string[] =>
  passagesOf(entry).flatMap(({ text }) =>
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
export function sentenceProblems(entries: readonly Entry[]): Map<string, string[]> {
  const first = new Map<string, string>();
  const problems = new Map<string, string[]>();
  for (const entry of entries)
    for (const sentence of new Set(sentencesOf(entry))) {
      const owner = first.get(sentence);
      if (!owner) first.set(sentence, entry.file);
      else
        problems.set(entry.file, [
          ...(problems.get(entry.file) ?? []),
          `are aceeași propoziție ca ${owner}: „${sentence}”; rescrieți-o`,
        ]);
    }
  return problems;
}
