/**
 * Cuts the typefaces to what the pages use and writes them to brand/fonts/. Run by hand when a family or a range changes:
 * the results are committed, and the ranges in site/styles/ follow (`brand/web-letters.test.ts` compares them). A page in English loads
 * the first file of a family, one in Romanian the second too, and the others where a page prints such a letter.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { webFiles } from '../brand/web-letters.ts';

const require = createRequire(import.meta.url);
/** All that the style sheets ask for, and what sets letters right. The rest would bring its alternate glyphs along. */
const features = ['kern', 'mark', 'mkmk', 'liga', 'ccmp', 'lnum', 'pnum', 'tnum'];
/** Letters as a language has them: Romanian’s, for who types ş. Of the western ones, Catalan, Dutch and Turkish would bring theirs. */
const keepFeatures = { latin: features, 'latin-ext': [...features, 'locl'] };

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
  for (const { part, source: script, letters } of webFiles) {
    const source = await readFile(require.resolve(family.source.replace('*', script)));
    const cut = await subsetFont(source, letters, {
      targetFormat: 'woff2',
      variationAxes: family.axes,
      keepFeatures: keepFeatures[script],
      // Screens of today smooth letters instead, and it is a sixth of the file.
      noHinting: true,
      // What programs list a family's styles by.
      dropTables: ['STAT'],
    });
    await writeFile(new URL(`../brand/fonts/${family.name}-${part}.woff2`, import.meta.url), cut);
    console.log(`${family.name}-${part}.woff2 ${cut.length} bytes`);
  }
}
