/** The built site, set up to count visits. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchDirectory } from './scratch.ts';
import { startServer } from './server-process.ts';

export type CountedSite = { origin: string /** The measurement id. */; id: string; close(): Promise<void> };

export async function startCountedSite(): Promise<CountedSite> {
  const dataDir = scratchDirectory('counted-site');
  const main = join(import.meta.dirname, '../../dist/server/main.js');
  const id = 'G-TEST12345';
  const site = await startServer({ main, dataDir, remove: () => undefined }, { GA_MEASUREMENT_ID: id });
  return {
    origin: site.origin,
    id,
    async close() {
      await site.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
