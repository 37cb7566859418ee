import { expect, test } from 'vitest';
import type { Line } from '../text/ticket-text.ts';
import { allFoundIn, boxAround, boxOf, columnsOf, foundAt, foundIn, joinFound, mapFound } from './found.ts';

/** A line of words in boxes of ten points a letter. */
function lineOf(text: string): Line {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    page: 1,
    x: match.index * 10,
    y: 100,
    width: match[0].length * 10,
    height: 12,
  }));
  return { page: 1, x: 0, y: 100, width: text.length * 10, height: 12, text, words };
}

test('groups that took part are found with their words and places', () => {
  const line = lineOf('FLIGHT  TK 1044');
  const found = foundIn(line, /FLIGHT\s+(?<carrier>\w\w) (?<number>\d+)(?<suffix>[A-Z])?/d);
  expect(found).toEqual({
    carrier: { value: 'TK', text: 'TK', box: { page: 1, x: 80, y: 100, width: 20, height: 12 }, certainty: 1 },
    number: { value: '1044', text: '1044', box: { page: 1, x: 110, y: 100, width: 40, height: 12 }, certainty: 1 },
  });
});

test('a line that does not match gives nothing, and an expression without places is refused', () => {
  expect(foundIn(lineOf('VOL'), /FLIGHT (?<number>\d+)/d)).toBeUndefined();
  expect(() => foundIn(lineOf('VOL'), /FLIGHT/)).toThrow('needs the d flag');
  expect(() => allFoundIn(lineOf('VOL'), /VOL/d)).toThrow('flags d and g');
});

test('an expression kept with the g flag starts from the beginning each time', () => {
  const expression = /(?<word>[A-Z]+)/dg;
  expect(foundIn(lineOf('AB CD'), expression)?.word?.value).toBe('AB');
  expect(foundIn(lineOf('AB CD'), expression)?.word?.value).toBe('AB');
});

test('every match of a line is found', () => {
  expect(
    allFoundIn(lineOf('OTP 07:10  IST 08:40'), /(?<code>[A-Z]{3}) (?<time>[\d:]+)/dg).map((found) => found.time?.value),
  ).toEqual(['07:10', '08:40']);
});

test('blanks around a group belong neither to the value nor to its box', () => {
  const found = foundIn(lineOf('SEAT:   12A  OK'), /SEAT:(?<seat>.{3,8})OK/d);
  expect(found?.seat).toMatchObject({ value: '12A', box: { x: 80, width: 30 } });
});

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

test('a value over two lines is joined and as sure as its least sure part', () => {
  const joined = joinFound(foundAt(lineOf('BUCHAREST'), 0, 9), foundAt(lineOf('OTOPENI'), 0, 7, 0.9));
  expect(joined).toMatchObject({ value: 'BUCHAREST OTOPENI', certainty: 0.9, box: { width: 90 } });
});

test('reading further keeps the place, and what cannot be read is gone', () => {
  const found = foundAt(lineOf('20K'), 0, 3);
  expect(mapFound(found, (text) => Number.parseInt(text, 10))).toMatchObject({ value: 20, text: '20K' });
  expect(mapFound(found, () => undefined)).toBeUndefined();
  expect(mapFound(undefined, Number)).toBeUndefined();
});

test('columns are parted at wide gaps, not at blanks', () => {
  expect(columnsOf(lineOf('BUCHAREST OTOPENI   TK 1044  09:10'))).toEqual([
    { text: 'BUCHAREST OTOPENI', start: 0, end: 17, x: 0, right: 170 },
    { text: 'TK 1044', start: 20, end: 27, x: 200, right: 270 },
    { text: '09:10', start: 29, end: 34, x: 290, right: 340 },
  ]);
});
