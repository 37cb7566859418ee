import { expect, test } from 'vitest';
import { fieldOfDoubt } from './doubtful-fields.ts';

test('a doubt leads to the field that shows its value, and to none where there is none', () => {
  expect(fieldOfDoubt('segments[1].departure.airport')).toBe('segments[1].departure.airport');
  expect(fieldOfDoubt('segments[1].durationMinutes')).toBe('segments[1].arrival.time');
  for (const where of [null, 'passengers', 'co2Text']) expect(fieldOfDoubt(where)).toBeNull();
});
