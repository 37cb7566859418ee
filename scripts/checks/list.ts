import { addressesCheck } from './addresses.ts';
import { advisoriesCheck } from './advisories.ts';
import { alikeCheck } from './alike.ts';
import { type Check, toolCheck } from './check.ts';
import { coloursCheck } from './colours.ts';
import { contentCheck } from './content.ts';
import { docsCheck } from './docs.ts';
import { exportsCheck } from './exports.ts';
import { lettersCheck } from './letters.ts';
import { linksCheck } from './links.ts';
import { shareCheck } from './share.ts';
import { sizesCheck } from './sizes.ts';
import { weightCheck } from './weight.ts';
import { wordsCheck } from './words.ts';
import { zonesCheck } from './zones.ts';

/** Where Astro keeps what it knows of the content, whoever asks it. */
const writesTo = '.astro';

/** Checks of the sources as they stand. */
export const sourceChecks: readonly Check[] = [
  toolCheck('style', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=30']),
  zonesCheck,
  addressesCheck,
  exportsCheck,
  sizesCheck,
  docsCheck,
  advisoriesCheck,
  contentCheck,
  wordsCheck,
  coloursCheck,
  { ...toolCheck('types', 'astro', ['check', '--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning']), writesTo },
];

export const buildCheck: Check = { ...toolCheck('build', 'node', ['scripts/build.ts', '--if-changed']), writesTo };

/** Checks of what was built: what was not built cannot be looked at. */
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
].map((check) => ({ ...check, after: buildCheck }));
