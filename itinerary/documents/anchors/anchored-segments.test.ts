import { expect, test } from 'vitest';
import { toldSegments } from '#tests/support/told-segments.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { bestFlightsIn } from '../airline-document.ts';
import { anchoredSegments } from './anchored-segments.ts';

const flightsOf = (text: string) => toldSegments(anchoredSegments(readPastedText(text).lines));

test('a number that trails its block has the facts above it', () => {
  expect(
    flightsOf(`17.02.2027
10:15  Gran Canaria (LPA)
13:55  Madrid (MAD)
Iberia IB3428
01.03.2027
16:20  Madrid (MAD)
18:00  Gran Canaria (LPA)
Iberia IB9`),
  ).toEqual(['IB3428 LPA 17.2 10:15 MAD  13:55', 'IB9 MAD 1.3 16:20 LPA  18:00']);
});

test('the day after a heading’s, between both hours of a night, is that of landing', () => {
  expect(
    flightsOf(`Outbound Saturday 10 April 2027
23:30     leaves Bangkok Suvarnabhumi (BKK)
Flight TG 622 seat 45K
Sunday 11 April 2027
07:00     lands Osaka Kansai (KIX)`),
  ).toEqual(['TG622 BKK 10.4 23:30 KIX 11.4 07:00']);
});

test('a number that leads its block has the facts below it', () => {
  expect(
    flightsOf(`A386  Aegean Airlines
25.08.2027
09:05  Cairo (CAI)
11:00  Athens (ATH)
A3739  Aegean Airlines
28.08.2027
12:10  Athens (ATH)
13:10  Rome (FCO)`),
  ).toEqual(['A386 CAI 25.8 09:05 ATH  11:00', 'A3739 ATH 28.8 12:10 FCO  13:10']);
});

test('labels in a language nobody knows are not needed, and times may be written with points or without', () => {
  expect(flightsOf('LH  1419  12APR  OTPFRA  0605  0755')).toEqual(['LH1419 OTP 12.4 06:05 FRA  07:55']);
  expect(
    flightsOf(`Qwer      TK-1044    Asdf   12.04.2027
Zxcv      OTP · Bucharest   07.10
Bnmk      IST · Istanbul    08.45`),
  ).toEqual(['TK1044 OTP 12.4 07:10 IST  08:45']);
});

test('cities without codes, and an airline by its name', () => {
  expect(
    flightsOf(`Iberia 2518
Lima, 26 March 2027, 10:40
Madrid, 27 March 2027, 05:05`),
  ).toEqual(['IB2518 Lima 26.3 10:40 Madrid 27.3 05:05']);
});

test('of two ways to read the times, the one that can be flown is taken', () => {
  // The label of the heading stands over the wrong column.
  expect(
    flightsOf(`LH 1419   12.04.2027
OTP Bucharest   FRA Frankfurt
14:05           15:40`),
  ).toEqual(['LH1419 OTP 12.4 14:05 FRA  15:40']);
});

test('nothing is made of places and times no aeroplane could fly between', () => {
  expect(flightsOf('LH 1419  12APR2027\nBucharest (OTP) 14:05\nFrankfurt (FRA) 13:40')).toEqual([]);
  expect(flightsOf('LH 1419  12APR2027\nBerlin (BER) 14:05\nBerlin (TXL) 15:40')).toEqual([]);
});

test('a booking of a car shaped like a flight is none', () => {
  const { lines } = readPastedText(`Europcar
Pick-up Wed 13 Oct 10:30
Confirmation number: EU 2290
Wed 13 Oct
10:20   Bucharest (OTP)
11:30   London (LHR)
British Airways BA 0095, Economy
Wed 13 Oct
12:50   London (LHR)
15:15   New York (JFK)
British Airways BA 0093, Economy`);
  expect(toldSegments(bestFlightsIn(lines)).map((flight) => flight.split(' ')[0])).toEqual(['BA95', 'BA93']);
});

test('a day of birth or of issue is no day of a flight', () => {
  const { lines } = readPastedText(`Syntymäaika: 14.03.1984
Utstedt: 2027-01-14
Lima (LIM) → Madrid (MAD)
2027-03-11 · 10:40 – 05:05 +1 · IB2518`);
  expect(toldSegments(bestFlightsIn(lines))).toEqual(['IB2518 LIM 11.3 10:40 MAD  05:05']);
});

test('the address of an airline is no end of its flights', () => {
  expect(
    flightsOf(`Wizz Air Hungary Kft. :: H-1185 Budapest, BUD International Airport Building 221
W6 1209 Katowice 12. lip 2027 11:55 Malme 12. lip 2027 13:15`),
  ).toEqual([]);
});

