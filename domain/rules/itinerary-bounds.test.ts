import { expect, test } from 'vitest';
import { returnTrip } from '#tests/support/sample-itineraries.ts';
import { outOfBounds } from './itinerary-bounds.ts';

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
