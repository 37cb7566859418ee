import { expect, test } from 'vitest';
import { fillNumbers } from './fill-numbers.ts';

test('numbers stand in a sentence by their names, and a wrong name is told', () => {
  expect(fillNumbers('[a] × [b]', { a: '2', b: '3' })).toBe('2 × 3');
  expect(() => fillNumbers('[c]', { a: '2', b: '3' })).toThrow('names [c]; there are a, b');
});
