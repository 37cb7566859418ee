import { expect, test } from 'vitest';
import { labelBeside } from './labels-of-asia.ts';

/** The labels of the hours of a line. */
const labelsOf = (text: string) =>
  [...text.matchAll(/\d{1,2}:\d{2}/g)].map(({ index, 0: hour }) => labelBeside(text, index, index + hour.length));

test('behind an hour, or before it', () => {
  expect(labelsOf('札幌(新千歳)  19:30発  →  東京(羽田)  21:10着')).toEqual(['departure', 'arrival']);
  expect(labelsOf('广州白云国际机场T2 08:40起飞 — 曼谷 10:55到达')).toEqual(['departure', 'arrival']);
  expect(labelsOf('09:15 出発 12:25 到着')).toEqual(['departure', 'arrival']);
  expect(labelsOf('出発 09:15 到着 12:25')).toEqual(['departure', 'arrival']);
  expect(labelsOf('출발 09:00 도착 11:25')).toEqual(['departure', 'arrival']);
  expect(labelsOf('到着時刻: 22:10')).toEqual(['arrival']);
});

test('hours of boarding are no hours of a flight', () => {
  expect(labelsOf('搭乗開始 18:50  登机时间：08:10  탑승 마감 08:40')).toEqual(['noise', 'noise', 'noise']);
  expect(labelsOf('17:30までにお越しください')).toEqual(['noise']);
});

test('lines of other scripts have none', () => {
  expect(labelsOf('Departure 09:15')).toEqual([undefined]);
});
