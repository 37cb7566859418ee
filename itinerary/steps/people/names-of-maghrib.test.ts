import { expect, test } from 'vitest';
import { found } from '#tests/support/found-values.ts';
import { settleNames } from './settle-names.ts';

const settled = (...names: string[]) => {
  const { passengers, doubts } = settleNames(names.map((name) => ({ name: found(name) })));
  return [...passengers.map(({ name }) => name.value), ...new Set(doubts.map(({ code }) => code))];
};

test('a family’s name that begins with its particle and ends with a given name is printed first', () => {
  expect(settled('El Ouazzani Tazi Karim')).toEqual(['Karim El Ouazzani Tazi', 'name-order-concluded']);
  expect(settled('EL OUAZZANI KARIM')).toEqual(['Karim El Ouazzani', 'name-order-concluded']);
  expect(settled('El Ouazzani Karim', 'Ben Slimane Fatima')).toEqual(['Karim El Ouazzani', 'Fatima Ben Slimane']);
  expect(settled('Karim El Ouazzani', 'Fatima Ben Slimane')).toEqual(['Karim El Ouazzani', 'Fatima Ben Slimane']);
  expect(settled('El Ouazzani Karim', 'Ben Ali Hassan', 'Nadia Touati').slice(0, 2)).toEqual([
    'Karim El Ouazzani',
    'Hassan Ben Ali',
  ]);
  expect(settled('El Khattabi Naoual')).toEqual(['El Khattabi Naoual', 'name-order-unknown']);
  expect(settled('El Mehdi Ouazzani', 'Ben Cooper')).toEqual(['El Mehdi Ouazzani', 'Ben Cooper']);
});
