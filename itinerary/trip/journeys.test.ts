import { expect, test } from 'vitest';
import { farTrip, flight } from '#tests/support/sample-itineraries.ts';
import { journeysOf } from './journeys.ts';

const waysOf = (...segments: ReturnType<typeof flight>[]) =>
  journeysOf(segments).map((journey) => journey.segments.map(({ flightNumber }) => flightNumber).join(' '));

test('flights with less than a day between them are one journey', () => {
  expect(waysOf(...farTrip.segments)).toEqual(['OS784 NH206', 'NH211 OS462 OS783']);
});

test('there and back within a day are two journeys, parted where the traveller stayed', () => {
  const out = flight('OS786', 'OTP 2027-04-05 06:40', 'VIE 2027-04-05 07:25');
  const back = flight('OS793', 'VIE 2027-04-05 20:10', 'OTP 2027-04-05 22:55');
  expect(waysOf(out, back)).toEqual(['OS786', 'OS793']);
  const far = flight('LH1', 'VIE 2027-04-05 08:30', 'HAM 2027-04-05 10:00');
  const near = flight('LH2', 'HAM 2027-04-05 17:00', 'VIE 2027-04-05 18:30');
  expect(waysOf(out, far, near, back)).toEqual(['OS786 LH1', 'LH2 OS793']);
});

test('there and back without times are two journeys too', () => {
  expect(
    waysOf(flight('OS786', 'OTP 2027-04-05', 'VIE 2027-04-05'), flight('OS793', 'VIE 2027-04-05', 'OTP 2027-04-05')),
  ).toEqual(['OS786', 'OS793']);
});
