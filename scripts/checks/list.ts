import { alikeCheck } from './alike.ts';
import { type Check, toolCheck } from './check.ts';
import { contentCheck } from './content.ts';
import { docsCheck } from './docs.ts';
import { lettersCheck } from './letters.ts';
import { linksCheck } from './links.ts';
import { shareCheck } from './share.ts';
import { sizesCheck } from './sizes.ts';
import { weightCheck } from './weight.ts';
import { wordsCheck } from './words.ts';
import { zonesCheck } from './zones.ts';

/** Checks of the sources as they stand. */
export const sourceChecks: readonly Check[] = [
  toolCheck('style', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=30']),
  zonesCheck,
  sizesCheck,
  docsCheck,
  contentCheck,
  wordsCheck,
  toolCheck('types', 'astro', ['check', '--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning']),
];

export const buildCheck: Check = toolCheck('build', 'node', ['scripts/build.ts', '--if-changed']);

/** Checks of what was built. */
export const builtChecks: readonly Check[] = [
  toolCheck('html', 'html-validate', [
    '--formatter',
    'text',
    '--max-warnings',
    '0',
    'dist/site/*.html',
    'dist/site/!(shell)/**/*.html',
  ]),
  alikeCheck,
  lettersCheck,
  linksCheck,
  weightCheck,
  shareCheck,
];
