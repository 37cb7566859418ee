import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { letterRangesIn } from '../scripts/build/letter-ranges.ts';
import { webFiles } from './web-letters.ts';

const sheets = ['faces', 'rare-letters', 'faces-serif', 'serif', 'rare-letters-serif'].map((name) =>
  readFileSync(new URL(`../site/styles/${name}.css`, import.meta.url), 'utf8'),
);
const faces = sheets.flatMap((sheet) => [...sheet.matchAll(/@font-face \{[^}]*woff2[^}]*\}/g)].map(([face]) => face));

test.each(['montserrat', 'newsreader', 'newsreader-text'])(
  '%s is named file by file with the letters that are in each',
  (family) => {
    for (const { part, letters } of webFiles) {
      const named = faces.filter((face) => face.includes(`/${family}-${part}.woff2`));
      expect(named, part).toHaveLength(1);
      const ranged = named
        .flatMap(letterRangesIn)
        .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
      expect(String.fromCodePoint(...ranged), part).toBe([...letters].sort().join(''));
    }
  },
);

test('no letter is in two files', () => {
  const all = webFiles.flatMap(({ letters }) => [...letters]);
  expect(new Set(all).size).toBe(all.length);
});
