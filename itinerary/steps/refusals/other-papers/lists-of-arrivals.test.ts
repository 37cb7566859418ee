import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { isListOfArrivals } from './lists-of-arrivals.ts';

const linesOf = (...lines: string[]) => readPastedText(lines.join('\n')).lines;
const rows = [
  '09:35     RO 304   Frankfurt (FRA)   Prof. Weber      Radisson',
  '11:20     OS 789   Vienna (VIE)      Dr. Huber        Radisson',
  '13:05     TK 1043  Istanbul (IST)    Dr. Kaya         Ibis',
];

test('a flight a line with one place and one hour is a board or a list of who arrives', () => {
  expect(isListOfArrivals(linesOf('Arrivals 14.04.2027', ...rows), [])).toBe(true);
});

test('who travels stands in those lines: above them it is one journey', () => {
  const lines = linesOf('Passenger: WEBER/KLAUS MR', ...rows);
  const [head, first] = lines;
  expect(isListOfArrivals(lines, first ? [first] : [])).toBe(true);
  expect(isListOfArrivals(lines, head ? [head] : [])).toBe(false);
});

test('lines with both ends are flights, and two lines may be the ends of one', () => {
  expect(isListOfArrivals(linesOf(...rows, 'LO 643   Warsaw (WAW) 18:50 – Cluj (CLJ) 21:50'), [])).toBe(false);
  expect(isListOfArrivals(linesOf(...rows.slice(0, 2)), [])).toBe(false);
  expect(isListOfArrivals(linesOf(...rows, rows[0] ?? ''), [])).toBe(false);
});
