import { expect, test } from 'vitest';
import { airlineNamed, airlineOf, airlines, airlineWithAccountingCode } from './airlines.ts';

test('at least 250 airlines have their accounting code, and no code is used twice', () => {
  const codes = airlines.flatMap(({ accountingCode }) => accountingCode ?? []);
  expect(codes.length).toBeGreaterThanOrEqual(250);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
});

test('every designator is two characters, not both digits, and used once', () => {
  const codes = airlines.map(({ iata }) => iata);
  expect(codes.filter((code) => !/^(?=.*[A-Z])[A-Z0-9]{2}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  ['TK', '235', 'Turkish Airlines'],
  ['LH', '220', 'Lufthansa'],
  ['RO', '281', 'TAROM'],
  ['AF', '057', 'Air France'],
  ['KL', '074', 'KLM'],
  ['LO', '080', 'LOT Polish Airlines'],
  ['A3', '390', 'Aegean Airlines'],
  ['QR', '157', 'Qatar Airways'],
  ['OS', '257', 'Austrian Airlines'],
  ['LX', '724', 'SWISS'],
  ['BA', '125', 'British Airways'],
  ['EK', '176', 'Emirates'],
  ['UA', '016', 'United Airlines'],
  ['SK', '117', 'SAS'],
  ['PC', '624', 'Pegasus Airlines'],
])('%s issues tickets that begin with %s', (designator, code, name) => {
  expect(airlineOf(designator)).toMatchObject({ iata: designator, name, accountingCode: code });
  expect(airlineWithAccountingCode(`${code}2413912335`)?.iata).toBe(designator);
});

test.each(['W6', 'FR', 'H4'])('%s is known and has no accounting code', (designator) => {
  expect(airlineOf(designator)).toBeDefined();
  expect(airlineOf(designator)?.accountingCode).toBeUndefined();
});

test('a flight number is enough to name the airline', () => {
  expect(airlineOf('TK1044')?.name).toBe('Turkish Airlines');
  expect(airlineOf('zz 1')).toBeUndefined();
});

test.each([
  ['TÜRK HAVA YOLLARI A.O.', 'TK'],
  ['Lufthansa German Airlines', 'LH'],
  ['SWISS INTERNATIONAL AIR LINES', 'LX'],
  ['air algerie', 'AH'],
  ['TAROM', 'RO'],
  ['Iberia S.A.', 'IB'],
])('“%s” is %s', (name, designator) => {
  expect(airlineNamed(name)?.iata).toBe(designator);
});

test('part of a name is no name', () => {
  expect(airlineNamed('Air')).toBeUndefined();
  expect(airlineNamed('German Airlines')).toBeUndefined();
});
