import { expect, test } from 'vitest';
import { draftBy } from '#tests/support/drafts.ts';
import { amadeusEticket } from './amadeus-eticket.ts';

const draftOf = draftBy(amadeusEticket);

const head =
  'From            To              Flight  Class Date   Departure Arrival Resa(1) NVB(2) NVA(3) Last check-in Baggage(4) Seat';
const flights = (rows: string) => draftOf(`${head}\n${rows}`).segments;
const ends = (rows: string) =>
  flights(rows).map(({ departure, arrival }) => [
    departure.place?.value,
    departure.terminal?.value,
    arrival.place?.value,
    arrival.terminal?.value,
  ]);

test('the table’s heading with its columns of validity is recognised in several languages', () => {
  expect(amadeusEticket.recognises(head)).toBe(true);
  expect(
    amadeusEticket.recognises('De              À               Vol     Classe Date  Départ Arrivée Resa(1) NVAV(2) NVAP(3)'),
  ).toBe(true);
  expect(amadeusEticket.recognises('De la  La  Zbor  Clasă  Data  Plecare  Sosire  Rez.(1)  NVB(2)  NVA(3)')).toBe(true);
  expect(amadeusEticket.recognises('FROM /TO            FLIGHT  CL DATE   DEP   FARE BASIS      NVB    NVA    BAG ST')).toBe(
    false,
  );
});

test('the last check-in and the days of validity are no times and days of the flight', () => {
  const [flight] = flights(
    'LONDON          LAS VEGAS       AY5435  O     28Nov  16:05     18:50   Ok      27Nov  29Nov  15:20         0PC',
  );
  expect([flight?.departure.time?.value, flight?.arrival.time?.value]).toEqual(['16:05', '18:50']);
  expect(flight?.departure.date?.value).toEqual({ day: 28, month: 11 });
  expect([flight?.status?.value, flight?.baggage?.value, flight?.bookingClass?.value]).toEqual(['Ok', '0PC', 'O']);
});

test('a seat K is no baggage, and kilograms are no seat', () => {
  const row = 'LONDON          LAS VEGAS       AY5435  O     28Nov  16:05     18:50   Ok      28Nov  28Nov  ';
  expect(flights(`${row}1PC 44K`).map(({ baggage, seat }) => [baggage?.value, seat?.value])).toEqual([['1PC', '44K']]);
  expect(flights(`${row}30K`).map(({ baggage, seat }) => [baggage?.value, seat?.value])).toEqual([['30K', undefined]]);
});

test('cities run on in their columns, terminals under them', () => {
  expect(
    ends(`LAS VEGAS       LOS ANGELES     AY4121  O     04Dec  12:00     13:20   Ok      04Dec  04Dec                0PC
HARRY REID INTL LOS ANGELES
                INTL
Terminal 1      Terminal 0                     Fare Basis   OLN7T8BW`),
  ).toEqual([['LAS VEGAS HARRY REID INTL', '1', 'LOS ANGELES LOS ANGELES INTL', '0']]);
});

test('a row in the middle of its cities takes the lines above it', () => {
  expect(
    ends(`LYON
                AMSTERDAM
SAINT EXUPERY                   KL1410  L     22May  06:40     08:30   Ok             22May                1PC
                SCHIPHOL
Terminal : 1
Operated by : KLM CITYHOPPER    Marketed by : KLM
AMSTERDAM
                TOKYO
SCHIPHOL                        KL861   L     22May  14:40     09:40   Ok             22May                1PC
                NARITA
Operated by : KLM    Marketed by : KLM   Arrival Day+1`),
  ).toEqual([
    ['LYON SAINT EXUPERY', '1', 'AMSTERDAM SCHIPHOL', undefined],
    ['AMSTERDAM SCHIPHOL', undefined, 'TOKYO NARITA', undefined],
  ]);
});

test('a table pasted without columns still tells the two cities apart', () => {
  const pasted = `Itinerary
From To Flight Class Date Departure Arrival Resa (1) NVB(2) NVA(3) Last check-in Baggage (4) Seat
LAS VEGAS LOS ANGELES AY4121 O 04Dec 12:00 13:20 Ok 04Dec 04Dec 10:45 0PC
Operated by AMERICAN AIRLINES Marketed by FINNAIR
LOS ANGELES  HELSINKI  AY0002  O  04Dec 18:50  15:20  Ok  04Dec  04Dec  17:50  0PC
LOS ANGELES  HELSINKI
Operated by  FINNAIR  Marketed by  FINNAIR
Frequent flyer number  711332957  Arrival Day+1`;
  const { segments } = draftOf(pasted);
  expect(segments.map(({ departure, arrival }) => [departure.place?.value, arrival.place?.value])).toEqual([
    ['LAS VEGAS', 'LOS ANGELES'],
    ['LOS ANGELES LOS ANGELES', 'HELSINKI HELSINKI'],
  ]);
  expect(
    segments.map(({ flightNumber, operatedBy, arrival }) => [flightNumber.value, operatedBy?.value, arrival.dayShift?.value]),
  ).toEqual([
    ['AY4121', 'AMERICAN AIRLINES', undefined],
    ['AY2', undefined, 1],
  ]);
});