test('a text made to keep a reader busy does not', () => {
  const row = 'LH 1419 OTP 10:15 FRA 11:40 12APR LH 1420 MUC 13:20 VIE 14:40 13APR';
  const start = performance.now();
  anchoredSegments(readPastedText(Array.from({ length: 2000 }, () => row).join('\n')).lines);
  // The server gives a ticket ten seconds; without bounds this takes thirty and more.
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('Marseille and Düsseldorf, whose codes are words, are places where they stand alone beside a flight and another', () => {
  expect(
    flightsOf(`12 Sep 2027
09:45       1h20        11:05
MRS         AF  64       CDG
Marseille   Air France   Paris`),
  ).toEqual(['AF64 MRS 12.9 09:45 CDG  11:05']);
  expect(
    flightsOf(`12 Sep 2027
09:45        1h20       11:05
DUS          LH  64     CDG`),
  ).toEqual(['LH64 DUS 12.9 09:45 CDG  11:05']);
});

test('two times in one cell are those of both ends', () => {
  expect(
    flightsOf(`03.03.2027   San Francisco (SFO) New York (EWR)   0115 0955   UA 72   B
08.03.2027   New York (EWR) San Francisco (SFO)   1050 1330   UA 1675   T`),
  ).toEqual(['UA72 SFO 3.3 01:15 EWR  09:55', 'UA1675 EWR 8.3 10:50 SFO  13:30']);
});

test('a flight over one hour of the clocks has two times alike, each beside its own place', () => {
  expect(
    flightsOf(`dimanche 14 février 2027
13:25
Vilnius VNO
1 h 00 min
13:25
Warsaw WAW
LOT Polish Airlines, LO2765
vendredi 19 février 2027
14:40
Warsaw WAW
1 h 00 min
16:40
Vilnius VNO
LOT Polish Airlines, LO2873`),
  ).toEqual(['LO2765 VNO 14.2 13:25 WAW  13:25', 'LO2873 WAW 19.2 14:40 VNO  16:40']);
});

test('2025 alone in its line is an hour, unless the day above it lacks its year', () => {
  const block = (day: string, left: string, number: string) =>
    `${day}\n${left}\nSydney SYD\n0600 +1\nDubai DXB\nEmirates, ${number}`;
  expect(flightsOf(`${block('27. srpnja 2027.', '2025', 'EK 78')}\n${block('3. kolovoza 2027.', '2135', 'EK 80')}`)).toEqual([
    'EK78 SYD 27.7 20:25 DXB  06:00',
    'EK80 SYD 3.8 21:35 DXB  06:00',
  ]);
});

test('four figures behind a day are an hour where other days without a year have one', () => {
  expect(
    flightsOf(`Flight  From Date Hour To Hour
KL 1372 OTP 12 Mar 1125 AMS 1340
KL 1375 AMS 19 Mar 2027 OTP 0015`),
  ).toEqual(['KL1372 OTP 12.3 11:25 AMS  13:40', 'KL1375 AMS 19.3 20:27 OTP  00:15']);
});

test('taxes far below are no times of flights', () => {
  const taxes = Array.from({ length: 8 }, () => 'Conditions of carriage apply').join('\n');
  expect(
    flightsOf(`31 Dec 26    QF93    Melbourne (MEL)      Los Angeles (LAX)
                     1955 / 31 Dec 26     1515 / 31 Dec 26
${taxes}
Taxes: AY 17.00, XF 13.70, YC 11.40, XY 11.00, XA 5.10`),
  ).toEqual(['QF93 MEL 31.12 19:55 LAX  15:15']);
});

test('cities over their codes are read in one order, whichever line is surer', () => {
  expect(
    flightsOf(`LA 260   03-AGO-27   Puerto Montt     Santiago        14:20 / 16:05
                     PMC El Tepual    SCL A. Merino`),
  ).toEqual(['LA260 PMC 3.8 14:20 SCL  16:05']);
});

test('of hours and amounts written alike the hours are those beside the flights', () => {
  expect(
    flightsOf(`31 Dec 26   QF93     Melbourne (MEL)      Los Angeles (LAX)
                     1955 / 31 Dec 26     1515 / 31 Dec 26
01 Jan 27   QF4307   Los Angeles (LAX)    New York (JFK)
                     0800 / 01 Jan 27     1625 / 01 Jan 27






Taxes AY 17.00, XF 13.70, YC 11.40, XY 11.00`),
  ).toEqual(['QF93 MEL 31.12 19:55 LAX  15:15', 'QF4307 LAX 1.1 08:00 JFK  16:25']);
});

test('a number beside a seat, far above the flights, begins none of them', () => {
  expect(
    flightsOf(`Air Canada WEB YUL /                  Place Seat AC870: 33C
Agent
Félix Bouchard
Passagers Passengers
Itinéraire
Vol 1  Friday, Jul 02 2027
AC8711         17:10                        18:05
Québec                                           Montréal
Aéroport int. Jean-Lesage (YQB)                  Aéroport int. Trudeau (YUL)
Vol 2  Sunday, Jul 04 2027
AC870          20:30                        09:30 +1
Montréal                                          Paris
Aéroport int. Trudeau (YUL)                       Charles-de-Gaulle (CDG)`),
  ).toEqual(['AC8711 YQB 2.7 17:10 YUL  18:05', 'AC870 YUL 4.7 20:30 CDG  09:30']);
});

test('where both ends have a column each, their times stand in it, in whatever line', () => {
  expect(
    flightsOf(`GA 088          Jakarta (CGK)           Amsterdam (AMS)
Boeing 777      Soekarno-Hatta          Schiphol
                Terminal 3              Sabtu, 06 Mar 2027
                Jumat, 05 Mar 2027      07:20
                23:25`),
  ).toEqual(['GA88 CGK 5.3 23:25 AMS 6.3 07:20']);
});

test('cells of more lines begin higher, and the end that lands is read first', () => {
  expect(
    flightsOf(`29 Apr 2027
                                                    11:10
08:40                     A3 606
                                                    Paris, Charles de Gaulle (CDG)
Athens, El. Venizelos (ATH)    3h30
                                                    Terminal 1`),
  ).toEqual(['A3606 ATH 29.4 08:40 CDG  11:10']);
});

test('hours and durations written alike: beside its place stands the hour, beside the flight how long it takes', () => {
  expect(
    flightsOf(`vendredi 14 mai 2027
08h40   Toulouse (TLS)
Vol AF7781 · 1h25
10h05   Paris (CDG)
Correspondance de 3h15
13h20   Paris (CDG)
Vol AF274 · 13h45
10h05 J+1   Tokyo (HND)`),
  ).toEqual(['AF7781 TLS 14.5 08:40 CDG  10:05', 'AF274 CDG 14.5 13:20 HND  10:05']);
  expect(
    flightsOf(`Freitag, 14. Mai 2027
LH716 · Lufthansa · 13h20
13h05   München (MUC)
09h25 +1   Tokio (HND)
LH717 · Lufthansa · 14h10
22h15   Tokio (HND)
05h25 +1   München (MUC)`).map((flight) => flight.replace(/ 1[45]\.5/, '')),
  ).toEqual(['LH716 MUC 13:05 HND  09:25', 'LH717 HND 22:15 MUC  05:25']);
});

test('an hour between both ends that is to the minute how long the flight takes is no hour', () => {
  expect(
    flightsOf(`Voo de volta – sábado, 8 de maio de 2027
21h45                        TP1275     03h35 (+1)
Lisboa (LIS), Terminal 1     3h50       Bucareste Otopeni (OTP)`),
  ).toEqual(['TP1275 LIS 8.5 21:45 OTP  03:35']);
});

test('a name in a numbered list is no city, though it is one elsewhere', () => {
  const flight = `Sabato 15 maggio 2027        TP 828     Lisbona (LIS) – Milano Malpensa T1      18.55 – 22.35
                                        (MXP)`;
  const list = `Ritrovo: ore 06.45, alle ore
08.45 a Malpensa Terminal 1, con il nostro assistente.
N.   Cognome e nome            Camera
2    COLOMBO MARIA TERESA      doppia`;
  expect(flightsOf(`${flight}\n${list}`)).toEqual(['TP828 LIS 15.5 18:55 MXP  22:35']);
});

test('one hour in the writing of two clocks is no flight without minutes', () => {
  const card = (number: string, hours: string, places: string) => `${number}\n${hours}\nSun, 14 Mar 2027\n${places}`;
  const text = [
    card('MH 2601', '11:30 AM (1130H)    2:20 PM (1420H)', 'Tawau (TWU)    Kuala Lumpur (KUL)'),
    card('MH 781', '3:40 PM / 15:40     4:50 PM / 16:50', 'Kuala Lumpur (KUL)    Phuket (HKT)'),
  ].join('\n');
  expect(flightsOf(text)).toEqual(['MH2601 TWU 14.3 11:30 KUL  14:20', 'MH781 KUL 14.3 15:40 HKT  16:50']);
});

test('a row that tells its flight whole has its own hours, whatever else is done shortly before', () => {
  const row = 'Let LH 963 Edinburg (EDI) 14.50 – Frankfurt (FRA) 17.45';
  expect(flightsOf(`ponedeljek, 3. 5. 2027\nZajtrk, tramvaj na letališče ob 11.40.\n${row}`)).toEqual([
    'LH963 EDI 3.5 14:50 FRA  17:45',
  ]);
});
