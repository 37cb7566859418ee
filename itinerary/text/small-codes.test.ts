import { expect, test } from 'vitest';
import { readPastedText } from './pasted-text.ts';

const rowOf = (text: string) => readPastedText(text).lines.map((line) => line.text)[0];

test.each([
  [
    'gasit: w4 3401 in 12.02.2027 cluj (clj) 06:00 - londra luton (ltn) 07:05',
    'gasit: W4 3401 in 12.02.2027 cluj (CLJ) 06:00 - londra luton (LTN) 07:05',
  ],
  [
    'so: lh1652 am 3.5. münchen (muc) 9:10 - bukarest (otp) 12:05',
    'so: LH1652 am 3.5. münchen (MUC) 9:10 - bukarest (OTP) 12:05',
  ],
  ['vuelo 3o 112 madrid (mad) 10h05 a tanger (tng) 10h20', 'vuelo 3O 112 madrid (MAD) 10h05 a tanger (TNG) 10h20'],
])('codes in small letters: %s', (row, capitals) => {
  expect(rowOf(row)).toBe(capitals);
});

test.each([
  'w4 3401 cluj (clj) 06:00, pranz (dej) inclus',
  'in 2027 din cluj (clj) la 06:00 - londra luton (ltn) 07:05',
  'cina (ore 19:30) si masa (dej) 12:00 la nr 12',
  'rooms (sgl) 10:00 and (dbl) 12:00 for all of us',
])('others stay: %s', (row) => {
  expect(rowOf(row)).toBe(row);
});
