import { build, formatMessages } from 'esbuild';
import { root } from '../source-files.ts';
import { cssModuleNames } from './class-names.ts';

/** The process that reads and draws tickets; the server looks for it beside itself. */
export const ticketWorkerEntry = { in: 'server/workers/ticket-worker.ts', out: 'ticket-worker' };

/**
 * Programs for Node as plain JavaScript: Node runs .ts by itself, but not the .tsx of views and PDFs. Packages stay packages.
 * @param outdir absolute path
 * @throws with what is wrong, errors and warnings alike
 */
export async function bundle(entryPoints: { in: string; out: string }[], outdir: string): Promise<void> {
  const result = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'linked',
    plugins: [cssModuleNames],
    logLevel: 'silent',
  }).catch(async (error: Error & { errors?: Parameters<typeof formatMessages>[0] }) => {
    throw new Error(error.errors ? (await formatMessages(error.errors, { kind: 'error' })).join('') : error.message);
  });
  if (result.warnings.length > 0) throw new Error((await formatMessages(result.warnings, { kind: 'warning' })).join(''));
}
