import { expect, test } from 'vitest';
import { flight, itinerary, returnTrip } from '#tests/support/sample-itineraries.ts';
import { arrivalsAdrift, outOfBounds } from './itinerary-bounds.ts';

const [first] = returnTrip.segments;
if (!first) throw new Error('the sample has no flight');

test('a real journey is within bounds; what no flight, seat or e-ticket can be is not', () => {
  expect(outOfBounds(returnTrip)).toBeUndefined();
  expect(outOfBounds({ ...returnTrip, co2Kg: 20_001 })).toBe('co2Kg');
  expect(outOfBounds({ ...returnTrip, issueDate: '1999-12-31' })).toBe('issueDate');
  expect(outOfBounds({ ...returnTrip, segments: [first, { ...first, durationMinutes: 1441 }] })).toBe(
    'segments[1].durationMinutes',
  );
  const late = { ...first, arrival: { ...first.arrival, date: '2100-01-01' } };
  expect(outOfBounds({ ...returnTrip, segments: [late] })).toBe('segments[0].arrival.date');
});

test.each([
  ['on the same day, before it leaves', 'OTP 2027-04-12 09:10', 'IST 2027-04-12 05:00', ['segments[0].arrival.time']],
  ['at the moment it leaves', 'OTP 2027-01-12 09:10', 'IST 2027-01-12 10:10', ['segments[0].arrival.time']],
  ['after a day and a minute', 'OTP 2027-04-12 09:10', 'IST 2027-04-13 09:11', ['segments[0].arrival.time']],
  ['days later', 'OTP 2027-04-12 09:10', 'IST 2027-04-16 10:10', ['segments[0].arrival.date']],
  ['on the day before, across the date line', 'AKL 2027-04-12 09:10', 'HNL 2027-04-11 18:00', []],
  ['by the clock before it leaves, where the hours are gained', 'WAW 2027-04-12 09:10', 'LHR 2027-04-12 09:00', []],
])('a flight that lands %s', (_what, from, to, where) => {
  expect(arrivalsAdrift(itinerary({ segments: [flight('TK1044', from, to)] }))).toEqual(where);
});

test('where a clock is not known, nothing is said of the time', () => {
  const early = flight('TK1044', 'OTP 2027-04-12 09:10', 'IST 2027-04-12 05:00');
  expect(arrivalsAdrift({ segments: [{ ...early, arrival: { ...early.arrival, zone: null } }] })).toEqual([]);
});
