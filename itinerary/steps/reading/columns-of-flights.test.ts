import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { columnsOfFlights } from './columns-of-flights.ts';

const turned = (rows: readonly string[]) =>
  columnsOfFlights(readPastedText(rows.join('\n')))?.lines.map(({ text }) => text.replace(/\s+/g, ' '));

async function flightsIn(rows: readonly string[]): Promise<string[]> {
  const outcome = await parseTicket({ text: rows.join('\n') }, { today: '2026-11-28' });
  if (!('itinerary' in outcome)) return [];
  return outcome.itinerary.segments.map(({ flightNumber, departure, arrival }) =>
    [flightNumber, ...[departure, arrival].flatMap(({ airport, date, time }) => [airport, date, time])].join(' '),
  );
}

test('an hour in the column of a flight is where it calls: the first where it leaves, the last where it lands', async () => {
  const table = [
    'Buchungscode: KX77QW',
    '',
    'HINREISE',
    'Flug                  LH 1215           LH 740            NH 2175',
    'Datum                 Mo 08.03.2027     Mo 08.03.2027     Di 09.03.2027',
    'Genf (GVA)            07.15',
    'Frankfurt (FRA)       08.30             13.40',
    'Tokio Haneda (HND)                      10.20 (+1)        12.30',
    'Sapporo (CTS)                                             14.05',
    'RUECKREISE',
    'Flug                  NH 2154           LH 717',
    'Datum                 Mi 24.03.2027     Do 25.03.2027',
    'Sapporo (CTS)         18.00',
    'Tokio Haneda (HND)    19.40             00.55',
    'Frankfurt (FRA)                         06.10',
  ];
  expect(await flightsIn(table)).toEqual([
    'LH1215 GVA 2027-03-08 07:15 FRA 2027-03-08 08:30',
    'LH740 FRA 2027-03-08 13:40 HND 2027-03-09 10:20',
    'NH2175 HND 2027-03-09 12:30 CTS 2027-03-09 14:05',
    'NH2154 CTS 2027-03-24 18:00 HND 2027-03-24 19:40',
    'LH717 HND 2027-03-25 00:55 FRA 2027-03-25 06:10',
  ]);
});

test('a station has a row for who lands there and one for who leaves, and a day is in the head', async () => {
  const table = [
    'Record locator: PL9RTW',
    '                                   BA 1319 Fri 12 Feb 2027   BA 177 Fri 12 Feb 2027',
    'Aberdeen (ABZ)              dep    06:40                     -',
    'London Heathrow T5 (LHR)    arr    08:20                     -',
    'London Heathrow T5 (LHR)    dep    -                         11:15',
    'New York JFK T8 (JFK)       arr    -                         14:10',
  ];
  expect(await flightsIn(table)).toEqual([
    'BA1319 ABZ 2027-02-12 06:40 LHR 2027-02-12 08:20',
    'BA177 LHR 2027-02-12 11:15 JFK 2027-02-12 14:10',
  ]);
});

test('cells in the middle of their columns are of those they stand under, a day over all of them is of each', () => {
  const table = [
    'Vol                     AF 7661                    AF 1240',
    'Date                            samedi 6 mars 2027',
    "De                 Nice Côte d'Azur (NCE)     Paris-CDG (CDG)",
    'Départ                   06:20                      09:35',
    'À                    Paris-CDG (CDG)          Zurich (ZRH)',
    'Arrivée                  07:55                      10:55',
    'Bon voyage',
  ];
  expect(turned(table)).toEqual([
    ...[
      'Vol AF 7661',
      'Date samedi 6 mars 2027',
      "De Nice Côte d'Azur (NCE)",
      'Départ 06:20',
      'À Paris-CDG (CDG)',
      'Arrivée 07:55',
    ],
    ...['Vol AF 1240', 'Date samedi 6 mars 2027', 'De Paris-CDG (CDG)', 'Départ 09:35', 'À Zurich (ZRH)', 'Arrivée 10:55'],
    'Bon voyage',
  ]);
});

test('the label of a row may stand in the middle of what its cells say in two lines', () => {
  const row = (y: number, text: string) =>
    readPastedText(text).lines.map((line) => ({
      ...line,
      y,
      height: 10,
      words: line.words.map((word) => ({ ...word, y, height: 10 })),
    }));
  const lines = [
    ...row(0, 'Flight        OS 74           OS 2617'),
    ...row(20, '             Friday          Sunday'),
    ...row(26, 'Date'),
    ...row(32, '            12/03/2027      14/03/2027'),
    ...row(60, 'Leaves       06:25           08:50'),
    ...row(80, 'Lands        07:25           10:35'),
  ];
  // The blanks before a line are no part of it.
  const placed = lines.map((line) => ({ ...line, page: 1 }));
  const page = { number: 1, width: 400, height: 200, lines: placed };
  const text = placed.map((line) => line.text).join('\n');
  expect(columnsOfFlights({ pages: [page], lines: placed, text })?.lines.map((line) => line.text.replace(/\s+/g, ' '))).toEqual([
    ...['Flight OS 74', 'Date Friday 12/03/2027', 'Leaves 06:25', 'Lands 07:25'],
    ...['Flight OS 2617', 'Date Sunday 14/03/2027', 'Leaves 08:50', 'Lands 10:35'],
  ]);
});

test('a row of two flights over what is no table of theirs is left alone', () => {
  expect(turned(['Flight      OS 74      OS 2617', 'Seat        12A        14C', 'Meal        07:00      none'])).toBeUndefined();
  expect(turned(['Flights  OS 74   and   OS 2617', 'Vienna   06:25   08:50', 'Graz     07:25   10:35'])).toBeUndefined();
  expect(turned(['OS 74   BUD 06:25   VIE 07:25', 'OS 2617   VIE 08:50   BUD 10:35'])).toBeUndefined();
});

test('the way back goes up from the station the way out landed at', async () => {
  const table = [
    'Código de reserva: ZT5KLM',
    'Vuelo                IB 408                IB 3170               IB 3171              IB 413',
    'Fecha                lunes 05/04/2027      lunes 05/04/2027      vie 09/04/2027       sáb 10/04/2027',
    'Valencia             07:00                                                            10:05',
    'Madrid               08:10                 09:20                 22:15                09:00',
    'Londres Heathrow                           10:50                 18:50',
  ];
  expect(await flightsIn(table)).toEqual([
    'IB408 VLC 2027-04-05 07:00 MAD 2027-04-05 08:10',
    'IB3170 MAD 2027-04-05 09:20 LHR 2027-04-05 10:50',
    'IB3171 LHR 2027-04-09 18:50 MAD 2027-04-09 22:15',
    'IB413 MAD 2027-04-10 09:00 VLC 2027-04-10 10:05',
  ]);
});

test('two flights of one way, as those of two days, both go down', () => {
  const table = ['Flug         OS 74      OS 76', 'Wien         06:25      08:50', 'Graz         07:25      09:50'];
  expect(turned(table)).toEqual(['Flug OS 74', 'Wien 06:25', 'Graz 07:25', 'Flug OS 76', 'Wien 08:50', 'Graz 09:50']);
});
