import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../source-files.ts';
import type { Check } from './check.ts';

/** What people see: pages, what the server renders, the printed itinerary. */
const drawn = /^(site|server|itinerary)\/.*\.(css|tsx|astro)$/;

/** Colours that are somebody else's; each file says whose. */
const foreign = new Set([
  'site/sections/agencies/screens/Screen.module.css',
  'site/sections/project/Emblem.tsx',
  'site/sections/shell/SalBadge.tsx',
]);

/** A colour in hexadecimal where a value can stand: `: #fff`, `"#0a1834"`, `(#1b315f 49%`; no place of a page. */
const hex = /(?<=[\s:,("'`])(?<!href=["'])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=[\s;,)"'`])/gi;

/**
 * Colours written where a token belongs.
 *
 * @param folder absolute path of the project
 */
export function colourProblems(folder: string = root): string[] {
  const files = sourceFiles(folder).filter((file) => drawn.test(file) && !foreign.has(file));
  return files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(hex)].map(([colour]) => `${file}:${index + 1}: ${colour} has to be a colour of brand/tokens.ts.`),
      ),
  );
}

export const coloursCheck: Check = { name: 'colours', run: () => colourProblems() };
