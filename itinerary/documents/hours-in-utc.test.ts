import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { marksOf } from './flight-marks.ts';

const hoursIn = (text: string) =>
  readPastedText(text).lines.flatMap((line) => marksOf(line).flatMap((mark) => (mark.kind === 'time' ? mark.found.value : [])));

test.each(['DEP  Zagreb (ZAG/LDZA)   10:30 UTC / 11:30 LT', 'ZAG 11:30 LT (10:30Z)', 'Zagreb (ZAG)   11:30   (10:30 UTC)'])(
  'beside a local hour one in UTC is none of a flight: %s',
  (text) => {
    expect(hoursIn(text)).toEqual(['11:30']);
  },
);

test('alone, or with its distance from UTC, it may be', () => {
  expect(hoursIn('STD 10:30 UTC   STA 12:50 UTC')).toEqual(['10:30', '12:50']);
  expect(hoursIn('11:30 UTC+1   13:50')).toEqual(['11:30', '13:50']);
});
