import { expect, test } from 'vitest';
import { type Check, passAll } from './check.ts';

/** A check that ends when it is told to, and notes when it began and ended. */
function held(name: string, log: string[], more: Partial<Check> = {}) {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const run = async () => {
    log.push(`${name} begins`);
    const problems = await promise;
    log.push(`${name} ends`);
    return problems;
  };
  return { check: { name, run, ...more } satisfies Check, end: (...problems: string[]) => resolve(problems) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
const names = (lines: string[]) => lines.map((line) => line.replace(/ +[\d.]+ s$/, ''));

test('as many run at a time as were asked for, and their lines stand in their order', async () => {
  const [log, lines]: [string[], string[]] = [[], []];
  const [one, two, three] = ['one', 'two', 'three'].map((name) => held(name, log)) as [Held, Held, Held];
  const all = passAll([one.check, two.check, three.check], 2, (line) => lines.push(line));
  await soon();
  expect(log).toEqual(['one begins', 'two begins']);
  two.end('a.ts: is wrong');
  await soon();
  expect(log.slice(2)).toEqual(['two ends', 'three begins']);
  expect(lines).toEqual([]);
  one.end();
  await soon();
  expect(names(lines)).toEqual(['✓ one', '✗ two', '    a.ts: is wrong']);
  three.end();
  expect(await all).toEqual([true, false, true]);
});
type Held = ReturnType<typeof held>;

test('what needs another waits for it, and is not run when that failed', async () => {
  const [log, lines]: [string[], string[]] = [[], []];
  const build = held('build', log);
  const links = held('links', log, { after: build.check });
  const all = passAll([build.check, links.check], 2, (line) => lines.push(line));
  await soon();
  expect(log).toEqual(['build begins']);
  build.end('it broke');
  expect(await all).toEqual([false, false]);
  expect(log).toEqual(['build begins', 'build ends']);
  expect(lines.at(-1)).toBe('✗ links         not run: build did not pass');
});

test('two that write to one place do not run side by side, and neither stands in the way of others', async () => {
  const log: string[] = [];
  const types = held('types', log, { writesTo: '.astro' });
  const build = held('build', log, { writesTo: '.astro' });
  const units = held('units', log);
  const all = passAll([types.check, build.check, units.check], 2, () => undefined);
  await soon();
  expect(log).toEqual(['types begins', 'units begins']);
  units.end();
  await soon();
  expect(log).not.toContain('build begins');
  types.end();
  await soon();
  expect(log.at(-1)).toBe('build begins');
  build.end();
  expect(await all).toEqual([true, true, true]);
});

test('a check that breaks has failed, with its reason', async () => {
  const lines: string[] = [];
  const broken: Check = {
    name: 'broken',
    run: () => {
      throw new Error('no such file');
    },
  };
  expect(await passAll([broken], 1, (line) => lines.push(line))).toEqual([false]);
  expect(lines.join('\n')).toContain('no such file');
});
