import { expect, test } from 'vitest';
import { recognisedDraftBy } from '#tests/support/drafts.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { sabreEticket } from './sabre-eticket.ts';

const draftOf = recognisedDraftBy(sabreEticket);

const head = `eTicket Receipt
Prepared For
VRABIE/ILINCA MRS [ADT]
RESERVATION CODE            QKWZRT
TICKET ISSUE DATE           18 Nov 26
TICKET NUMBER               075-2345678901
AIRLINE RESERVATION CODE    JX7PQ (IB), 6FKLZP (QR)
Itinerary Details
TRAVEL DATE   AIRLINE        DEPARTURE             ARRIVAL               OTHER NOTES`;
const lima = `31 Dec 26     IBERIA         MADRID BARAJAS,       LIMA, PERU            Cabin         ECONOMY
              IB 6651        SPAIN                 Time                  Seat Number   31K
                             Time                  6:00am                Baggage       1PC
                             11:55pm               Terminal              Allowance
                             Terminal              Arrival date          Booking       OK TO FLY
                             TERMINAL 4S           01 Jan 27             Status`;
const home = `14 Jan 27     QATAR AIRWAYS  LIMA, PERU            BUCHAREST (OTP)       Cabin         PREMIUM
              QR 0222        Time 20:25            Time                                ECONOMY
              Operated by:                         17:15                 Baggage Allowance
              /IBERIA                              Terminal: 1           NIL
              EXPRESS                                                    Booking Status CONFIRMED`;

test('the head of a receipt says whose it is, and which codes are whose', () => {
  const { passengers, bookingRef, issueDate, airlineRefs } = draftOf(`${head}\n${lima}`);
  expect(passengers.map(({ name, eticket }) => [name.value, eticket?.value])).toEqual([
    ['VRABIE/ILINCA MRS [ADT]', '0752345678901'],
  ]);
  expect(bookingRef?.value).toBe('QKWZRT');
  expect(issueDate?.value).toEqual({ day: 18, month: 11, year: 2026 });
  expect(airlineRefs.map(({ value }) => value)).toEqual([
    { airline: 'IB', ref: 'JX7PQ' },
    { airline: 'QR', ref: '6FKLZP' },
  ]);
});

test('cells are read down their columns, labels without a value and words over two lines included', () => {
  const flight = draftOf(`${head}\n${lima}`).segments[0];
  expect(flight).toMatchObject({
    flightNumber: { value: 'IB6651' },
    departure: { place: { value: 'MADRID BARAJAS, SPAIN' }, time: { value: '23:55' }, terminal: { value: '4S' } },
    arrival: { place: { value: 'LIMA, PERU' }, time: { value: '06:00' }, date: { value: { day: 1, month: 1, year: 2027 } } },
    cabin: { value: 'economy' },
    seat: { value: '31K' },
    baggage: { value: '1PC' },
    status: { value: 'OK', text: 'OK TO FLY' },
  });
  expect(flight?.arrival.terminal).toBeUndefined();
});

test('the operator goes over lines, and no further than the next flight', () => {
  const [first, second] = draftOf(`${head}\n${home}\n${lima}`).segments;
  expect(first).toMatchObject({
    operatedBy: { value: 'IBERIA EXPRESS' },
    cabin: { value: 'premium-economy' },
    baggage: { value: '0PC' },
  });
  expect(first?.arrival).toMatchObject({ airport: { value: 'OTP' }, terminal: { value: '1' } });
  expect(second?.operatedBy).toBeUndefined();
});

test('the table goes on after a page’s foot and its repeated heading', () => {
  const { segments } =
    draftOf(`${head}\n${lima}\nPage 1 of 2\nTRAVEL DATE   AIRLINE        DEPARTURE             ARRIVAL               OTHER NOTES\n${home}
Allowances
Baggage Allowance
MAD to OTP - 1 Piece QATAR AIRWAYS
Payment/Fare Details
Fare          EUR 62.00`);
  expect(segments.map(({ flightNumber }) => flightNumber.value)).toEqual(['IB6651', 'QR222']);
});

