/** Typefaces come in files by script: text in runs, each with the file that has its letters. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const scripts = ['latin', 'latin-ext', 'greek'] as const;
type Script = (typeof scripts)[number];

const folder = join(import.meta.dirname, '../../../../node_modules/@fontsource');

/** Where the files of a typeface stand, by script. */
export function fontFiles(family: 'roboto' | 'tinos'): Record<Script, string> {
  const file = (script: Script) => join(folder, family, 'files', `${family}-${script}-400-normal.woff`);
  return { latin: file('latin'), 'latin-ext': file('latin-ext'), greek: file('greek') };
}

export const fontBytes = (path: string): Uint8Array => new Uint8Array(readFileSync(path));

function scriptOf(letter: string): Script {
  if (/\p{Script=Greek}/u.test(letter)) return 'greek';
  return letter <= 'ÿ' || 'ıŒœ–—‘’“”„…•'.includes(letter) ? 'latin' : 'latin-ext';
}

/** Letters no file has are written with those that have one. */
export const printable = (text: string): string => text.replace(/→/g, '–').replace(/[\u202f\u00a0]/g, ' ');

export function runsOf(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of printable(text)) {
    const script = scriptOf(letter);
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}
