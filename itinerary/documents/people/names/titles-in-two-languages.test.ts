import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name, type }) => [name.value, type?.value]);

test('titles and kinds in two languages are no part of a name', () => {
  const list =
    '1   Bay / Herr Cem Öztürk            Yetişkin / Erw.\n2   Bayan / Frau Aylin Nur Öztürk     Yetişkin / Erw.\n3   Çocuk / Kind Ela Öztürk          Çocuk (6) / Kind\n4   Bebek / Baby Can Öztürk          Bebek (1) / Baby';
  expect(people(`Yolcular / Passagiere\n${list}`)).toMatchObject([
    ['Herr Cem Öztürk', undefined],
    ['Frau Aylin Nur Öztürk', undefined],
    ['Ela Öztürk', 'child'],
    ['Can Öztürk', 'infant'],
  ]);
  expect(people('Passengers\nHERR / MR JAN KRANZ\nFRAU / MRS ANNA KRANZ')).toMatchObject([
    ['MR JAN KRANZ', undefined],
    ['MRS ANNA KRANZ', undefined],
  ]);
});

test('one title behind a slash is of a name with a slash', () => {
  expect(people('Passengers\nKRANZ / HERR JAN')).toEqual([['KRANZ / HERR JAN', undefined]]);
});

test('a title in brackets behind another', () => {
  for (const title of ['Dr (Mrs)', 'Elder (Dr)', 'Engr. (Mrs.)'])
    expect(
      passengersIn(readPastedText(`Pilgrims\n${title} Ngozi Obi\nE-ticket 071-2430092215`).lines)[0]?.name.value,
      title,
    ).toBe(`${title} Ngozi Obi`);
});
