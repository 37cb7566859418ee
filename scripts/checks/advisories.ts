import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../source-files.ts';
import type { Check } from './check.ts';

/** Longer the registry is not waited for: then the list beside this file is what is known. */
const patienceMs = 15_000;

type Advisory = { package: string; before: string; advisory: string; why: string };
type Lock = { packages: Record<string, { version?: string }> };

const known = (): Advisory[] => parse(readFileSync(join(import.meta.dirname, 'advisories.yaml'), 'utf8')) as Advisory[];

/**
 * Packages of a lock file, at whatever depth, that an advisory of the list is about.
 * @param lock text of package-lock.json
 */
export function listedProblems(lock: string, advisories: readonly Advisory[] = known()): string[] {
  const { packages } = JSON.parse(lock) as Lock;
  return Object.entries(packages).flatMap(([path, { version = '' }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    return advisories
      .filter((advisory) => advisory.package === name && isBefore(version, advisory.before))
      .map(({ advisory, before, why }) => `${path} ${version}: ${why} (${advisory}); ${before} has it no more.`);
  });
}

/** Whether a version is older than another. What is before a release (`1.0.0-rc.1`) is older than it. */
function isBefore(version: string, other: string): boolean {
  const parts = (text: string) => (text.split('-')[0] ?? '').split('.').map(Number);
  const [mine, theirs] = [parts(version), parts(other)];
  for (const [index, number] of theirs.entries()) {
    const difference = (mine[index] ?? 0) - number;
    if (difference !== 0) return difference < 0;
  }
  return version.includes('-');
}

type Audit = { vulnerabilities?: Record<string, { name: string; severity: string; range: string }> };

/** What the registry says of what runs in production; nothing where it does not answer. */
export function auditedProblems(report: string): string[] | undefined {
  try {
    const vulnerabilities = (JSON.parse(report) as Audit | null)?.vulnerabilities;
    return (
      vulnerabilities &&
      Object.values(vulnerabilities).map(({ name, severity, range }) => `${name} ${range}: ${severity}; npm audit says more.`)
    );
  } catch {
    // No registry: its answer is no report.
    return undefined;
  }
}

function auditOfRegistry(): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['audit', '--omit=dev', '--json'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: patienceMs,
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk));
    child.on('error', () => resolve(''));
    child.on('close', () => resolve(said));
  });
}

/** The list always, and what the registry knows beyond it. */
export const advisoriesCheck: Check = {
  name: 'advisories',
  run: async () => [
    ...listedProblems(readFileSync(join(root, 'package-lock.json'), 'utf8')),
    ...(auditedProblems(await auditOfRegistry()) ?? []),
  ],
};
