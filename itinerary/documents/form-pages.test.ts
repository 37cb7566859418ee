import { expect, test } from 'vitest';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import { parseTicket } from '../parse-ticket.ts';
import { readPdfText } from '../text/pdf-text.ts';
import { formPages } from './form-pages.ts';

type Pass = { from: string; to: string; number: string; boarding: string; leaves: string; name: string; seat: string };

const columns = [40, 180, 320];
const row = (y: number, ...cells: string[]) => cells.map((cell, index) => textAt(columns[index] ?? 0, y, cell)).join('\n');
const formOf = ({ from, to, number, boarding, leaves, name, seat }: Pass) => ({
  content: [
    ...[row(780, 'From', 'To'), row(766, from, to), row(740, 'Passenger'), row(727, name)],
    ...[row(700, 'Flight', 'Date', 'Terminal'), row(687, number, '18 DEC 26', '2')],
    ...[row(660, 'Boarding', 'Departure', 'Gate'), row(647, boarding, leaves, 'A12')],
    ...[row(620, 'Seat', 'Group'), row(607, seat, '2'), row(580, 'Booking code'), row(567, '7QLM2P')],
  ].join('\n'),
});

const out = { from: 'OTP', to: 'FRA', number: 'LH 1419', boarding: '13:35', leaves: '14:10' };
const on = { from: 'FRA', to: 'GOT', number: 'LH 820', boarding: '16:30', leaves: '17:05' };
const passes = [
  { ...out, name: 'Pop, Maria Mrs', seat: '21D' },
  { ...out, name: 'Pop, Radu Mr', seat: '21E' },
  { ...on, name: 'Pop, Maria Mrs', seat: '14A' },
  { ...on, name: 'Pop, Radu Mr', seat: '14C' },
];
const document = pdfOf(passes.map(formOf));

test('boarding passes one a page are pages of one form', async () => {
  expect(formPages((await readPdfText(document)).lines)).toHaveLength(passes.length);
});

test('pages that differ are none, nor is one alone', async () => {
  const table = pdfOf([
    formOf({ ...out, name: 'Pop, Maria Mrs', seat: '21D' }),
    { content: [row(780, 'From', 'To'), row(766, 'FRA', 'GOT'), row(752, 'LH 820', '18 DEC 26')].join('\n') },
  ]);
  expect(formPages((await readPdfText(table)).lines)).toBeUndefined();
  expect(formPages((await readPdfText(pdfOf(passes.slice(0, 1).map(formOf)))).lines)).toBeUndefined();
});

test('each pass is read by itself, and nobody lands when others board', async () => {
  const outcome = await parseTicket({ pdf: document }, { today: '2026-11-28' });
  const flights =
    'itinerary' in outcome &&
    outcome.itinerary.segments.map(({ flightNumber, departure, arrival }) =>
      [flightNumber, departure.airport, departure.time, arrival.airport, arrival.time].join(' '),
    );
  expect(flights).toEqual(['LH1419 OTP 14:10 FRA ', 'LH820 FRA 17:05 GOT ']);
});
