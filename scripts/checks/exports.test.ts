import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportProblems } from './exports.ts';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'exports-'));
});
afterEach(() => rmSync(tree, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(join(tree, dirname(path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

test('every kind of export that nobody imports is named', () => {
  plant(
    'domain/x.ts',
    `export const a = 1, b = 2;
export function c() {}
export class D {}
export type E = string;
export interface F {}
export enum G {}
export const { h, i: [j] } = k;
export { a as l };
export default 1;
const own = 1;`,
  );
  plant('scripts/start.ts', "import { b } from '../domain/x.ts';");
  const names = ['a', 'c', 'D', 'E', 'F', 'G', 'h', 'j', 'l', 'default'];
  expect(exportProblems(tree)).toEqual(names.map((name) => expect.stringContaining(`domain/x.ts: nobody imports ${name}. `)));
});

test('every way to import a name counts: renamed, as a type, handed on, all at once, from a page, lazily', () => {
  const ways = {
    a: "import { a as other } from '#domain/a.ts';",
    b: "import type { b } from '#domain/b.ts';",
    c: "export { c as other } from '#domain/c.ts';\nimport { other } from './c.test.ts';",
    d: "import * as all from '#domain/d.ts';",
    e: "let x: import('#domain/e.ts').e;",
    f: "const x = await import('#domain/f.ts');",
  };
  for (const [name, text] of Object.entries(ways)) {
    plant(`domain/${name}.ts`, `export const ${name} = 1;`);
    plant(`tests/${name}.test.ts`, text);
  }
  plant('domain/g.ts', 'export const g = 1;');
  plant('site/pages/index.astro', "---\nimport { g } from '#domain/g.ts';\n---\n<p />");
  expect(exportProblems(tree)).toEqual([]);
});

test('a file that nobody imports, starts or names is told; pages, commands, tests and named programs are not', () => {
  plant('site/ui/Gone.tsx', '');
  plant('site/ui/gone.css', '');
  plant('site/pages/index.astro', '<p />');
  plant('scripts/start.ts', "run('node server/named.ts');");
  plant('server/named.ts', '');
  plant('domain/x.test.ts', '');
  expect(exportProblems(tree)).toEqual(
    ['site/ui/Gone.tsx', 'site/ui/gone.css'].map((file) => `${file}: nobody imports or starts it. Delete it.`),
  );
});
