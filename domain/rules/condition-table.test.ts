import { expect, test } from 'vitest';
import { type ConditionRow, conditionAnchors, conditionTable } from './condition-table.ts';

const row = (id: string, changes: Partial<ConditionRow> = {}): ConditionRow => ({
  id,
  group: 'minori',
  order: 1,
  title: `Titlul ${id}`,
  concerns: 'Oricine',
  cases: { cine: 'oricine', unde: 'oriunde', act: 'orice' },
  bring: ['Actul de călătorie'],
  text: `Textul ${id}`,
  sources: [{ label: 'Poliția de Frontieră', url: 'https://www.politiadefrontiera.ro/' }],
  checkedOn: '2026-11-21',
  ...changes,
});

test('rows stand in their part, in order', () => {
  const table = conditionTable([row('doi', { order: 2 }), row('vama', { group: 'bagaj' }), row('unu')]);
  expect(table.find(({ group }) => group === 'minori')?.rows.map(({ id }) => id)).toEqual(['unu', 'doi']);
  expect(table.find(({ group }) => group === 'bagaj')?.rows.map(({ id }) => id)).toEqual(['vama']);
});

test.each([
  ['title', { title: 'TITLUL unu', order: 2 }],
  ['text', { text: 'Textul unu', order: 2 }],
  ['place', { order: 1 }],
])('two rows with one %s are an error that names both files', (_, changes) => {
  expect(() => conditionTable([row('unu'), row('doi', changes)])).toThrow(
    /^content\/conditions\/doi\.yaml: .* este deja în content\/conditions\/unu\.yaml$/,
  );
});

test.each(['minori', ...Object.values(conditionAnchors)])('a row cannot have the anchor of a part: %s', (id) => {
  expect(() => conditionTable([row(id)])).toThrow(`content/conditions/${id}.yaml`);
});
