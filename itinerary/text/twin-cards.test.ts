import { expect, test } from 'vitest';
import { readPastedText } from './pasted-text.ts';
import { partTwinCards } from './twin-cards.ts';

const cards = `Нислэг 1      OM137                  Нислэг 2      LH160
Хаанаас       ULN – Улаанбаатар      Хаанаас       FRA – Франкфурт
Цаг           13:05                  Цаг           18:15`;

test('cards with the same labels stand below each other, whatever the labels are called', () => {
  expect(
    partTwinCards(readPastedText(`Маягт\n${cards}\nТөгсөв`))?.lines.map(({ text }) => text.replace(/\s{2,}/g, ' | ')),
  ).toEqual([
    'Маягт',
    'Нислэг 1 | OM137',
    'Хаанаас | ULN – Улаанбаатар',
    'Цаг | 13:05',
    'Нислэг 2 | LH160',
    'Хаанаас | FRA – Франкфурт',
    'Цаг | 18:15',
    'Төгсөв',
  ]);
});

test('tables whose columns repeat a word once, and pairs of other labels, stay', () => {
  expect(
    partTwinCards(readPastedText('From   OTP   From   FRA\nDate   12 Apr   Time   08:15\nGate   A1   Seat   12A')),
  ).toBeUndefined();
});
