import { runTool } from '../run-tool.ts';

/** One thing that must hold. */
export type Check = {
  name: string;
  /** Each problem in the words a maker needs: where, what, how to mend it. None: the check passed. */
  run: () => Promise<string[]> | string[];
};

/** A check that is a tool of ours: whatever it prints is the problem when it ends with anything but 0. */
export const toolCheck = (name: string, tool: string, args: readonly string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await runTool(tool, args);
    return code === 0 ? [] : [output.trim() || `${tool} ended with ${code}`];
  },
});

/** Runs one check, prints its line, and says whether it passed. A check that breaks has failed. */
export async function passes({ name, run }: Check): Promise<boolean> {
  const start = performance.now();
  const problems = await Promise.resolve()
    .then(run)
    .catch((error: Error) => [error.stack ?? error.message]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${seconds} s`);
  for (const problem of problems) console.log(problem.replace(/^/gm, '    '));
  return problems.length === 0;
}
