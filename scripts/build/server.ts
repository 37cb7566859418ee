import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-files.ts';
import { bundleServer } from './bundle.ts';

/** The server and the processes it starts, in dist/server. */
export async function buildServer(): Promise<void> {
  const outdir = join(root, 'dist/server');
  rmSync(outdir, { recursive: true, force: true });
  await bundleServer([{ in: 'scripts/build/server-entry.ts', out: 'main' }], outdir);
}
