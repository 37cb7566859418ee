import { expect, test } from 'vitest';
import { sumOf, tallyOf } from './tally.ts';

test('a test that did not pass has failed, skipped ones too', () => {
  expect(tallyOf(1, { total: 5, passed: 3 })).toEqual({ passed: 3, failed: 2 });
});

test('a runner that ends badly although all its tests passed counts as one failure', () => {
  expect(tallyOf(1, { total: 5, passed: 5 })).toEqual({ passed: 5, failed: 1 });
});

test('a runner without a report or without tests counts as one failure', () => {
  expect(tallyOf(0, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf(0, { total: 0, passed: 0 })).toEqual({ passed: 0, failed: 1 });
});

test('all well is all well', () => {
  expect(sumOf([tallyOf(0, { total: 5, passed: 5 }), { passed: 2, failed: 0 }])).toEqual({ passed: 7, failed: 0 });
});
