import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { cardsOfFlights } from './cards-of-flights.ts';

const beside = (width: number, ...rows: string[][]) =>
  readPastedText(
    rows
      .map((row) =>
        row
          .map((cell) => cell.padEnd(width))
          .join('')
          .trimEnd(),
      )
      .join('\n'),
  );

test('three cards a row are read one after the other', () => {
  const ticket = beside(
    30,
    ['OTP    DOH', 'DOH    PER', 'PER    SYD'],
    ['15:10  19:40', '02:20  19:35', '11:35  18:15'],
    ['Tue, 4 May 2027', 'Wed, 5 May 2027', 'Sun, 9 May 2027'],
    ['QR 222', 'QR 774', 'QF 642'],
  );
  expect(
    cardsOfFlights(ticket)
      ?.text.split('\n')
      .filter((line) => /[A-Z]{2} \d/.test(line) || /:/.test(line)),
  ).toEqual([...['15:10  19:40', 'QR 222'], ...['02:20  19:35', 'QR 774'], ...['11:35  18:15', 'QF 642']]);
});

test('a card of two flights beside one of one, whose numbers are set in', () => {
  const ticket = beside(
    40,
    ['Fri, 12 Mar 2027', 'Sat, 27 Mar 2027'],
    ['06:05 OTP Bucharest', '21:55 EWR New York'],
    ['      OS 790', '      LO 12'],
    ['06:40 VIE Vienna', '13:05 +1 WAW Warsaw'],
    ['10:15 VIE Vienna'],
    ['      OS 87'],
    ['13:20 EWR New York'],
  );
  const numbers = cardsOfFlights(ticket)?.lines.flatMap(({ text }) => /[A-Z]{2} \d+/.exec(text)?.[0] ?? []);
  expect(numbers).toEqual(['OS 790', 'OS 87', 'LO 12']);
});

test('cards whose lines are set in the middle begin where their longest line does', () => {
  const ticket = beside(
    30,
    ['      SQ 333', '      SQ 225', '      QF 933'],
    ['Wed, 3 February 2027', 'Thu, 4 February 2027', 'Tue, 9 February 2027'],
    ['    CDG → SIN', '    SIN → PER', '    PER → SYD'],
    ['  11:20 – 08:20 +1', '  18:35 – 00:05 +1', '  09:40 – 17:20'],
  );
  expect(cardsOfFlights(ticket)?.lines.map(({ text }) => text)).toEqual([
    ...['SQ 333', 'Wed, 3 February 2027', 'CDG → SIN', '11:20 – 08:20 +1'],
    ...['SQ 225', 'Thu, 4 February 2027', 'SIN → PER', '18:35 – 00:05 +1'],
    ...['QF 933', 'Tue, 9 February 2027', 'PER → SYD', '09:40 – 17:20'],
  ]);
});

test('a number and its codeshare in a table are no cards', () => {
  const row = ['LH 1419', 'OS 7321', 'OTP 06:05', 'FRA 07:55'];
  expect(cardsOfFlights(beside(14, row, row, row))).toBeUndefined();
});
