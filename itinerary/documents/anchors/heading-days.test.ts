import { expect, test } from 'vitest';
import { understandTicket } from '#itinerary/parse-ticket.ts';
import { toldSegments } from '#tests/support/told-segments.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { bestFlightsIn, readAirlineDocument } from '../airline-document.ts';
import { marksOf } from '../flight-marks.ts';
import { anchoredSegments } from './anchored-segments.ts';
import { headingDays } from './heading-days.ts';

const flightsOf = (text: string) => toldSegments(anchoredSegments(readPastedText(text).lines));

test('counted days that head the days of a programme are of what stands below them', () => {
  const programme = (counted: string) => `${counted}Monday 5 April
VS103 – Premium
Depart London Heathrow (LHR) at 12:05
Arrive Atlanta (ATL) at 16:20
VS3907 – Economy
Depart Atlanta (ATL) at 18:55
Arrive New Orleans (MSY) at 19:30
${counted}Tuesday 6 April
A walk through the French Quarter
${counted}Wednesday 14 April
VS4421 – Economy
Depart New Orleans (MSY) at 14:10
Arrive Atlanta (ATL) at 16:40`;
  const flown = ['VS103 LHR 5.4 12:05 ATL  16:20', 'VS3907 ATL 5.4 18:55 MSY  19:30', 'VS4421 MSY 14.4 14:10 ATL  16:40'];
  expect(flightsOf(programme('Day 1  '))).toEqual(flown);
  expect(flightsOf(programme('1. dan  '))).toEqual(flown);
});

test('days of a programme one after the other head what is below them, though nobody flies on some, and the hour of a row is its flight’s', () => {
  expect(
    flightsOf(`Lunes, 10 de mayo
06:15     Salida en autobús desde el colegio.
08:30     Llegada al aeropuerto de Barcelona-El Prat (BCN), terminal 1.
11:20     Despegue del vuelo VY 6100 a Roma-Fiumicino (FCO).
13:10     Aterrizaje. Traslado al hotel.
Martes, 11 de mayo
09:00     Visita del Coliseo.
Miércoles, 12 de mayo
12:30     Traslado al aeropuerto de Roma-Fiumicino (FCO).
15:25     Despegue del vuelo VY 6103 a Barcelona.
17:15     Llegada a Barcelona (BCN), terminal 1.`),
  ).toEqual(['VY6100 BCN 10.5 11:20 FCO  13:10', 'VY6103 FCO 12.5 15:25 BCN  17:15']);
});

test('days below their flights stay theirs', () => {
  expect(
    flightsOf(`A386 Cairo (CAI) – Athens (ATH)
09:05 – 11:00
25 August 2027
A3739 Athens (ATH) – Rome (FCO)
12:10 – 13:10
28 August 2027`),
  ).toEqual(['A386 CAI 25.8 09:05 ATH  11:00', 'A3739 ATH 28.8 12:10 FCO  13:10']);
});

test('under a heading a day in brackets behind the hour of landing is that of landing', () => {
  const flights = (behind: string) =>
    flightsOf(`wo 18 aug 2027
PW 0431   Zanzibar (ZNZ) - Dar es Salaam (DAR)   17.10 - 17.35
KL 0569   Dar es Salaam (DAR) - Amsterdam (AMS)  22.55 - 07.20 (${behind})`);
  const read = ['PW431 ZNZ 18.8 17:10 DAR  17:35', 'KL569 DAR 18.8 22:55 AMS 19.8 07:20'];
  expect([flights('aankomst do 19 aug'), flights('do 19 aug')]).toEqual([read, read]);
});

