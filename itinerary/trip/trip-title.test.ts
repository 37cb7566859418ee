import { expect, test } from 'vitest';
import { flight, grandTour, returnTrip } from '#tests/support/sample-itineraries.ts';
import { titleParts } from './trip-title.ts';

test('titles break between cities, and long chains are told by their ends, whole', () => {
  expect(titleParts(returnTrip, 'en')).toEqual(['Timișoara to', 'Istanbul, and back']);
  expect(titleParts(returnTrip, 'ro')).toEqual(['Timișoara –', 'Istanbul, dus-întors']);
  expect(titleParts(grandTour, 'en').slice(0, 3)).toEqual(['Bucharest –', 'Singapore –', 'Sydney –']);
  const round = { segments: [...grandTour.segments, ...grandTour.segments] };
  expect(titleParts(round, 'ro')).toEqual(['București –', 'Cluj-Napoca,', '24 de zboruri']);
  const home = flight('RO642', 'CLJ 2027-03-09 10:00', 'OTP 2027-03-09 11:00');
  expect(titleParts({ segments: [...round.segments, home] }, 'en')).toEqual(['From Bucharest', 'and back,', '25 flights']);
  expect(titleParts({ segments: [] }, 'ro')).toEqual(['Itinerar de călătorie']);
});
