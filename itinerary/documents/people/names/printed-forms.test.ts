import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, type }) => [name.value, type?.value].filter(Boolean).join(' '));

test('the form of the ticket in brackets tells which part is the family’s, and who is an infant', () => {
  const list = 'Fekete Réka (FEKETE/REKA MRS)\nSzabóné Tóth Ilona (SZABONE TOTH/ILONA MRS)\nFekete Dorka (FEKETE/DORKA INF)';
  expect(people(`Az adatok:\n${list}`)).toEqual(['Fekete/Réka', 'Szabóné Tóth/Ilona', 'Fekete/Dorka infant']);
  expect(people('Vojtěch Dvořák (DVORAK/VOJTECH MR)\nŠimon Dvořák (DVORAK/SIMON MSTR), 8 let')).toEqual([
    'Dvořák/Vojtěch',
    'Dvořák/Šimon child',
  ]);
});

test('in other letters than Latin ones only the form of the ticket is given', () => {
  expect(people('Десислава Колева (KOLEVA/DESISLAVA MRS)\nПламен Колев (KOLEV/PLAMEN MR)')).toEqual([
    'KOLEVA/DESISLAVA MRS',
    'KOLEV/PLAMEN MR',
  ]);
});

test('of two words of a heading with a stroke between them nobody is named, and ФАМИЛИЯ/NAME has the family’s first', () => {
  expect(
    people('ЭЛЕКТРОННЫЙ БИЛЕТ (МАРШРУТ/КВИТАНЦИЯ)\nБИЛЕТ/TICKET NUMBER : 849 6114528999\nФАМИЛИЯ/NAME : СОЛОВЬЁВА НИНА ПАВЛОВНА'),
  ).toEqual(['СОЛОВЬЁВА НИНА ПАВЛОВНА']);
});
