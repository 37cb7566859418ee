import { expect, test } from 'vitest';
import { draftBy, routesOf } from '#tests/support/drafts.ts';
import { qatar } from './qatar.ts';

const draftOf = draftBy(qatar);

const routes = (text: string) => routesOf(draftOf(text));

const receipt = `Qatar Airways
Booking Reference   6QDX4K
Passenger name            E-ticket number
Mr Marius Ciobanu         157 2413912335
Flight            Departure / Arrival                    Details
QR222             Bucharest (OTP), Henri Coanda          Class: Economy (N)
Qatar Airways     Mon, 8 Feb 2027 15:10                  Status: Confirmed
Boeing 787-8      Doha (DOH), Hamad International        Baggage: 30 kg
                  Mon, 8 Feb 2027 20:35
QR5947            Doha (DOH), Hamad International        Class: Economy (N)
Oman Air          Tue, 9 Feb 2027 01:50                  Status: Confirmed
Boeing 787-8      Male (MLE), Velana                     Baggage: 30 kg
                  Tue, 9 Feb 2027 08:30
Boarding 14:15`;

test('both ends stand over each other under one heading', () => {
  expect(routes(receipt)).toEqual(['QR222 OTP 15:10 DOH 20:35', 'QR5947 DOH 01:50 MLE 08:30']);
  expect(draftOf(receipt).segments.map(({ departure, arrival }) => [departure.date?.value.day, arrival.date?.value.day])).toEqual(
    [
      [8, 8],
      [9, 9],
    ],
  );
});

test('the airline under the number flies it, and is said where it is another', () => {
  expect(
    draftOf(receipt).segments.map(({ operatedBy, equipment, baggage }) => [operatedBy?.value, equipment?.value, baggage?.value]),
  ).toEqual([
    [undefined, 'Boeing 787-8', '30K'],
    ['Oman Air', 'Boeing 787-8', '30K'],
  ]);
});

test('one row a flight', () => {
  expect(
    routes(`QATAR AIRWAYS
Booking reference (PNR): 6QDX4K
Flight   From              To            Departure            Arrival              Class
QR222    Bucharest (OTP)   Doha (DOH)    08 Feb 2027 15:10    08 Feb 2027 20:35    Economy (N)`),
  ).toEqual(['QR222 OTP 15:10 DOH 20:35']);
});

test('it is recognised by its name and one of its flights', () => {
  expect(qatar.recognises(receipt)).toBe(true);
  expect(qatar.recognises('Qatar Airways lounge, booking 12')).toBe(false);
});
