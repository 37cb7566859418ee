import { expect, test } from 'vitest';
import { draftBy, routesOf } from '#tests/support/drafts.ts';
import { wizzAir } from './wizz-air.ts';

const draftOf = draftBy(wizzAir);

const routes = (text: string) => routesOf(draftOf(text));

const romanian = `Cod de confirmare a zborului: BQ7K4X
Wizz Air Hungary Ltd.
Pasager(i)
Dna MIHAELA TUDOR
Copil ANDREI TUDOR
ZBOR DUS
W6 3001
Plecare din:                          Sosire la:
București - Otopeni (OTP)             Londra Luton (LTN)
26/02/2027 06:25                      26/02/2027 07:55
ZBOR RETUR
W6 3002
Plecare din:                          Sosire la:
Londra Luton (LTN)                    București - Otopeni (OTP)
03/03/2027 22:35                      04/03/2027 03:45
Îmbarcarea începe la 21:55
Sumar plată
01/02/2027    Card    154,98 EUR`;

test('days come first in dates, both ends have their own, and the day of payment is none of them', () => {
  expect(routes(romanian)).toEqual(['W63001 OTP 06:25 LTN 07:55', 'W63002 LTN 22:35 OTP 03:45']);
  expect(draftOf(romanian).segments.map(({ departure, arrival }) => [departure.date?.value, arrival.date?.value])).toEqual([
    [
      { day: 26, month: 2, year: 2027 },
      { day: 26, month: 2, year: 2027 },
    ],
    [
      { day: 3, month: 3, year: 2027 },
      { day: 4, month: 3, year: 2027 },
    ],
  ]);
});

test('there is a confirmation code, and no ticket number', () => {
  const { bookingRef, passengers } = draftOf(romanian);
  expect(bookingRef?.value).toBe('BQ7K4X');
  expect(passengers.map(({ name, type, eticket }) => [name.value, type?.value, eticket])).toEqual([
    ['Dna MIHAELA TUDOR', undefined, undefined],
    ['ANDREI TUDOR', 'child', undefined],
  ]);
});

test('a code among the words of an address is no airport of the flight', () => {
  const [flight] = draftOf(`Wizz Air Hungary Kft. :: H-1185 Budapest, BUD International Airport Building 221
Kod potwierdzenia: UE8WEA
Nr lotu Wylot z Data wylotu Przylot do Data przylotu
W6 1209 Katowice 12. lip 2027 11:55 Malme 12. lip 2027 13:15`).segments;
  expect([flight?.departure.airport, flight?.arrival.airport]).toEqual([undefined, undefined]);
  expect(flight?.departure.time?.value).toBe('11:55');
});

test('it is recognised by its name and one of its flights', () => {
  expect(wizzAir.recognises(romanian)).toBe(true);
  expect(wizzAir.recognises('Wizz Air, rezervare hotel')).toBe(false);
});
