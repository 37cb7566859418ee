import { expect, test } from 'vitest';
import { found } from '#tests/support/found-values.ts';
import type { DraftEnd } from '../draft/draft-itinerary.ts';
import { airportsOfDocument, settlePlaces } from './settle-places.ts';

function placed(departure: DraftEnd) {
  const { segments, doubts } = settlePlaces([{ flightNumber: found('TK1'), departure, arrival: { airport: found('IST') } }]);
  const { airport, zone } = segments[0]?.departure ?? {};
  return [airport?.value, zone, ...doubts.map(({ code, where }) => `${code} ${where}`)];
}
const where = 'segments[0].departure.airport';

test('a printed code gives its zone', () => {
  expect(placed({ airport: found('OTP') })).toEqual(['OTP', 'Europe/Bucharest']);
});

test('a printed code that is no airport stays and is told', () => {
  expect(placed({ airport: found('QQQ') })).toEqual(['QQQ', undefined, `airport-unknown ${where}`]);
});

test("a city's code stays, has the city's zone, and is told", () => {
  expect(placed({ airport: found('LON') })).toEqual(['LON', 'Europe/London', `airport-ambiguous ${where}`]);
});

test('a name gives the code, less surely than print', () => {
  expect(placed({ place: found('BUCHAREST, RO (HENRI COANDA INTL)') })).toEqual(['OTP', 'Europe/Bucharest']);
  const { segments } = settlePlaces([{ flightNumber: found('TK1'), departure: { place: found('VIENNA') }, arrival: {} }]);
  expect(segments[0]?.departure.airport).toMatchObject({ value: 'VIE', text: 'VIENNA', certainty: 0.6 });
});

test('a city with several large airports stays open, with its zone', () => {
  expect(placed({ place: found('LONDON') })).toEqual([undefined, 'Europe/London', `airport-ambiguous ${where}`]);
  expect(placed({ place: found('ISTANBUL') })).toEqual([undefined, 'Europe/Istanbul', `airport-ambiguous ${where}`]);
});

test('a city whose main airport bears its name means that one, and it is said', () => {
  expect(placed({ place: found('DUBAI') })).toEqual(['DXB', 'Asia/Dubai', `airport-assumed ${where}`]);
});

test('nothing printed, and a place nobody knows, are told', () => {
  expect(placed({})).toEqual([undefined, undefined, `airport-not-read ${where}`]);
  expect(placed({ place: found('NOWHERE IN PARTICULAR') })).toEqual([undefined, undefined, `airport-unknown ${where}`]);
});

test('of a city’s airports the one named beside it anywhere in the document is meant', () => {
  const of = (text: string) => {
    const ends = { departure: { place: found('CHICAGO') }, arrival: { airport: found('WAW') } };
    const flights = [{ flightNumber: found('LO2'), ...ends }];
    const { segments, doubts } = settlePlaces(flights, airportsOfDocument(text, flights));
    return [segments[0]?.departure.airport?.value, ...doubts.map(({ code }) => code)];
  };
  expect(of("Lotniska: Kraków Balice, Chicago O'Hare terminal 5.")).toEqual(['ORD', 'airport-assumed']);
  expect(of("Chicago O'Hare, Chicago Midway")).toEqual([undefined, 'airport-ambiguous']);
  expect(of('Kontakt w Chicago: kuzyn Midway')).toEqual([undefined, 'airport-ambiguous']);
});
