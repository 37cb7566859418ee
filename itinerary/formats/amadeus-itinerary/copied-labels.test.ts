import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withLabelsJoined } from './copied-labels.ts';

const joined = (text: string) =>
  withLabelsJoined(readPastedText(text).lines, /^FLIGHT$/, /^(?:DEPARTURE|ARRIVAL)\s*:/).map((line) => line.text);

test('a flight’s word, number and day become its heading again, and labels find their values', () => {
  const text = `FLIGHT
TK 1044 - TURKISH AIRLINES
MON 12 APRIL 2027
----------DEPARTURE: BUCHAREST, RO
12 APR 09:10
ARRIVAL:
ISTANBUL, TR
12 APR 10:40
SEAT:
12A`;
  expect(joined(text)).toEqual([
    'FLIGHT  TK 1044 - TURKISH AIRLINES  MON 12 APRIL 2027',
    'DEPARTURE: BUCHAREST, RO  12 APR 09:10',
    'ARRIVAL:  ISTANBUL, TR  12 APR 10:40',
    'SEAT:  12A',
  ]);
});

test('labels one after another find no values until the next flight', () => {
  expect(joined('BAGGAGE:\nMEAL:\nNON STOP\nEQUIPMENT:\n2PC\nAIRBUS A320')).toEqual([
    'BAGGAGE:',
    'MEAL:',
    'NON STOP',
    'EQUIPMENT:',
    '2PC',
    'AIRBUS A320',
  ]);
});