test('under a heading a day behind the hour of landing, or with a shift behind it, is that of landing', () => {
  const heading = `Sunday 11 April 2027
British Airways BA1445
15:30      Edinburgh (EDI)
17:05      London Heathrow (LHR), Terminal 5
2h 00m connection in London
British Airways BA11
19:05      London Heathrow (LHR), Terminal 5
15:15      Singapore Changi (SIN), Terminal 1`;
  const flights = ['BA1445 EDI 11.4 15:30 LHR  17:05', 'BA11 LHR 11.4 19:05 SIN 12.4 15:15'];
  expect(flightsOf(`${heading} Mon 12 Apr`)).toEqual(flights);
  expect(flightsOf(`${heading}\n           Qwerty 12.4.2027 (+1 zx)`)).toEqual(flights);
});

test('a shift behind the hour of leaving is counted from the heading, and that behind the hour of landing as well', () => {
  const segments = bestFlightsIn(
    readPastedText(`Fr. 26. Februar 2027: Buenos Aires - Hamburg
Reisedauer: 16:00 h
17:50 h   Buenos Aires (EZE)
11:05 h (+1 Tag)  Frankfurt (FRA)
LH 511   durchgeführt von: Lufthansa
Umstieg: 1:40 h
12:45 h (+1 Tag)  Frankfurt (FRA)
13:50 h (+1 Tag)  Hamburg (HAM)
LH 014   durchgeführt von: Lufthansa`).lines,
  );
  expect(toldSegments(segments)).toEqual(['LH511 EZE 26.2 17:50 FRA  11:05', 'LH14 FRA 27.2 12:45 HAM  13:50']);
  expect(segments.map(({ arrival }) => arrival.dayShift?.value)).toEqual([1, 0]);
});

test('a shift behind the hour of landing alone is counted from the heading of the journey, where the flight takes no day and more', () => {
  const segments = bestFlightsIn(
    readPastedText(`Return: Sunday, 25 April 2027  Chicago – Bucharest  13h 40m, 1 stop
18:30          Chicago ORD
LH9153  ·  Economy (L)  ·  Duration: 8h 25m
09:55 +1        Frankfurt FRA
Transfer in Frankfurt: 2h 55m
12:50          Frankfurt FRA
LH1418  ·  Economy (L)  ·  Duration: 2h 20m
16:10 +1        Bucharest OTP`).lines,
  );
  expect(toldSegments(segments)).toEqual(['LH9153 ORD 25.4 18:30 FRA  09:55', 'LH1418 FRA 26.4 12:50 OTP  16:10']);
  expect(segments.map(({ arrival }) => arrival.dayShift?.value)).toEqual([1, 0]);
});

test('days behind one word each, or behind the words for the two ways, are of the flights below them', () => {
  const trip = (first: string, second: string) => `${first}   vie. 8 ene. 2027        Reserva Avianca:   3WPKZL
Avianca          06:40                          11:05
Vuelo AV 88      EZE Buenos Aires               BOG Bogotá
Avianca          13:20                          14:52
Vuelo AV 8544    BOG Bogotá                     CTG Cartagena de Indias
${second}   mar. 19 ene. 2027       Reserva Copa:      HV2M7D
Copa Airlines    12:05                          13:25
Vuelo CM 165     CTG Cartagena de Indias        PTY Panamá`;
  const flown = ['AV88 EZE 8.1 06:40 BOG  11:05', 'AV8544 BOG 8.1 13:20 CTG  14:52', 'CM165 CTG 19.1 12:05 PTY  13:25'];
  const read = (text: string) => toldSegments(bestFlightsIn(readPastedText(text).lines));
  expect(read(trip('IDA   ', 'VUELTA'))).toEqual(flown);
  expect(read(trip('VUELO', 'VUELO'))).toEqual(flown);
});

