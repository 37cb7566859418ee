import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../source-files.ts';
import type { Check } from './check.ts';
import { code, type Import, importsOf } from './imports.ts';
import { type Zone, zones } from './zone-rules.ts';

/** Benches, and the configurations of what runs the tests. */
const runsTests = /^bench\/|^(playwright|vitest)\.config\.ts$/;
const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path);

/**
 * Says for every import that crosses a border it may not cross: which file, what it wanted, and why not.
 *
 * @param folder absolute path of the tree to look at
 */
export function zoneProblems(folder: string = root): string[] {
  const files = sourceFiles(folder).filter((file) => code.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const imports = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]));
  return files.flatMap((file) => [
    ...borderProblems(file, imports.get(file) ?? []),
    ...directiveProblems(file, texts.get(file) ?? ''),
    ...(file.startsWith('site/islands/') && !isTest(file) ? weightProblems(file, imports) : []),
  ]);
}

function borderProblems(file: string, imports: Import[]): string[] {
  const zone = zones.find(({ files }) => files.test(file));
  if (!zone) return [`${file}: belongs to no zone; give its folder one in scripts/checks/zone-rules.ts.`];
  const targets = [...new Set(imports.map(({ target }) => target))];
  return targets.flatMap((target) => {
    // A test stands in the folder of what it tests, which others may import.
    if (isTest(target) && !isTest(file) && !runsTests.test(file)) return [`${file}: imports ${target}. Only tests import tests.`];
    return allows(zone, file, target) ? [] : [`${file}: imports ${target}. ${zone.because}`];
  });
}

function allows({ files, may }: Zone, file: string, target: string): boolean {
  const groups = files.exec(file)?.groups ?? {};
  return may.some((allowed) => {
    const name = allowed.replace(/<(\w+)>/g, (_, group: string) => groups[group] ?? '');
    return name.endsWith('*') ? target.startsWith(name.slice(0, -1)) : target === name;
  });
}

/** What hydrates is to be seen in pages and layouts only. */
function directiveProblems(file: string, text: string): string[] {
  if (!file.endsWith('.astro') || /^site\/(pages|layouts)\//.test(file)) return [];
  return /\sclient:[a-z]/.test(text) ? [`${file}: uses client:…, which belongs in site/pages and site/layouts only.`] : [];
}

/** zod weighs 23 KB in the browser: an island may use a schema's type, never the schema, not even through another file. */
function weightProblems(island: string, imports: ReadonlyMap<string, Import[]>): string[] {
  const cameFrom = new Map<string, string>([[island, '']]);
  for (const file of cameFrom.keys()) {
    for (const { target, typesOnly } of imports.get(file) ?? []) {
      if (typesOnly || cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      if (!/^zod(\/(?!mini$)|$)/.test(target)) continue;
      const way: string[] = [];
      for (let step = target; step; step = cameFrom.get(step) ?? '') way.unshift(step);
      return [`${island}: brings zod into the browser (${way.join(' → ')}). Import the type only, or use zod/mini.`];
    }
  }
  return [];
}

export const zonesCheck: Check = { name: 'zones', run: () => zoneProblems() };
