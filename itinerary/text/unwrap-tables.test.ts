import { expect, test } from 'vitest';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import { readPdfText } from './pdf-text.ts';
import { unwrapTables } from './unwrap-tables.ts';

const columns = [50, 120, 220, 320, 420];
/** Rows of cells, a cell's lines parted by `|`, rows a little apart. */
function tableOf(rows: string[][], pitch = 11.5, padding = 6): string[] {
  let y = 700;
  return rows.flatMap((row) => {
    const lines = row.map((cell) => cell.split('|'));
    const drawn = lines.flatMap((cell, column) => cell.map((text, line) => textAt(columns[column] ?? 0, y - line * pitch, text)));
    y -= Math.max(...lines.map(({ length }) => length)) * pitch + padding;
    return drawn;
  });
}
const read = (content: string[]) => readPdfText(pdfOf([{ content: content.join('\n') }]));
const asRows = (text: string | undefined) => text?.split('\n').map((line) => line.split(/ {2,}/));

const heading = ['Flight', 'From', 'Depart', 'To', 'Arrive'];
const wrapped = [
  heading,
  ['FZ|1714', 'Bucharest|(OTP)', '15 Jan|2027 13:45', 'Dubai (DXB)', '15 Jan|2027 20:10'],
  ['FZ|1713', 'Dubai (DXB)|Terminal 2', '22 Jan|2027 08:25', 'Bucharest', '22 Jan|2027 12:00'],
];

test('the lines of a row are one line, each cell in one piece', async () => {
  const unwrapped = unwrapTables(await read([textAt(50, 740, 'Booking reference: T5ZQ2M'), ...tableOf(wrapped)]));
  expect(asRows(unwrapped?.text)).toEqual([
    ['Booking reference: T5ZQ2M'],
    heading,
    ['FZ 1714', 'Bucharest (OTP)', '15 Jan 2027 13:45', 'Dubai (DXB)', '15 Jan 2027 20:10'],
    ['FZ 1713', 'Dubai (DXB) Terminal 2', '22 Jan 2027 08:25', 'Bucharest', '22 Jan 2027 12:00'],
  ]);
});

test('a row with as many cells as the table has its own columns', async () => {
  const centred = [
    textAt(50, 700, 'Passenger:') +
      textAt(120, 700, 'DANGELO/AKE MR') +
      textAt(240, 700, 'Ticket:') +
      textAt(370, 700, '016 2970 696 101'),
    textAt(50, 682, 'Passenger:') +
      textAt(130, 682, 'DUMITRESCU-POP/STEFANIA') +
      textAt(350, 682, 'Ticket') +
      textAt(450, 682, '016 2970 696'),
    textAt(190, 670, 'MRS') + textAt(345, 670, 'number:') + textAt(480, 670, '102'),
  ];
  expect(asRows(unwrapTables(await read(centred))?.text)).toEqual([
    ['Passenger:', 'DANGELO/AKE MR', 'Ticket:', '016 2970 696 101'],
    ['Passenger:', 'DUMITRESCU-POP/STEFANIA MRS', 'Ticket number:', '016 2970 696 102'],
  ]);
});

test('every word keeps its place on the page, and its place in the new line', async () => {
  const ticket = await read(tableOf(wrapped));
  const unwrapped = unwrapTables(ticket);
  const boxes = (text: typeof ticket | undefined) =>
    text?.lines.flatMap((line) => line.words.map(({ text: word, x, y }) => `${word} ${x} ${y}`)).sort();
  expect(boxes(unwrapped)).toEqual(boxes(ticket));
  const words = unwrapped?.lines.flatMap((line) =>
    line.words.map(({ start, text }) => [line.text.slice(start, start + text.length), text]),
  );
  expect(words).toEqual(unwrapped?.text.split(/\s+/).map((word) => [word, word]));
});

test('a table of single lines, and a text without tables, are left as they are', async () => {
  expect(
    unwrapTables(
      await read(
        tableOf([
          heading,
          ['FZ 1714', 'Bucharest', '13:45', 'Dubai', '20:10'],
          ['FZ 1713', 'Dubai', '08:25', 'Bucharest', '12:00'],
        ]),
      ),
    ),
  ).toBeUndefined();
  expect(
    unwrapTables(await read([textAt(50, 740, 'Booking reference: T5ZQ2M'), textAt(50, 728, 'Passenger: Mr Ion Popa')])),
  ).toBeUndefined();
});

test('rows without any space between them are not guessed', async () => {
  expect(unwrapTables(await read(tableOf(wrapped, 11.5, 0)))).toBeUndefined();
});

test('a label or a value over several lines is one', async () => {
  const content = [
    ...[
      textAt(50, 700, 'Depart:'),
      textAt(150, 700, '10:05 AM'),
      textAt(250, 700, 'Frankfurt (FRA), Terminal'),
      textAt(250, 688.5, '1'),
    ],
    ...[textAt(50, 670, 'Confirmation'), textAt(150, 670, '7QWERT'), textAt(50, 658.5, 'Number:')],
    ...[textAt(50, 640, 'Status:'), textAt(150, 640, 'Confirmed'), textAt(50, 628.5, 'Class:'), textAt(150, 628.5, 'Economy')],
  ];
  expect(asRows(unwrapTables(await read(content))?.text)).toEqual([
    ['Depart:', '10:05 AM', 'Frankfurt (FRA), Terminal 1'],
    ['Confirmation Number:', '7QWERT'],
    ['Status:', 'Confirmed'],
    ['Class:', 'Economy'],
  ]);
});

test('cells may be set wide, where rows are twice as far from each other', async () => {
  const wide = [
    heading,
    ['FZ 1714', 'Bucharest|(OTP)', '15 Jan 2027|13:45', 'Dubai (DXB)', '20:10'],
    ['FZ 1713', 'Dubai (DXB)', '22 Jan 2027|08:25', 'Bucharest|(OTP)', '12:00'],
  ];
  expect(asRows(unwrapTables(await read(tableOf(wide, 14, 10)))?.text)).toEqual([
    heading,
    ['FZ 1714', 'Bucharest (OTP)', '15 Jan 2027 13:45', 'Dubai (DXB)', '20:10'],
    ['FZ 1713', 'Dubai (DXB)', '22 Jan 2027 08:25', 'Bucharest (OTP)', '12:00'],
  ]);
  const single = [
    heading,
    ['FZ 1714', 'Bucharest', '13:45', 'Dubai', '20:10'],
    ['FZ 1713', 'Dubai', '08:25', 'Bucharest', '12:00'],
  ];
  expect(unwrapTables(await read(tableOf(single, 8, 6)))).toBeUndefined();
});
