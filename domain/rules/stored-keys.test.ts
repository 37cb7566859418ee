import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../../scripts/source-files.ts';
import { consentDateKey, consentKey } from './consent-choice.ts';
import { lastItineraryKey } from './last-itinerary.ts';
import { helpCache, keptPage, keptTool } from './offline.ts';
import { savedListKey } from './saved-list.ts';
import { storedKeys } from './stored-keys.ts';

/** Names that a program takes from another of our files. */
const imported: Readonly<Record<string, string>> = { savedListKey, consentKey, consentDateKey, lastItineraryKey };

/** Names of caches as programs write them. */
const caches: Readonly<Record<string, string>> = {
  'keptPage(path)': keptPage('…'),
  'keptTool(path)': keptTool('…'),
  helpCache,
};

/** Every name under which a program keeps something in the browser, with the storage: `ticks:…` for what begins like it. */
function keptIn(code: string): string[] {
  const opened = [...code.matchAll(/caches\.open\((\w+(?:\(\w+\))?)\)/g)].map(([, name = '']) => `Cache Storage ${caches[name]}`);
  const kept = [...code.matchAll(/(localStorage|sessionStorage)\s*\.\s*(?:get|set|remove)Item\(\s*([^,)]+)/g)].map(
    ([, where = '', written = '']) => {
      const literal = /^(['"`])(.*)\1$/.exec(written.trim())?.[2];
      const named = new RegExp(`const ${written.trim()} = (['"\`])(.*?)\\1`).exec(code)?.[2];
      const key = literal ?? imported[written.trim()] ?? named;
      if (key === undefined) throw new Error(`cannot tell what ${written} is`);
      return `${where} ${key.replace(/\$\{.*$/, '…')}`;
    },
  );
  return [...kept, ...opened];
}

test('whatever our code keeps in a browser stands in the table, and the table names nothing else', () => {
  const programs = sourceFiles().filter(
    (file) => /^(site|domain|itinerary)\/.*\.(ts|tsx|astro|js)$/.test(file) && !/\.test\./.test(file),
  );
  expect(programs.length).toBeGreaterThan(200);
  const kept = programs.flatMap((file) => keptIn(readFileSync(join(root, file), 'utf8')));
  expect(new Set(kept)).toEqual(new Set(storedKeys.map(({ name, where }) => `${where} ${name}`)));
});

test('nothing is kept past that: no other way into the storages, no cookie but one that is taken back, no database', () => {
  for (const file of sourceFiles().filter(
    (name) => /^(site|server|domain|itinerary)\/.*\.(ts|tsx|astro|js)$/.test(name) && !/\.test\./.test(name),
  )) {
    const code = readFileSync(join(root, file), 'utf8');
    expect(code, file).not.toMatch(
      /(?:local|session)Storage\s*(?:\[|\.(?!(?:get|set|remove)Item\())|indexedDB|set-cookie|cookieStore/i,
    );
    for (const [, cookie = ''] of code.matchAll(/document\.cookie\s*=(?!=)([^\n]*)/g))
      expect(cookie, file).toContain('max-age=0');
  }
});
