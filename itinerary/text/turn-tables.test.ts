import { expect, test } from 'vitest';
import { readPastedText } from './pasted-text.ts';
import { turnTables } from './turn-tables.ts';

const lying = [
  'Volo      OS74      OS2617',
  'Da        BUD       VIE',
  'A         VIE       BUD',
  'Partenza  23:15     02:30',
  'Arrivo    00:00     03:15',
];

test('a table that lies on its side is read column by column, each value behind its label', () => {
  const turned = turnTables(readPastedText(['Codice ABC123', ...lying, 'Grazie'].join('\n')));
  expect(turned?.lines.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual([
    'Codice ABC123',
    ...['Volo OS74', 'Da BUD', 'A VIE', 'Partenza 23:15', 'Arrivo 00:00'],
    ...['Volo OS2617', 'Da VIE', 'A BUD', 'Partenza 02:30', 'Arrivo 03:15'],
    'Grazie',
  ]);
});

test('words keep their places on the page', () => {
  const ticket = readPastedText(lying.join('\n'));
  const [, , , departs] = turnTables(ticket)?.lines ?? [];
  const word = departs?.words.at(-1);
  expect(word?.text).toBe('23:15');
  expect(departs?.text.slice(word?.start)).toBe('23:15');
  expect(word?.x).toBe(ticket.lines[3]?.words[1]?.x);
});

test('tables that stand are left alone', () => {
  const standing = ['Volo   Da    A     Partenza', 'OS74   BUD   VIE   23:15', 'OS2617   VIE   BUD   02:30'];
  expect(turnTables(readPastedText(standing.join('\n')))).toBeUndefined();
});

test('columns that were parted by tabs stand under each other again', () => {
  const [head, row] = readPastedText('Járat\tIndulás\tÉrkezés\nA3 2192\t00:45 Thessaloniki SKG\t01:35 Athens ATH').lines;
  expect(head?.words.map(({ x }) => x)).toEqual([0, 60, 210]);
  expect(row?.words.find(({ text }) => text === '01:35')?.x).toBe(210);
});

test('cells under each other by their middles are a column too', () => {
  const rows = [
    ['Date', '03JAN', '05JAN'],
    ['Airline', 'LOT Polish Airlines', 'LOT Polish Airlines'],
    ['Flight', 'LO 1514', 'LO 3226'],
    ['From', 'BUD', 'WAW'],
    ['To', 'WAW', 'BUD'],
    ['Departure', '0610', '0830'],
  ];
  const centred = (text: string) => text.padStart(11 + Math.ceil(text.length / 2)).padEnd(22);
  const turned = turnTables(
    readPastedText(rows.map(([label = '', ...cells]) => label.padEnd(12) + cells.map(centred).join('')).join('\n')),
  );
  expect(turned?.lines.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual([
    ...rows.map(([label, cell]) => `${label} ${cell}`),
    ...rows.map(([label, , cell]) => `${label} ${cell}`),
  ]);
});

test('what a cell was too narrow for stands below it and goes on with it', () => {
  const wrapped = [
    'Flight      BA 950            BA 3044',
    'Date        13 December       13 December',
    '            2026              2026',
    'From        Gibraltar (GIB)   London (LHR)',
    'To          London (LHR)      Bucharest',
    '                              (OTP)',
    'Departure   15:20             18:35',
  ];
  const turned = turnTables(readPastedText([...wrapped, 'NVB 12APR NVA 12APR'].join('\n')));
  expect(turned?.lines.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual([
    ...['Flight BA 950', 'Date 13 December 2026', 'From Gibraltar (GIB)', 'To London (LHR)', 'Departure 15:20'],
    ...['Flight BA 3044', 'Date 13 December 2026', 'From London (LHR)', 'To Bucharest (OTP)', 'Departure 18:35'],
    'NVB 12APR NVA 12APR',
  ]);
  const [, date] = turned?.lines ?? [];
  for (const word of date?.words ?? []) expect(date?.text.slice(word.start)).toMatch(new RegExp(`^${word.text}`));
});

test('under a label more than one line may stand: an hour, and its day', () => {
  const table = [
    'Flight    OS74           OS2617',
    'Depart    BUD 23:15      VIE 02:30',
    '          12 Aug 2027    14 Aug 2027',
    'Arrive    VIE 00:00      BUD 03:15',
    '          13 Aug 2027    14 Aug 2027',
  ];
  expect(turnTables(readPastedText(table.join('\n')))?.lines.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual([
    ...['Flight OS74', 'Depart BUD 23:15 12 Aug 2027', 'Arrive VIE 00:00 13 Aug 2027'],
    ...['Flight OS2617', 'Depart VIE 02:30 14 Aug 2027', 'Arrive BUD 03:15 14 Aug 2027'],
  ]);
});

test('a form with two labels in a row is no table on its side', () => {
  const form = [
    '姓名        周雅婷        別名        小雅',
    '號碼        312118        班機        空巴',
    '日期        3/12          餐食        素食',
    '航廈        2             行李        兩件',
    '座位        14A           貴賓        無',
  ];
  expect(turnTables(readPastedText(form.join('\n')))).toBeUndefined();
});
