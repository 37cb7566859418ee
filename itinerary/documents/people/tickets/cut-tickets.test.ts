import { expect, test } from 'vitest';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import { readPastedText } from '../../../text/pasted-text.ts';
import { readPdfText } from '../../../text/pdf-text.ts';
import { ticketsIn } from './tickets-of-passengers.ts';

const read = async (...rows: [x: number, text: string][][]) => {
  const drawn = rows.flatMap((row, index) => row.map(([x, text]) => textAt(x, 700 - index * 12, text)));
  return ticketsIn((await readPdfText(pdfOf([{ content: drawn.join('\n') }]))).lines).map(({ value }) => value.value);
};

test('a ticket goes on under its first figures, wherever its cell was too narrow', async () => {
  expect(await read([[50, 'Ticket 235']], [[50, '2410987641']])).toEqual(['2352410987641']);
  expect(
    await read(
      [
        [50, 'Passenger'],
        [300, 'E-ticket'],
      ],
      [
        [50, 'POP/ANA MRS'],
        [300, '016 2970 696'],
      ],
      [
        [50, 'MRS'],
        [310, '102'],
      ],
    ),
  ).toEqual(['0162970696102']);
  expect(
    await read(
      [
        [50, 'Billet'],
        [300, '057-2412'],
      ],
      [[300, '345 678']],
    ),
  ).toEqual(['0572412345678']);
});

test('figures that do not make thirteen, of nobody known or under no word for a ticket are none', async () => {
  expect(
    await read(
      [
        [50, 'Ticket'],
        [300, '016 2970 696'],
      ],
      [[300, '1024']],
    ),
  ).toEqual([]);
  expect(
    await read(
      [
        [50, 'Telephone'],
        [300, '016 2970 696'],
      ],
      [[300, '102']],
    ),
  ).toEqual([]);
  expect(
    await read(
      [
        [50, 'Ticket'],
        [200, '016 2970 696'],
      ],
      [[300, '102']],
    ),
  ).toEqual([]);
  expect(ticketsIn(readPastedText('Order 999\n2410').lines)).toEqual([]);
});

test('in Colombia a ticket is a tiquete, whichever figures its airline has', async () => {
  expect(
    await read(
      [
        [50, 'Pasajero'],
        [300, 'No. de tiquete'],
      ],
      [
        [50, 'ROJAS, ANA'],
        [300, '899-2400916624'],
      ],
    ),
  ).toEqual(['8992400916624']);
});
