import { expect, test } from 'vitest';
import { bareTrip, farTrip, grandTour, returnTrip } from '#tests/support/sample-itineraries.ts';
import { plainText } from './plain-text.ts';

test('there and back, in English', () => {
  expect(plainText(returnTrip, 'en')).toMatchSnapshot();
});

test('connections, nights and another airport, in Romanian', () => {
  expect(plainText(farTrip, 'ro')).toMatchSnapshot();
});

test('a ticket that says little', () => {
  expect(plainText(bareTrip, 'ro')).toMatchSnapshot();
});

test('every flight and every passenger of a long trip is there', () => {
  const text = plainText(grandTour, 'en');
  for (const { flightNumber } of grandTour.segments)
    expect(text).toContain(`${flightNumber.slice(0, 2)} ${flightNumber.slice(2)}`);
  for (const { name } of grandTour.passengers) expect(text).toContain(name);
  expect(text).toContain("22:50  Papeete, Faa'a (PPT) (Mon 22 Feb 2027)");
});
