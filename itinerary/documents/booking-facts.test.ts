import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { bookingRefIn, isOfIssue, issueDateIn } from './booking-facts.ts';
import { marksOf } from './flight-marks.ts';

const lines = (text: string) => readPastedText(text).lines;

test.each([
  ['Booking code: 7KQ2MV', '7KQ2MV'],
  ['REZERVASYON KODU / BOOKING REFERENCE    SZ4K7P', 'SZ4K7P'],
  ['RÉSERVATION / BOOKING REFERENCE  B7RK3N', 'B7RK3N'],
  ['Confirmation Number:\nPX2K7L', 'PX2K7L'],
  ['Cod de confirmare a zborului: BQ7K4X', 'BQ7K4X'],
  ['REZERVASYON KODU / BOOKING\nP9WQ3L\nREFERENCE', 'P9WQ3L'],
  ['Buchungsreferenz: R7D3KX', 'R7D3KX'],
  ['Localizador da reserva (Galileo):   7H2LMW   Localizador da companhia: TP*K3V9QZ', '7H2LMW'],
  ['Booking reference (1G): 7H2LMW', '7H2LMW'],
  ['Varaustunnus   Lentoyhtiön tunnus\nXM2RWA   AY / 6KQ3TB', 'XM2RWA'],
  ['Foglalási azonosító: 7H2LMW', '7H2LMW'],
  ['Rezervační kód: QRTWLP', 'QRTWLP'],
  ['Rezervacijos kodas   QRTWLP', 'QRTWLP'],
  ['Номер бронювання: QRTWLP', 'QRTWLP'],
  ['Αριθμός κράτησης: QRTWLP', 'QRTWLP'],
  ['Buchstabe XM2RWA   AY / 6KQ3TB', 'XM2RWA'],
])('%j names the reference', (text, reference) => {
  expect(bookingRefIn(lines(text))?.value).toBe(reference);
});

test('beside an agency’s reference the airline’s counts, and a hotel’s never', () => {
  expect(bookingRefIn(lines('Agency reference: 5TRWQ2\nAirline reference: KX77QW'))?.value).toBe('KX77QW');
  expect(bookingRefIn(lines('Hotel confirmation: HT77QX\nRecord locator KX77QW'))?.value).toBe('KX77QW');
  expect(bookingRefIn(lines('AGENCY LOCATOR: 5TRWQ2      AIRLINE LOCATOR: UA - KX77QW'))?.value).toBe('KX77QW');
  expect(bookingRefIn(lines('Agency reference: 5TRWQ2'))?.value).toBe('5TRWQ2');
});

test('a heading is no reference', () => {
  expect(bookingRefIn(lines('BOOKING REFERENCE   STATUS'))).toBeUndefined();
  expect(bookingRefIn(lines('Reservation details'))).toBeUndefined();
  expect(bookingRefIn(lines('Reservation (see below) ECONOMY'))).toBeUndefined();
});

test('the day of issue stands behind its label or under it', () => {
  expect(issueDateIn(lines('Data emiterii: 20.04.2027'))?.value).toEqual({ day: 20, month: 4, year: 2027 });
  expect(issueDateIn(lines('ISSUED BY / DATE\nEMIRATES / 20NOV26'))?.value).toEqual({ day: 20, month: 11, year: 2026 });
  expect(issueDateIn(lines('Printed 12.01.2027'))).toBeUndefined();
});

test('without a label we know, the one thing on the paper that looks like a reference is it', () => {
  const ref = (text: string) => bookingRefIn(readPastedText(text).lines);
  expect(ref('Bókunarnúmer\n8E6QXP\nLH1419  12APR27')).toMatchObject({ value: '8E6QXP', certainty: 0.5 });
  expect(ref('Tarif KNN32R\nSmart 8E6QXP')).toBeUndefined();
  expect(ref('LH1419 W61209 7JUL27')).toBeUndefined();
});

test('figures alone are the reference only where their label says so, and nothing else is one', () => {
  const ref = (text: string) => bookingRefIn(lines(text))?.value;
  expect(ref('Nr rezerwacji          Kierunek\n4417302                Grecja, Rodos')).toBe('4417302');
  expect(ref('Booking number: 4417302')).toBe('4417302');
  expect(ref('Booking number: 4417302\nAirline reference: 7KQ2MV')).toBe('7KQ2MV');
  expect(ref('Booking number: 0213456\nReservations 4417302')).toBeUndefined();
});

test('what is said of a booking made is its day of issue, and what a sentence says is none', () => {
  expect(issueDateIn(lines('Reserva efetuada em 15/11/2026'))?.value).toEqual({ day: 15, month: 11, year: 2026 });
  const sentence = 'Government issued ID needed for domestic travel, and flight changes from R 350';
  expect(issueDateIn(lines(`${sentence}\nNeed wheels? Collect 4 June 08:40`))).toBeUndefined();
});

test('the day of a letter stands over all flights, long before every other, and each flight has one of its own', () => {
  const flightsOf = (text: string) => {
    const letter = lines(text);
    const isIssue = isOfIssue(letter);
    return letter.flatMap((line) =>
      marksOf(line).flatMap((mark) => (mark.kind === 'day' && !isIssue(mark) ? [mark.found.text] : [])),
    );
  };
  expect(
    flightsOf(
      'Atena, 16/11/2026\nA3 107  SKG 06:35  ATH 07:30\n19/03/2027\nA3 963  ATH 11:15  SKG 12:55\n24/03/2027\nIBAN GR16 0172 2340 0052',
    ),
  ).toEqual(['19/03/2027', '24/03/2027']);
  // Days that lead: the first is a flight's.
  const leading = '16/11/2026\nA3 107  SKG 06:35  ATH 07:30\n24/12/2026\nA3 963  ATH 11:15  SKG 12:55';
  expect(flightsOf(leading)).toEqual(['16/11/2026', '24/12/2026']);
});
