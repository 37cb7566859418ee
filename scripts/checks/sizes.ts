import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../source-files.ts';
import type { Check } from './check.ts';

const limits = { lines: 300, rootFiles: 11, npmScripts: 20 };
const byHand = /\.(ts|tsx|astro|mjs|js|css)$/;

/**
 * Long files, a crowded root, too many npm scripts: the project stays small enough to know by heart.
 *
 * @param folder absolute path of the project
 */
export function sizeProblems(folder: string = root): string[] {
  const files = sourceFiles(folder);
  const long = files
    .filter((file) => byHand.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n').length - 1;
      return lines > limits.lines
        ? [`${file} has ${lines} lines; ${limits.lines} is the most: cut it where it does two things.`]
        : [];
    });
  const rootFiles = files.filter((file) => !file.includes('/') && !/\.md$|^LICEN[CS]E/.test(file));
  const scripts = Object.keys(
    (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts?: object }).scripts ?? {},
  );
  return [
    ...long,
    ...(rootFiles.length > limits.rootFiles
      ? [`The root holds ${rootFiles.length} files (${rootFiles.join(', ')}); ${limits.rootFiles} is the most.`]
      : []),
    ...(scripts.length > limits.npmScripts
      ? [`package.json has ${scripts.length} scripts; ${limits.npmScripts} is the most.`]
      : []),
  ];
}

export const sizesCheck: Check = { name: 'sizes', run: () => sizeProblems() };
