import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../source-files.ts';

/** What the built site and server are made of; tests and docs are not. Checks are: the site says what they found in it. */
const built =
  /^(art|brand|content|domain|itinerary|public|server|site|scripts\/(build|checks|launch))\/|^(astro\.config\.ts|package(-lock)?\.json|tsconfig\.json|scripts\/(build|budgets|content-values)\.ts)$/;

/** What tests measured in a browser. It is about the sources, so it is none of them. */
export const measuredFile = 'content/measured.json';

/** One hash over the names and contents of everything that is built. */
export function hashOfSources(folder: string = root): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(folder)) {
    if (!built.test(file) || /\.test\.tsx?$/.test(file) || file === measuredFile) continue;
    hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

/** What a release is known by: its sources, and the measurements it shows. One of the same sources begins with the same letters. */
export function stampOf(sources: string, folder: string = root): string {
  const file = join(folder, measuredFile);
  return existsSync(file) ? `${sources} ${createHash('sha256').update(readFileSync(file)).digest('hex')}` : sources;
}

/** The commit the sources stand at, and its day. Nothing where they came without their history. */
export function lastCommit(folder: string = root): { commit: string; committedOn: string } | undefined {
  try {
    const said = execFileSync('git', ['log', '-1', '--abbrev=10', '--format=%h %cs'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [commit = '', committedOn = ''] = said.trim().split(' ');
    return commit ? { commit, committedOn } : undefined;
  } catch {
    return undefined;
  }
}
