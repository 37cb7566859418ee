import { bundleServer } from './bundle.ts';

/** The server and the programs it starts, in a new folder. */
export const buildServer = (outdir: string): Promise<void> =>
  bundleServer([{ in: 'scripts/build/server-entry.ts', out: 'main' }], outdir);
