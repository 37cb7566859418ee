import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { anchorsIn } from './anchors-in.ts';

const timesOf = (text: string) =>
  anchorsIn(readPastedText(text).lines).flatMap((row) => row.flatMap((one) => (one.kind === 'time' ? one.found.value : [])));

test('figures with a comma under the heads of leaving and landing are hours', () => {
  const table = `Лет      Датум         Од               До                 Полазак   Долазак   Цена
JU 330   14.05.2027    Београд (BEG)    Франкфурт (FRA)    07,10     09,15     12,40
JU 331   19.05.2027    Франкфурт (FRA)  Београд (BEG)      10,05     11,55     18,30`;
  expect(timesOf(table)).toEqual(['07:10', '09:15', '10:05', '11:55']);
});

test('both hours of a reservation’s row may stand in one cell, with the night behind them', () => {
  const rows = 'LH1379  V  08FEB27  GDN FRA  HK3  1745 1925\nLH778   V  08FEB27  FRA SIN  HK3  2205 1725+1';
  expect(timesOf(rows)).toEqual(['17:45', '19:25', '22:05', '17:25']);
});

test('under other heads they are none', () => {
  const table = `Flug      Datum         Strecke   Preis     Steuer
LH 1418   14.05.2027    FRA-OTP   17,10     19,15
LH 1419   19.05.2027    OTP-FRA   10,05     11,55`;
  expect(timesOf(table)).toEqual([]);
});
