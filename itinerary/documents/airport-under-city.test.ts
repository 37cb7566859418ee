import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { withAirportsUnderCities } from './airport-under-city.ts';
import { flightsIn } from './flight-of-block.ts';

const places = (text: string) => {
  const { lines } = readPastedText(text);
  return withAirportsUnderCities(flightsIn(lines), lines).flatMap(({ departure, arrival }) => [
    departure.place?.value,
    arrival.place?.value,
  ]);
};
const table = (under: string) => `Flight    Departs             Arrives          Date
AF 228    PARIS FR            BUENOS AIRES     8 Feb 2027   23:20   09:00
          ${under}`;

test('an airport named under its city is that city’s, a blank or a gap before the next', () => {
  expect(places(table('CHARLES DE GAULLE   MINISTRO PISTARINI'))).toEqual([
    'PARIS FR CHARLES DE GAULLE',
    'BUENOS AIRES MINISTRO PISTARINI',
  ]);
});

test('what stands under a city and is none of its airports is not added', () => {
  expect(places(table('TERMINAL 2E         HEATHROW'))).toEqual(['PARIS FR', 'BUENOS AIRES']);
});
