import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchDirectory } from '#tests/support/scratch.ts';
import { hashOfSources, lastCommit, measuredFile, stampOf } from './stamp.ts';

let project: string;
beforeEach(() => {
  project = scratchDirectory('stamp');
  write('site/pages/index.astro', 'home');
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}
const stamp = () => stampOf(hashOfSources(project), project);

test('what is built, and what measures it, makes other sources; tests, documents and benches do not', () => {
  const before = hashOfSources(project);
  for (const file of ['tests/e2e/a.spec.ts', 'docs/a.md', 'bench/a.ts', 'site/a.test.ts', 'README.md']) write(file, 'x');
  expect(hashOfSources(project)).toBe(before);
  for (const file of ['content/a.yaml', 'scripts/checks/a.ts', 'scripts/build/report/a.tsx', 'scripts/budgets.ts']) {
    const last = hashOfSources(project);
    write(file, 'x');
    expect(hashOfSources(project), file).not.toBe(last);
  }
});

test('a new measurement is of the same sources, and yet another release', () => {
  const sources = hashOfSources(project);
  const stamps = new Set([stamp()]);
  for (const text of ['{}', '{"a":1}']) {
    write(measuredFile, text);
    expect(hashOfSources(project)).toBe(sources);
    stamps.add(stamp());
  }
  expect(stamps.size).toBe(3);
  for (const one of stamps) expect(one.startsWith(sources)).toBe(true);
});

test('sources without their history have no commit', () => {
  expect(lastCommit(project)).toBeUndefined();
});
