import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The project's root, absolute, with a trailing slash. */
export const root = new URL('..', import.meta.url).pathname;

/** What nobody writes by hand. */
const generated = new Set(['node_modules', '.git', 'dist', 'var', '.cache', '.astro', 'test-results', 'playwright-report']);

/**
 * Every file people write, as a path relative to the folder, sorted.
 *
 * @param folder absolute path; the project's root unless told otherwise
 */
export function sourceFiles(folder: string = root): string[] {
  const files: string[] = [];
  const walk = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      // In a second working tree of git, .git is a file.
      if (generated.has(entry.name)) continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile() && !entry.name.endsWith('.log')) files.push(path);
    }
  };
  walk('');
  return files.sort();
}
