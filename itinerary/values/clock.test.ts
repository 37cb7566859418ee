import { expect, test } from 'vitest';
import { halfBehind, readTime, saysHalf } from './clock.ts';

test.each([
  ['9:45 π.μ.', '09:45'],
  ['1:50 μ.μ.', '13:50'],
  ['8:15 مساءً', '20:15'],
  ['9:30 صباحًا', '09:30'],
  ['12:45 ظهرا', '12:45'],
  ['8:45 seara', '20:45'],
  ['12:30 dimineața', '00:30'],
  ['9.35 abends', '21:35'],
  ['8:15 de la tarde', '20:15'],
  ["8:40 's avonds", '20:40'],
  ['11:20 вечера', '23:20'],
  ['9:45 e paradites', '09:45'],
  ['2:45 попладне', '14:45'],
  ['7:20 e.h.', '19:20'],
  ['3:10 petang', '15:10'],
  ['4:05 ب.ظ.', '16:05'],
  ['6:30 chiều', '18:30'],
])('%s is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
  expect(saysHalf(text)).toBe(true);
});

test('an hour of 24 stays as it is, whatever stands behind it', () => {
  expect(readTime('20:15 seara')).toBe('20:15');
  expect(readTime('13:05 rano')).toBe('13:05');
  expect(halfBehind(' os 794')).toBe(0);
  expect(halfBehind(' ranok')).toBe(0);
  expect(saysHalf('20:15')).toBe(false);
});

test('with a comma as well, where a document has its hours so', () => {
  expect(readTime('07,20')).toBe('07:20');
  expect(readTime('7,20 вечера')).toBe('19:20');
});
