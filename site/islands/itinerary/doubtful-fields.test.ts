import { expect, test } from 'vitest';
import { doubtfulFields, fieldOfDoubt } from './doubtful-fields.ts';

test('a doubt leads to the field that shows its value, and to none where there is none', () => {
  expect(fieldOfDoubt('segments[1].departure.airport')).toBe('segments[1].departure.airport');
  expect(fieldOfDoubt('segments[1].durationMinutes')).toBe('segments[1].arrival.time');
  for (const where of [null, 'passengers', 'co2Text']) expect(fieldOfDoubt(where)).toBeNull();
});

test('what a doubt names and what was guessed is marked, what was only concluded is not', () => {
  const at = (certainty: number) => ({ page: 1, x: 0, y: 0, width: 9, height: 9, text: 'x', certainty });
  const message = { en: 'Look.', ro: 'Uitați-vă.' };
  const marked = doubtfulFields({
    warnings: [
      { code: 'layout-unknown', message, where: null },
      { code: 'flight-too-fast', message, where: 'segments[0].durationMinutes' },
    ],
    sources: { 'segments[0].departure.airport': at(0.6), 'segments[0].departure.date': at(0.3), bookingRef: at(1) },
  });
  expect([...marked].sort()).toEqual(['segments[0].arrival.time', 'segments[0].departure.date']);
});
