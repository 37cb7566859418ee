import { runTool } from '../run-tool.ts';

/** `astro build` into dist/site. What it says is kept back unless it fails or warns. */
export async function buildPages(): Promise<void> {
  const { code, output } = await runTool('astro', ['build'], { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
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
