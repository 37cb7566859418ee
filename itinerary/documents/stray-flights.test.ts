import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { flightsIn } from './flight-of-block.ts';
import { withoutStrays } from './stray-flights.ts';

const parted = (text: string) => {
  const { flights, left } = withoutStrays(flightsIn(readPastedText(text).lines));
  return [flights, left].map((segments) => segments.map(({ flightNumber }) => flightNumber.value));
};
const whole = 'LH 1653   19.01.2027   Bucharest (OTP) 14:25   Munich (MUC) 15:30';

test('beside whole flights a number with an hour and no place is none, and is left to be told', () => {
  expect(parted(`${whole}\nLH 712   02.04.2027   10:02`)).toEqual([['LH1653'], ['LH712']]);
  expect(parted(`${whole}\nLH 712   02.04.2027   Frankfurt (FRA) 10:02`)).toEqual([['LH1653', 'LH712'], []]);
});

test('a number that was read whole, with hours of something else and neither a place nor a day, is that flight again', () => {
  expect(parted(`${whole}\nLH 1653   06:09   23:39`)).toEqual([['LH1653'], []]);
});
