import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutOtherEntries } from './other-entries.ts';

const left = (text: string) => withoutOtherEntries(readPastedText(text)).text.split('\n');
const flights = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-26');
  if ('problem' in outcome) return outcome.problem.code;
  return outcome.itinerary.segments.map(({ flightNumber, departure, arrival }) =>
    [flightNumber, departure.airport, departure.date, departure.time, arrival.airport, arrival.time].join(' '),
  );
};

test('what stands under the hour of another service is none of a flight', () => {
  const lines = left(`Dienstag, 2. Februar 2027
08:45   Flug LH 145  Nürnberg (NUE) – Frankfurt (FRA)
09:35   Ankunft Frankfurt
12:15   Mietwagen Hertz, Vertrag LH 2204
        Rückgabe 04.02.2027, 16:10
14:00   Zug EC 217 Frankfurt Hbf – Graz Hbf
20:00   Ankunft Graz
Donnerstag, 4. Februar 2027
17:35   Lufthansa LH 2517  Dublin (DUB) – München (MUC)`);
  expect(lines).toEqual([
    'Dienstag, 2. Februar 2027',
    '08:45   Flug LH 145  Nürnberg (NUE) – Frankfurt (FRA)',
    '09:35   Ankunft Frankfurt',
    'Donnerstag, 4. Februar 2027',
    '17:35   Lufthansa LH 2517  Dublin (DUB) – München (MUC)',
  ]);
});

test('where a number stands below its hours, nothing is left out', () => {
  const text = '07:00 Taxi zum Flughafen\n08:45 Nürnberg\n09:35 Frankfurt\nLH 145 Lufthansa';
  expect(left(text)).toEqual(text.split('\n'));
  const bus = '08:00 Flug LH 100 Bremen (BRE) – Frankfurt (FRA)\n10:15 Bus LH 3456 Frankfurt (FRA) – Straßburg (SXB)';
  expect(left(bus)).toEqual(bus.split('\n'));
});

test('services may be led by their day, and numbers of rooms stand behind words we do not know', () => {
  expect(
    flights(`Reserva: PQ7T2K
MAR 16FEB2027  VUELO LATAM LA 532   SANTIAGO SCL 22:10  -  NUEVA YORK JFK 06:55 MIE 17FEB
MIE 17FEB2027  TRASLADO   08:00 JFK - Hotel Roger, patente AA 1190
JUE 18FEB2027  REUNION    10:00 - 11:30  1114 6th Ave, sala UA 26
SAB 20FEB2027  VUELO LATAM LA 533   NUEVA YORK JFK 20:30  -  SANTIAGO SCL 09:20 DOM 21FEB`),
  ).toEqual(['LA532 SCL 2027-02-16 22:10 JFK 06:55', 'LA533 JFK 2027-02-20 20:30 SCL 09:20']);
  expect(
    flights(`Localizador: TZ4K7Q
08/03/2027 segunda-feira
05:10  Táxi para o Aeroporto, viatura TP 22
07:00  TP 1921 Porto (OPO) - Lisboa (LIS)
08:00  Chegada a Lisboa, Terminal 1
16:30  Siemens Energy, andar EW 210
10/03/2027 quarta-feira
19:05  TP 1930 Lisboa (LIS) - Porto (OPO)
20:05  Chegada ao Porto`),
  ).toEqual(['TP1921 OPO 2027-03-08 07:00 LIS 08:00', 'TP1930 LIS 2027-03-10 19:05 OPO 20:05']);
});

test('a number beside the name of an airline we do not know stays that of a flight', () => {
  const text = `7 września 2027   PLL LOT   LO 79
wylot     14:50   Warszawa Chopin (WAW)
przylot   11:10   Tokio Narita (NRT)
8 września 2027   All Nippon Airways   NH 2153
17:00   Transfer, Hotel`;
  expect(left(text)).toContain('7 września 2027   PLL LOT   LO 79');
});

test('a row with its own day, number and both airports is no detail of the train above', () => {
  const rows = `9    ma 12.4.2027    Lento    AY1761    Tukholma ARN    Helsinki HEL    8.10    11.45
10   ma 12.4.2027    Juna     IC 53     Hki lentoasema   Kuopio    13.31    16.28
11   pe 15.10.2027   Juna     IC 48     Kuopio   Hki lentoasema    11.32    14.27
12   pe 15.10.2027   Lento    AY1764    Helsinki HEL    Tukholma ARN    20.15    20.50`;
  expect(left(rows).at(-1)).toContain('AY1764');
});
