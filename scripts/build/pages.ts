import { runTool } from '../run-tool.ts';

/** `astro build` into a folder. What it says is kept back unless it fails or warns. */
export async function buildPages(outDir: string): Promise<void> {
  const environment = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const { code, output } = await runTool('astro', ['build', '--outDir', outDir], environment);
  if (code !== 0) throw new Error(withoutProgress(output) || `astro build ended with ${code}`);
  for (const line of output.split('\n')) if (/\[(WARN|ERROR)\]/.test(line)) console.warn(line);
}

/** Astro tells what it is doing in lines that begin with the time; what went wrong stands in the others. */
const withoutProgress = (output: string) =>
  output
    .split('\n')
    .filter((line) => !/^\d\d:\d\d:\d\d (?!\[(WARN|ERROR)\])/.test(line))
    .join('\n')
    .trim();
