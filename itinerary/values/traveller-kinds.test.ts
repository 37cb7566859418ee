import { expect, test } from 'vitest';
import { kindBesideName, kindIn, kindOfAge } from './traveller-kinds.ts';

test('the first word that is a kind counts, and an age where there is none', () => {
  expect(['copil, 6 ani', 'Infant on lap', 'bebé de colo', '7 ans', '11 Monate', 'nar. 17. 4. 1983'].map(kindIn)).toEqual([
    'child',
    'infant',
    'infant',
    'child',
    'infant',
    undefined,
  ]);
});

test('what only looks like a kind is none', () => {
  expect(['born 12.10.2026', 'ins 20 EUR', 'seat 12 J', 'with hold bag'].map(kindIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('an age says its unit or from when to when', () => {
  expect(['7 l.', '9 J.', '10 л.', '1 г.', '7 l', '12 yrs.', '12 J'].map(kindOfAge)).toEqual([
    ...['child', 'child', 'child', 'infant', undefined, 'adult', undefined],
  ]);
  expect(['12-15', '2 – 11 ani', '16+', '12', '12A', '1 PC', '18 months'].map(kindOfAge)).toEqual([
    'adult',
    'child',
    'adult',
    undefined,
    undefined,
    undefined,
    'infant',
  ]);
});

test('in a name some kinds are names', () => {
  expect(['In', 'Sen', 'Nino', 'NINA', 'NIÑO', 'CHD'].map(kindBesideName)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'child',
    'child',
  ]);
});
