import { join } from 'node:path';
import { root } from '../source-files.ts';
import { bundleServer, ticketWorker } from './bundle.ts';

/**
 * The ticket worker alone, for the server in development and in tests: a process of its own is run by nobody's loader.
 * @returns its path, in a folder from which the project's packages are found
 */
export async function bundleTicketWorker(name: string): Promise<string> {
  const outdir = join(root, '.cache/ticket-worker', name);
  await bundleServer([], outdir);
  return join(outdir, `${ticketWorker}.js`);
}
