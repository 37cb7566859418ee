import { createRequire } from 'node:module';

/**
 * Packages of fonts whose letters are exactly as wide as those of a font that visitors' machines have. They are measured instead
 * of it (`stand-ins.ts`), and given to a test's browser on a machine without it.
 */
const fontTwins = {
  Arial: { package: 'arimo', weight: 400 },
  'Arial Bold': { package: 'arimo', weight: 700 },
  Roboto: { package: 'roboto', weight: 400 },
  Georgia: { package: 'gelasio', weight: 400 },
  'Noto Serif': { package: 'noto-serif', weight: 400 },
  'Times New Roman': { package: 'tinos', weight: 400 },
} as const;

export type SystemFont = keyof typeof fontTwins;

/** Absolute paths of the two files of the font with the same widths: basic Latin, and the letters of other languages. */
export function filesOfTwin(font: SystemFont): Record<'latin' | 'extended', string> {
  const { package: name, weight } = fontTwins[font];
  const { resolve } = createRequire(import.meta.url);
  const file = (part: string) => resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`);
  return { latin: file('latin'), extended: file('latin-ext') };
}
