import { expect, test } from 'vitest';
import { recognisedDraftBy } from '#tests/support/drafts.ts';
import { readPastedText } from '../text/pasted-text.ts';
import { terminalPnr } from './terminal-pnr.ts';

const draftOf = recognisedDraftBy(terminalPnr);

const flightsOf = (text: string) =>
  draftOf(text).segments.map(({ flightNumber, departure, arrival }) => [
    flightNumber.value,
    `${departure.airport?.value} ${departure.time?.value}`,
    `${arrival.airport?.value} ${arrival.time?.value}`,
    arrival.dayShift?.value ?? arrival.date?.value.day,
  ]);

test('Galileo marks the days: # the next, * two later, - the one before', () => {
  const flights = flightsOf(` 1. UA 7315 E  13SEP ORDICN HS1  1155P * 400A O          TH
 2. LH  595 L  17MAY PHCFRA HS1   755P # 525A O          TH
 3. UA  200 S  13AUG GUMHNL HS1   640A - 600P O          MO
 4. SQ   21 Z  10SEP EWRSIN SS1  2225  #0510  O*       TH  E`);
  expect(flights).toEqual([
    ['UA7315', 'ORD 23:55', 'ICN 04:00', 2],
    ['LH595', 'PHC 19:55', 'FRA 05:25', 1],
    ['UA200', 'GUM 06:40', 'HNL 18:00', -1],
    ['SQ21', 'EWR 22:25', 'SIN 05:10', 1],
  ]);
});

test('the last check-in and the terminal before the times are neither departure nor arrival', () => {
  const { segments } = draftOf('  4  GA 074 Y 30APR 2 CGKTKG HK3  1155 3  1240 1335   *1A/E*');
  expect(segments[0]?.departure.time?.value).toBe('12:40');
  expect(segments[0]?.departure.terminal?.value).toBe('3');
  expect(segments[0]?.arrival.time?.value).toBe('13:35');
  expect(segments[0]?.airlineRef).toBeUndefined();
});

test('Apollo and Sabre glue the class to the number', () => {
  const flights = flightsOf(` 1 SQ 948Z 11SEP SINDPS SS1   620P  850P *         FR   E  1
 2 BA 885Y 20MAR 6 OTPLHR HK1   110P  245P /DCBA*ABCDEF /E
 3 SQ  21Z 10SEP EWRSIN SS1  1025A  510P+*      TH/FR   E  1`);
  expect(flights).toEqual([
    ['SQ948', 'SIN 18:20', 'DPS 20:50', undefined],
    ['BA885', 'OTP 13:10', 'LHR 14:45', undefined],
    ['SQ21', 'EWR 10:25', 'SIN 17:10', 1],
  ]);
});

test('the weekday comes with the day, whether a digit or two letters', () => {
  const { segments } = draftOf(`  2  OS 792 L 30DEC 3 OTPVIE HK1       1440 1520  30DEC  E  OS/5PLMHG
 1. EY   98 E  09JAN ATHAUH HK3  1305   1850  O*       E SA  1`);
  expect(segments.map(({ departure }) => departure.date?.value)).toEqual([
    { day: 30, month: 12, weekday: 3 },
    { day: 9, month: 1, weekday: 6 },
  ]);
  expect(segments[0]?.airlineRef?.value).toEqual({ airline: 'OS', ref: '5PLMHG' });
});

test('cancelled flights are left out and told, surface sectors and service requests are no flights', () => {
  const { segments, doubts } = draftOf(`  7  ARNK
  8  TK 069 Y 28APR 3 BKKIST UN3  2245 0500+1 *1A/E*
  9  TK 069 Y 28APR 3 BKKIST TK3  2330 0545+1 *1A/E*
 10  TK1039 Y 29APR 4 ISTOTP HL3  0715 0840  29APR  E
 S 1. DL  0890 M  20SEP RDUDTW
 11 SSR DOCS TK HK1 P/ROU/055512345/ROU/12MAR88/F/09JAN31/POPOVICI/ANA/P1`);
  expect(segments.map(({ flightNumber, status }) => [flightNumber.value, status?.value])).toEqual([
    ['TK69', 'TK3'],
    ['TK1039', 'HL3'],
  ]);
  expect(doubts.map(({ code }) => code)).toEqual(['cancelled-segment']);
});

test('a booking with nothing left to fly is a problem', () => {
  const reading = terminalPnr.parse(readPastedText('  8  TK 069 Y 28APR 3 BKKIST HX3  2245 0500+1 *1A/E*'));
  expect(reading).toHaveProperty('problems');
});

