import { expect, test } from 'vitest';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { revised, valueAt } from './revise.ts';

const end = (airport: string, time: string, zone: string) => ({
  airport,
  place: null,
  date: '2027-04-12',
  time,
  terminal: null,
  zone,
});
const ticket: Itinerary = {
  bookingRef: 'QF7K2M',
  airlineRefs: [],
  issueDate: null,
  passengers: [{ name: 'Ana Maria Pădurean', title: 'MRS', type: 'adult', eticket: null }],
  co2Kg: null,
  co2Text: null,
  segments: [
    {
      flightNumber: 'TK1044',
      departure: end('OTP', '09:10', 'Europe/Bucharest'),
      arrival: end('IST', '10:40', 'Europe/Istanbul'),
      durationMinutes: 90,
      cabin: 'economy',
      bookingClass: 'Y',
      equipment: null,
      baggage: '1PC',
      seat: null,
      status: null,
      operatedBy: null,
    },
  ],
  warnings: [],
  sources: {},
};

test('A value is found by its path, and nothing where the ticket does not say', () => {
  expect(valueAt(ticket, 'segments[0].departure.time')).toBe('09:10');
  expect(valueAt(ticket, 'segments[0].seat')).toBeNull();
});

test('What people write becomes what the canonical object holds', () => {
  expect(revised(ticket, 'segments[0].flightNumber', 'tk 1046')?.segments[0]?.flightNumber).toBe('TK1046');
  expect(revised(ticket, 'passengers[0].eticket', '235 2413912335')?.passengers[0]?.eticket).toBe('2352413912335');
});

test('Zone and duration follow the airports and the clocks', () => {
  const moved = revised(ticket, 'segments[0].arrival.airport', 'lhr')?.segments[0];
  expect(moved?.arrival.zone).toBe('Europe/London');
  expect(moved?.durationMinutes).toBe(210);
});

test('An arrival before the departure has no duration', () => {
  expect(revised(ticket, 'segments[0].arrival.time', '08:00')?.segments[0]?.durationMinutes).toBeNull();
});

test('What a field cannot hold is refused, and the reading stays as it was', () => {
  expect(revised(ticket, 'segments[0].departure.time', '25:00')).toBeNull();
  expect(revised(ticket, 'passengers[0].name', '')).toBeNull();
  expect(ticket.segments[0]?.departure.time).toBe('09:10');
});

test('An emptied field says that the ticket does not say', () => {
  expect(revised(ticket, 'segments[0].baggage', '')?.segments[0]?.baggage).toBeNull();
});

test('A day that is none, or that nobody flies on, is refused; a flight of days keeps no duration', () => {
  const day = 'segments[0].departure.date';
  for (const wrong of ['2027-02-31', '0001-01-01', '9999-12-31']) expect(revised(ticket, day, wrong)).toBeNull();
  expect(revised(ticket, day, '2027-04-01')?.segments[0]?.durationMinutes).toBeNull();
});
