import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { withWholeNumbers } from './whole-numbers.ts';

const whole = (text: string) => withWholeNumbers(readPastedText(text)).lines.map((line) => line.text.replace(/ {2,}/g, '  '));

test('a designator and its number in two cells are one number, where the designator stands', () => {
  expect(whole('Airline     Flug      Abflug\nLX          1515      18:55')).toEqual(['Airline  Flug  Abflug', 'LX 1515  18:55']);
  expect(whole('Flight    KE     0969     Seoul')).toEqual(['Flight  KE 0969  Seoul']);
  expect(whole('Data         Cursa    De la\nSâ           A2       Otopeni\n12.06.2027   3011     (OTP)')).toEqual([
    'Data  Cursa  De la',
    'Sâ  A2 3011  Otopeni',
    '12.06.2027  (OTP)',
  ]);
});

test('two letters and a figure that no label calls a flight stay as they are', () => {
  for (const text of ['Tax      Amount\nAY      17', 'Seat   Zone\nLH     12', 'Flight    KE     ICN\n          969x   08:10']) {
    const ticket = readPastedText(text);
    expect(withWholeNumbers(ticket), text).toBe(ticket);
  }
});
