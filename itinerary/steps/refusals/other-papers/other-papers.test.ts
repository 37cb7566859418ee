import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { isOfOtherKind, isToBeFilledIn } from './other-papers.ts';

const linesOf = (text: string) => readPastedText(text).lines;

test.each([
  'CERTIFICAT MÉDICAL\nvol AF1145 Lyon (LYS) 09:40',
  'Bestätigung\nÄrztliches Attest für Frau Muster',
  'LETTER OF INVITATION\nTo the embassy',
  'Acord parental pentru excursia școlară',
  'Declaración de aduanas – Equipaje',
  'Fundsachenmeldung   Lost property report',
  'CREW ROSTER  -  DECEMBER 2026',
  'Miles&Smiles Hesap Özeti',
  '乘机人健康申报表',
])('%s is of another kind', (text) => expect(isOfOtherKind(linesOf(text))).toBe(true));

test('a ticket is of none, nor is what its conditions speak of farther down', () => {
  expect(isOfOtherKind(linesOf('Electronic ticket receipt\nPassenger: MUSTER/ANNA MRS'))).toBe(false);
  const conditions = [...Array.from({ length: 9 }, (_, row) => `Line ${row} of the ticket`), 'Customs declaration'];
  expect(isOfOtherKind(linesOf(conditions.join('\n')))).toBe(false);
});

test('a form is to be filled in; what is sold and signed is not one, nor is a price behind dots', () => {
  expect(isToBeFilledIn(linesOf('Excursie la Roma\nSemnătura părintelui ________'))).toBe(true);
  expect(isToBeFilledIn(linesOf('健康表\n签名:______'))).toBe(true);
  expect(isToBeFilledIn(linesOf('VOUCHER DE CĂLĂTORIE\nSemnătura turistului ________'))).toBe(false);
  expect(isToBeFilledIn(linesOf('Excursie la Roma\nSemnătura electronică nu este necesară.'))).toBe(false);
  expect(isToBeFilledIn(linesOf('Autorizo a mi hijo/a ............ a participar'))).toBe(true);
  expect(isToBeFilledIn(linesOf('НИСЛЭГИЙН МАЯГТ\nГарын үсэг: ________'))).toBe(false);
  expect(isToBeFilledIn(linesOf('ბილეთი\nხელმოწერა: ________'))).toBe(false);
  expect(isToBeFilledIn(linesOf('تذكرة سفر\nالتوقيع: ________'))).toBe(false);
  expect(isToBeFilledIn(linesOf('Total ............ 450 EUR\n__________'))).toBe(false);
});
