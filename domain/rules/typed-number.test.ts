import { expect, test } from 'vitest';
import { numberProblem, readNumber } from './typed-number.ts';

test('numbers outside their limits are told apart', () => {
  const limits = { min: 3, max: 100 };
  expect(numberProblem(Number.NaN, limits)).toBe('missing');
  expect(numberProblem(2.99, limits)).toBe('too-small');
  expect(numberProblem(100.01, limits)).toBe('too-large');
  expect(numberProblem(3, limits)).toBeUndefined();
  expect(numberProblem(100, limits)).toBeUndefined();
});

test('an empty field is no number, not zero', () => {
  expect(readNumber('')).toBeNaN();
  expect(readNumber(' ')).toBeNaN();
  expect(readNumber('0')).toBe(0);
  expect(readNumber('12.5')).toBe(12.5);
});
