import { expect, test } from 'vitest';
import { draftBy } from '#tests/support/drafts.ts';
import { tarom } from './tarom.ts';

const draftOf = draftBy(tarom);

// With the cedilla letters of old files.
const agency = `Bilet electronic
Cod rezervare: ZT6R2B
Nume pasager: Rareş Brătianu
Număr bilet: 281 2413999001
Data emiterii: 15 ianuarie 2027
Zbor dus: RO 381
Plecare: Bucureşti (OTP), duminică, 14 februarie 2027, ora 08:15
Sosire: Paris (CDG), Terminal 2E, duminică, 14 februarie 2027, ora 10:35
Clasa: Economică, clasa de rezervare Q
Bagaj de cală: 1 bucată (23 kg)
Zbor întoarcere: KL 1372
Plecare: Bucureşti (OTP), vineri, 19 februarie 2027, ora 06:00
Sosire: Amsterdam (AMS), vineri, 19 februarie 2027, ora 07:55
Operat de: KLM Cityhopper
Durata zborului: 4 h 20 min
Emisii CO2: 1033,50 kg / persoană
Termen de plată: 20.01.2027, ora 18:00`;

test('labels and values, days in words, old letters', () => {
  const { segments, passengers, bookingRef, issueDate } = draftOf(agency);
  expect([bookingRef?.value, issueDate?.value, passengers[0]?.name.value, passengers[0]?.eticket?.value]).toEqual([
    'ZT6R2B',
    { day: 15, month: 1, year: 2027 },
    'Rareș Brătianu',
    '2812413999001',
  ]);
  expect(
    segments.map(({ flightNumber, departure, arrival }) =>
      [flightNumber, departure.airport, departure.time, arrival.airport, arrival.time].map((found) => found?.value).join(' '),
    ),
  ).toEqual(['RO381 OTP 08:15 CDG 10:35', 'KL1372 OTP 06:00 AMS 07:55']);
  expect([
    segments[0]?.arrival.terminal?.value,
    segments[0]?.bookingClass?.value,
    segments[0]?.baggage?.value,
    segments[1]?.operatedBy?.value,
  ]).toEqual(['2E', 'Q', '1PC', 'KLM Cityhopper']);
});

test('carbon dioxide has a decimal comma', () => {
  expect(draftOf(agency).co2Kg?.value).toBe(1033.5);
});

test('Romanian agencies are recognised whatever they fly; low cost confirmations are not', () => {
  expect(tarom.recognises(agency.replace('RO 381', 'LH 1653'))).toBe(true);
  expect(tarom.recognises('Confirmare\nPlecare 06:25\nSosire 07:45')).toBe(false);
});
