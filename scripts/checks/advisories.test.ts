import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../source-files.ts';
import { auditedProblems, listedProblems } from './advisories.ts';

const lockOf = (packages: Record<string, string>) =>
  JSON.stringify({ packages: Object.fromEntries(Object.entries(packages).map(([path, version]) => [path, { version }])) });

test('a package that an advisory is about is found at whatever depth, with the version that mends it', () => {
  const lock = lockOf({
    '': '0.1.0',
    'node_modules/nodemailer': '7.0.6',
    'node_modules/a/node_modules/yaml': '2.2.1',
    'node_modules/yaml': '2.2.2',
    'node_modules/not-yaml': '1.0.0',
    'node_modules/zod': '3.22.3-beta.1',
  });
  const problems = listedProblems(lock);
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'node_modules/nodemailer 7.0.6',
    'node_modules/a/node_modules/yaml 2.2.1',
    'node_modules/zod 3.22.3-beta.1',
  ]);
  expect(problems[0]).toContain('7.0.7 has it no more');
});

test('of what is locked none is known to be broken, and each advisory is about a package that is there', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  expect(listedProblems(lock)).toEqual([]);
  const ancient = lock.replace(/"version": "\d+\.\d+\.\d+"/g, '"version": "0.0.1"');
  expect(new Set(listedProblems(ancient).map((problem) => /GHSA-[\w-]+/.exec(problem)?.[0])).size).toBe(10);
});

test('what the registry reports is told; where it refuses, nothing is', () => {
  const report = { vulnerabilities: { x: { name: 'x', severity: 'high', range: '<2' } } };
  expect(auditedProblems(JSON.stringify(report))).toEqual(['x <2: high; npm audit says more.']);
  expect(auditedProblems('{"vulnerabilities":{}}')).toEqual([]);
  for (const refusal of ['', '{"message":"405 Method Not Allowed"}', 'null', '<html>'])
    expect(auditedProblems(refusal)).toBeUndefined();
});
