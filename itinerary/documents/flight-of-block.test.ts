import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { flightsIn } from './flight-of-block.ts';

const end = ({
  airport,
  time,
  terminal,
  place,
}: {
  airport?: { value: string };
  time?: { value: string };
  terminal?: { value: string };
  place?: { value: string };
}) => [airport?.value ?? place?.value, time?.value, terminal && `T${terminal.value}`].filter(Boolean).join(' ');
const flights = (text: string) =>
  flightsIn(readPastedText(text).lines).map(
    ({ flightNumber, departure, arrival }) => `${flightNumber.value} ${end(departure)} > ${end(arrival)}`,
  );

test('one line a flight', () => {
  expect(
    flights('Flight  Date     Departure  From       To\nLH1653  29JAN27  06:15      Bucharest/OTP  Munich/MUC  07:25'),
  ).toEqual(['LH1653 OTP 06:15 > MUC 07:25']);
});

test('route, day and times, and the number last', () => {
  const leg = (route: string, times: string, number: string) => `${route}\nFr 12.02.2027   ${times}\nEconomy Light\n${number}\n`;
  const text =
    leg('Bukarest (OTP) - Zürich (ZRH)', '15:05 OTP   16:35 ZRH', 'LX 1887') +
    leg('Zürich (ZRH) - Barcelona (BCN)', '17:40 ZRH   19:25 BCN', 'LX 64');
  expect(flights(text)).toEqual(['LX1887 OTP 15:05 > ZRH 16:35', 'LX64 ZRH 17:40 > BCN 19:25']);
});

test('check-in and boarding times are no flight times', () => {
  const text = `FLIGHT   CHECK-IN OPENS   DEPART            ARRIVE
EK162    31DEC26          31DEC26           31DEC26
         12:30            15:30             22:35
                          BUCHAREST (OTP)   DUBAI (DXB)
                                            TERMINAL 3
Boarding 14:45`;
  expect(flights(text)).toEqual(['EK162 OTP 15:30 > DXB 22:35 T3']);
});

test('a terminal belongs to the airport it stands with', () => {
  expect(flights('RO 382  11.06.2027\nPlecare: 11:35 Paris (CDG), Terminal 2E\nSosire: 15:30 București (OTP)')).toEqual([
    'RO382 CDG 11:35 T2E > OTP 15:30',
  ]);
});

test('where a flight stops on its way is neither end of it', () => {
  expect(
    flights('QR920  06 Feb 2027\n02:15  Doha (DOH)\nTechnical stop: Perth (PER) 18:10 - 19:40\n01:05 +1  Auckland (AKL)'),
  ).toEqual(['QR920 DOH 02:15 > AKL 01:05']);
});

test('times that cannot be told apart are left out', () => {
  expect(flights('SK 904 15JAN27 New York (EWR) - Stockholm (ARN) 17:55 07:40 16:25')).toEqual(['SK904 EWR > ARN']);
});

test('days of issue and payment are not those of flights', () => {
  const [flight] = flightsIn(
    readPastedText(
      'Issued 02.01.2027\n\n\n\nW6 3001\nBucharest (OTP)   London (LTN)\n26/02/2027 06:25   26/02/2027 07:55\nTotal paid 154.98 EUR on 01/02/2027',
    ).lines,
  );
  expect(flight?.departure.date?.value).toEqual({ day: 26, month: 2, year: 2027 });
  expect(flight?.arrival.date?.value).toEqual({ day: 26, month: 2, year: 2027 });
});

test('details come from their labels, beside or above', () => {
  const [flight] = flightsIn(
    readPastedText(
      'TK 1044 12APR27\nBUCHAREST (OTP)   ISTANBUL (IST)\n09:10   10:40\nClass: Economy (Y) · Baggage: 1PC · Seat: 12A\nAircraft: Airbus A321\nOperated by: AnadoluJet',
    ).lines,
  );
  expect(
    [flight?.cabin, flight?.bookingClass, flight?.baggage, flight?.seat, flight?.equipment, flight?.operatedBy].map(
      (found) => found?.value,
    ),
  ).toEqual(['economy', 'Y', '1PC', '12A', 'Airbus A321', 'AnadoluJet']);
});

test('days of leaving and landing may both be counted from a heading', () => {
  const [flight] = flightsIn(
    readPastedText(`26.02.2027
LH 014
12:45 (+1)  Frankfurt (FRA)
13:50 (+1)  Hamburg (HAM)`).lines,
  );
  expect(flight?.departure.date?.value).toEqual({ day: 27, month: 2, year: 2027 });
  expect(flight?.arrival.dayShift?.value).toBe(0);
});

test('what a reference is called before its way is no place', () => {
  const text =
    'Numer rezerwacji lotniczej GDN - BGY   KT6LQX (Wizz Air)\nWylot: śr., 5 maja 2027   Przylot: śr., 5 maja 2027\n06:00 GDN   08:10 BGY\nLot: W6 1171';
  const [flight] = flightsIn(readPastedText(text).lines);
  expect([flight?.departure.airport?.value, flight?.departure.place?.value]).toEqual(['GDN', undefined]);
});
