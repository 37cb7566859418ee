import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { labelledCells } from './labelled-cells.ts';

const labels = (text: string) =>
  labelledCells(readPastedText(text).lines).map((cells) =>
    cells.map(({ line, start, end, label }) => `${line.text.slice(start, end)}: ${label}`),
  );

const table = 'Passenger           Reference           Issue date\nMr Ion Ionescu      QAFW78              2027-04-26';
const flight = 'LÄHTÖ               PÄIVÄ               AIKA\nLyon, LYS           2027-05-21          1750';

test('a day of issue governs its own table, and nothing below a flight that begins anew', () => {
  expect(labels(`${table}\nAir France – AF 2344\n${flight}`).at(-1)).toEqual([
    expect.stringContaining('Lyon, LYS'),
    expect.not.stringContaining('noise'),
    expect.not.stringContaining('noise'),
  ]);
  expect(labels(table).at(-1)?.at(-1)).toBe('2027-04-26: noise');
});
