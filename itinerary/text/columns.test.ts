import { expect, test } from 'vitest';
import { lineOf } from '#tests/support/line-of-words.ts';
import { columnsOf } from './columns.ts';

test('columns are parted at wide gaps, not at blanks', () => {
  expect(columnsOf(lineOf('BUCHAREST OTOPENI   TK 1044  09:10'))).toEqual([
    { text: 'BUCHAREST OTOPENI', start: 0, end: 17, x: 0, right: 170 },
    { text: 'TK 1044', start: 20, end: 27, x: 200, right: 270 },
    { text: '09:10', start: 29, end: 34, x: 290, right: 340 },
  ]);
});
