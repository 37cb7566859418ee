import { expect, test } from 'vitest';
import { counted, formatNumber } from './counted.ts';

const places = { one: 'destinație', many: 'destinații' };

test('Romanian counts with „de” from twenty on, and again after each hundred', () => {
  expect([0, 1, 2, 19, 20, 38, 100, 101, 119, 120].map((count) => counted('ro', count, places))).toEqual([
    '0 destinații',
    '1 destinație',
    '2 destinații',
    '19 destinații',
    '20 de destinații',
    '38 de destinații',
    '100 de destinații',
    '101 destinații',
    '119 destinații',
    '120 de destinații',
  ]);
});

test('English has one form for one and one for the rest', () => {
  expect(counted('en', 1, { one: 'page', many: 'pages' })).toBe('1 page');
  expect(counted('en', 20, { one: 'page', many: 'pages' })).toBe('20 pages');
});

test('thousands are separated as the language does', () => {
  expect(formatNumber('en', 800_000)).toBe('800,000');
  expect(formatNumber('ro', 800_000)).toBe('800.000');
  expect(formatNumber('ro', -1000)).toBe('-1.000');
  expect(formatNumber('ro', 999)).toBe('999');
  expect(formatNumber('ro', 0.5)).toBe('0,5');
});
