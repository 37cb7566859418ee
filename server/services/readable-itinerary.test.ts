import { expect, test } from 'vitest';
import { readableItinerary } from './readable-itinerary.ts';

const flight = {
  flightNumber: 'TK 1044',
  date: '12 APR 2027',
  departure: '21:10 Bucharest (OTP), Terminal 1',
  arrival: '00:40 (+1) Istanbul (IST)',
  duration: '1 h 30 min',
  class: 'Economy (Y)',
  equipment: 'Airbus A321',
  baggage: '30K',
};

test('the fields for people make an itinerary', () => {
  const body = {
    bookingRef: 'ABC123',
    issueDate: '2026-11-02',
    passengerName: 'MR Radu Ionescu, Vlad Ionescu',
    eticket: '235 4412907731, 235-4412907733',
    co2Emission: '108 kg',
    outbound: flight,
    return: null,
  };
  expect(readableItinerary(body)).toEqual({
    bookingRef: 'ABC123',
    airlineRefs: [],
    issueDate: '2026-11-02',
    passengers: [
      { name: 'Radu Ionescu', title: 'MR', type: 'adult', eticket: '2354412907731' },
      { name: 'Vlad Ionescu', title: null, type: 'adult', eticket: '2354412907733' },
    ],
    co2Kg: null,
    co2Text: '108 kg',
    segments: [
      {
        flightNumber: 'TK1044',
        departure: {
          airport: 'OTP',
          place: 'Bucharest (OTP)',
          date: '2027-04-12',
          time: '21:10',
          terminal: '1',
          zone: 'Europe/Bucharest',
        },
        arrival: {
          airport: 'IST',
          place: 'Istanbul (IST)',
          date: '2027-04-13',
          time: '00:40',
          terminal: null,
          zone: 'Europe/Istanbul',
        },
        durationMinutes: 90,
        cabin: 'economy',
        bookingClass: 'Y',
        equipment: 'Airbus A321',
        baggage: '30K',
        seat: null,
        status: null,
        operatedBy: null,
      },
    ],
  });
});

test('what a field does not say plainly stays unsaid', () => {
  const vague = {
    flightNumber: 'LH 1419, LH 902',
    date: '28 May',
    departure: 'home',
    arrival: '',
    class: 'Y',
    duration: '',
    baggage: 'some',
  };
  const itinerary = readableItinerary({ outbound: vague, passengerName: 7 });
  if ('wrong' in itinerary) throw new Error(itinerary.wrong);
  expect(itinerary.passengers).toEqual([]);
  expect(itinerary.segments[0]).toMatchObject({
    flightNumber: 'LH1419',
    departure: { airport: null, place: 'home', date: null, time: null },
    arrival: { airport: null, place: null },
    durationMinutes: null,
    cabin: null,
    bookingClass: 'Y',
    baggage: null,
  });
});

test.each([
  [{ outbound: { ...flight, flightNumber: 'tomorrow' } }, 'outbound.flightNumber'],
  [{ outbound: flight, return: 'by train' }, 'return.flightNumber'],
])('a way without a flight number is none', (body, wrong) => {
  expect(readableItinerary(body)).toEqual({ wrong });
});
