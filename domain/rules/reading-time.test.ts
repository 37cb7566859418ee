import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number) => 'piatră '.repeat(count);

test('a text takes a minute for each 180 words, and never none', () => {
  expect([3, 180, 460, 540].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 3, 3]);
});

test('marks and addresses are not read', () => {
  expect(readingMinutes(`${words(268)} ## > – [site](https://example.ro/a b c)`)).toBe(1);
});
