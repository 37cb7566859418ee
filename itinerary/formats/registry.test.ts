import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { generic } from './generic.ts';
import { formats } from './registry.ts';

const own = new Set(['contract.ts', 'registry.ts']);
const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts') && !own.has(file));

test('every file of the folder is a format of the registry, under its own id', async () => {
  const ids = await Promise.all(
    files.map(async (file) => {
      const module = (await import(join(import.meta.dirname, file))) as Record<string, unknown>;
      return Object.values(module).flatMap((value) => formats.find((format) => format === value)?.id ?? []);
    }),
  );
  expect(ids.map((found) => found.join())).toEqual(files.map((file) => basename(file, '.ts')));
  expect(formats.length).toBe(files.length);
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
