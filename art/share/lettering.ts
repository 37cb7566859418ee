/**
 * Words as outlines. Pictures are rendered without the brand's typefaces installed, so their letters are drawn as paths:
 * shaped by HarfBuzz (kerning included) from the same files the pages load.
 */

import { readFile } from 'node:fs/promises';
import { Face, Feature, Font, Blob as FontBlob, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { webFiles } from '#brand/web-letters.ts';
import { joinNumbers } from '../posters/engine/numbers.ts';

export type Typeface = 'sans' | 'serif';

type Lettering = {
  /** Path data; the baseline is y = 0, the first letter begins at x = 0. */
  path: string;
  /** From the first letter to the end of the last, in the unit of `size`. */
  width: number;
};

type Setting = {
  typeface: Typeface;
  /** Font size, in the unit of the drawing. */
  size: number;
  /** Extra room between letters, in ems. */
  tracking?: number;
};

const files: Record<Typeface, { name: string; axes: Record<string, number> }> = {
  sans: { name: 'montserrat', axes: { wght: 600 } },
  serif: { name: 'newsreader', axes: {} },
};

/** Everything the files hold. */
const repertoire = webFiles.map(({ letters }) => letters).join('');

const loaded = new Map<Typeface, Promise<Font[]>>();

/** The files of a family in the order they are asked for a letter: from the common ones to the rarest. */
function fontsOf(typeface: Typeface): Promise<Font[]> {
  const known = loaded.get(typeface);
  if (known) return known;
  const { name, axes } = files[typeface];
  const fonts = Promise.all(
    webFiles.map(async ({ part }) => {
      const file = await readFile(new URL(`../../brand/fonts/${name}-${part}.woff2`, import.meta.url));
      const plain = await subsetFont(file, repertoire, { targetFormat: 'sfnt' });
      const font = new Font(new Face(new FontBlob(new Uint8Array(plain).buffer)));
      font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)));
      return font;
    }),
  );
  loaded.set(typeface, fonts);
  return fonts;
}

/**
 * One line of text as a path.
 * @throws when no file of the family has a letter, naming it
 */
export async function lettering(text: string, { typeface, size, tracking = 0 }: Setting): Promise<Lettering> {
  let path = '';
  let x = 0;
  for (const { font, words } of runs(text.normalize('NFC'), await fontsOf(typeface))) {
    const scale = size / font.face.upem;
    const buffer = new TextBuffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    // As in the pages: letters that stand at a distance of their own are not joined.
    shape(font, buffer, tracking === 0 ? [] : [new Feature('liga', 0)]);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      path += placed(font.glyphToJson(codepoint), scale, x + xOffset * scale, -yOffset * scale);
      x += xAdvance * scale + tracking * size;
    }
  }
  return { path, width: Math.max(0, x - tracking * size) };
}

/** The text in pieces that one file has all the letters of. */
function runs(text: string, fonts: readonly Font[]): { font: Font; words: string }[] {
  const pieces: { font: Font; words: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((candidate) => candidate.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined);
    if (!font) throw new Error(`“${letter}” in “${text}” is in none of the fonts of brand/fonts`);
    const last = pieces.at(-1);
    if (last?.font === font) last.words += letter;
    else pieces.push({ font, words: letter });
  }
  return pieces;
}

/** A glyph's outline (y upwards, in font units) at its place in the drawing (y downwards). */
function placed(glyph: ReturnType<Font['glyphToJson']>, scale: number, x: number, y: number): string {
  return glyph
    .map(({ type, values }) => {
      const numbers = values.map((value, index) => (index % 2 === 0 ? x + value * scale : y - value * scale));
      return type + joinNumbers(numbers);
    })
    .join('');
}
