import { expect, test } from 'vitest';
import { normalised } from './letters.ts';

test('the radicals some fonts name are the letters they look like', () => {
  expect(normalised('\u2F08\u6C11 2\u2F49\u2F47')).toBe('人民 2月日');
});

test('digits of all scripts are those of everybody', () => {
  expect(normalised('౨౦౨౭ ၂၀၂၇ ២០២៧ ໒໐໒໗ ௨௦௨௭ ૨૦૨૭ ᠒᠐᠒᠗')).toBe(Array(7).fill('2027').join(' '));
});

test('strokes, colons and points of other trades are everybody’s', () => {
  expect(normalised('JL∕7QRT2K 東京⁄羽田 11∶20 41A‧41C')).toBe('JL/7QRT2K 東京/羽田 11:20 41A·41C');
  expect(normalised('シャルル‧ド‧ゴール')).toBe('シャルル・ド・ゴール');
});
