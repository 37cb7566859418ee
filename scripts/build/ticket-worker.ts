import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-files.ts';
import { bundleServer, ticketWorker } from './bundle.ts';

/**
 * The ticket worker alone, for the server in development and in tests. It runs as a process of its own, where nothing turns .tsx
 * into JavaScript, hence it is bundled.
 * @param folder a new folder for it outside the project; without one it is kept where the project's packages are found
 * @returns its path
 */
export async function bundleTicketWorker(folder?: string): Promise<string> {
  const outdir = folder ?? join(root, '.cache/ticket-worker');
  mkdirSync(outdir, { recursive: true });
  if (folder) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  await bundleServer([], outdir);
  return join(outdir, `${ticketWorker}.js`);
}
