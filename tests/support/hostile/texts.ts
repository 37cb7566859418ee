/** Texts against the expressions that read tickets: long runs of what they repeat over, behind the signs that make each format look. */

import type { HostileFile } from './hostile-file.ts';

/** What makes one format or another believe that the text is its own. */
const signs = [
  'BOOKING REF: ABC123\nDATE: 02 NOVEMBER 2026\nFLIGHT TK 1044 - TURKISH AIRLINES MON 12 APRIL 2027\nDEPARTURE: ',
  'ELECTRONIC TICKET\nPASSENGER ITINERARY RECEIPT\nTICKET NUMBER : ETKT 235 4412907731\nFROM /TO FLIGHT CL DATE DEP FARE BASIS NVB NVA BAG ST\n',
  'Electronic Ticket Receipt\nBooking ref: ABC123\nTraveler Mr Radu Ionescu\nTicket: 057-4412907731\nFrom To Flight Class Date Departure Arrival\n',
  'Your trip\nBooking number ABC123\nLufthansa LH 2091 · Confirmed\n',
  'eTicket Receipt\nPrepared For\nIONESCU/RADU MR\nRESERVATION CODE ABC123\nTICKET NUMBER 0754412907731\nTRAVEL DATE AIRLINE DEPARTURE ARRIVAL OTHER NOTES\n',
  '16 APR 2027 ▸ 17 APR 2027 TRIP TO LONDON\nPREPARED FOR\nRESERVATION CODE ABC123\nDEPARTURE: FRIDAY 16 APR ▸ ARRIVAL: ',
  'SALES PERSON 12 ITINERARY DATE: 02 NOV 2026\nFOR: IONESCU/RADU\nAIR  BRITISH AIRWAYS  FLT:885 ECONOMY\nLV BUCHAREST ',
  'Itinerary for Record Locator ABC123\nDate of issue: 16DEC26\nFlight - Turkish Airlines (TK) - 1040\nDepart: ',
  'RP/BUH1A0980/BUH1A0980 AA/SU 2NOV26/1000Z ABC123\n1.1IONESCU/RADUMR\n1. EY 98 E 09JAN ATHAUH HK2 1305 1850 O* SA\n',
  'Travel itinerary and passenger receipt\nBooking code ABC123\nLH1653 29JAN27 06:15 Bucharest/OTP Munich/MUC ',
  'YOLCU ADI / PASSENGER NAME IONESCU/RADU\nREZERVASYON KODU / BOOKING REFERENCE ABC123\nUÇUŞ / FLIGHT 1: TK 1044 12APR27\n',
  'Cod rezervare ABC123\nBilet electronic 281 4412907731\nDus\nZbor RO 381\nPlecare ',
  'TRAVEL MEMO\nMEMO VOYAGE\nAir France AF1889 18JUN 12:40 ',
  'Reservation: ABC123\nFR 1007\n(OTP) – (STN)\nDeparts ',
  'Cod de confirmare a zborului: ABC123\nW6 3001\n',
  'M1POPESCU/ANA         EABC123 OTPISTTK 1044 102Y012A0025 100\nBoarding pass\nName: ',
  '',
];

/** What is repeated until the text is as long as it may be. */
const runs: readonly (readonly [name: string, run: string])[] = [
  ['blanks', ' '],
  ['digits', '1'],
  ['capitals', 'A'],
  ['slashes between capitals', 'A/'],
  ['flight numbers', 'TK 1044 '],
  ['days', '12APR '],
  ['days run together', '12APR27'],
  ['times', '09:10 '],
  ['digits and points', '1.'],
  ['lines of flights', '1. TK 1044 Y 12APR OTPIST HK1 0910 1040\n'],
  ['line feeds', '\n'],
  ['blanks and capitals', '  A'],
  ['brackets', '('],
  ['airports', 'OTP IST '],
  ['airports run together', 'OTPIST'],
  ['dashes', '-'],
  ['colons', 'DEPARTURE: '],
  ['accents upon accents', 'a\u0301\u0327'],
  ['Turkish letters', 'İı'],
  ['passengers', '1.1IONESCU/RADUMR '],
];

/** As long as a pasted text and a line of it may be, and a little less. */
const length = 290_000;
const lineLength = 1990;

type HostileText = { name: string; text: string; answer: HostileFile['answer'] };

/** Each run behind one of the signs, and each sign before a run of blanks, which expressions like least. */
export function hostileTexts(): HostileText[] {
  const fill = (sign: string, run: string) => sign + linesOf(run, length - sign.length);
  const besides = runs.flatMap(([name, run], index) =>
    [0, 7].map((step) => ({
      name: `${name} behind sign ${(index + step) % signs.length}`,
      text: fill(signs[(index + step) % signs.length] ?? '', run),
    })),
  );
  const blanks = signs.map((sign, index) => ({ name: `blanks and an end behind sign ${index}`, text: `${fill(sign, ' ')}x` }));
  const repeated = signs.filter(Boolean).map((sign, index) => ({ name: `sign ${index} again and again`, text: fill('', sign) }));
  return [...besides, ...blanks, ...repeated].map((text) => ({ ...text, answer: answerTo(text.name) }));
}

/** Signs 8, 9 and 15 are a whole flight, and stay one; sign 7 says that its columns are lost; what is no text at all holds nothing. */
function answerTo(name: string): HostileFile['answer'] {
  if (tooLong.test(name)) return 'text-too-long';
  if (columnsLost.test(name)) return 'columns-lost';
  return withFlight.test(name) ? 'read' : 'no-itinerary';
}
// Lines that are short make more of them than are read.
const tooLong = /^(?:line feeds|Turkish)|^sign (?:2|3|4|11|12|13|14) again/;
const columnsLost = /^(?:blanks|times|accents upon accents|blanks and an end) behind sign 7$|^sign [07] again/;
const withFlight =
  /^(?:digits|digits and points|blanks and an end) behind sign 8$|behind sign 15$|^lines of flights|^blanks and an end behind sign 9$|^sign (?:8|9|15) again/;

/** A run, in lines as long as they may be; runs that end their own lines stay as they are. */
function linesOf(run: string, size: number): string {
  const whole = run.repeat(Math.ceil(size / run.length)).slice(0, size - size / lineLength);
  return run.includes('\n') ? whole : whole.replace(new RegExp(`.{${lineLength}}`, 'gsu'), '$&\n');
}
