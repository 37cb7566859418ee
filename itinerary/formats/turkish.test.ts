import { expect, test } from 'vitest';
import { draftBy } from '#tests/support/drafts.ts';
import { turkish } from './turkish.ts';

const draftOf = draftBy(turkish);

const bilingual = `TÜRK HAVA YOLLARI A.O.                                   TURKISH AIRLINES
YOLCU ADI / PASSENGER NAME          : POPESCU/ANDREEA MRS
REZERVASYON KODU / BOOKING REFERENCE: SZ4K7P
BİLET NO / TICKET NUMBER            : 235 2413912340-41

UÇUŞ / FLIGHT 1: TK 1044 12APR27
KALKIŞ / DEPARTURE : BUCHAREST HENRI COANDA INTERNATIONAL (OTP)   09:10
VARIŞ / ARRIVAL    : ISTANBUL AIRPORT (IST)                       10:40   TERMINAL I
SINIF / CLASS      : ECONOMY / Y
DURUM / STATUS     : OK
UÇAK TİPİ / AIRCRAFT : AIRBUS A321     UÇUŞ SÜRESİ / DURATION : 1s 30dk

UÇUŞ / FLIGHT 2: TK 0161 12APR27
KALKIŞ / DEPARTURE : ISTANBUL AIRPORT (IST)   14:05
VARIŞ / ARRIVAL    : TEL AVIV BEN GURION (TLV)   16:20   TERMINAL 3
Kapı kapanış / Gate closes 13:45`;

test('labels in two languages are one, whatever stands around their colon', () => {
  const { segments, passengers, bookingRef } = draftOf(bilingual);
  expect([bookingRef?.value, passengers[0]?.name.value, passengers[0]?.eticket?.value]).toEqual([
    'SZ4K7P',
    'POPESCU/ANDREEA MRS',
    '2352413912340',
  ]);
  expect(
    segments.map(({ flightNumber, departure, arrival }) =>
      [flightNumber, departure.airport, departure.time, arrival.airport, arrival.time, arrival.terminal]
        .map((found) => found?.value)
        .join(' '),
    ),
  ).toEqual(['TK1044 OTP 09:10 IST 10:40 I', 'TK161 IST 14:05 TLV 16:20 3']);
  expect(
    [
      segments[0]?.cabin,
      segments[0]?.bookingClass,
      segments[0]?.status,
      segments[0]?.equipment,
      segments[0]?.durationMinutes,
    ].map((found) => found?.value),
  ).toEqual(['economy', 'Y', 'OK', 'AIRBUS A321', 90]);
});

test('Turkish alone, with the day as a line under the flight', () => {
  const { segments, passengers } = draftOf(`Türk Hava Yolları
Rezervasyon Kodu: UYK5T2
Yolcu Adı: Ayşe Yıldız
Bilet No: 2352417770012
Uçuş 1: TK 2152
14 Ağustos 2027 Cumartesi
Kalkış                      Varış
İstanbul Havalimanı (IST)   İzmir Adnan Menderes (ADB)
23:35                       00:50 +1
Kabin Sınıfı: Ekonomi (Q)
Bagaj Hakkı: 1 parça
Uçuş Süresi: 1 sa 15 dk`);
  const [flight] = segments;
  expect(flight?.departure.date?.value).toEqual({ day: 14, month: 8, year: 2027, weekday: 6 });
  expect([flight?.arrival.dayShift?.value, flight?.baggage?.value, flight?.durationMinutes?.value, flight?.cabin?.value]).toEqual(
    [1, '1PC', 75, 'economy'],
  );
  expect(passengers.map(({ name, eticket }) => [name.value, eticket?.value])).toEqual([['Ayşe Yıldız', '2352417770012']]);
});

test('it is recognised by its Turkish labels and a flight of its own', () => {
  expect(turkish.recognises(bilingual)).toBe(true);
  expect(turkish.recognises('YOLCU ADI / PASSENGER NAME : OZUN FLORIN MR\nPC 454')).toBe(false);
});
