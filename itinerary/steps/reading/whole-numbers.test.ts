import { expect, test } from 'vitest';
import { anchoredSegments } from '../../documents/anchors/anchored-segments.ts';
import { readPastedText } from '../../text/pasted-text.ts';
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

test('behind the name of its airline a designator has its number below', () => {
  expect(whole('Isztambul (IST)   Airlines TK\nérkezés 01.25     1038')).toEqual([
    'Isztambul (IST)  Airlines TK 1038',
    'érkezés 01.25',
  ]);
  const other = readPastedText('Hotel Marina SA\n1038');
  expect(withWholeNumbers(other)).toBe(other);
});

test('two letters and a figure that no label calls a flight stay as they are', () => {
  for (const text of ['Tax      Amount\nAY      17', 'Seat   Zone\nLH     12', 'Flight    KE     ICN\n          969x   08:10']) {
    const ticket = readPastedText(text);
    expect(withWholeNumbers(ticket), text).toBe(ticket);
  }
});

test('an airline apart from its number is one flight with it, in a card or in two columns', () => {
  const flights = (text: string) =>
    anchoredSegments(withWholeNumbers(readPastedText(text)).lines).map(({ flightNumber, departure, arrival }) =>
      [flightNumber, departure.airport, departure.time, arrival.airport, arrival.time].map((found) => found?.value).join(' '),
    );
  const card = `Flight      KE     0969       Operated by KOREAN AIR
Departure   ICN    SEOUL/Incheon Intl  03OCT27(SUN)   12:45
Arrival     PRG    PRAGUE/Vaclav Havel  03OCT27(SUN)   18:50`;
  const columns = `Carrier   Flight   Date      From   To    Dep     Arr
KE        1411     13OCT27   ICN    PUS   18:40   19:45`;
  expect(flights(card)).toEqual(['KE969 ICN 12:45 PRG 18:50']);
  expect(flights(columns)).toEqual(['KE1411 ICN 18:40 PUS 19:45']);
});
