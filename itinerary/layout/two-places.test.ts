import { expect, test } from 'vitest';
import { betweenPlaces } from './two-places.ts';

test.each([
  ['STOCKHOLM LONDON', 'LONDON'],
  ['LAS VEGAS LOS ANGELES', 'LOS ANGELES'],
  ['NEW YORK PARIS', 'PARIS'],
])('in “%s” the second place is %s', (text, second) => expect(text.slice(betweenPlaces(text)).trim()).toBe(second));

test('words that are no two places are not parted', () => {
  expect(betweenPlaces('STOCKHOLM')).toBeUndefined();
  expect(betweenPlaces('FARE BASIS')).toBeUndefined();
});
