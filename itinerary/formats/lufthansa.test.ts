import { expect, test } from 'vitest';
import { draftBy } from '#tests/support/drafts.ts';
import { lufthansa } from './lufthansa.ts';

const draftOf = draftBy(lufthansa);

const table = `Travel itinerary and passenger receipt
Booking code: 7KQ2MV
Flight       Date      Departure   From             To             Arrival    Class         Baggage   Status
LH1653*      29JAN27   06:15       Bucharest/OTP    Munich/MUC     07:25      Economy (T)   1PC       confirmed
                                   Henri Coanda     Terminal 2
* operated by LUFTHANSA CITYLINE
UA 8840*     05FEB27   17:45       New York/JFK     Munich/MUC     07:30+1    Economy (W)   1PC       waitlisted
* operated by LUFTHANSA`;

test('a star leads to the operator on the line below', () => {
  const { segments } = draftOf(table);
  expect(segments.map(({ flightNumber, operatedBy }) => [flightNumber.value, operatedBy?.value])).toEqual([
    ['LH1653', 'LUFTHANSA CITYLINE'],
    ['UA8840', 'LUFTHANSA'],
  ]);
});

test('airports, their terminals, class, baggage and status come out of one row', () => {
  const [first, second] = draftOf(table).segments;
  expect([
    first?.arrival.airport?.value,
    first?.arrival.terminal?.value,
    first?.cabin?.value,
    first?.bookingClass?.value,
    first?.baggage?.value,
    first?.status?.value,
  ]).toEqual(['MUC', '2', 'economy', 'T', '1PC', 'confirmed']);
  expect(second?.arrival.dayShift?.value).toBe(1);
});

test('SWISS writes the flight number last, and does not say who flies its own flights', () => {
  const { segments, bookingRef } = draftOf(`SWISS
Buchungsreferenz: R7D3KX
Hinflug
Bukarest (OTP) - Zürich (ZRH)
Fr 12.02.2027   15:05 OTP   16:35 ZRH
LX 1887, durchgeführt von Helvetic Airways
Rückflug
Zürich (ZRH) - Bukarest (OTP)
Fr 19.02.2027   12:35 ZRH   16:05 OTP
LX 1886`);
  expect(bookingRef?.value).toBe('R7D3KX');
  expect(
    segments.map(({ flightNumber, departure, operatedBy }) => [flightNumber.value, departure.airport?.value, operatedBy?.value]),
  ).toEqual([
    ['LX1887', 'OTP', 'Helvetic Airways'],
    ['LX1886', 'ZRH', undefined],
  ]);
});

test('an older receipt pasted without columns gives its cities and departures, and no arrival is made up', () => {
  const { segments, passengers } = draftOf(`Travel data for/Reisedaten für : Ionescu Mihai Mr
Ticket number/Ticketnummer : 220-2346512360
Flight Date from to Departure Status Class
LH 1089* 17.July Marseille Frankfurt 18:50 Confirmed L
Not valid before/Nicht gültig vor : 17JUL27`);
  expect(passengers.map(({ name, order, eticket }) => [name.value, order, eticket?.value])).toEqual([
    ['Ionescu Mihai Mr', 'family-first', '2202346512360'],
  ]);
  expect([
    segments[0]?.departure.place?.value,
    segments[0]?.arrival.place?.value,
    segments[0]?.departure.time?.value,
    segments[0]?.arrival.time,
  ]).toEqual(['Marseille', 'Frankfurt', '18:50', undefined]);
});

test('a flight of another airline that Lufthansa operates makes no Lufthansa document', () => {
  expect(lufthansa.recognises('United\nConfirmation: H89QDS\nUA8840 and LH413\nFlight operated by Lufthansa.')).toBe(false);
  expect(lufthansa.recognises(table)).toBe(true);
});
