import { expect, test } from 'vitest';
import { readPastedText } from './pasted-text.ts';

const rowsOf = (text: string) => readPastedText(text).lines.map((line) => line.text.split(/ {2,}/));

test('rows between bars are rows of cells, and the rules between them are none', () => {
  expect(rowsOf('Hi,\n| # | Name | Seat |\n|---|:----|---:|\n| 1 | **Ana Pop** | 12A |\n| 2 | Ion Pop | |\nBest')).toEqual([
    ['Hi,'],
    ['#', 'Name', 'Seat'],
    ['1', 'Ana Pop', '12A'],
    ['2', 'Ion Pop'],
    ['Best'],
  ]);
  expect(rowsOf('+----+-------+\n| AB | 07:15 |\n+----+-------+\n| CD | 08:20 |\n+----+-------+')).toEqual([
    ['AB', '07:15'],
    ['CD', '08:20'],
  ]);
});

test('a box around text, and a menu between bars, are none', () => {
  expect(rowsOf('| Your booking |\n| is confirmed |')).toEqual([['| Your booking |'], ['| is confirmed |']]);
  expect(rowsOf('| Manage | Check in |')).toEqual([['| Manage | Check in |']]);
});

test('values between commas or semicolons stand under their head', () => {
  expect(rowsOf('Name,Type,Ticket number,Seat\n"Nagy, Gábor",ADT,0642417705701,12A\nNagy Bence,CHD,0642417705703,')).toEqual([
    ['Name', 'Type', 'Ticket number', 'Seat'],
    ['Nagy, Gábor', 'ADT', '0642417705701', '12A'],
    ['Nagy Bence', 'CHD', '0642417705703'],
  ]);
  expect(rowsOf('Nume;Tip;Bilet;Loc\nAna Pop;ADT;2812417705701;3C')).toEqual([
    ['Nume', 'Tip', 'Bilet', 'Loc'],
    ['Ana Pop', 'ADT', '2812417705701', '3C'],
  ]);
});

test('values between strokes stand under their head where they have figures', () => {
  expect(rowsOf('Nom / Prénom / Âge / N° de billet\nLEFEBVRE / Jules / 9 ans / 220-2417705633')).toEqual([
    ['Nom', 'Prénom', 'Âge', 'N° de billet'],
    ['LEFEBVRE', 'Jules', '9 ans', '220-2417705633'],
  ]);
});

test('values between bars stand under their head, however it is worded', () => {
  const table = [
    'Rang    | Name, Vorname           | laut Pass       | Ticket Nr.',
    '--------+-------------------------+-----------------+---------------',
    'Hptm    | Brandstetter, Jonas     | BRANDSTETTER J  | 220-4410027715',
    'OLt     | Kowatsch-Reindl, Birgit | KOWATSCH B      | 220-4410027716',
  ];
  expect(rowsOf(table.join('\n'))).toEqual([
    ['Rang', 'Name, Vorname', 'laut Pass', 'Ticket Nr.'],
    ['Hptm', 'Brandstetter, Jonas', 'BRANDSTETTER J', '220-4410027715'],
    ['OLt', 'Kowatsch-Reindl, Birgit', 'KOWATSCH B', '220-4410027716'],
  ]);
  const menu = 'Home | Offers | Contact\nAbout | Jobs | Imprint';
  expect(readPastedText(menu).text).toBe(menu);
});

test('a sentence with commas heads nothing', () => {
  const text = 'Anna, Peter, Jane, Robert\nMary, Paul, Sue, Tom';
  expect(readPastedText(text).text).toBe(text);
});

test('nor do lines in the middle of a sentence, of which two have as many commas', () => {
  const lines = [
    'Le groupe comprend Mme Jeanne Petit, Mme Odile Royer,',
    'Me Luc Vasseur, notaire honoraire, Mme Salma Idrissi, adjointe au maire, ainsi que',
    'le jeune Paul Vasseur, 13 ans, petit-fils de Me Vasseur. M. le Maire, Henri Colin, retenu par',
    'la session, ne part pas.',
  ];
  expect(rowsOf(lines.join('\n'))).toEqual(lines.map((line) => [line]));
});
