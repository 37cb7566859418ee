import { expect, test } from 'vitest';
import { flight, returnTrip } from '#tests/support/sample-itineraries.ts';
import { keptUntil } from './last-itinerary.ts';

test('an itinerary is kept until thirty days after its last day, one of the past thirty days from now', () => {
  expect(keptUntil(returnTrip, '2026-04-02')).toBe('2026-06-15');
  expect(keptUntil(returnTrip, '2027-01-20')).toBe('2027-02-19');
  const timeless = { segments: [flight('TK1014', 'TSR', 'IST')] };
  expect(keptUntil(timeless, '2026-12-15')).toBe('2027-01-14');
});
