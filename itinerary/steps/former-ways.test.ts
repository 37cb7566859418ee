import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { withoutFormerTimes } from './former-times.ts';

const flight = 'Flight 5T 454   2:30 PM  Iqaluit, NU (YFB)   5:05 PM  Pond Inlet, NU (YIO)';
const left = (text: string) => withoutFormerTimes(readPastedText(text)).ticket.text;

test.each([
  'Previously: 1:45 PM Iqaluit (YFB) - 4:20 PM Pond Inlet (YIO)',
  'Previous times 13:45 Iqaluit (YFB) - 16:20 Pond Inlet (YIO)',
  'Ancien horaire : 13h45 Iqaluit (YFB) – 16h20 Pond Inlet (YIO)',
  'Bisherige Zeiten: 13:45 Iqaluit (YFB) – 16:20 Pond Inlet (YIO)',
  'Was: 13:45 Iqaluit (YFB) – 16:20 Pond Inlet (YIO)',
  'Orar inițial: 5T 454 Iqaluit (YFB) 13:45 – Pond Inlet (YIO) 16:20',
])('%s is of before, above the same way with other hours', (line) => {
  expect(left(`${line}\n${flight}`)).toBe(flight);
  expect(left(`${flight}\n${line}`)).toBe(flight);
});

test.each([
  'Previously: 1:45 PM Ottawa (YOW) - 4:20 PM Pond Inlet (YIO)',
  'Now: 1:45 PM Iqaluit (YFB) - 4:20 PM Pond Inlet (YIO)',
  'Previously: 2:30 PM Iqaluit (YFB) - 5:05 PM Pond Inlet (YIO)',
  'Original flight: 5T 450 YFB 13:45 – YIO 16:20',
])('%s stays', (line) => {
  expect(left(`${line}\n${flight}`)).toBe(`${line}\n${flight}`);
});