test('`Depart` and `Return` head the flights below them', () => {
  const trip = `Depart   Sun, March 28, 2027
21:45   Bangkok (BKK) Suvarnabhumi Airport
        Japan Airlines JL34 · Boeing 787-9 · Economy class
        5h 45m

05:30   Tokyo (HND) Haneda Airport T3
+1 day

        Transfer in Tokyo · 2h 50m

08:20   Tokyo (HND) Haneda Airport T1
        Japan Airlines JL907 · Boeing 777-200 · Economy class
        2h 45m

11:05   Okinawa (OKA) Naha Airport

Return   Tue, April 6, 2027
17:45   Okinawa (OKA) Naha Airport
        Japan Airlines JL916 · Airbus A350-900 · Economy class
        2h 20m

20:05   Tokyo (HND) Haneda Airport T1`;
  const reading = readAirlineDocument(readPastedText(trip));
  const days = 'draft' in reading ? reading.draft.segments.map(({ departure: { date } }) => date?.value) : [];
  expect(days.map((day) => `${day?.day}.${day?.month}`)).toEqual(['28.3', '29.3', '6.4']);
});

test('days alone in their lines, each right over a flight’s number, are of the flights below them', () => {
  expect(
    flightsOf(`KL 1373 a fost anulat și înlocuit cu KL 1377:
Joi, 18 februarie 2027
KL 1374  București (OTP) 05:25 – Amsterdam (AMS) 07:30
KL 791   Amsterdam (AMS) 09:55 – São Paulo (GRU) 17:50
Joi, 4 martie 2027
KL 792   São Paulo (GRU) 19:35 – Amsterdam (AMS) 11:15 · 5 martie
Vineri, 5 martie 2027
KL 1377  Amsterdam (AMS) 20:45 – București (OTP) 00:35`),
  ).toEqual([
    'KL1374 OTP 18.2 05:25 AMS  07:30',
    'KL791 AMS 18.2 09:55 GRU  17:50',
    'KL792 GRU 4.3 19:35 AMS 5.3 11:15',
    'KL1377 AMS 5.3 20:45 OTP  00:35',
  ]);
});

test('a day behind the word for the way and its ends heads the flights below, and none above', () => {
  const way = (words: string, day: string) => `${words}                                        ${day}\n`;
  const lines = readPastedText(
    `${way('IDA  Lisboa – Montevideo', 'martes, 12 de enero de 2027')}
18:30                    20:45                    IB1284
Lisboa (LIS)             Madrid (MAD)

Escala en Madrid 3 h 10 min

23:55                    08:35  +1 día            IB107
Madrid (MAD)             Montevideo (MVD)

${way('VUELTA  Montevideo – Lisboa', 'martes, 2 de febrero de 2027')}
13:05                    05:15  +1 día            IB108
Montevideo (MVD)         Madrid (MAD)`,
  ).lines;
  expect(toldSegments(bestFlightsIn(lines)).map((told) => told.split(' ').slice(0, 3).join(' '))).toEqual([
    'IB1284 LIS 12.1',
    'IB107 MAD 12.1',
    'IB108 MVD 2.2',
  ]);
});

test.each([
  `1° giorno – sabato 6 marzo 2027: Lecco / Milano / in volo. Incontro alle 16.00 in piazza
e trasferimento in pullman a Malpensa, Terminal 1. Imbarco e partenza con volo
Ethiopian ET 703 alle 21.15. Notte in volo.
2° giorno – domenica 7 marzo: Addis Abeba. Arrivo alle 06.05, incontro con la guida.
3° giorno – lunedì 8 marzo: Addis Abeba / Milano. Trasferimento in aeroporto e volo ET 702 delle 14.35 e arrivo a
Malpensa alle 19.20. Pullman per Lecco.`,
  `Jour 1 – samedi 6 mars 2027 : Lecco / Milan / en vol. Rendez-vous à 16h00 sur la place
et transfert en autocar à Malpensa, Terminal 1. Embarquement et départ par le vol
Ethiopian ET 703 à 21h15. Dîner et nuit à bord.
Jour 2 – dimanche 7 mars : Addis Abeba. Arrivée à 06h05, accueil par votre guide.
Jour 3 – lundi 8 mars : Addis Abeba / Milan. Transfert à l’aéroport et vol ET 702 à 14h35, arrivée à
Malpensa à 19h20. Autocar pour Lecco.`,
])('of a programme in sentences a day is of what is told behind it, and the next one of the landing: %s', (programme) => {
  const outcome = understandTicket(readPastedText(`Booking code: L3WQ8Z\n${programme}`), '2026-11-21');
  const told = 'itinerary' in outcome ? outcome.itinerary.segments : [];
  expect(told.map(({ departure, arrival }) => [departure.date, departure.time, arrival.date, arrival.time])).toEqual([
    ['2027-03-06', '21:15', '2027-03-07', '06:05'],
    ['2027-03-08', '14:35', '2027-03-08', '19:20'],
  ]);
});

