/**
 * Cuts the typefaces to what the pages use and writes them to brand/fonts/. Run by hand when a family or a range changes:
 * the results are committed. Three files a family, so that a page in English loads one and a page in Romanian two.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const latin = `${range(0x20, 0x7e)} ¡§©«®°±·»¿×÷${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}–—‘’‚“”„…‹›€→`;
const romanian = 'ĂăȘșȚț';
const extended = [...range(0x100, 0x17f)].filter((letter) => !romanian.includes(letter)).join('');

const newsreader = '@fontsource-variable/newsreader/files/newsreader-*-opsz-normal.woff2';
const families = [
  {
    name: 'montserrat',
    source: '@fontsource-variable/montserrat/files/montserrat-*-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  // Two cuts instead of the optical size axis, which doubles the file: what the first view sets large, and running text.
  { name: 'newsreader', source: newsreader, axes: { opsz: 72, wght: 400 } },
  { name: 'newsreader-text', source: newsreader, axes: { opsz: 20, wght: 400 } },
];

for (const family of families) {
  for (const [part, file, text] of [
    ['latin', 'latin', latin],
    ['ro', 'latin-ext', romanian],
    ['ext', 'latin-ext', extended],
  ] as const) {
    const source = await readFile(require.resolve(family.source.replace('*', file)));
    const cut = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: family.axes });
    await writeFile(new URL(`../brand/fonts/${family.name}-${part}.woff2`, import.meta.url), cut);
    console.log(`${family.name}-${part}.woff2 ${cut.length} bytes`);
  }
}
