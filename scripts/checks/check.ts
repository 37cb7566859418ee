import { availableParallelism } from 'node:os';
import { runTool } from '../run-tool.ts';

/** One thing that must hold. */
export type Check = {
  name: string;
  /** Each problem in the words a maker needs: where, what, how to mend it. None: the check passed. */
  run: () => Promise<string[]> | string[];
  /** What has to pass first: pages that were not built cannot be looked at. */
  after?: Check;
  /** A place that is written to on the way. Of two checks that write to one place the second waits for the first. */
  writesTo?: string;
};

/** A check that is a tool of ours: whatever it prints is the problem when it ends with anything but 0. */
export const toolCheck = (name: string, tool: string, args: readonly string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await runTool(tool, args);
    return code === 0 ? [] : [output.trim() || `${tool} ended with ${code}`];
  },
});

/** How a check ended. One that was not run, because what it looks at is not there, has not passed. */
type Outcome = { problems: string[]; seconds: number } | 'not run';

/**
 * Runs checks side by side and prints a line for each in their order, with its problems below it. They are begun in their order too,
 * so the long ones belong to the front of what they need.
 *
 * @param atOnce how many run at a time; the number of cores unless told otherwise
 * @param print where the lines go
 * @returns whether each of them passed
 */
export async function passAll(
  checks: readonly Check[],
  atOnce: number = availableParallelism(),
  print: (line: string) => void = console.log,
): Promise<boolean[]> {
  const outcomes = new Map<Check, Outcome>();
  const running = new Map<Check, Promise<void>>();
  let printed = 0;
  const end = (check: Check, outcome: Outcome) => {
    running.delete(check);
    outcomes.set(check, outcome);
    for (let next = checks[printed]; next && outcomes.has(next); next = checks[++printed])
      for (const line of linesOf(next, outcomes.get(next) as Outcome)) print(line);
  };
  const isBusy = ({ writesTo }: Check) =>
    writesTo !== undefined && [...running.keys()].some((other) => other.writesTo === writesTo);
  const isReady = (check: Check) =>
    !outcomes.has(check) &&
    !running.has(check) &&
    !isBusy(check) &&
    (check.after === undefined || !checks.includes(check.after) || outcomes.has(check.after));

  while (outcomes.size < checks.length) {
    const next = running.size < atOnce ? checks.find(isReady) : undefined;
    if (!next) await Promise.race(running.values());
    else if (next.after && outcomes.has(next.after) && !hasPassed(outcomes.get(next.after))) end(next, 'not run');
    else
      running.set(
        next,
        outcomeOf(next).then((outcome) => end(next, outcome)),
      );
  }
  return checks.map((check) => hasPassed(outcomes.get(check)));
}

const hasPassed = (outcome: Outcome | undefined) => typeof outcome === 'object' && outcome.problems.length === 0;

/** A check that breaks has failed. */
async function outcomeOf({ run }: Check): Promise<Outcome> {
  const start = performance.now();
  const problems = await Promise.resolve()
    .then(run)
    .catch((error: Error) => [error.stack ?? error.message]);
  return { problems, seconds: (performance.now() - start) / 1000 };
}

function linesOf({ name, after }: Check, outcome: Outcome): string[] {
  if (outcome === 'not run') return [`✗ ${name.padEnd(10)}    not run: ${after?.name} did not pass`];
  const { problems, seconds } = outcome;
  const line = `${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(5)} s`;
  return [line, ...problems.map((problem) => problem.replace(/^/gm, '    '))];
}
