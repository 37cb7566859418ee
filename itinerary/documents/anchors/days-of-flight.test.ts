import { expect, test } from 'vitest';
import { toldSegments } from '#tests/support/told-segments.ts';
import { parseTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { bestFlightsIn } from '../airline-document.ts';
import { anchoredSegments } from './anchored-segments.ts';

const flightsOf = (text: string) => toldSegments(anchoredSegments(readPastedText(text).lines));

test('a term and the day of an invoice are no days of flights', () => {
  expect(
    flightsOf(`Rechnungsdatum: 03.02.2027
LH 1419   Bukarest (OTP) 14:25   Frankfurt (FRA) 16:00
Kostenlos umbuchbar bis 5. März 2027
LH 1420   Frankfurt (FRA) 18:25   Bukarest (OTP) 21:50`),
  ).toEqual(['LH1419 OTP  14:25 FRA  16:00', 'LH1420 FRA  18:25 OTP  21:50']);
});

test('a day beside a shift under the hour of landing is that of landing alone', () => {
  expect(
    flightsOf(`AF 0274
Paris Charles de Gaulle (CDG)   20:25
Tokyo Haneda (HND)   19:10
J+1   dimanche 14 mars 2027`),
  ).toEqual(['AF274 CDG  20:25 HND 14.3 19:10']);
});

test('a day in the cell of the hour of landing is that of landing, where the flight before has the day of leaving', () => {
  const rows = (first: string, second: string, third: string) =>
    flightsOf(`03.02.2027   OS 798   Sofia (SOF)     Vienna (VIE)
                      19:25           20:05
             OS 25    Vienna (VIE)    Bangkok (BKK)
${first}
${second}
${third}`);
  const read = ['OS798 SOF 3.2 19:25 VIE  20:05', 'OS25 VIE 3.2 23:20 BKK 4.2 15:30'];
  expect(rows('                      23:20           15:30', '                                      04.02.2027', '')).toEqual(
    read,
  );
  expect(rows('                      23:20           15:30 04.02.2027', '', '')).toEqual(read);
});

test('under one heading a flight through the night and the next in the morning do not overlap', () => {
  expect(
    toldSegments(
      bestFlightsIn(
        readPastedText(`Booking made 15/11/2026
OUT Friday, 2 July 2027
18:10   08:05 +1   TP 82
São Paulo (GRU)   Lisbon (LIS)
10:25   11:20   TP 1930
Lisbon (LIS)   Porto (OPO)`).lines,
      ),
    ),
  ).toEqual(['TP82 GRU 2.7 18:10 LIS  08:05', 'TP1930 LIS 2.7 10:25 OPO  11:20']);
});

test('shifts behind both hours are counted from the day in their line, where it would take more than a day else', () => {
  expect(flightsOf('So 28.03.2027  TK 1629  Istanbul (IST) – München (MUC)  07:35 (+1)  09:25 (+1)')).toEqual([
    'TK1629 IST 29.3 07:35 MUC  09:25',
  ]);
});

test('a capital alone in a row is the class of its flight, and no word for whither', () => {
  expect(
    flightsOf(`FROM/TO            FLIGHT  CL  DATE       DEP   ARR     BAG  ST
LAGOS (LOS)        ET 900  U   16MAR2027  1335  2055    2PC  OK
ADDIS ABABA (ADD)
ADDIS ABABA (ADD)  ET 308  U   16MAR2027  2300  0110+1  2PC  OK
NAIROBI (NBO)`),
  ).toEqual(['ET900 LOS 16.3 13:35 ADD  20:55', 'ET308 ADD 16.3 23:00 NBO  01:10']);
});

test.each([
  ['Tue Jan 5   seats 34D 34E', '2027-01-04'],
  [', mardi 5 janvier', '2027-01-04'],
])(
  'right behind the hour one lands at in the night stands the day of landing, under that of leaving: %s',
  async (behind, day) => {
    const text = `Confirmation HGR4TN   Passenger: Mr Joris Delcampe
Mon Jan 4, 2027
DL 2417   Raleigh/Durham (RDU) 6:45 PM  ->  Atlanta (ATL) 8:20 PM
DL 105    Atlanta (ATL) 10:05 PM  ->  Sao Paulo (GRU) 9:30 AM${behind.startsWith(',') ? '' : ' '}${behind}`;
    const outcome = await parseTicket({ text }, { today: '2026-11-25' });
    const segments = 'itinerary' in outcome ? outcome.itinerary.segments : [];
    expect(segments.map(({ departure, arrival }) => [departure.date, arrival.date])).toEqual([
      ['2027-01-04', '2027-01-04'],
      [day, '2027-01-05'],
    ]);
  },
);

test('where each flight has its day behind its hours it is that of leaving', async () => {
  const text = `Booking HGR4TN   Passenger: Mr Joris Delcampe
BA 1391 Manchester (MAN) 19:00 - London (LHR) 20:15 Mon 4 Jan
BA 247  London (LHR) 22:05 - Sao Paulo (GRU) 07:30 Tue 5 Jan`;
  const outcome = await parseTicket({ text }, { today: '2026-11-25' });
  const segments = 'itinerary' in outcome ? outcome.itinerary.segments : [];
  expect(segments.map(({ departure }) => departure.date)).toEqual(['2027-01-04', '2027-01-05']);
});
