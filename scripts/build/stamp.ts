import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../source-files.ts';

/** What the built site and server are made of; tests, checks and docs are not. */
const built =
  /^(art|brand|content|domain|itinerary|public|server|site|scripts\/build)\/|^(astro\.config\.ts|package(-lock)?\.json|tsconfig\.json|scripts\/build\.ts)$/;

/** One hash over the names and contents of everything that is built. */
export function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles()) {
    if (!built.test(file) || /\.test\.tsx?$/.test(file)) continue;
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
