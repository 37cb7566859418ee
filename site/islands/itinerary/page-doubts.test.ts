import { expect, test } from 'vitest';
import { flight, itinerary, passenger, returnTrip } from '#tests/support/sample-itineraries.ts';
import { flightOfDoubt, pageDoubts } from './page-doubts.ts';

const told = (trip: Parameters<typeof pageDoubts>[0]) => pageDoubts(trip).map(({ code, where }) => `${code} ${where}`);

test('a journey that can be flown and printed has nothing to be told', () => {
  expect(told({ ...returnTrip, passengers: [passenger('Γιώργος Παππάς'), passenger('Юлия Щеглова')] })).toEqual([]);
});

test('a flight that lands before it leaves is told at its arrival, by its number', () => {
  const early = flight('TK1044', 'OTP 2027-04-12 09:10', 'IST 2027-04-12 05:00', { durationMinutes: null });
  const [doubt, ...others] = pageDoubts(itinerary({ segments: [early] }));
  expect(others).toEqual([]);
  expect(doubt).toMatchObject({ where: 'segments[0].arrival.time', message: { en: expect.stringContaining('TK 1044') } });
});

test('what cannot be printed is told at the field where it can be written anew', () => {
  const [leg] = returnTrip.segments;
  if (!leg) throw new Error('the trip has flights');
  const nowhere = { ...leg.arrival, airport: null, place: '莫高', terminal: 'משנה' };
  const trip = itinerary({
    passengers: [passenger('王小明'), passenger('Ana Popescu')],
    segments: [{ ...leg, arrival: nowhere, seat: '１４Ａ', operatedBy: 'شركة' }],
  });
  expect(told(trip)).toEqual([
    'letters-not-printed passengers[0].name',
    'letters-not-printed segments[0].arrival.airport',
    'letters-not-printed segments[0].arrival.terminal',
    'letters-not-printed segments[0].operatedBy',
  ]);
  expect(pageDoubts(trip)[0]?.message.ro).toContain('„王小明”');
});

test('a doubt that does not name its flight is told with its number and its end; others stay as they are', () => {
  const doubt = (where: string | null, en = 'The ticket names a city with several airports.') => ({
    code: 'airport-ambiguous',
    message: { en, ro: en },
    where,
  });
  const named = (one: ReturnType<typeof doubt>) => flightOfDoubt(returnTrip, one, 'en');
  expect(named(doubt('segments[0].departure.airport'))).toBe('TK 1014, departure');
  expect(named(doubt('segments[1].arrival.airport'))).toBe('TK 1013, arrival');
  expect(named(doubt('segments[1].status'))).toBe('TK 1013');
  expect(named(doubt('segments[1].arrival.time', 'TK 1013 lands before it leaves.'))).toBe('');
  for (const where of [null, 'bookingRef', 'segments[9].seat']) expect(named(doubt(where))).toBe('');
});
