import { expect, test } from 'vitest';
import { midnightLine } from './midnights.ts';

const at = (name: string, timeZone: string) => ({ name, timeZone });

test('places hang from their hour, those of one hour together, in order', () => {
  const places = [
    at('Maroc', 'Africa/Casablanca'),
    at('Bali', 'Asia/Makassar'),
    at('Paris', 'Europe/Paris'),
    at('Sri Lanka', 'Asia/Colombo'),
    at('Roma', 'Europe/Rome'),
    at('Atena', 'Europe/Athens'),
  ];
  const line = midnightLine(places, 2027);
  expect(line.stops.map(({ time, at, places }) => [time, at, places.map(({ name }) => name).join()])).toEqual([
    ['18:00', 0, 'Bali'],
    ['20:30', 5, 'Sri Lanka'],
    ['00:00', 12, 'Atena'],
    ['01:00', 14, 'Paris,Roma'],
    ['02:00', 16, 'Maroc'],
  ]);
  expect(line).toMatchObject({ length: 18, newYear: 12 });
  expect(line.stops.filter(({ isHome }) => isHome).map(({ time }) => time)).toEqual(['00:00']);
});

test('the line reaches as far as its places, and always to midnight at home', () => {
  expect(midnightLine([at('Sydney', 'Australia/Sydney')], 2027)).toMatchObject({ length: 20, newYear: 18 });
  expect(midnightLine([at('New York', 'America/New_York')], 2027)).toMatchObject({ length: 16, newYear: 0 });
  expect(midnightLine([], 2027)).toEqual({ length: 2, newYear: 0, stops: [] });
});
