import { expect, test } from 'vitest';
import { found } from '#tests/support/found-values.ts';
import { settleNames } from './settle-names.ts';

const settled = (...names: string[]) =>
  settleNames(names.map((name) => ({ name: found(name) }))).passengers.map(({ name, type }) => `${name.value} ${type.value}`);

test('titles glued to the families’ names of a list are none of their letters', () => {
  expect(settled('DRAGANMR ANDREI', 'DRAGANMRS IRINA MARIA', 'LUNGU-POPMSTR VLAD')).toEqual([
    'Andrei Dragan adult',
    'Irina Maria Dragan adult',
    'Vlad Lungu-Pop child',
  ]);
  expect(settled('DE SOUSAMRS INES', 'BRAGAMR RUI')).toEqual(['Ines De Sousa adult', 'Rui Braga adult']);
});

test('where not all have one, or all the same, it is their name', () => {
  expect(settled('WILLIAMS JOHN', 'WILLIAMS ANN')).toEqual(['John Williams adult', 'Ann Williams adult']);
  expect(settled('BENAMR OMAR', 'HADDAD KARIM')).toEqual(['Omar Benamr adult', 'Karim Haddad adult']);
});
