/**
 * Texts that look like tickets and hold no flight that could be flown, and texts no keyboard writes: none may give a flight, but for the one
 * that is printed thousands of times.
 */
import type { HostileFile } from './hostile-file.ts';

type AlmostTicket = readonly [name: string, text: string, answer: HostileFile['answer']];

const none = 'no-itinerary';
const long = 'text-too-long';
const ticket = 'BOOKING REF: HX7Q2M\nIONESCU/RADU MR\nFLIGHT    TK 1044 - TURKISH AIRLINES   MON 12 APRIL 2027\n';

/** A line each: no two have the same number, and a day for every thirty. */
function manyFlights(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2027, 0, 1 + Math.floor(index / 30))).toISOString().slice(0, 10);
    return `TK ${1000 + index}  ${day}  OTP - IST  09:10 - 10:40`;
  });
  return lines.join('\n');
}

export const almostTickets: readonly AlmostTicket[] = [
  ['one letter', 'x', none],
  ['a number of a flight', 'TK 1044', none],
  ['a number and a day', 'TK 1044 12 APR 2027', none],
  ['airports without a flight', 'OTP - IST\n12 APR 2027 09:10', none],
  ['times without a flight', 'Departure 09:10\nArrival 10:40', none],
  ['an invoice', 'Invoice 1044\nTotal 1.044,00 EUR\nVAT 19 %\n12.04.2027', none],
  ['a hotel', 'Hotel Intercontinental\nCheck-in: 12 APR 2027 14:00\nCheck-out: 15 APR 2027 11:00\nConfirmation TK 1044', none],
  ['a rented car', 'Pick-up: OTP 12 APR 2027 09:10\nDrop-off: CLJ 15 APR 2027 10:40\nConfirmation 1044', none],
  ['a telephone number', 'Call us: +40 21 104 4091 or 0910 1040', none],
  ['conditions of carriage', 'Passengers shall be at the gate 45 minutes before departure. See AB 2027 and EU 261.', none],
  ['a law', 'Regulation (EC) No 261/2004 of 11 February 2004, Article 7', none],
  ['that it is no boarding pass', 'This is not a boarding pass. Check in for TK 1044 from 24 hours before.', none],
  ['a barcode that breaks off', 'M1POPESCU/ANA         EABC123 OTPIST', none],
  ['a barcode of nowhere', `M1POPESCU/ANA         EABC123 OT1ISTTK 1044 102Y012A0025 100`, none],
  ['a page of another site', '<html><body onload="alert(1)">TK 1044</body></html>', none],
  ['a command for a database', "'; DROP TABLE flights; -- TK 1044 OTP IST", none],
  ['JSON', '{"flightNumber":"TK1044","from":"OTP","to":"IST"}', none],
  ['a mark that turns the writing', `${'\u202e'}TSI PTO 4401 KT`, none],
  ['marks upon marks', `T${'\u0301'.repeat(500)}K 1044`, none],
  ['control characters', Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('x'), none],
  ['nothing but marks nobody sees', '\u200b\u200c\u200d\ufeff\u2060', ['empty', none]],
  ['halves of letters', 'TK 1044 \ud800\udfff\ud800', none],
  ['signs of a font’s own', '\ue000\uf8ff'.repeat(500), ['empty', none]],
  ['figures of other scripts', 'TK ١٠٤٤ ١٢ أبريل ٢٠٢٧', none],
  ['a line of 290,000', 'TK 1044 '.repeat(36_250), none],
  ['a million blanks', `${' '.repeat(500_000)}x`, long],
  ['400,000 letters', 'A'.repeat(400_000), long],
  ['20,000 lines', 'x\n'.repeat(20_000), long],
  ['20,000 pages', 'x\f'.repeat(20_000), long],
  ['tabs without end', '\t'.repeat(200_000).concat('x'), 'empty'],
  ['brackets that open', `${'('.repeat(100_000)}TK 1044`, none],
  ['slashes without end', 'IONESCU/'.repeat(30_000), none],
  ['quotation marks of mails without end', `${'> '.repeat(140_000)}TK 1044`, 'empty'],
  ['letter-spaced flights without end', 'T K 1 0 4 4  1 2 A P R  O T P  I S T  0 9 : 1 0  1 0 : 4 0\n'.repeat(4600), none],
  ['flights without end, all one', 'TK 1044 12APR OTPIST 0910 1040\n'.repeat(8600), 'read'],
  ['6,000 different flights', manyFlights(6000), 'too-many-flights'],
  [
    'a flight that lands before it leaves',
    `${ticket}DEPARTURE: BUCHAREST, RO (OTP)   12 APR 19:10\nARRIVAL:   ISTANBUL, TR (IST)    11 APR 10:40\n`,
    ['flights-cannot-be', none],
  ],
];

/** Bodies for `generate-pdf` that are no itinerary. */
export const noItineraries: readonly (readonly [name: string, body: string, status: number])[] = [
  ['nothing', '', 400],
  ['half of it', '{"segments":[', 400],
  ['null', 'null', 422],
  ['a number', '7', 422],
  ['a text', '"segments"', 422],
  ['a list', '[]', 422],
  ['an empty object', '{}', 422],
  ['no flights', '{"segments":[]}', 422],
  ['flights that are a number', '{"segments":7}', 422],
  ['flights that are null', '{"segments":null}', 422],
  ['flights that are nothing', '{"segments":[null,null]}', 422],
  ['flights that are lists', '{"segments":[[],[]]}', 422],
  ['a flight of nothing', '{"segments":[{}]}', 422],
  ['ten thousand flights of nothing', `{"segments":[${'{},'.repeat(9999)}{}]}`, 422],
  ['lists in lists, 50,000 deep', `{"segments":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 422],
  ['a prototype', '{"__proto__":{"segments":[]}}', 400],
  ['a constructor', '{"constructor":{"prototype":{"segments":1}}}', 400],
  ['names without end', `{"${'a'.repeat(300_000)}":1}`, 422],
  ['a megabyte', `{"segments":"${'a'.repeat(1_000_000)}"}`, 413],
  ['outbound that is a number', '{"outbound":7,"return":[]}', 422],
];
