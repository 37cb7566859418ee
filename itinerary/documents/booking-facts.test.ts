import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { isOfIssue, issueDateIn, yearOfIssue } from './booking-facts.ts';
import { marksOf } from './flight-marks.ts';

const lines = (text: string) => readPastedText(text).lines;

test('the day of issue stands behind its label or under it', () => {
  expect(issueDateIn(lines('Data emiterii: 20.04.2027'))?.value).toEqual({ day: 20, month: 4, year: 2027 });
  expect(issueDateIn(lines('Issued: 2083-08-09 BS (25 Nov 2026) 15:20'))?.value).toEqual({ day: 25, month: 11, year: 2026 });
  expect(issueDateIn(lines('ISSUED BY / DATE\nEMIRATES / 20NOV26'))?.value).toEqual({ day: 20, month: 11, year: 2026 });
  expect(issueDateIn(lines('Cod: CRP7K2   Emis: 24.11.2026   Agent: R. M.'))?.value).toMatchObject({ day: 24, month: 11 });
  expect(issueDateIn(lines('Ausgestellt: 24.11.2026'))?.value).toMatchObject({ day: 24, month: 11 });
  expect(issueDateIn(lines('Biletele au fost emise în data de 25.11.2026.'))?.value).toMatchObject({ day: 25, month: 11 });
  expect(issueDateIn(lines('Printed 12.01.2027'))).toBeUndefined();
  expect(issueDateIn(lines('Din resa till Málaga är bokad\nUtresa – lördag 26 juni 2027'))).toBeUndefined();
  expect(issueDateIn(lines('Bokad\nlördag 21 november 2026'))?.value).toMatchObject({ day: 21, month: 11, year: 2026 });
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
  // Over them stands the day of the letter: the first of a journey is none.
  const bought =
    'Biletele au fost plătite pe 25.11.2026.\nDUS · vineri, 30 aprilie 2027\nRO 421  OTP 09:10  BCN 11:30\nÎNTORS · vineri, 7 mai 2027\nW4 3142  BCN 22:05  OTP 02:05\n8 mai';
  expect(flightsOf(bought).slice(-3)).toEqual(['vineri, 30 aprilie 2027', 'vineri, 7 mai 2027', '8 mai']);
  // Days that lead: the first is a flight's.
  const leading = '16/11/2026\nA3 107  SKG 06:35  ATH 07:30\n24/12/2026\nA3 963  ATH 11:15  SKG 12:55';
  expect(flightsOf(leading)).toEqual(['16/11/2026', '24/12/2026']);
  const leadingAcrossNight =
    'HEEN\nza 19 dec 2026\nKL 713\nAmsterdam 11.20 - Paramaribo 16.25\nTERUG\nza 9 jan 2027\nKL 714\nParamaribo 18.30 - Amsterdam 07.20 (zo 10 jan)';
  expect(flightsOf(leadingAcrossNight)[0]).toBe('za 19 dec 2026');
  // One flight through the night: the day under its heading is no day long after a letter.
  const alone = 'Întoarcere: sâmbătă, 23 ianuarie 2027\nRO 422  BCN 22:05  OTP 02:05, duminică 24 ianuarie';
  expect(flightsOf(alone)[0]).toBe('sâmbătă, 23 ianuarie 2027');
});

test('a day of birth long before every other is no day of a letter, though days without a year stand behind it', () => {
  const paper = lines(`Rejsende
Holm, Karen (f.
14.05.2005)
Onsdag den 3. februar 2027
SQ 351  CPH 12:30  SIN 07:50 – torsdag den 4. februar`);
  expect(yearOfIssue(paper)).not.toBe(2005);
});