test('codes are taken from the cabin baggage when it names every flight', () => {
  const routes = 'Carry On Allowances\nMAD to LIM , LIM to OTP - 1 Piece (IB - IBERIA)';
  const { segments } = draftOf(`${head}\n${lima}\n${home}\nAllowances\n${routes}`);
  expect(segments.map(({ departure, arrival }) => [departure.airport?.value, arrival.airport?.value])).toEqual([
    ['MAD', 'LIM'],
    ['LIM', 'OTP'],
  ]);
  const partly = draftOf(`${head}\n${lima}\n${home}\nAllowances\nCarry On Allowances\nMAD to LIM - 1 Piece`);
  expect(partly.segments[0]?.departure.airport).toBeUndefined();
});

test('a range of days belongs to one flight', () => {
  const ranged = `31 Dec 26 -   IBERIA         MADRID BARAJAS        LIMA, PERU            Cabin         ECONOMY
01 Jan 27     IB 6651        Time                  Time                  Booking Status OK
                             23:55                 06:00`;
  expect(draftOf(`${head}\n${ranged}`).segments[0]).toMatchObject({
    departure: { date: { value: { day: 31, month: 12, year: 2026 } } },
    arrival: { date: { value: { day: 1, month: 1, year: 2027 } } },
  });
});

test('a row that lost a cell is no reason to pair the others wrongly', () => {
  const torn = home.replace('QR 0222', '       ');
  expect(sabreEticket.parse(readPastedText(`${head}\n${lima}\n${torn}`))).toHaveProperty('problems');
});

test('two receipts give two passengers and leave the merging to later', () => {
  const { passengers, segments } = draftOf(
    `${head}\n${lima}\n${head.replace('ILINCA MRS [ADT]', 'LUCA MSTR [CNN]').replace('8901', '8902')}\n${lima}`,
  );
  expect(passengers.map(({ eticket }) => eticket?.value)).toEqual(['0752345678901', '0752345678902']);
  expect(segments).toHaveLength(2);
});

test('copied out of a viewer, cell below cell, the rows are found by their days and flights', () => {
  const { segments } = draftOf(`eTicket Receipt
Prepared For
VRABIE/ILINCA MRS
Itinerary Details
TRAVEL
DATE
AIRLINE DEPARTURE ARRIVAL OTHER NOTES
30 Dec 26 BRITISH
AIRWAYS
BA 7301
Operated by:
/AMERICAN
AIRLINES
LONDON HEATHROW,
UNITED KINGDOM
Time
6:05pm
Terminal
TERMINAL 3
NEW YORK JFK, NY
Time
9:10pm
Cabin BUSINESS
Baggage
Allowance
2PC
Booking
Status
OK TO FLY
Not Valid
After
30 Dec 26
02 Jan 27 - BRITISH
03 Jan 27 AIRWAYS
BA 0178
NEW YORK JFK, NY
Time
7:30pm
LONDON HEATHROW,
UNITED KINGDOM
Time
7:20am
Cabin BUSINESS`);
  expect(segments).toMatchObject([
    {
      flightNumber: { value: 'BA7301' },
      departure: { place: { value: 'LONDON HEATHROW, UNITED KINGDOM' }, date: { value: { day: 30 } }, terminal: { value: '3' } },
      arrival: { place: { value: 'NEW YORK JFK, NY' }, time: { value: '21:10' } },
      operatedBy: { value: 'AMERICAN AIRLINES' },
      baggage: { value: '2PC' },
      status: { value: 'OK', text: 'OK TO FLY' },
    },
    { flightNumber: { value: 'BA178' }, departure: { date: { value: { day: 2 } } }, arrival: { date: { value: { day: 3 } } } },
  ]);
});