test('days over numbers that trail their flights head nothing', () => {
  expect(
    flightsOf(`09:05 – 11:00
CAI – ATH
25 August 2027
Flight A3 931, Economy
12:10 – 13:10
ATH – FCO
28 August 2027
Flight A3 652, Economy
15:20 – 18:30
FCO – ATH
3 September 2027
Flight A3 653, Economy`),
  ).toEqual(['A3931 CAI 25.8 09:05 ATH  11:00', 'A3652 ATH 28.8 12:10 FCO  13:10', 'A3653 FCO 3.9 15:20 ATH  18:30']);
});

test('days each later than the one before, the first over all flights and the last over one, head what is below them, also those of several', () => {
  expect(
    flightsOf(`TUESDAY 9 MARCH 2027
Oslo (OSL) 11:20 - SK1463 - Copenhagen (CPH) 12:30
Copenhagen (CPH) 19:20 - RC453 - Vágar (FAE) 20:35
WED 10 - SUN 14 MARCH
On the islands
MONDAY 15 MARCH 2027
Vágar (FAE) 08:05 - RC452 - Copenhagen (CPH) 11:15`),
  ).toEqual(['SK1463 OSL 9.3 11:20 CPH  12:30', 'RC453 CPH 9.3 19:20 FAE  20:35', 'RC452 FAE 15.3 08:05 CPH  11:15']);
});

test('the word for the way back heads a day of its own in Slovene as well, though its first flight lands on the next', () => {
  const letter = `Tja, četrtek, 11. marec 2027
   LH1649 Ljubljana (LJU) 10:05 – Frankfurt (FRA) 11:35
   LH400 Frankfurt (FRA) 13:40 – New York John F. Kennedy (JFK) 16:50
Nazaj, nedelja, 21. marec 2027
  LH401 New York John F. Kennedy (JFK) 19:35 – Frankfurt (FRA) 08:50, ponedeljek, 22. marec
  LH1648 Frankfurt (FRA) 12:50 – Ljubljana (LJU) 14:05`;
  expect(flightsOf(letter)).toEqual([
    'LH1649 LJU 11.3 10:05 FRA  11:35',
    'LH400 FRA 11.3 13:40 JFK  16:50',
    'LH401 JFK 21.3 19:35 FRA 22.3 08:50',
    'LH1648 FRA 22.3 12:50 LJU  14:05',
  ]);
});

test('a day in the middle of its two rows, for which they make no room, heads neither of them', () => {
  const { lines } = readPastedText(`Billund – Wien      OS 1284    06:10    07:40
mandag den 26. april
Wien – Graz      OS 927    09:20    09:55
Graz – Wien      OS 930    10:35    11:10
fredag den 30. april
Wien – Billund      OS 1281    14:25    16:05`);
  const headed = (heights: readonly number[]) => {
    const placed = lines.map((line, row) => ({ ...line, y: heights[row] ?? 0, height: 9 }));
    return headingDays(placed.map((line, row) => ({ row, anchors: marksOf(line).map((mark) => ({ ...mark, row })) }))).size;
  };
  expect(headed([0, 10, 19, 38, 48, 57])).toBe(0);
  expect(headed([0, 20, 40, 60, 80, 100])).toBe(2);
});
