import { expect, test } from 'vitest';
import { draftBy, routesOf } from '#tests/support/drafts.ts';
import { sas } from './sas.ts';

const draftOf = draftBy(sas);

const routes = (text: string) => routesOf(draftOf(text));

const booking = `SAS
Booking reference: LQ5V8N
Tue 29 Dec 2026
18:30 - 20:25
SK1560
Paris, Charles de Gaulle (Terminal 1) - Copenhagen, Kastrup (Terminal 3)
SAS Go (K)
Stop over at: Kastrup: 0h 50m
Thu 31 Dec 2026
22:30 - 00:25 +1
SK4416
Oslo, Gardermoen - Tromso, Langnes
Operated by: CityJet`;

test('a route without codes gives its places, each with its terminal', () => {
  expect(routes(booking)).toEqual([
    'SK1560 Paris, Charles de Gaulle 18:30 Copenhagen, Kastrup 20:25',
    'SK4416 Oslo, Gardermoen 22:30 Tromso, Langnes 00:25',
  ]);
  const [first, second] = draftOf(booking).segments;
  expect([first?.departure.terminal?.value, first?.arrival.terminal?.value, second?.departure.terminal]).toEqual([
    '1',
    '3',
    undefined,
  ]);
});

test('each flight has the day above it', () => {
  expect(draftOf(booking).segments.map(({ departure, arrival }) => [departure.date?.value.day, arrival.dayShift?.value])).toEqual(
    [
      [29, undefined],
      [31, 1],
    ],
  );
});

test('of three times the last is when check-in ends', () => {
  expect(
    routes(`SAS Electronic Ticket Itinerary and Receipt
Booking Reference: ABQ7XY
Flight/Date Departure Arrival Latest Check-in
SK 904 / 15JAN New York EWR - Stockholm Arlanda ARN 17:55 07:40 16:25`),
  ).toEqual(['SK904 EWR 17:55 ARN 07:40']);
});

test('it is recognised by its name and one of its flights', () => {
  expect(sas.recognises(booking)).toBe(true);
  expect(sas.recognises('SAS Institute, booking SK1560x')).toBe(false);
});
