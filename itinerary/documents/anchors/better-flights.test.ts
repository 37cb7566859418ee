import { expect, test } from 'vitest';
import { segmentOf } from '#tests/support/found-values.ts';
import { betterFlights, holdTogether } from './better-flights.ts';

const printed = { sure: new Set(['MH2601', 'MH781']), doubtful: new Set<string>(), days: [], headings: [], landings: [] };
const first = segmentOf('MH2601', 'TWU 14MAR27 11:30', 'KUL 14MAR27 14:20');

test('a flight that leaves before the one before it has landed does not hold together', () => {
  const next = segmentOf('MH781', 'KUL 14MAR27 15:40', 'BKK 14MAR27 16:50');
  const early = segmentOf('MH781', 'KUL 14MAR27 13:20', 'BKK 14MAR27 14:30');
  expect(holdTogether([first, next], printed)).toBe(true);
  expect(holdTogether([first, early], printed)).toBe(false);
  expect(betterFlights([first, early], [first, next], printed)).toEqual([first, next]);
});

test('a day that is said to be of landing is no day of leaving', () => {
  const box = { page: 1, x: 40, y: 1, width: 60, height: 8 };
  const night = segmentOf('MH781', 'KUL 15MAR27 23:40', 'BKK 16MAR27 00:50');
  if (night.departure.date) night.departure.date.box = box;
  const told = segmentOf('MH781', 'KUL 14MAR27 23:40', 'BKK 15MAR27 00:50');
  expect(betterFlights([first, night], [first, told], printed)).toEqual([first, night]);
  expect(betterFlights([first, night], [first, told], { ...printed, landings: [box] })).toEqual([first, told]);
});
