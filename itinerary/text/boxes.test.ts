import { expect, test } from 'vitest';
import { lineOf } from '#tests/support/line-of-words.ts';
import { boxAround, boxOf } from './boxes.ts';

test('a part of a word has its part of the box, and several words the box around them', () => {
  expect(boxOf(lineOf('04jul27'), 2, 5)).toEqual({ page: 1, x: 20, y: 100, width: 30, height: 12 });
  expect(boxOf(lineOf('AB  CD'), 0, 6)).toEqual({ page: 1, x: 0, y: 100, width: 60, height: 12 });
});

test('a place between words is the line', () => {
  expect(boxOf(lineOf('AB    CD'), 3, 4)).toEqual({ page: 1, x: 0, y: 100, width: 80, height: 12 });
});

test('boxes of another page do not widen a box', () => {
  const box = { page: 1, x: 10, y: 10, width: 10, height: 10 };
  expect(boxAround(box, { ...box, x: 40 }, { ...box, page: 2, x: 900 })).toEqual({
    page: 1,
    x: 10,
    y: 10,
    width: 40,
    height: 10,
  });
});
