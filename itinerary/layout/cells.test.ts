import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import type { Line } from '../text/ticket-text.ts';
import { cellsOf, foundInCell, labelledValue, pieceCells } from './cells.ts';

/** Lines of a typewriter: every letter six points wide. */
const linesOf = (text: string) => readPastedText(text).lines;
const lineOf = (text: string): Line => {
  const line = linesOf(text)[0];
  if (!line) throw new Error('no line');
  return line;
};
const edgesAt = (...places: number[]) => places.map((at) => ({ at: at * 6, from: at * 6 - 12 }));
const textsOf = (text: string, ...places: number[]) => cellsOf(lineOf(text), edgesAt(...places)).map((cell) => cell?.text);

test('words count to the column they begin in, empty columns stay empty', () => {
  expect(textsOf('30 Dec 26           MADRID BARAJAS', 0, 12, 20, 40)).toEqual([
    '30 Dec 26',
    undefined,
    'MADRID BARAJAS',
    undefined,
  ]);
});

test('a word on the edge of a column begins a cell even behind a single blank', () => {
  expect(textsOf('ETHIOPIAN AIRLINES ADDIS ABABA,', 0, 19)).toEqual(['ETHIOPIAN AIRLINES', 'ADDIS ABABA,']);
});

test('a cell that reaches into the next column is not cut between its words', () => {
  expect(textsOf('JOHANNESBURG OR TAMBO, SOUTH AFRICA', 0, 18)).toEqual(['JOHANNESBURG OR TAMBO, SOUTH AFRICA', undefined]);
});

test('several pieces in one column are one cell', () => {
  expect(textsOf('IB 6651   Seat Number   31K', 0, 10)).toEqual(['IB 6651', 'Seat Number   31K']);
});

test('what is found in a cell knows its place in the line', () => {
  const cell = pieceCells(lineOf('Cabin   Seat 31K'))[1];
  expect(cell && foundInCell(cell, /(?<seat>\d+[A-Z])$/d)?.seat).toMatchObject({ value: '31K', box: { x: 78, width: 18 } });
  expect(cell && foundInCell(cell, /nothing/d)).toBeUndefined();
});

test('an expression without places is a mistake of ours', () => {
  const cell = pieceCells(lineOf('Cabin'))[0];
  expect(() => cell && foundInCell(cell, /Cabin/)).toThrow(TypeError);
});

test('a labelled value stands behind the label, beside it or under it, and looks as it must', () => {
  const code = (text: string) => labelledValue(linesOf(text), /^CODE:?/, /^[A-Z]{6}$/)?.value;
  expect(code('CODE: QKWZRT')).toBe('QKWZRT');
  expect(code('CODE      QKWZRT')).toBe('QKWZRT');
  expect(code('NAME      CODE\nVRABIE    QKWZRT')).toBe('QKWZRT');
  expect(code('CODE OF CONDUCT\nCODE: QKWZRT')).toBe('QKWZRT');
  expect(code('CODE\n\n                                        QKWZRT')).toBeUndefined();
});
