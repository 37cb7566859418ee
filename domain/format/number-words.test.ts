import { expect, test } from 'vitest';
import { capital, countedInWords, timesInWords } from './number-words.ts';

test('small numbers are words, others digits', () => {
  const forms = { one: 'loc', many: 'locuri' };
  expect([1, 2, 12, 20].map((count) => countedInWords(count, forms))).toEqual([
    '1 loc',
    'două locuri',
    'douăsprezece locuri',
    '20 de locuri',
  ]);
  expect([1, 7, 21].map(timesInWords)).toEqual(['o dată', 'de șapte ori', 'de 21 de ori']);
  expect(capital('șapte nopți')).toBe('Șapte nopți');
});
