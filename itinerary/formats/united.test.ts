import { expect, test } from 'vitest';
import { draftBy, routesOf } from '#tests/support/drafts.ts';
import { united } from './united.ts';

const draftOf = draftBy(united);

const routes = (text: string) => routesOf(draftOf(text));

const receipt = `eTicket Itinerary and Receipt for Confirmation H89QDS
Traveler            eTicket Number   Seats
ROMAN/DANIELMR      0162403230264    3A
Day, Date       Flight   Class   Departure City and Time         Arrival City and Time                    Aircraft
Sat, 12JUN27    UA2154   A       WASHINGTON, DC (IAD - DULLES)   LOS ANGELES, CA (LAX)                    A-320
                                 8:15 AM                         10:40 AM
Wed, 16JUN27    UA1234   K       LOS ANGELES, CA (LAX)           NEWARK, NJ (EWR - LIBERTY)               737-900
                                 4:20 PM                         12:37 AM (17JUN)`;

test('times have twelve hours, and the next day stands in brackets', () => {
  expect(routes(receipt)).toEqual(['UA2154 IAD 08:15 LAX 10:40', 'UA1234 LAX 16:20 EWR 00:37']);
  expect(draftOf(receipt).segments[1]?.arrival.date?.value).toEqual({ day: 17, month: 6 });
});

test('the class stands behind the flight, also where the columns are lost', () => {
  const pasted =
    'Confirmation: H89QDS\nSat, 12JUN27 UA2154 A WASHINGTON, DC (IAD - DULLES) 8:15 AM LOS ANGELES, CA (LAX) 10:40 AM A-320 Breakfast';
  expect([draftOf(receipt), draftOf(pasted)].map(({ segments }) => segments[0]?.bookingClass?.value)).toEqual(['A', 'A']);
});

test('over the date line one lands the day before', () => {
  const [flight] = draftOf(`United Airlines
Confirmation Number:
PX2K7L
Flight 1 of 1 UA200         Class: United Economy (S)
Thu, Jan 07, 2027           Wed, Jan 06, 2027
7:20 AM                     6:05 PM
Guam, GU, US (GUM)          Honolulu, HI, US (HNL)`).segments;
  expect([flight?.departure.date?.value.day, flight?.arrival.date?.value.day, flight?.cabin?.value]).toEqual([7, 6, 'economy']);
});

test('midnight is twelve in the morning', () => {
  expect(
    routes('United\nConfirmation: D5GT4V\nUA196  Thu, Dec 31, 2026\nTokyo, JP (NRT)   12:00 AM\nGuam, GU, US (GUM)   4:45 AM'),
  ).toEqual(['UA196 NRT 00:00 GUM 04:45']);
});

test('the receipt is recognised without the airline’s name', () => {
  expect(united.recognises(receipt)).toBe(true);
  expect(united.recognises('Manchester United won 4:2')).toBe(false);
});
