import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build, formatMessages } from 'esbuild';
import { root } from '../source-files.ts';
import { cssModuleNames } from './class-names.ts';

/** The name of the program that reads and draws tickets; the server looks for it beside itself. */
export const ticketWorker = 'ticket-worker';

/** The name of the program that keeps enquiries, beside it too. */
const enquiryWorker = 'enquiry-worker';

/** The fonts of the itineraries it prints. */
const printFonts = [400, 500, 600].map((weight) => `montserrat-print-${weight}.ttf`);

type Program = { in: string; out: string };

/**
 * The server's programs. The one that reads and draws tickets, with its fonts in a folder beside it, and the one that keeps enquiries
 * are always among them.
 * @param outdir absolute path
 * @throws with what is wrong, errors and warnings alike
 */
export async function bundleServer(programs: readonly Program[], outdir: string): Promise<void> {
  const workers = [
    { in: 'server/workers/ticket-worker.ts', out: ticketWorker },
    { in: 'server/workers/enquiry-worker.ts', out: enquiryWorker },
  ];
  await bundlePrograms([...programs, ...workers], outdir);
  await mkdir(join(outdir, 'fonts'), { recursive: true });
  for (const font of printFonts) await copyFile(join(root, 'brand/fonts', font), join(outdir, 'fonts', font));
}

/**
 * Programs as plain JavaScript: Node runs .ts by itself, but not the .tsx of views and PDFs. Packages stay packages.
 * @param outdir absolute path
 * @throws with what is wrong, errors and warnings alike
 */
export async function bundlePrograms(programs: readonly Program[], outdir: string): Promise<void> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [...programs],
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
