import { expect, test } from 'vitest';
import { recognisedDraftBy } from '#tests/support/drafts.ts';
import { travelport } from './travelport.ts';

const draftOf = recognisedDraftBy(travelport);

const head = `Itinerary for Record Locator DYEXFG
Date of issue: 16DEC26
Emirates Record Locator OB5PJV`;
const heading =
  'Airline        Flight   Departing                 Date & Time           Arriving              Date & Time           Class   Cabin';
const row = `Emirates       5014     Dubai International, AE   FRI 02JUL 02:40 AM    Sydney Kingsford      FRI 02JUL 10:20 PM    K       Economy
                        Terminal:3                                      Smith Apt, AU
                                                                        Terminal:1`;

test('a row and the lines of its high cells are one flight', () => {
  expect(draftOf(`${head}\n${heading}\n${row}`).segments).toMatchObject([
    {
      flightNumber: { value: 'EK5014', certainty: 0.9 },
      departure: {
        place: { value: 'Dubai International, AE' },
        terminal: { value: '3' },
        time: { value: '02:40' },
        date: { value: { day: 2, month: 7, weekday: 5 } },
      },
      arrival: { place: { value: 'Sydney Kingsford Smith Apt, AU' }, terminal: { value: '1' }, time: { value: '22:20' } },
      bookingClass: { value: 'K' },
      cabin: { value: 'economy' },
    },
  ]);
});

test('what stands under a flight is that flight’s: operator, seats, passengers', () => {
  const { segments, passengers } = draftOf(`${head}\n${heading}\n${row}
Operated by Qantas Airways
MS DARIA NISTOR (ADT)              Special Service: VGML             Seat 33C - Confirmed
MSTR LUCA NISTOR (CHD)             Special Service: none             Seat 33D - Confirmed
${row.replace('5014', '5015')}
MS DARIA NISTOR (ADT)              Special Service: none`);
  expect(segments.map(({ operatedBy, seat }) => [operatedBy?.value, seat?.value])).toEqual([
    ['Qantas Airways', '33C, 33D'],
    [undefined, undefined],
  ]);
  expect(passengers.map(({ name, type, order }) => [name.value, type?.value, order])).toEqual([
    ['MS DARIA NISTOR', 'adult', 'given-first'],
    ['MSTR LUCA NISTOR', 'child', 'given-first'],
  ]);
});

test('columns are found by their headings, whatever their order and language', () => {
  const { segments } = draftOf(`Reiseplan für Buchungsnummer PQ3ZRT
Flug     Status       Abflug                Datum & Uhrzeit        Ankunft               Datum & Uhrzeit        Klasse   Fluggerät
LH 1657  Bestätigt    Bukarest (OTP)        FR 10SEP27 17:35       Frankfurt (FRA)       FR 10SEP27 19:10       L        Airbus A321`);
  expect(segments).toMatchObject([
    {
      flightNumber: { value: 'LH1657', certainty: 0.9 },
      departure: { airport: { value: 'OTP' }, date: { value: { day: 10, month: 9, year: 2027 } } },
      arrival: { airport: { value: 'FRA' } },
      bookingClass: { value: 'L' },
      equipment: { value: 'Airbus A321' },
      status: { value: 'Bestätigt' },
    },
  ]);
});

test('cancelled rows are left out and told, and their seats are nobody’s', () => {
  const { segments, doubts } = draftOf(`${head}
Airline        Flight   Departing        Date & Time         Arriving          Date & Time         Class   Status
Emirates       162      Bucharest (OTP)  THU 01JUL 15:10     Dubai (DXB)       THU 01JUL 20:10     K       Confirmed
MS DARIA NISTOR (ADT)
Emirates       164      Bucharest (OTP)  FRI 02JUL 15:10     Dubai (DXB)       FRI 02JUL 20:10     K       Cancelled
MS DARIA NISTOR (ADT)                    Seat 12A - Cancelled`);
  expect(segments.map(({ flightNumber, seat }) => [flightNumber.value, seat?.value])).toEqual([['EK162', undefined]]);
  expect(doubts.map(({ code }) => code)).toEqual(['cancelled-segment']);
});

test('tickets go to the passenger named above them, and no row is read from their table', () => {
  const { segments, passengers, issueDate, airlineRefs, bookingRef } =
    draftOf(`${head.replace(/Date of issue.*\n/, '')}\n${heading}\n${row}
MS DARIA NISTOR (ADT)
Document             Document Number      Date
Electronic Ticket    1769988776601        02MAY27     RON 2,310.00
MSTR LUCA NISTOR (CHD)
Document             Document Number      Date
Electronic Ticket    176-9988776602       02MAY27     RON 1,310.00`);
  expect(segments).toHaveLength(1);
  expect(passengers.map(({ eticket }) => eticket?.value)).toEqual(['1769988776601', '1769988776602']);
  expect(issueDate?.value).toEqual({ day: 2, month: 5, year: 2027 });
  expect(airlineRefs.map(({ value }) => value)).toEqual([{ airline: 'EK', ref: 'OB5PJV' }]);
  expect(bookingRef?.value).toBe('DYEXFG');
});

test('names with a slash before the table, codes before or behind a city, dates and times in columns of their own', () => {
  const { segments, passengers } = draftOf(`Itinerary for Record Locator: 7TGHBN
Traveler(s)
1. IONESCU/MIHAI MR    Ticket: 2351234567890
Airline            Flight   Departing airport             Date      Time    Arriving airport   Date      Time    Class
Turkish Airlines   TK1044   OTP Bucharest Henri Coanda    12APR27   2125    Istanbul IST       12APR27   2255    Y`);
  expect(passengers.map(({ name, eticket }) => [name.value, eticket?.value])).toEqual([['IONESCU/MIHAI MR', '2351234567890']]);
  expect(segments).toMatchObject([
    {
      flightNumber: { value: 'TK1044', certainty: 0.9 },
      departure: { airport: { value: 'OTP' }, time: { value: '21:25' }, date: { value: { day: 12, month: 4, year: 2027 } } },
      arrival: { airport: { value: 'IST' }, time: { value: '22:55' } },
    },
  ]);
});

test('a row whose times cannot be read is told', () => {
  const { segments, doubts } = draftOf(
    `${head}\n${heading}\n${row}\n${row.replace('5014', '5015').replace('02:40 AM', 'TBA     ')}`,
  );
  expect(segments).toHaveLength(1);
  expect(doubts.map(({ code }) => code)).toEqual(['flight-not-read']);
});

test('a heading over two lines tells the places from their dates', () => {
  const { segments, airlineRefs } = draftOf(`Itinerary for Record Locator: 4LK7QP
Vendor locator: TK - RT7GHK
Airline       Flight    Departing Airport       Departure        Arriving Airport          Arrival     Class    Cabin
                                                Date / Time                                Date /
                                                                                           Time
Turkish       1042      Bucharest Henri         Fri 08JAN27      Istanbul Airport (IST)    Fri         L        Economy
Airlines                Coanda Intl Apt         20:25                                      08JAN27
(TK)                    (OTP)                                                              22:55`);
  expect(segments).toMatchObject([
    {
      flightNumber: { value: 'TK1042', certainty: 0.9 },
      departure: {
        airport: { value: 'OTP' },
        time: { value: '20:25' },
        date: { value: { day: 8, month: 1, year: 2027, weekday: 5 } },
      },
      arrival: { airport: { value: 'IST' }, time: { value: '22:55' }, date: { value: { day: 8 } } },
    },
  ]);
  expect(airlineRefs.map(({ value }) => value)).toEqual([{ airline: 'TK', ref: 'RT7GHK' }]);
});
