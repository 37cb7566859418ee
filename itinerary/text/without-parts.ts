import type { Line, Word } from './ticket-text.ts';

/** The line with blanks where parts of it stood, and without the words they reach into. @param parts `start` and `end` count in its text */
export function withoutParts(line: Line, parts: readonly { start: number; end: number }[]): Line {
  const text = parts.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    line.text,
  );
  const isCut = (word: Word) => parts.some(({ start, end }) => word.start < end && word.start + word.text.length > start);
  return { ...line, text, words: line.words.filter((word) => !isCut(word)) };
}
