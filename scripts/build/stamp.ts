import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../source-files.ts';

const stampFile = join(root, 'dist/.stamp');

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

/** Whether the last build finished and was made of these very sources. */
export const isBuiltFrom = (hash: string): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;

/** Taken away before a build and written after it, so that an interrupted build is done again. */
export const removeStamp = (): void => rmSync(stampFile, { force: true });

export const writeStamp = (hash: string): void => writeFileSync(stampFile, hash);
