import { expect, test } from 'vitest';
import { found, segmentOf } from '#tests/support/found-values.ts';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import type { DraftSegment } from '../../draft/draft-itinerary.ts';
import type { TicketFormat } from '../../formats/contract.ts';
import { formats } from '../../formats/registry.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { readPdfText } from '../../text/pdf-text.ts';
import { readFlights } from './read-flights.ts';

/** A table of two columns too narrow, in whose second row `TK` stands over `1044`. */
const cells = ['No', 'From', 'To', 'At', 'TK|1044', 'OTP', 'IST', '09:10'];
const content = cells.flatMap((cell, index) =>
  cell.split('|').map((text, line) => textAt(50 + 100 * (index % 4), 700 - 30 * Math.floor(index / 4) - 11 * line, text)),
);
const ticket = await readPdfText(pdfOf([{ content: content.join('\n') }]));

/** Reads one thing where a row is whole, and another where it is not. */
const formatOf = (whole: readonly DraftSegment[], broken: readonly DraftSegment[]): TicketFormat => ({
  id: 'narrow',
  recognises: () => true,
  parse: ({ text }) => ({
    draft: { airlineRefs: [], passengers: [], doubts: [], segments: [...(text.includes('TK 1044') ? whole : broken)] },
  }),
});
const flight = segmentOf('TK1044', 'OTP 12APR27 09:10', 'IST 12APR27 10:40');
const read = (format: TicketFormat) => {
  const chosen = readFlights(ticket, [format]);
  return chosen && 'draft' in chosen ? chosen.draft.segments : undefined;
};

test('a document nothing can be read of as it stands is read with its rows unwrapped', () => {
  expect(read(formatOf([flight], []))).toEqual([flight]);
});

test('more whole flights are better than fewer', () => {
  const back = segmentOf('TK1045', 'IST 16APR27 09:10', 'OTP 16APR27 10:40');
  expect(read(formatOf([flight, back], [flight]))).toHaveLength(2);
  expect(read(formatOf([flight], [flight, back]))).toHaveLength(2);
});

test('a flight that two numbers were read for is one', () => {
  const again = segmentOf('TK87', 'OTP 12APR27 09:10', 'IST 12APR27 10:40');
  expect(read(formatOf([again, flight], [flight]))).toEqual([flight]);
});

test('of the same flights the reading that says more of them is taken', () => {
  const seated = { ...flight, seat: found('12A') };
  expect(read(formatOf([seated], [flight]))).toEqual([seated]);
  expect(read(formatOf([flight], [seated]))).toEqual([seated]);
});

test('what is read of other flights is no better for being more', () => {
  const other = { ...segmentOf('TK1045', 'OTP 12APR27 09:10', 'IST 12APR27 10:40'), seat: found('12A') };
  expect(read(formatOf([other], [flight]))).toEqual([flight]);
});

test('a day with its year says more than one without', () => {
  const yearless = segmentOf('TK1044', 'OTP 12APR 09:10', 'IST 12APR 10:40', { seat: found('12A') });
  expect(read(formatOf([flight], [yearless]))).toEqual([flight]);
});

test('a day beside its hour is surer than another one with a year', () => {
  const back = (day: string, y: number) => {
    const segment = segmentOf('TK1045', `IST ${day} 09:10`, `OTP ${day} 10:40`);
    const { date, ...departure } = segment.departure;
    return { ...segment, departure: { ...departure, ...(date && { date: { ...date, box: { ...date.box, y } } }) } };
  };
  const besideHours = [flight, back('16APR', 0)];
  const underHeading = [flight, back('12APR27', -2)];
  expect(read(formatOf(besideHours, underHeading))).toEqual(besideHours);
  expect(read(formatOf(underHeading, besideHours))).toEqual(besideHours);
});

test('a reading that leads elsewhere is no better for saying more', () => {
  const elsewhere = { ...segmentOf('TK1044', 'OTP 12APR27 09:10', 'LET 12APR27 10:40'), seat: found('12A') };
  expect(read(formatOf([elsewhere], [flight]))).toEqual([flight]);
});

test('where no reading has a flight there is none', () => {
  expect(read(formatOf([], []))).toBeUndefined();
});