test('a value ends before a label that is not known', () => {
  const [flight] = flights(
    'PARIS           NEW YORK        AF3635  V     04Jul  10:40     12:55   Ok      04Jul  04Jul                1PC\nOperated by : DELTA AIR LINES Sold with : NOBODY    Equipment : Airbus A330-900   Duration : 08:15',
  );
  expect([flight?.operatedBy?.value, flight?.equipment?.value, flight?.durationMinutes?.value]).toEqual([
    'DELTA AIR LINES',
    'Airbus A330-900',
    495,
  ]);
});

test('an operator whose name stands on another line is not guessed', () => {
  const [flight] = flights(
    'LONDON          LAS VEGAS       AY5435  O     28Nov  16:05     18:50   Ok\nBRITISH AIRWAYS\nOperated by\nFrequent flyer number 711332957',
  );
  expect(flight?.operatedBy).toBeUndefined();
});

test('days under the times and labelled details are read in the newer print', () => {
  const draft = draftOf(`Passenger: Marinescu Teodora Mrs (ADT)    Booking ref: 1A/8K2WRT
                                          ME/8K2WRT
Ticket number: 076 2100445566 - 67        Date: 11Jan2027
From                To                  Flight     Departure   Arrival     Last check-in
BEIRUT RAFIC HARIRI DUBAI DUBAI INTL    ME430      22:10       03:15       21:10
INTL                Terminal: 1                    09Mar2027   10Mar2027
Class: BCLASSIC, R            Operated by: EMIRATES              Baggage (4): 2PC
Cabin: Business               Marketed by: MIDDLE EAST AIRLINES  NVB (2):
Booking status (1): OK        Fare basis: KJRON1RX               NVA (3): 09Mar2028
Duration: 03:05               Frequent flyer number: 517900000   Seat: 14C
(1) OK = Confirmed (2) NVB = Not valid before (3) NVA = Not valid after`);
  const [flight] = draft.segments;
  expect([flight?.departure.date?.value, flight?.arrival.date?.value]).toEqual([
    { day: 9, month: 3, year: 2027 },
    { day: 10, month: 3, year: 2027 },
  ]);
  expect(
    [
      flight?.bookingClass,
      flight?.cabin,
      flight?.baggage,
      flight?.status,
      flight?.seat,
      flight?.operatedBy,
      flight?.arrival.terminal,
    ].map((found) => found?.value),
  ).toEqual(['R', 'business', '2PC', 'OK', '14C', 'EMIRATES', '1']);
  expect(flight?.durationMinutes?.value).toBe(185);
  expect([draft.bookingRef?.value, draft.airlineRefs.map(({ value }) => value)]).toEqual([
    '8K2WRT',
    [{ airline: 'ME', ref: '8K2WRT' }],
  ]);
  expect(draft.passengers.map(({ name, order, type, eticket }) => [name.value, order, type?.value, eticket?.value])).toEqual([
    ['Marinescu Teodora Mrs', 'family-first', 'adult', '0762100445566'],
  ]);
});

test('a flight that stands a little lower than its times is one row with them', () => {
  const [flight] = draftOf(`From                To                  Flight     Departure   Arrival     Last check-in
BEIRUT RAFIC HARIRI DUBAI DUBAI INTL               22:10       03:15
                                        ME430                              21:10
INTL                                               09Mar2027   10Mar2027
Class: Economy, K             Operated by: EMIRATES              Baggage (4): 2PC
(1) OK = Confirmed (2) NVB = Not valid before (3) NVA = Not valid after`).segments;
  expect([flight?.flightNumber.value, flight?.departure.time?.value, flight?.arrival.time?.value]).toEqual([
    'ME430',
    '22:10',
    '03:15',
  ]);
  expect([flight?.departure.place?.value, flight?.arrival.place?.value]).toEqual([
    'BEIRUT RAFIC HARIRI INTL',
    'DUBAI DUBAI INTL',
  ]);
});

test('each receipt of a file gives its traveller and ticket', () => {
  const receipt = (name: string, number: string) => `Electronic Ticket Receipt
Booking ref: TR9KQ4      Issue date: 18 March 2027
Traveler        ${name}       Agency   EXEMPLU SRL
                Ticket: 281-${number}
${head}
BUCHAREST       ATHENS          RO273   E     12Aug  08:55     10:40   Ok             12Aug                1PC
(1) Ok = confirmed (2) NVB = Not valid before (3) NVA = Not valid after
Receipt
Name: ${name.replace(/^(\S+) (.*) \((...)\)$/, '$2 $1 ($3)')}
Ticket number: 281 ${number}`;
  const draft = draftOf(`${receipt('Mrs Ana Serban (ADT)', '2400117730')}\n${receipt('Mstr Matei Serban (CHD)', '2400117732')}`);
  expect(draft.passengers.map(({ name, type, eticket }) => [name.value, type?.value, eticket?.value])).toEqual([
    ['Mrs Ana Serban', 'adult', '2812400117730'],
    ['Mstr Matei Serban', 'child', '2812400117732'],
  ]);
  expect(draft.issueDate?.value).toEqual({ day: 18, month: 3, year: 2027 });
});

test('a cancelled coupon is left out and said', () => {
  const draft = draftOf(`${head}
LONDON          LAS VEGAS       AY5435  O     28Nov  16:05     18:50   UN      28Nov  28Nov                0PC
LAS VEGAS       LOS ANGELES     AY4121  O     04Dec  12:00     13:20   Ok      04Dec  04Dec                0PC`);
  expect(draft.segments.map(({ flightNumber }) => flightNumber.value)).toEqual(['AY4121']);
  expect(draft.doubts.map(({ code }) => code)).toEqual(['cancelled-segment']);
});
