import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('how many pages were found is said as one says it, and that there may be more', () => {
  expect([1, 2, 19, 20].map((count) => searchWords.ro.found(count, 'x', 20))).toEqual([
    '1 pagină pentru „x”',
    '2 pagini pentru „x”',
    '19 pagini pentru „x”',
    'Primele 20 de pagini pentru „x”',
  ]);
  expect([1, 20].map((count) => searchWords.en.found(count, 'x', 20))).toEqual(['1 page for “x”', 'The first 20 pages for “x”']);
});
