/** Code points, both included. */
export type LetterRange = readonly [from: number, to: number];

/**
 * `unicode-range: U+20-7E, U+A9` of all faces of a style sheet, as code points from and to.
 * @see https://www.w3.org/TR/css-fonts-4/#unicode-range-desc
 */
export const letterRangesIn = (css: string): LetterRange[] =>
  [...css.matchAll(/unicode-range:([^;}]*)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
      ([, from = '', to = from]): LetterRange => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
    ),
  );

/** Whether a letter is in one of the ranges. */
export const isAmong = (letter: string, ranges: readonly LetterRange[]): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
};
