import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../source-files.ts';
import { formatFile, idProblem, registered } from './ticket-format.ts';

const registry = readFileSync(join(root, 'itinerary/formats/registry.ts'), 'utf8');

test('a new format is asked before the generic one and after all others', () => {
  const source = registered(registry, 'air-example');
  expect(source).toContain("import { airExample } from './air-example.ts';");
  expect(source.slice(source.indexOf('formats: readonly'))).toMatch(/ {2}airExample,\n {2}generic,\n\]/);
});

test('the file of a new format names it everywhere', () => {
  expect(formatFile('air-example')).toContain("export const airExample: TicketFormat = { id: 'air-example'");
});

test('an id that is taken, or is none, is refused with the reason', () => {
  expect(idProblem('air-example', registry)).toBeUndefined();
  for (const taken of ['lufthansa', 'travelport']) expect(idProblem(taken, registry)).toContain('is there already');
  for (const id of ['', 'Air', 'air_example', 'air--example', '../air'])
    expect(idProblem(id, registry)).toContain('npm run new -- ticket-format');
});
