import { expect, test } from 'vitest';
import { draftBy } from '#tests/support/drafts.ts';
import { airFranceKlm } from './air-france-klm.ts';

const draftOf = draftBy(airFranceKlm);

const memo = `MEMO VOYAGE / TRAVEL MEMO
RÉSERVATION / BOOKING REFERENCE   Q5MZ7K
PASSAGER : DOBRE/IRINA MME
BILLET ÉLECTRONIQUE : 057 2413912335

18JUN   23:20              01:20 (+1)
        PARIS              NICE
        Terminal 2F        Terminal 2
        CDG                NCE
        AF7712   Siège/Seat : 12A
        Embarquement/Boarding : 22:50
        Vol effectué par / Flight operated by AIR FRANCE HOP
        Heure limite d'enregistrement : 22:20`;

test('times over cities over terminals over codes', () => {
  const { segments, bookingRef, passengers } = draftOf(memo);
  expect(
    segments.map(({ flightNumber, departure, arrival }) =>
      [
        flightNumber,
        departure.airport,
        departure.time,
        departure.terminal,
        arrival.airport,
        arrival.time,
        arrival.terminal,
        arrival.dayShift,
      ]
        .map((found) => found?.value)
        .join(' '),
    ),
  ).toEqual(['AF7712 CDG 23:20 2F NCE 01:20 2 1']);
  expect([bookingRef?.value, passengers[0]?.name.value, passengers[0]?.eticket?.value]).toEqual([
    'Q5MZ7K',
    'DOBRE/IRINA MME',
    '0572413912335',
  ]);
  expect([segments[0]?.seat?.value, segments[0]?.operatedBy?.value]).toEqual(['12A', 'AIR FRANCE HOP']);
});

test('a flight operated by its own airline names no other', () => {
  const own = memo.replace('AIR FRANCE HOP', 'AIR FRANCE');
  expect(draftOf(own).segments[0]?.operatedBy).toBeUndefined();
});

test('KLM names cities, with the airport in brackets below', () => {
  const [flight] = draftOf(`KLM Royal Dutch Airlines
Flug - Buchungscode  JH6W2P
Mi 10 Mär 27   06:00   Bukarest
  (Henri Coanda)
Mi 10 Mär 27   07:55   Amsterdam
  (Schiphol)
Flugnummer: KL 1372`).segments;
  expect([flight?.departure.place?.value, flight?.arrival.place?.value]).toEqual([
    'Bukarest (Henri Coanda)',
    'Amsterdam (Schiphol)',
  ]);
});

test('a memo is recognised by its name', () => {
  expect(airFranceKlm.recognises(memo)).toBe(true);
  expect(airFranceKlm.recognises('Notes on AF 1089 operated by Air France')).toBe(false);
});
