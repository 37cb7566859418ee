import { expect, test } from 'vitest';
import { draftBy, routesOf } from '#tests/support/drafts.ts';
import { norwegian } from './norwegian.ts';

const draftOf = draftBy(norwegian);

const routes = (text: string) => routesOf(draftOf(text));

const travelDocument = `Travel Document - Resehandling
Booking reference / Bokningsreferens   3TMGIA
Passenger / Passagerare                BJOERKLUND/HENRIK
Flight / Flygresa                      DY4487 - 2027 mar 25
Departure / Avgång                     09:30 Stockholm-Arlanda (ARN) Terminal 2
Arrival / Ankomst                      11:45 Budapest (BUD) Terminal 1
Seat / Plats                           6C
Checked baggage / Incheckat bagage     1 x 23 kg
Norwegian
Printed/Utskrivet - 2026 dec 14`;

test('labels in two languages, the year first, and the day of printing left alone', () => {
  expect(routes(travelDocument)).toEqual(['DY4487 ARN 09:30 BUD 11:45']);
  const [flight] = draftOf(travelDocument).segments;
  expect(flight?.departure.date?.value).toEqual({ day: 25, month: 3, year: 2027 });
  expect([
    flight?.departure.terminal?.value,
    flight?.arrival.terminal?.value,
    flight?.seat?.value,
    flight?.baggage?.value,
  ]).toEqual(['2', '1', '6C', '1PC']);
});

test('a heading that repeats the departure changes nothing', () => {
  const text = `Norwegian Air Shuttle
Your booking reference is: W5DK8Z
DY1555 - 30 Dec 2026 22:55
Departure:   30 Dec 2026 22:55   Bucharest-Henri Coanda (OTP)
Arrival:     31 Dec 2026 01:20   Oslo-Gardermoen (OSL)
D83542 - 31 Dec 2026 08:00
Departure:   31 Dec 2026 08:00   Oslo-Gardermoen (OSL)
Arrival:     31 Dec 2026 09:55   Tromso-Langnes (TOS)`;
  expect(routes(text)).toEqual(['DY1555 OTP 22:55 OSL 01:20', 'D83542 OSL 08:00 TOS 09:55']);
  expect(draftOf(text).segments[0]?.arrival.date?.value.day).toBe(31);
  expect(draftOf(text).bookingRef?.value).toBe('W5DK8Z');
});

test('it is recognised by its name and one of its flights', () => {
  expect(norwegian.recognises(travelDocument)).toBe(true);
  expect(norwegian.recognises('Norwegian Cruise Line, booking 12')).toBe(false);
});
