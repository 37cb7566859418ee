import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import type { Line } from '../text/ticket-text.ts';
import { daysIn } from './days-in-line.ts';

const daysOf = (text: string) => daysIn(readPastedText(text).lines[0] as Line).map(({ found }) => found.value);

test('an English or French ordinal is a day without its year as well', () => {
  expect(daysOf('For the return on Saturday 13th March you take KL 1276')).toMatchObject([{ day: 13, month: 3, weekday: 6 }]);
  expect(daysOf('at 06:20 on the 2nd of June')).toEqual([{ day: 2, month: 6 }]);
  expect(daysOf('le jeudi 1er avril à 09:40')).toMatchObject([{ day: 1, month: 4, weekday: 4 }]);
  expect(daysOf('on the 11th of April 2027')).toEqual([{ day: 11, month: 4, year: 2027 }]);
  expect(daysOf('on March 13th, 2027')).toEqual([{ day: 13, month: 3, year: 2027 }]);
});

test('behind a weekday and its month a number is a day before any word', () => {
  expect(daysOf('We are still going Sunday February 21 and we get home later')).toEqual([{ day: 21, month: 2, weekday: 7 }]);
  expect(daysOf('out Saturday, May 15 from Oslo')).toEqual([{ day: 15, month: 5, weekday: 6 }]);
  expect(daysOf('on Sunday, February 21, 2027')).toEqual([{ day: 21, month: 2, weekday: 7, year: 2027 }]);
  expect(daysOf('on Sunday February 21 2027')).toEqual([{ day: 21, month: 2, weekday: 7, year: 2027 }]);
});

test('months of Ireland and of the Pashtuns', () => {
  expect(daysOf('Eitilt 12 Meán Fómhair 2027')).toEqual([{ day: 12, month: 9, year: 2027 }]);
  expect(daysOf('5 Lúnasa 2027')).toEqual([{ day: 5, month: 8, year: 2027 }]);
  expect(daysOf('5 جنوري 2027')).toEqual([{ day: 5, month: 1, year: 2027 }]);
});

test('two numbers right before an hour that is written otherwise are a day', () => {
  expect(daysOf('TK 1044     Bucuresti OTP      12.01  21:35 Istanbul IST      13.01  00:05')).toEqual([
    { day: 12, month: 1 },
    { day: 13, month: 1 },
  ]);
  expect(daysOf('plecare 05.02, ora 08:10')).toEqual([{ day: 5, month: 2 }]);
  expect(daysOf('Madrid MAD 08/05 12:25')).toEqual([{ day: 8, month: 5 }]);
  expect(daysOf('bus 12.01 21.35 and 12.30 EUR, tiparit de ANA la 19.11 14:06, 05/08 9:25 AM, version 12.01')).toEqual([]);
});

test('days of Bulgaria, Serbia, Ukraine and Russia beside their weekdays cut short', () => {
  for (const [text, weekday] of [
    ['08.03 (пн)', 1],
    ['10.03 (ср)', 3],
    ['19.03 (пт)', 5],
    ['20.03 (съб)', 6],
    ['21.03 (нд)', 7],
    ['21.03 (вс)', 7],
    ['уто 09.03', 2],
    ['чет 11.03', 4],
  ] as const)
    expect(daysOf(`${text}      OS 796`), text).toMatchObject([{ month: 3, weekday }]);
});

test('between a weekday and its day may stand a small word', () => {
  expect(daysOf('am Freitag, dem 5.3., um 9.40 Uhr')).toEqual([{ day: 5, month: 3, weekday: 5 }]);
  expect(daysOf('fredag den 5. marts kl. 9.40')).toEqual([{ day: 5, month: 3, weekday: 5 }]);
  expect(daysOf('reedel, 5. märtsil kell 9.40')).toEqual([{ day: 5, month: 3, weekday: 5 }]);
  expect(daysOf('piektdien, 5. martā, plkst. 9.40')).toEqual([{ day: 5, month: 3, weekday: 5 }]);
});

test('a weekday before a small word and a day is its own', () => {
  expect(daysOf('Onsdag den 27 januari flyger ni')).toEqual([{ day: 27, month: 1, weekday: 3 }]);
  expect(daysOf('Am Donnerstag, den 4. Februar, geht es')).toEqual([{ day: 4, month: 2, weekday: 4 }]);
  expect(daysOf('Stunden, den 4. Februar')).toEqual([{ day: 4, month: 2 }]);
});
