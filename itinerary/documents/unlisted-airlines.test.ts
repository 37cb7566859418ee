import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { marksOf } from './flight-marks.ts';

const flightsIn = (text: string) =>
  readPastedText(text).lines.flatMap((line) => marksOf(line).flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : [])));

test.each([
  ['Járatszám      ZY 1631', 'ZY1631'],
  ['1. DIONICA · srijeda, 03.03.2027. · let 7Q 1520', '7Q1520'],
  ['21.08.2027   ZY 4217   Vilnius (VNO) – Antalija (AYT)   04:30   07:50', 'ZY4217'],
  ['ZY4217   VNO - AYT   04:30   07:50', 'ZY4217'],
  ['ZY 417   Tue 02/02/2027', 'ZY417'],
  ['ZY417 · samedi 6 février 2027', 'ZY417'],
])('a number under a designator nobody knows is a flight: %s', (text, flight) => {
  expect(flightsIn(text)).toEqual([flight]);
});

test.each([
  'Nr. dosar ZY 4217',
  'ZY 417   02.02.2027',
  'Rechnung ZY 417   Di 02.02.2027',
  'Cod client: ZY 4217   Vilnius (VNO)   04:30',
  'EC 173   Praha (PRG) – Budapest (BUD)   05:40   12:20',
  'A1 204   Vilnius (VNO) – Antalija (AYT)   04:30   07:50',
])('and none elsewhere, or of a train or a seat: %s', (text) => {
  expect(flightsIn(text)).toEqual([]);
});
