import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { besideStop } from './stops-on-the-way.ts';

test('between two flights one may go by one’s own means', () => {
  const isStop = (text: string) => besideStop(readPastedText(text).lines[0] as never).isStop;
  expect(isStop('Between your flights: ATH – HER by your own means (the ferry is not included)')).toBe(true);
  expect(isStop('Zwischen den Flügen: Rom (FCO) – Neapel (NAP) in Eigenregie')).toBe(true);
  expect(isStop('A3 312 ATH – HER')).toBe(false);
});

test('what is said of a stop behind both hours of a flight takes nothing from them', () => {
  const timesOf = (text: string) =>
    besideStop(readPastedText(text).lines[0] as never).marks.flatMap(({ kind, found }) => (kind === 'time' ? found.value : []));
  expect(timesOf('22/02/2027   Dakar   Milano   12:50   21:50   20 kg   scalo tecnico a Sal (13:20 - 14:20)')).toEqual([
    '12:50',
    '21:50',
  ]);
  expect(timesOf('DE 2314   Banjul 11:10 – Frankfurt 19:40, Zwischenlandung Las Palmas 14:00–14:50')).toEqual(['11:10', '19:40']);
  expect(timesOf('1 stop DPS 09:45-10:15, stay on board')).toEqual([]);
  expect(timesOf('DE 2314   Banjul via Las Palmas 11:10 – Frankfurt 19:40')).toEqual(['11:10', '19:40']);
});

test('the hour of a ride to the airport is none of the flight that the next sentence tells of', () => {
  const timesOf = (text: string) =>
    besideStop(readPastedText(text).lines[0] as never).marks.flatMap(({ kind, found }) => (kind === 'time' ? found.value : []));
  expect(timesOf('Transfer na aerodrom u 07:45. Let FA 211 poleće u 10:05, sletanje u 12:05.')).toEqual(['10:05', '12:05']);
  expect(timesOf('Transfer to the airport at 07:45. Flight FA 211 leaves at 10:05.')).toEqual(['10:05']);
  expect(timesOf('Flight FA 211 lands at 12:05. Transfer to the hotel at 12:45.')).toEqual(['12:05', '12:45']);
});
