import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../source-files.ts';
import { kinds } from './kinds.ts';
import { start } from './start.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'new-'));
  mkdirSync(join(project, 'itinerary/formats'), { recursive: true });
  cpSync(join(root, 'itinerary/formats/registry.ts'), join(project, 'itinerary/formats/registry.ts'));
});
afterEach(() => rmSync(project, { recursive: true }));

const read = (path: string) => readFileSync(join(project, path), 'utf8');

test('without a kind, or with one that is unknown, the kinds are told with an example of each', () => {
  for (const typed of [[], ['planet', 'mars']]) {
    const { isDone, text } = start(typed, project);
    expect(isDone).toBe(false);
    for (const { name, example } of kinds) expect(text).toContain(`npm run new -- ${name} ${example}`);
  }
});

test('every kind that has a file is on the list, and its own example can be started', () => {
  const files = readdirSync(join(root, 'scripts/new/kinds')).filter((file) => !file.endsWith('.test.ts'));
  expect(kinds.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
  for (const { name, example } of kinds) expect(start([name, ...example.split(' ')], project)).toMatchObject({ isDone: true });
});

test('a destination is an entry with every field of its schema and chapters to fill in', () => {
  expect(start(['destination', 'europa', 'lisabona'], project).text).toContain('Wrote content/destinations/europa/lisabona.md');
  const entry = read('content/destinations/europa/lisabona.md');
  expect(entry).toMatch(/^---\n[\s\S]*^name: Lisabona$[\s\S]*^picture:$[\s\S]*^---$/m);
  expect(entry.match(/^## /gm)).toHaveLength(4);
});

test('a destination without a place, with an address that is none, or one that is taken is refused with the reason', () => {
  start(['destination', 'europa', 'lisabona'], project);
  const refusals = [
    [['destination'], 'where the continent is one of'],
    [['destination', 'atlantida', 'x'], 'where the continent is one of'],
    [['destination', 'europa', 'Lisabona Nouă'], 'becomes an address'],
    [['destination', 'europa', 'contact'], 'is a page of the site'],
    [['destination', 'asia', 'lisabona'], 'is taken by content/destinations/europa/lisabona.md'],
  ] as const;
  for (const [typed, reason] of refusals)
    expect(start(typed, project)).toEqual({ isDone: false, text: expect.stringContaining(reason) });
});

test('the English words of a place are a file beside its Romanian one, with the same chapters', () => {
  const missing = start(['english-destination', 'europa', 'lisabona'], project);
  expect(missing).toEqual({
    isDone: false,
    text: expect.stringContaining('there is no content/destinations/europa/lisabona.md'),
  });
  start(['destination', 'europa', 'lisabona'], project);
  const english = 'content/en/destinations/europa/lisabona.md';
  expect(start(['english-destination', 'europa', 'lisabona'], project).text).toContain(`Wrote ${english}`);
  const headings = (path: string) => read(path).match(/^## .*$/gm);
  expect(headings(english)).toEqual(headings('content/destinations/europa/lisabona.md'));
  expect(read(english)).toMatch(/^---\n[\s\S]*^card:$[\s\S]*^suits:$[\s\S]*^---$/m);
  expect(read(english)).not.toMatch(/^#? ?(days|cost|sources|at):/m);
  expect(start(['english-destination', 'europa', 'lisabona'], project).text).toBe(`${english} is there already.`);
});

test('a guide and a post are entries with every field of their schemas and chapters to fill in', () => {
  expect(start(['guide', 'plimbare', 'malul-marii'], project).text).toContain('and look at http://localhost:4321/malul-marii');
  start(['post', 'vara'], project);
  const [guide, post] = ['content/guides/plimbare/malul-marii.md', 'content/posts/vara.md'].map(read);
  for (const entry of [guide, post]) {
    expect(entry).toMatch(/^---\n[\s\S]*^title:$[\s\S]*^list:$[\s\S]*^places: \[\]$[\s\S]*^---$/m);
    expect(entry?.match(/^## /gm)).toHaveLength(2);
  }
  expect(guide).not.toMatch(/^text:/m);
  expect(post).toMatch(/^text:$/m);
});

test('a guide without its list, and an article whose address another entry has, are refused with the reason', () => {
  start(['guide', 'plimbare', 'vara'], project);
  const refusals = [
    [['guide', 'vara'], 'where the list is one of informatii-utile, istorie-si-arta'],
    [['guide', 'distractie', 'vara'], '/vara is taken by content/guides/plimbare/vara.md'],
    [['post', 'vara'], '/vara is taken by'],
    [['destination', 'europa', 'vara'], '/vara is taken by'],
    [['post', 'plimbare'], 'is a page of the site'],
    [['post'], 'Use: npm run new -- post'],
  ] as const;
  for (const [typed, reason] of refusals)
    expect(start(typed, project)).toEqual({ isDone: false, text: expect.stringContaining(reason) });
});

test('a ticket format is a file, a line in the registry and a folder for its tickets', () => {
  start(['ticket-format', 'air-example'], project);
  expect(read('itinerary/formats/air-example.ts')).toContain("id: 'air-example'");
  expect(read('itinerary/formats/registry.ts')).toContain("import { airExample } from './air-example.ts';");
  expect(readdirSync(join(project, 'tests/tickets'))).toEqual(['air-example']);
  expect(start(['ticket-format', 'air-example'], project).text).toContain('is there already');
});
