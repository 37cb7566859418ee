import { expect, test } from 'vitest';
import { aircraftOf } from './aircraft.ts';

test.each([
  ['738', 'Boeing 737-800'],
  ['73h', 'Boeing 737-800'],
  ['32N', 'Airbus A320neo'],
  ['77W', 'Boeing 777-300ER'],
  ['at7', 'ATR 72'],
  ['E95', 'Embraer E195'],
  ['7M8', 'Boeing 737 MAX 8'],
  ['TRN', 'Train'],
])('%s is %s', (code, name) => {
  expect(aircraftOf(code)).toBe(name);
});

test('words and unknown codes are not types', () => {
  expect(aircraftOf('AIRBUS A320')).toBeUndefined();
  expect(aircraftOf('XYZ')).toBeUndefined();
  expect(aircraftOf('constructor')).toBeUndefined();
});
