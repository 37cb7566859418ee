import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { marksOf } from '../flight-marks.ts';
import { placesIn } from './place-anchors.ts';

const placesOf = (text: string) =>
  readPastedText(text).lines.flatMap((line) =>
    placesIn(line, marksOf(line)).map(({ words, airports }) => [words?.value, airports.map(({ iata }) => iata).join(' ')]),
  );

test('behind a city of several airports its country, or initials, and the name of one of them are one place', () => {
  expect(placesOf('Sosire: 11:15 Paris, Franța – Charles de Gaulle, terminal 2G')).toEqual([
    ['Paris, Franța – Charles de Gaulle', 'CDG'],
  ]);
  expect(placesOf('CASABLANCA / MONTREAL (P.E. Trudeau)')).toEqual([
    ['CASABLANCA', 'CMN'],
    ['MONTREAL (P.E. Trudeau', 'YUL'],
  ]);
});

test('the airport of another city is a place of its own', () => {
  expect(placesOf('Paris, Franța – Henri Coandă').map(([words]) => words)).toEqual(['Paris', 'Henri Coandă']);
});

test('a day of a programme is not Dayton', () => {
  expect(placesOf('YOUR TRIP DAY BY DAY')).toEqual([]);
  expect(placesOf('DAY 2   LONDON LHR')).toEqual([['LONDON', 'LHR']]);
  expect(placesOf('ORD DAY 14:10')).toEqual([
    [undefined, 'ORD'],
    [undefined, 'DAY'],
  ]);
});

test('a title before a name is no place of those letters', () => {
  expect(placesOf('BAY      EMRE      KOÇAK      624 2417711430')).toEqual([]);
  expect(placesOf('1. MME AURORE VIDAL')).toEqual([]);
  expect(placesOf('BAY   Baia Mare   07:10')).toEqual([['Baia Mare', 'BAY']]);
  expect(placesOf('BAY   OTP')).toEqual([
    [undefined, 'BAY'],
    [undefined, 'OTP'],
  ]);
});

test('behind a name in letters of its own a code that is a word elsewhere is an airport', () => {
  expect(placesOf('إلى      بلدة DUS      مدينة CAI').map(([, code]) => code)).toEqual(['DUS', 'CAI']);
  expect(placesOf('אל: דיסלדורף DUS').map(([, code]) => code)).toEqual(['DUS']);
  expect(placesOf('Марсель (MRS) 10:20').map(([, code]) => code)).toEqual(['MRS']);
  expect(placesOf('Г-жа MRS IDA BERG')).toEqual([]);
  expect(placesOf('ZBOR DUS: 10:20')).toEqual([]);
});

test('a day of the week is no place, nor is a word that only looks like one', () => {
  expect(placesOf("17 Şubat Çarşamba'yı Perşembe'ye bağlayan gece")).toEqual([]);
  expect(placesOf('Далі о 22:35')).toEqual([]);
});
