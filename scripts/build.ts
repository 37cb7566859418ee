/** Builds the site and the server into dist/. With `--if-changed` only when a source changed since the last build. */

import { compressSite } from './build/compress.ts';
import { buildPages } from './build/pages.ts';
import { buildServer } from './build/server.ts';
import { hashOfSources, isBuiltFrom, removeStamp, writeStamp } from './build/stamp.ts';

const steps: readonly [name: string, run: () => Promise<void>][] = [
  ['pages', buildPages],
  ['server', buildServer],
  ['compression', compressSite],
];

const hash = hashOfSources();
if (!process.argv.includes('--if-changed') || !isBuiltFrom(hash)) await build();

async function build(): Promise<void> {
  const start = performance.now();
  console.log('Building…');
  removeStamp();
  for (const [name, run] of steps) {
    try {
      await run();
    } catch (error) {
      console.error(`The build failed at: ${name}\n\n${error instanceof Error ? error.message : String(error)}`);
      process.exit(1);
    }
  }
  writeStamp(hash);
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}
