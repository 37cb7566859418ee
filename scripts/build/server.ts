import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, formatMessages } from 'esbuild';
import { root } from '../source-files.ts';
import { cssModuleNames } from './class-names.ts';

/** The server as plain JavaScript in dist/server: Node runs .ts by itself, but not the .tsx of its views. */
export async function buildServer(): Promise<void> {
  rmSync(join(root, 'dist/server'), { recursive: true, force: true });
  const result = await build({
    absWorkingDir: root,
    entryPoints: [{ in: 'scripts/build/server-entry.ts', out: 'main' }],
    outdir: 'dist/server',
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
