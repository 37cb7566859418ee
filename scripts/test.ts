/**
 * Everything: the checks, the units, the faults, and the built site in a browser. Ends with `N passed, N failed`. With `--measure`
 * only what a browser can measure of the whole site, which is kept for the page that shows it.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '#domain/rules/endpoints.ts';
import { today } from '#domain/rules/expiry.ts';
import { type BrowserReport, siteReportSchema } from '#domain/schemas/site-report.ts';
import { builtPages, builtSite } from './build/built-pages.ts';
import { measuredFile } from './build/stamp.ts';
import { type Check, passAll } from './checks/check.ts';
import { buildCheck, builtChecks, sourceChecks } from './checks/list.ts';
import { foundIn, measurementOf, measuring } from './measured.ts';
import { root } from './source-files.ts';
import { sumOf, type Tally, tallyOf } from './tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const browserReport = join(reports, 'playwright.json');
const tallies: [name: string, tally: Tally][] = [];
try {
  if (process.argv.includes('--measure')) {
    tallies.push(['checks', await checked([buildCheck])]);
    tallies.push(['browser', await measured()]);
  } else {
    tallies.push(['checks', await checked([...sourceChecks, buildCheck, ...builtChecks])]);
    tallies.push(['vitest', await vitest()]);
    tallies.push(['browser', await playwright()]);
  }
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

/** Keeps what was found even where it is bad: the page that shows it says so. */
async function measured(): Promise<Tally> {
  const tally = await playwright('--grep', measuring, '--project=pages', '--project=narrow');
  const listed = builtPages().flatMap(({ listed, url }) => (listed ? url : []));
  const measurement = measurementOf(foundIn(read(browserReport) ?? {}), listed);
  if (!measurement) throw new Error('Not every page was looked at: nothing is kept.');
  // The built site says itself which version it is.
  const { version } = siteReportSchema.parse(read(join(builtSite, endpoints.siteReport)));
  const kept: BrowserReport = { version, measuredOn: today(), ...measurement };
  writeFileSync(join(root, measuredFile), `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`\nKept in ${measuredFile}; the next build shows it.`);
  return tally;
}

async function playwright(...which: string[]): Promise<Tally> {
  const code = await show('playwright', ['test', ...which, '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  const stats = read<{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }>(browserReport)?.stats;
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
