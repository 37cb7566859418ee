import { expect, test } from 'vitest';
import { formatEuro } from './euro.ts';

test('a sum is written as its language writes it', () => {
  expect(formatEuro('en', 3000)).toBe('€3,000');
  expect(formatEuro('ro', 3000)).toBe('3.000\u00a0€');
});

test('cents are shown in full or not at all', () => {
  expect(formatEuro('en', 1234.5)).toBe('€1,234.50');
  expect(formatEuro('ro', 0)).toBe('0\u00a0€');
});

test('a loss carries a minus before the sum', () => {
  expect(formatEuro('en', -80)).toBe('−€80');
  expect(formatEuro('ro', -80)).toBe('−80\u00a0€');
});
