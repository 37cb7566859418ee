import { expect, test } from 'vitest';
import { foundIn } from '../draft/found.ts';
import { readPastedText } from '../text/pasted-text.ts';
import { flightNumberOf } from './carriers.ts';
import { isCancelled } from './standing.ts';

function flightIn(text: string) {
  const line = readPastedText(text).lines[0];
  const found = line && foundIn(line, /^(?<airline>.*?)\s{2,}(?<number>.*)$/d);
  if (!found?.number) throw new Error('no number');
  return flightNumberOf(found.airline, found.number);
}

test('a name and a number make a flight, less surely than a printed designator', () => {
  expect(flightIn('Turkish Airlines   1044')).toMatchObject({ value: 'TK1044', certainty: 0.9, text: 'Turkish Airlines 1044' });
  expect(flightIn('Turkish Airlines (TK)   0012')).toMatchObject({ value: 'TK12', certainty: 1 });
  expect(flightIn('Lufthansa   LX 1885')).toMatchObject({ value: 'LX1885', text: 'LX 1885' });
});

test('an airline nobody knows gives no flight', () => {
  expect(flightIn('Air of Nowhere   1044')).toBeUndefined();
});

test('cancelled is what the airline will not carry, not what waits', () => {
  expect(
    ['UN1', 'HX', 'UC 2', 'XX1', 'NO1', 'Cancelled', 'Unable To Confirm', 'Storniert', 'ANULAT'].filter(
      (status) => !isCancelled(status),
    ),
  ).toEqual([]);
  expect(['HK1', 'TK2', 'HL1', 'OK', 'Confirmed', 'Waitlisted', 'RQ', 'NON-STOP', ''].filter(isCancelled)).toEqual([]);
});
