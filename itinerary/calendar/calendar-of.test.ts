import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { instantOf } from '#domain/rules/flight-time.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { bareTrip, farTrip, flight, grandTour, itinerary, passenger, returnTrip } from '#tests/support/sample-itineraries.ts';
import { calendarOf } from './calendar-of.ts';

/** The calendar as another program reads it, with only the zones it brings along. */
function read(trip: Itinerary, lang: 'en' | 'ro' = 'en') {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(calendarOf(trip, lang)));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
}

test.each([
  ['there and back', returnTrip],
  ['over New Year', farTrip],
  ['around the world', grandTour],
])('every flight %s is one event, from the instant it leaves to the instant it lands', (_, trip) => {
  const { events } = read(trip);
  const instants = events.map(({ startDate, endDate }) => [startDate.toUnixTime() * 1000, endDate.toUnixTime() * 1000]);
  const expected = trip.segments.map(({ departure, arrival }) =>
    [departure, arrival].map(({ date, time, zone }) => instantOf(date ?? '', time ?? '', zone ?? '')),
  );
  expect(instants).toEqual(expected);
});

test('clocks that change between two flights, north and south of the equator, are brought along', () => {
  const trip = itinerary({
    segments: [
      flight('RO301', 'OTP 2027-03-27 23:30', 'MAD 2027-03-28 03:20'),
      flight('QF1', 'SYD 2027-04-03 16:00', 'SIN 2027-04-03 22:15'),
      flight('QF2', 'SIN 2027-04-04 21:00', 'SYD 2027-04-05 06:40'),
      flight('AT801', 'CMN 2027-02-07 08:00', 'CAI 2027-02-07 14:30'),
      flight('IR721', 'IKA 2027-06-01 08:00', 'LHR 2027-06-01 11:30'),
      flight('QF81', 'ADL 2027-10-03 01:30', 'SYD 2027-10-03 04:20'),
    ],
  });
  const { events } = read(trip);
  expect(events.map(({ startDate }) => startDate.toUnixTime() * 1000)).toEqual(
    trip.segments.map(({ departure: { date, time, zone } }) => instantOf(date ?? '', time ?? '', zone ?? '')),
  );
});

test('times are local, with the zone of each airport', () => {
  const lines = calendarOf(returnTrip, 'en').split('\r\n');
  expect(lines).toContain('DTSTART;TZID=Europe/Bucharest:20260512T101500');
  expect(lines).toContain('DTEND;TZID=Europe/Istanbul:20260512T121000');
  expect(lines.filter((line) => line.startsWith('TZID:'))).toEqual(['TZID:Europe/Bucharest', 'TZID:Europe/Istanbul']);
});

test('no line is longer than 75 octets, and every line ends with CR LF', () => {
  const text = calendarOf(grandTour, 'ro');
  expect(text).toMatch(/\r\n /);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
});

test('folded and escaped text comes back whole: commas, semicolons, line feeds, letters of three octets', () => {
  const { events } = read({ ...farTrip, passengers: [passenger('Ștefan; „Țuțu”, \\ Ăă'.repeat(4))] }, 'ro');
  expect(events[0]?.description).toContain('Ștefan; „Țuțu”, \\ Ăă'.repeat(4));
  expect(events[0]?.description.split('\n').length).toBeGreaterThan(5);
});

test('an event says where to be, with which booking, on which seat', () => {
  const [first] = read(returnTrip).events;
  expect(first?.summary).toBe('TK 1014 Timișoara – Istanbul');
  expect(first?.location).toBe('Timișoara, Traian Vuia (TSR)');
  expect(first?.description).toContain('Booking reference: QF7K2M');
  expect(first?.description).toContain('Seat: 14A');
  expect(first?.description).toContain('Passenger: Ștefania Mărgineanu, 235 2413912335');
  const [, tokyo] = read(farTrip, 'ro').events;
  expect(tokyo?.summary).toBe('NH 206 Viena – Tokyo');
  expect(tokyo?.location).toBe('Viena, Schwechat (VIE), Terminal 3');
  expect(tokyo?.description).toContain('Sosire: 07:20 +1, Tokyo, Haneda (HND), Terminal 3');
});

test('the same flight of the same booking keeps its name, other flights have others', () => {
  const names = read(grandTour).events.map(({ uid }) => uid);
  expect(new Set(names).size).toBe(12);
  expect(read({ ...grandTour, issueDate: '2027-02-01' }, 'ro').events.map(({ uid }) => uid)).toEqual(names);
});

test('what a ticket leaves out is left out: no zone, no time, no day', () => {
  const { events, calendar } = read(bareTrip);
  expect(events).toHaveLength(2);
  expect(calendarOf(bareTrip, 'en')).toContain('DTEND:20270328T050000\r\n');
  expect(events[1]?.startDate.isDate).toBe(true);
  expect(calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual([
    'Europe/Bucharest',
  ]);
});

test('an arrival without a time ends after the printed duration', () => {
  const trip = itinerary({ segments: [{ ...flight('RO301', 'OTP 2027-03-20 08:00', 'MAD 2027-03-20'), durationMinutes: 245 }] });
  expect(read(trip).events[0]?.duration.toSeconds()).toBe(245 * 60);
});

test('an event that would end before it begins has no end', () => {
  const early = flight('TK1044', 'OTP 2027-04-12 09:10', 'IST 2027-04-12 05:00');
  expect(calendarOf(itinerary({ segments: [early] }), 'en')).not.toMatch(/DTEND|DURATION/);
});

test('the same itinerary gives the same bytes', () => {
  expect(calendarOf(farTrip, 'ro')).toBe(calendarOf(structuredClone(farTrip), 'ro'));
  expect(calendarOf(farTrip, 'ro')).toContain('DTSTAMP:20261120T000000Z');
});

test('an itinerary without flights is an empty calendar', () => {
  expect(read(itinerary({})).events).toEqual([]);
});
