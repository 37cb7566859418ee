import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { marksOf } from './flight-marks.ts';

const flights = (text: string) =>
  readPastedText(text)
    .lines.flatMap(marksOf)
    .flatMap((mark) => (mark.kind === 'flight' ? [mark.found.value] : []));

test('numbers of clubs, contracts, rooms and cars are no flights', () => {
  for (const text of [
    'Vielfliegerkarte: LH 9922 2041 8877 123',
    'Vielfliegerkarte: LH 9922',
    'Contract cadru: RO 2218/2026',
    'Registro SEMAR/MARITIMA AG-0322',
    'Licencja nr OS 2211',
    'Lizenz KL 318',
    'Nr umowy: LO 1187',
    'Zimmer KQ 418',
    'sala EW 210',
    'matrícula AB 2231',
    'plaka TK 34',
    'Centre de coût : AF 660',
    'embarquement porte F32',
    'Plan LH 9922 2041 8877 123',
    'Karte LH 9922 **** 123',
    'Assist Card – Plan AC 60 Europa',
    'malam inap di Jakarta, hotel FM7 Tangerang',
    'RegioJet · autobus RJ 1051',
    'Fernbus FX 418 ab Basel',
    'Autocar nr. TC 418',
    'Savanna Car Hire (Voucher SV 4417)',
    'Hotelgutschein Nr. HG 210',
    'IBAN IT 61 X 02008 05020 000400123456',
    'IBAN: LT 12 1000 0111 0100 1000',
  ])
    expect(flights(text), text).toEqual([]);
});

test('the number under which another airline flies is no flight of this ticket', () => {
  for (const text of [
    'Opereras av                Air France (AF1262)',
    'Opereres af   SAS SK 935',
    'Utförs av Air Baltic BT 101',
    'Durchgeführt von: LUFTHANSA LH 401',
    'Operated by Qantas Airways QF 12',
    'as QF 12               Kingsford Smith Terminal 3',
    '3 h 20 min    als LH 1408',
  ])
    expect(flights(text), text).toEqual([]);
});

test('hours behind a number, and words before it that say nothing else, leave it a flight', () => {
  expect(flights('LH 145 0845 0935')).toEqual(['LH145']);
  expect(flights('Flug LH 145, Zimmer frei')).toEqual(['LH145']);
  expect(flights('Columbus DL 145')).toEqual(['DL145']);
  expect(flights('Airbus LH 145')).toEqual(['LH145']);
  expect(flights('Vol AF 1680  Paris')).toEqual(['AF1680']);
});

test('in addresses of the web and of mail nothing is printed', () => {
  for (const text of [
    'https://www.delta.example/mytrips?x=8841&c=DL77',
    '<https://lot.example/r/6TQ9ZK?f=LO281>',
    'www.example.com/hotels/KL204/2027-05-04',
    'air.example/b?flight=DY1303&at=07:55',
    'BA123@example.com',
  ])
    expect(readPastedText(text).lines.flatMap(marksOf), text).toEqual([]);
});
