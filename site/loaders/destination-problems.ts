import { chapterProblems } from '#domain/rules/chapters.ts';
import type { Entry } from './entry-problems.ts';

/** What only a destination can have wrong: the chapters of its text. File, field, reason. */
export const destinationProblems = (entries: readonly Pick<Entry, 'body' | 'filePath'>[]): string[] =>
  entries.flatMap(({ body, filePath }) => chapterProblems(body).map((problem) => `${filePath}: text: ${problem}`));