test('every passenger gets the own ticket, an infant that of FA INF', () => {
  const { passengers } = draftOf(`  1.ANWAR/AHMADMR(INF/TAUFIQ/14AUG18)   2.INDRI/MRS
  3.MANURUNG/JIMMI MSTR(CHD/14MAY12)
  4  GA 074 Y 30APR 2 CGKTKG HK3  1155 3  1240 1335   *1A/E*
 17 FA PAX 126-2244668801/ETGA/IDR900000/16DEC26/SUBGI2207/732123
       45/S4/P1
 18 FA INF 126-2244668803/ETGA/16DEC26/SUBGI2207/73212345/S4/P1
 19 FA PAX 126-2244668802-03/ETGA/16DEC26/SUBGI2207/73212345/S4/P3
 20 FB PAX 1600000123 TTP/T1-3/RT OK ETICKET/S4/P1-3`);
  expect(passengers.map(({ name, type, eticket }) => [name.value, type?.value, eticket?.value])).toEqual([
    ['ANWAR/AHMADMR', undefined, '1262244668801'],
    ['ANWAR/TAUFIQ', 'infant', '1262244668803'],
    ['INDRI/MRS', undefined, undefined],
    ['MANURUNG/JIMMI MSTR', 'child', '1262244668802'],
  ]);
});

test('Galileo names may share a family name, and say who is a child', () => {
  const { passengers, bookingRef, airlineRefs } = draftOf(`W4W9FE/WS QSBIV VTL9WS  AG 99999992 08MAR
  1.2MARCU/IOANMR/ELENAMRS   2.I/1MARCU/DARIA*23APR26
  3.1MARCU/TUDOR*P-C07   4.1MARCU/ILIE*INS
 1. DL  890 M  20SEP RDUDTW HK3   930A  1117A O*         TH  1
VLOC-DL*GKUUZK/08MAR 1349
  2. 1A*SL3ZAO/08MAR 1349`);
  expect(passengers.map(({ name, type }) => [name.value, type?.value])).toEqual([
    ['MARCU/IOANMR', undefined],
    ['MARCU/ELENAMRS', undefined],
    ['MARCU/DARIA', 'infant'],
    ['MARCU/TUDOR', 'child'],
    ['MARCU/ILIE', 'infant'],
  ]);
  expect(bookingRef?.value).toBe('W4W9FE');
  expect(airlineRefs.map(({ value }) => value)).toEqual([{ airline: 'DL', ref: 'GKUUZK' }]);
});

test('terminals in lines of their own belong to the flight above', () => {
  const { segments } = draftOf(`  3  AF1089 H 13APR 2 OTPCDG HK2       1420 1645   13APR  E  AF/X7KQ2M
     ARRIVAL TERMINAL 2E
  4  AF1088 H 20APR 2 CDGOTP HK2  2E   0945 1335   20APR  E  AF/X7KQ2M
     DEPARTS CDG TERMINAL 2F`);
  expect(segments.map(({ departure, arrival }) => [departure.terminal?.value, arrival.terminal?.value])).toEqual([
    [undefined, '2E'],
    ['2E', undefined],
  ]);
});

test('Worldspan names the weekday before the two airports, and the tickets below', () => {
  const { bookingRef, passengers, segments } = draftOf(`1P-  *3RQK7M
 1.1VLAD/SORIN MR   2.1VLAD/IRINA MRS
 1 KL1374L 11MAY TU OTPAMS HK2   605A   805A /O $  E
 2 DL  70T 24MAY MO ATLAMS HK2   330P  #555A /O $  E
ET*0742417880071  VLAD/SORIN MR     USD 842.40
ET*0742417880072  VLAD/IRINA MRS    USD 842.40`);
  expect(bookingRef?.value).toBe('3RQK7M');
  expect(passengers.map(({ eticket }) => eticket?.value)).toEqual(['0742417880071', '0742417880072']);
  expect(segments.map(({ departure, arrival }) => [departure.date?.value.weekday, arrival.dayShift?.value])).toEqual([
    [2, undefined],
    [1, 1],
  ]);
});

test('a locator alone over the names is the booking’s, and one a letter names beside the screen', () => {
  const screen = ` 1.1BARBULESCU/RADU STEFAN MR  2.1BARBULESCU/ANCA MRS
 1 KL1374L 17MAR W OTPAMS HK3  0550  0755  /DCKL*M8RDTU /E`;
  expect(draftOf(`JZQWLB\n${screen}`).bookingRef?.value).toBe('JZQWLB');
  expect(draftOf(`Cod rezervare: JZQWLB\n\n${screen}`).bookingRef?.value).toBe('JZQWLB');
  expect(draftOf(`BILETE\n${screen}`).bookingRef?.value).toBe('M8RDTU');
});

test('whose the last ticket is stands in its line, whatever the mail around the screen goes on with', () => {
  const { passengers } = draftOf(`  1.SUNDE/ODA MRS   2.SUNDE/LARS MR
  3  QR 933 V 19JAN 2 MNLDOH HK2  1855 2305  19JAN  E  QR/6WQ3TN
 11 FA PAX 157-2419803361/ETQR/NOK6412/26NOV26/BGO1A2105/S3/P1
 12 FA PAX 157-2419803362/ETQR/NOK6412/26NOV26/BGO1A2105/S3/P2
Agent AES: Mr Sandvik meets at arrivals`);
  expect(passengers.map(({ eticket }) => eticket?.value)).toEqual(['1572419803361', '1572419803362']);
});
