import { expect, test } from 'vitest';
import { readTicketText as read } from '#tests/support/read-ticket-text.ts';
import type { DraftSegment } from '../../draft/draft-itinerary.ts';
import { type Found, foundAt } from '../../draft/found.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import type { Line } from '../../text/ticket-text.ts';
import type { SettledSegment } from '../settled.ts';
import { possibleFlights } from './refuse-impossible.ts';

const booked = 'Booking reference: QX7RT2\nPassenger: Mr Ion Popescu\n12 July 2027\n';

test('a ticket sold before clocks were changed for good is read as it is printed', async () => {
  const { flights } = await read(`${booked}AT 900   Casablanca (CMN) 12:00   Malaga (AGP) 14:00`);
  expect(flights).toEqual(['AT900 CMN 2027-07-12 12:00 AGP 2027-07-12 14:00']);
});

test('the hours of a car hired for days are no flight, whatever airports are missing between them', () => {
  const [line] = readPastedText('LH 434   15.9.2027 9:00   17.9.2027 16:00').lines;
  const found = (value: string): Found => ({ ...foundAt(line as Line, 0, 6), value });
  const flight = (left: string, landed: string) => {
    const ends = { departure: { time: found('09:00') }, arrival: { time: found('16:00') } };
    const draft: DraftSegment = { flightNumber: found('LH434'), ...ends };
    const settled: SettledSegment = {
      ...draft,
      departure: { ...ends.departure, date: found(left) },
      arrival: { ...ends.arrival, date: found(landed) },
    };
    return possibleFlights([draft], [settled]).length;
  };
  expect(flight('2027-09-15', '2027-09-17')).toBe(0);
  expect(flight('2027-09-15', '2027-09-16')).toBe(1);
});
