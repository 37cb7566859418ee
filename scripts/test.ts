/** Everything: the checks, the units, the faults, and the built site in a browser. Ends with `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Check, passAll } from './checks/check.ts';
import { buildCheck, builtChecks, sourceChecks } from './checks/list.ts';
import { root } from './source-files.ts';
import { sumOf, type Tally, tallyOf } from './tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const tallies: [name: string, tally: Tally][] = [];
try {
  tallies.push(['checks', await checked([...sourceChecks, buildCheck, ...builtChecks])]);
  tallies.push(['vitest', await vitest()]);
  tallies.push(['browser', await playwright()]);
} catch (error) {
  console.error(error);
  tallies.push(['this script', { passed: 0, failed: 1 }]);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

console.log('');
for (const [name, { passed, failed }] of tallies) console.log(`${name}: ${passed} passed, ${failed} failed`);
const { passed, failed } = sumOf(tallies.map(([, tally]) => tally));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function checked(checks: readonly Check[]): Promise<Tally> {
  const results = await passAll(checks);
  return { passed: results.filter(Boolean).length, failed: results.filter((result) => !result).length };
}

async function vitest(): Promise<Tally> {
  const report = join(reports, 'vitest.json');
  // Nothing else runs meanwhile: by itself it would leave one core idle.
  const workers = `--maxWorkers=${availableParallelism()}`;
  const code = await show('vitest', ['run', workers, '--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`]);
  const said = read<{ numTotalTests: number; numPassedTests: number }>(report);
  return tallyOf(code, said && { total: said.numTotalTests, passed: said.numPassedTests });
}

async function playwright(): Promise<Tally> {
  const report = join(reports, 'playwright.json');
  const code = await show('playwright', ['test', '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const stats = read<{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }>(report)?.stats;
  return tallyOf(
    code,
    stats && { total: stats.expected + stats.unexpected + stats.flaky + stats.skipped, passed: stats.expected },
  );
}

/** Runs a program of node_modules/.bin in plain sight. */
function show(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
