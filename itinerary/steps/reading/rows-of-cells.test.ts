import { expect, test } from 'vitest';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import { readPdfText } from '../../text/pdf-text.ts';
import { rowsOfCells } from './rows-of-cells.ts';

const columns = [40, 130, 200, 320, 400, 480];
const pitch = 11.5;
/** A cell's lines parted by `|`, and how many rows it goes over. */
type Drawn = { text: string; rows?: number };
type Place = 'middle' | 'top';

/** A table as browsers draw it: rows as high as their highest cell, what is in them in the middle or at the top. */
function tableOf(rows: (string | Drawn | undefined)[][], place: Place = 'middle', padding = 5): string[] {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell)));
  const lines = ({ text }: Drawn) => text.split('|');
  const heights = cells.map(
    (row) => Math.max(...row.flatMap((cell) => (cell && !cell.rows ? lines(cell).length : 1))) * pitch + 2 * padding,
  );
  const topOf = (row: number) => 740 - heights.slice(0, row).reduce((sum, height) => sum + height, 0);
  return cells.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      if (!cell) return [];
      const own = lines(cell);
      const free = topOf(at) - topOf(at + (cell.rows ?? 1)) - own.length * pitch;
      const top = topOf(at) - (place === 'middle' ? free / 2 : padding);
      return own.map((text, line) => textAt(columns[column] ?? 0, top - (line + 1) * pitch, text));
    }),
  );
}
const rowsIn = async (content: string[]) =>
  rowsOfCells(await readPdfText(pdfOf([{ content: content.join('\n') }])))
    ?.text.split('\n')
    .map((line) => line.split(/ {2,}/));

const heading = ['Datum', 'Flug', 'Strecke', 'Ab', 'An', 'Klasse'];
const out = { text: 'Fr|12.03.2027', rows: 2 };
const back = { text: 'So|28.03.2027', rows: 2 };
const merged = [
  heading,
  [out, 'TK|1632', 'München (MUC)|Istanbul (IST)', '11:25', '16:00', { text: 'Economy', rows: 4 }],
  [undefined, 'TK|62', 'Istanbul (IST)|Kuala Lumpur (KUL)', '17:40', '08:50|(+1)'],
  [back, 'TK|63', 'Kuala Lumpur (KUL)|Istanbul (IST)', '23:30', '05:55|(+1)'],
  [undefined, 'TK|1629', 'Istanbul (IST)|München (MUC)', '07:35', '09:25'],
];
const asRows = [
  heading,
  ['Fr 12.03.2027', 'TK 1632', 'München (MUC) Istanbul (IST)', '11:25', '16:00', 'Economy'],
  ['Fr 12.03.2027', 'TK 62', 'Istanbul (IST) Kuala Lumpur (KUL)', '17:40', '08:50 (+1)'],
  ['So 28.03.2027', 'TK 63', 'Kuala Lumpur (KUL) Istanbul (IST)', '23:30', '05:55 (+1)'],
  ['So 28.03.2027', 'TK 1629', 'Istanbul (IST) München (MUC)', '07:35', '09:25'],
];

test('a day that stands beside several rows is of each, what else does is of the first', async () => {
  expect(await rowsIn(tableOf(merged))).toEqual(asRows);
  expect(await rowsIn(tableOf(merged, 'middle', 9))).toEqual(asRows);
});

test('cells at the top of their rows are of them as well', async () => {
  const rows = merged
    .slice(0, 3)
    .map((row) => row.map((cell) => (typeof cell === 'object' ? '12.03.2027' : (cell ?? '13.03.2027'))));
  expect((await rowsIn(tableOf(rows, 'top')))?.slice(1)).toEqual([
    ['12.03.2027', 'TK 1632', 'München (MUC) Istanbul (IST)', '11:25', '16:00', '12.03.2027'],
    ['13.03.2027', 'TK 62', 'Istanbul (IST) Kuala Lumpur (KUL)', '17:40', '08:50 (+1)'],
  ]);
});

test('what stands left of all heads, over several rows, is of the first', async () => {
  const way = (text: string) => ({ text, rows: 2 });
  const rows = [
    [undefined, 'Vol', 'Date', 'Trajet', 'Départ', 'Arrivée'],
    [way('ALLER'), 'AF 7641', '10.04.2027', 'LYS/CDG', '12h10', '13h20'],
    [undefined, 'AF 718', '10.04.2027', 'CDG/DSS', '16h15', '20h05'],
    [way('RETOUR'), 'AF 719', '23.04.2027', 'DSS/CDG', '22h55', '06h30|J+1'],
    [undefined, 'AF 7642', '24.04.2027', 'CDG/LYS', '09h30', '10h40'],
  ];
  expect((await rowsIn(tableOf(rows)))?.slice(3, 5)).toEqual([
    ['RETOUR', 'AF 719', '23.04.2027', 'DSS/CDG', '22h55', '06h30 J+1'],
    ['AF 7642', '24.04.2027', 'CDG/LYS', '09h30', '10h40'],
  ]);
});

test('the heading of what follows is no row of the table', async () => {
  const below = textAt(40, 740 - 11 * 20, 'Reisende');
  expect((await rowsIn([...tableOf(merged), below]))?.slice(-2)).toEqual([asRows.at(-1), ['Reisende']]);
});

test('heads over several lines are read as one', async () => {
  const heads = [['De la /|From', 'Zbor|Flight', 'La /|To', 'Plecare|Departure', 'Sosire', 'Clasa'], ...merged.slice(1)];
  expect((await rowsIn(tableOf(heads)))?.[0]).toEqual([
    'De la / From',
    'Zbor Flight',
    'La / To',
    'Plecare Departure',
    'Sosire',
    'Clasa',
  ]);
});

test('a table of lines, and cells that are no rows, stay as they are', async () => {
  const lines = merged.map((row) => row.map((cell) => (typeof cell === 'object' ? 'Fr' : (cell ?? 'Sa').split('|')[0])));
  expect(await rowsIn(tableOf(lines))).toBeUndefined();
  const ragged = [0, 7, 3, 11, 5].flatMap((down, row) =>
    columns.map((x, column) => textAt(x, 700 - row * 31 - ((down * (column + 1)) % 23), `a${column}${row}`)),
  );
  expect(await rowsIn([...tableOf([heading]), ...ragged])).toBeUndefined();
});