test('beside each other the way out has its day and the way back its own', () => {
  const cards = [
    ['ALLER · jeu. 8 juil. 2027', 'RETOUR · jeu. 22 juil. 2027'],
    ['Nantes → Ajaccio', 'Ajaccio → Nantes'],
    ['Vol', 'V7 2126', 'Vol', 'V7 2127'],
    ['Départ', '06:55 NTE Nantes Atlantique', 'Départ', '21:40 AJA Ajaccio Napoléon'],
    ['Arrivée', '08:35 AJA Ajaccio Napoléon', 'Arrivée', '23:25 NTE Nantes Atlantique'],
    ['Durée', '1h 40min', 'Durée', '1h 45min'],
  ];
  const text = cards
    .map((row) =>
      row.length === 2 ? [row[0]?.padEnd(80), row[1]] : [row[0]?.padEnd(40), row[1]?.padEnd(40), row[2]?.padEnd(40), row[3]],
    )
    .map((row) => row.join(''))
    .join('\n');
  const chosen = readFlights(readPastedText(text), formats);
  const days = chosen && 'draft' in chosen ? chosen.draft.segments.map(({ departure }) => departure.date?.value.day) : [];
  expect(days).toEqual([8, 22]);
});

test('of readings that all hold together the one whose flights lead on is taken', () => {
  const out = segmentOf('ME209', 'BEY 26MAR27 08:00', 'CDG 26MAR27 11:40');
  const [back, turned] = ['CDG|BEY', 'BEY|CDG'].map((ends) => {
    const [from = '', to = ''] = ends.split('|');
    return segmentOf('ME210', `${from} 05APR27 13:05`, `${to} 05APR27 18:20`);
  }) as [DraftSegment, DraftSegment];
  expect(read(formatOf([out, back], [out, turned]))).toEqual([out, back]);
  expect(read(formatOf([out, turned], [out, back]))).toEqual([out, back]);
});

test('a party of whom each has a ticket stays as it stands where columns are parted', () => {
  const facts = [
    ['Bookingreference', '3MZ7QF'],
    ['Rejsende', 'Kjeldgaard/Mette Marie Ms'],
    ['Bestilt af', 'Jens Holmgaard'],
    ['E-billet', '117-2419583306'],
  ];
  const flights = 'SK 1202   18 JAN 2027\nAfgang    06.20   Aalborg (AAL)\nAnkomst   07.05   København (CPH)';
  const text = `${facts.map(([label = '', value]) => `${label.padEnd(26)}${value}`).join('\n')}\n\n${flights}`;
  const chosen = readFlights(readPastedText(text), formats);
  const named = chosen && 'draft' in chosen ? chosen.draft.passengers.map(({ name }) => name.value.toUpperCase()) : [];
  expect(named).toEqual(['KJELDGAARD/METTE MARIE MS']);
});

test('a letter of an agency about flights of an airline has no layout that is known', () => {
  const letter = (flight: string) =>
    `Reisebüro Rheinblick\nBuchungscode Eurowings: E8JQ2A\nFrau Anna Klein\n${flight}\nGesamtpreis Eurowings 438,00 EUR`;
  const codesOf = (text: string) => {
    const chosen = readFlights(readPastedText(text), formats);
    return chosen && 'draft' in chosen ? [chosen.format, ...chosen.draft.doubts.map(({ code }) => code)] : [];
  };
  const told =
    'Hinflug mit Eurowings EW 532 am Samstag, dem 09.10.2027, von Köln/Bonn nach Palma de Mallorca, Abflug 06.05 Uhr, Ankunft 08.30 Uhr.';
  expect(codesOf(letter(told))).toEqual(['lufthansa', 'layout-unknown']);
  expect(codesOf(letter('EW 532   09.10.2027   Köln/Bonn (CGN)   06:05   Palma de Mallorca (PMI)   08:30'))).toEqual([
    'lufthansa',
  ]);
});

test('a whole journey has no more flights: one that leaves while another is in the air is none', () => {
  const back = segmentOf('TK1045', 'IST 16APR27 09:10', 'OTP 16APR27 10:40');
  const again = segmentOf('TK1044', 'IST 16APR27 10:00', 'OTP 16APR27 11:30');
  const anyLayout = (whole: readonly DraftSegment[], broken: readonly DraftSegment[]): TicketFormat => ({
    ...formatOf(whole, broken),
    readsAnyLayout: true,
  });
  expect(read(anyLayout([flight, back, again], [flight, back]))).toEqual([flight, back]);
});
