import { expect, test } from 'vitest';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import { joinedLines } from '../layout/joined-lines.ts';
import { partCards, partColumns } from './part-columns.ts';
import { readPdfText } from './pdf-text.ts';
import type { Line } from './ticket-text.ts';

const read = (content: string[]) => readPdfText(pdfOf([{ content: content.join('\n') }]));
const column = (x: number, lines: string[]) => lines.map((text, index) => textAt(x, 700 - 14 * index, text));
const out = ['Outbound', 'Flight W4 3141', '07:10 Bucharest (OTP)', '09:15 Brussels (BRU)'];
const back = ['Return', 'Flight W4 3142', '18:30 Brussels (BRU)', '22:25 Bucharest (OTP)'];

test('cards side by side are read one after the other', async () => {
  const ticket = await read([
    textAt(50, 760, 'Booking reference: GH5K2W'),
    ...column(50, out),
    ...column(300, back),
    textAt(50, 600, 'Total 142.20 EUR for all passengers, paid by card on the day of booking'),
  ]);
  const parted = partColumns(ticket);
  expect(parted?.text.split('\n')).toEqual([
    'Booking reference: GH5K2W',
    ...out,
    ...back,
    'Total 142.20 EUR for all passengers, paid by card on the day of booking',
  ]);
  const words = parted?.lines.flatMap((line) =>
    line.words.map(({ start, text }) => [line.text.slice(start, start + text.length), text]),
  );
  expect(words).toEqual(parted?.text.split(/\s+/).map((word) => [word, word]));
});

test('a card with a line less than its neighbour is whole', async () => {
  const parted = partColumns(await read([...column(50, [...out, 'Terminal 1']), ...column(300, back)]));
  expect(parted?.text.split('\n')).toEqual([...out, 'Terminal 1', ...back]);
});

test('a table of more columns, and few lines, are no cards', async () => {
  expect(
    partColumns(await read([...column(50, out), ...column(300, back), ...column(450, ['a', 'b', 'c', 'd'])])),
  ).toBeUndefined();
  expect(partColumns(await read([...column(50, out.slice(0, 2)), ...column(300, back.slice(0, 2))]))).toBeUndefined();
});

test('cards of several pieces a line, set in as far as they like', async () => {
  const card = (x: number, [from, to, number]: [string, string, string]) => [
    textAt(x, 700, `Flight of ${from}`),
    textAt(x, 686, from),
    textAt(x + 60, 686, number),
    textAt(x + 140, 686, to),
    textAt(x + 60, 672, 'non-stop'),
    textAt(x, 658, '09:50'),
    textAt(x + 140, 658, '12:20'),
    textAt(x, 644, 'Economy'),
  ];
  const ticket = await read([...card(40, ['BCN', 'LPA', 'VY3002']), ...card(310, ['LPA', 'BCN', 'VY3009'])]);
  expect(partColumns(ticket)).toBeUndefined();
  const lines = partCards(ticket)?.text.split('\n') ?? [];
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    ...['Flight of BCN', 'BCN VY3002 LPA', 'non-stop', '09:50 12:20', 'Economy'],
    ...['Flight of LPA', 'LPA VY3009 BCN', 'non-stop', '09:50 12:20', 'Economy'],
  ]);
});

test('in Arabic and Hebrew the first card is the one at the right', () => {
  const cards = [
    ['טיסה: LY 357', 'טיסה: LY 358'],
    ['11 במרץ 2027', '19 במרץ 2027'],
    ['09:15 תל אביב (TLV)', '14:20 פרנקפורט (FRA)'],
    ['12:40 פרנקפורט (FRA)', '19:25 תל אביב (TLV)'],
  ] as const;
  const lines = cards.map(([first, second], index) => {
    const right = pieceFrom(first, 500, index);
    return joinedLines(right, [pieceFrom(second, 250, index)], '      ');
  });
  const parted = partColumns({ pages: [{ number: 1, width: 600, height: 800, lines }], lines, text: '' });
  expect(parted?.text.split('\n')).toEqual([...cards.map(([first]) => first), ...cards.map(([, second]) => second)]);
});

/** Words from the right edge on. */
function pieceFrom(text: string, edge: number, row: number): Line {
  const place = { page: 1, y: 14 * row, height: 10 };
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    ...place,
    x: edge - 6 * (index + word.length),
    width: 6 * word.length,
    text: word,
    start: index,
  }));
  return { ...place, x: edge - 6 * text.length, width: 6 * text.length, text, words };
}
