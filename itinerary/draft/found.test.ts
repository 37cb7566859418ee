import { expect, test } from 'vitest';
import { lineOf } from '#tests/support/line-of-words.ts';
import { allFoundIn, foundAt, foundIn, joinFound, mapFound } from './found.ts';

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
