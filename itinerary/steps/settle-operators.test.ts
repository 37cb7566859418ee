import { expect, test } from 'vitest';
import { found, segmentOf } from '#tests/support/found-values.ts';
import { settleOperators } from './settle-operators.ts';

const operatorOf = (flight: string, operatedBy: string) =>
  settleOperators([segmentOf(flight, 'OTP', 'CDG', { operatedBy: found(operatedBy) })])[0]?.operatedBy?.value;

test.each([
  ['AF1089', 'AIR FRANCE'],
  ['AF1089', 'AF'],
  ['TK1044', 'Turkish Airlines'],
  ['TK1044', 'TK 1044'],
])('%s operated by %s is its own airline’s', (flight, operator) => {
  expect(operatorOf(flight, operator)).toBeUndefined();
});

test.each([
  ['AF1089', 'AIR FRANCE HOP'],
  ['AF3000', 'KLM'],
  ['LH7604', 'UA'],
  ['LH1655', 'Somebody Unknown'],
])('%s operated by %s is said', (flight, operator) => {
  expect(operatorOf(flight, operator)).toBe(operator);
});
