import { expect, test } from 'vitest';
import { recognisedDraftBy } from '#tests/support/drafts.ts';
import { viewtrip } from './viewtrip.ts';

const draftOf = recognisedDraftBy(viewtrip);

const flight = `Flight - Turkish Airlines (TK) - 1040
Monday, April 12, 2027
Depart:   8:55 PM     Bucharest Henri Coanda (OTP), Terminal 1
Arrive:   10:30 PM    Istanbul Airport (IST)
Status:   Confirmed
Confirmation Number:  RT5GHK
Class of Service:     Economy (Y)
Flight Time:          0 Hour(s) and 30 Minute(s)`;

test('the printed flight time is read as printed, however wrong', () => {
  expect(draftOf(flight).segments[0]?.durationMinutes?.value).toBe(30);
});

test('a time, its day and its place may stand in one line or in three', () => {
  const spread = flight.replace(/Arrive:.*/, 'Arrive:\n12 Midnight\nTuesday, April 13, 2027\nIstanbul Airport (IST)\nTerminal I');
  expect(draftOf(spread).segments[0]?.arrival).toMatchObject({
    airport: { value: 'IST' },
    place: { value: 'Istanbul Airport' },
    date: { value: { day: 13, month: 4, year: 2027, weekday: 2 } },
    time: { value: '00:00' },
    terminal: { value: 'I' },
  });
  const together = flight.replace(/Arrive:.*/, 'Arrive: 12:10 AM Tuesday, April 13, 2027 Istanbul Airport (IST)');
  expect(draftOf(together).segments[0]?.arrival).toMatchObject({
    date: { value: { day: 13 } },
    place: { value: 'Istanbul Airport' },
  });
});

test('labels stand in two columns as well as in one', () => {
  const { segments } = draftOf(`Flight - Turkish Airlines (TK) - 1040
Monday 12 April 2027
Depart:  20:55   Bucharest (OTP)      Arrive:  22:30   Istanbul (IST)
Status:  Confirmed                    Class of Service:  Business (C)
Equipment:  Airbus A321               Seat:  2A, 2C`);
  expect(segments[0]).toMatchObject({
    departure: { airport: { value: 'OTP' }, time: { value: '20:55' } },
    arrival: { airport: { value: 'IST' }, time: { value: '22:30' } },
    cabin: { value: 'business' },
    bookingClass: { value: 'C' },
    equipment: { value: 'Airbus A321' },
    seat: { value: '2A, 2C' },
  });
});

test('Italian labels are read like English ones', () => {
  const { segments } = draftOf(`Volo - ITA Airways (AZ) - 497
lunedì 12 aprile 2027
Partenza:  06:40  Bucarest Otopeni (OTP)
Arrivo:    07:55  Roma Fiumicino (FCO), Terminal 1
Classe di servizio:  Economica (L)
Aeromobile:  Airbus A320`);
  expect(segments[0]).toMatchObject({
    flightNumber: { value: 'AZ497' },
    departure: { date: { value: { day: 12, month: 4, year: 2027 } } },
    arrival: { terminal: { value: '1' } },
    cabin: { value: 'economy' },
  });
});

test('a hotel’s confirmation and dates are nobody’s flight', () => {
  const { segments } = draftOf(`${flight}
Hotel - Park Central
Check in:  Tuesday, April 13, 2027
Confirmation Number:  88776655
Status:  Cancelled`);
  expect(segments).toHaveLength(1);
  expect(segments[0]?.airlineRef?.value).toEqual({ airline: 'TK', ref: 'RT5GHK' });
  expect(segments[0]?.status?.value).toBe('Confirmed');
});

test('a cancelled flight is left out and told', () => {
  const { segments, doubts } = draftOf(`${flight}\n${flight.replace('1040', '1042').replace('Confirmed', 'Cancelled')}`);
  expect(segments.map(({ flightNumber }) => flightNumber.value)).toEqual(['TK1040']);
  expect(doubts.map(({ code }) => code)).toEqual(['cancelled-segment']);
});

test('people are named before the first flight, with a slash or in plain words', () => {
  const { passengers, bookingRef } = draftOf(`My Trip
Reservation Number: 4Z7KPQ
Travelers
Ana Maria Popa
Ticket Number: 235 7766554433
Radu Popa
${flight}`);
  expect(bookingRef?.value).toBe('4Z7KPQ');
  expect(passengers.map(({ name, order, eticket }) => [name.value, order, eticket?.value])).toEqual([
    ['Ana Maria Popa', 'given-first', '2357766554433'],
    ['Radu Popa', 'given-first', undefined],
  ]);
});
