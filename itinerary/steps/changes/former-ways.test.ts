import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
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

test.each([
  'Bisher bestätigt: 17.10.2027 X3 2166 HAJ–FUE 05:50–09:40 Uhr; 31.10.2027 X3 2167 FUE–HAJ 10:35–16:10 Uhr.',
  'Orar anterior: X3 2166 HAJ–FUE 05:50–09:40, X3 2167 FUE–HAJ 10:35–16:10',
])('flights of before in one line, beside their rows: %s', (line) => {
  const rows = `17.10.2027   X3 2166   Hannover (HAJ) – Fuerteventura (FUE)   07:20   11:10
31.10.2027   X3 2167   Fuerteventura (FUE) – Hannover (HAJ)   12:05   17:40`;
  expect(left(`${rows}\n${line}`)).toBe(rows);
  const same = line
    .replaceAll('05:50', '07:20')
    .replaceAll('09:40', '11:10')
    .replaceAll('10:35', '12:05')
    .replaceAll('16:10', '17:40');
  expect(left(`${rows}\n${same}`)).toBe(`${rows}\n${same}`);
});
