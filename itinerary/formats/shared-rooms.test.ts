/** What formats share is shared: a file only one of them reads with belongs into that format's folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../../scripts/checks/imports.ts';
import { root, sourceFiles } from '../../scripts/source-files.ts';

const shared = /^itinerary\/(values|layout|documents)\//;
const files = sourceFiles().filter((file) => /^(itinerary|server|site)\/.*(?<!\.test|\.d)\.tsx?$/.test(file));
const importers = Map.groupBy(
  files.flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')).map(({ target }) => ({ file, target }))),
  ({ target }) => target,
);

/** Who uses a file in the end, by way of other shared files or at once: formats by their names, everything else by its path. */
function usersOf(file: string, seen: ReadonlySet<string> = new Set([file])): Set<string> {
  const users = (importers.get(file) ?? []).flatMap(({ file: user }) => {
    if (shared.test(user)) return seen.has(user) ? [] : [...usersOf(user, new Set([...seen, user]))];
    return /^itinerary\/formats\/(?<format>[\w-]+)/.exec(user)?.groups?.format ?? user;
  });
  return new Set(users);
}

test('what serves one format alone lives with it, and nothing shared is unused', () => {
  const sharedFiles = files.filter((file) => shared.test(file));
  expect(sharedFiles.length).toBeGreaterThan(0);
  const misplaced = sharedFiles.map((file) => [file, ...usersOf(file)]).filter(([, ...users]) => users.length < 2);
  expect(misplaced).toEqual([]);
});
