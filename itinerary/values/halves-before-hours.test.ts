import { expect, test } from 'vitest';
import { readTime, saysHalf } from './clock.ts';
import { halfBefore } from './halves-before-hours.ts';

test.each([
  ['下午 3:25', '15:25'],
  ['上午12:10', '00:10'],
  ['오후 12:10', '12:10'],
  ['ү.х. 4:05', '16:05'],
  ['மு.ப. 6.40', '06:40'],
  ['ප.ව. 1:15', '13:15'],
  ['शाम 7:30', '19:30'],
  ['délután 4:20', '16:20'],
  ['晚上 9:15', '21:15'],
  ['晚上 12:30', '00:30'],
  ['রাত 1:30', '01:30'],
])('%s is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
  expect(saysHalf(text)).toBe(true);
});

test('an hour of 24 stays as it is, whatever stands before it', () => {
  expect(readTime('下午 15:25')).toBe('15:25');
  expect(readTime('오전 00:10')).toBe('00:10');
});

test('the end of another word says nothing', () => {
  expect(halfBefore('Sundéjjel ')).toBe(0);
  expect(halfBefore('起飛 下午 ')).toBe(3);
});
