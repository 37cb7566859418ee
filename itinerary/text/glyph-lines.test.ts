import { expect, test } from 'vitest';
import { linesOf, type Placed } from './glyph-lines.ts';

/** Glyphs as they are drawn, one after the other: half an em wide each. */
const drawn = (text: string, x: number, font: string): Placed[] =>
  [...text].map((letter, index) => ({
    text: letter,
    x: x + index * 5,
    right: x + index * 5 + 5,
    y: 100,
    size: 10,
    font,
    blanks: 0,
  }));

test('what is drawn later, in another font, stands in the gaps that were left for it', () => {
  const glyphs = [
    ...drawn('01', 0, 'a'),
    ...drawn('02', 13, 'a'),
    ...drawn('2027', 26, 'a'),
    ...drawn('/', 9.5, 'b'),
    ...drawn('/', 22.5, 'b'),
  ].map((glyph) => (glyph.font === 'b' ? { ...glyph, right: glyph.x + 3 } : glyph));
  expect(linesOf(glyphs, 1, new Map()).map(({ text }) => text)).toEqual(['01/02/2027']);
});

test('words printed over others stay whole', () => {
  const [line] = linesOf([...drawn('DRAFT', 0, 'a'), ...drawn('COPY', 2, 'b')], 1, new Map());
  expect(line?.words.map(({ text }) => text).toSorted()).toEqual(['COPY', 'DRAFT']);
});
