/**
 * `unicode-range: U+20-7E, U+A9` of all faces of a style sheet, as code points from and to.
 * @see https://www.w3.org/TR/css-fonts-4/#unicode-range-desc
 */
export const letterRangesIn = (css: string): [from: number, to: number][] =>
  [...css.matchAll(/unicode-range:([^;}]*)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, from = '', to = from]): [number, number] => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  );
