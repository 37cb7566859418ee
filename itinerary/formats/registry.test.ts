import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { generic } from './generic.ts';
import { formats } from './registry.ts';

const notFormats = new Set(['contract.ts', 'registry.ts']);
const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts') && !notFormats.has(entry.name));
const folders = entries.filter((entry) => entry.isDirectory());

/** A format is `<id>.ts`; one that has pieces of its own is a folder of its name with `<id>/<id>.ts` in it. */
const homes = [...files.map(({ name }) => name), ...folders.map(({ name }) => `${name}/${name}.ts`)];

test('every file and every folder is a format of the registry, under its own id', async () => {
  expect(homes.filter((home) => !existsSync(join(import.meta.dirname, home)))).toEqual([]);
  const ids = await Promise.all(
    homes.map(async (home) => {
      const module = (await import(join(import.meta.dirname, home))) as Record<string, unknown>;
      return Object.values(module).flatMap((value) => formats.find((format) => format === value)?.id ?? []);
    }),
  );
  expect(ids.map((found) => found.join())).toEqual(homes.map((home) => basename(home, '.ts')));
  expect(formats.length).toBe(homes.length);
});

test('a format is a folder only where it has pieces of its own', () => {
  const alone = folders.filter(({ name }) =>
    readdirSync(join(import.meta.dirname, name)).every((file) => file.startsWith(`${name}.`)),
  );
  expect(alone.map(({ name }) => name)).toEqual([]);
});

test('the generic reader is asked last', () => {
  expect(formats.at(-1)).toBe(generic);
});

test('no format recognises what is no ticket', () => {
  const texts = [
    '',
    'Invoice 2027-0412\nTotal 1.204,00 RON\nIBAN RO49 AAAA 1B31 0075 9384 0000',
    'Hotel voucher\nCheck-in 12.04.2027 14:00\nCheck-out 15.04.2027 11:00\nRoom 1044, TK Hotel',
    'Agenda\n09:10 Opening\n10:30 Coffee\nMeet at 12:00 in room A3 104.',
  ];
  for (const text of texts) expect(formats.filter((format) => format.recognises(text)).map(({ id }) => id)).toEqual([]);
});

test('flights under the three letters of an airline are flights', () => {
  const paper = (number: string) => `Genève à Porto\nVol   ${number}\nDépart   20/02/2027 06:40\nArrivée   20/02/2027 08:05`;
  expect(generic.recognises(paper('EZS1807'))).toBe(true);
  expect(generic.recognises(paper('TAP 941'))).toBe(true);
  expect(generic.recognises(paper('sur demande'))).toBe(false);
});
