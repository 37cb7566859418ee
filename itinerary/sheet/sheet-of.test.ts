import { expect, test } from 'vitest';
import { bareTrip, farTrip, flight, itinerary, passenger, returnTrip } from '#tests/support/sample-itineraries.ts';
import { sheetOf } from './sheet-of.ts';

const sign = { brand: 'Meridian', phone: '+40 21 000 00 00' };
const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];

test('every word of a Romanian sheet that is ours is Romanian', () => {
  const [out, back] = returnTrip.segments;
  if (!out || !back) throw new Error('the trip goes there and back');
  const trip = {
    ...returnTrip,
    passengers: [passenger('Anca', null, 'child'), passenger('Luca', null, 'infant')],
    segments: [
      { ...out, cabin: 'premium-economy' as const, status: 'HL', baggage: '0PC' },
      { ...back, cabin: 'first' as const, status: 'RQ', baggage: '2PC' },
    ],
  };
  const words = wordsIn(sheetOf(trip, sign, 'ro'));
  for (const word of [
    ...['Economică premium (K)', 'Întâi (K)', 'pe lista de așteptare', 'cerut, neconfirmat', 'doar bagaj de mână', '2 bagaje'],
    ...['copil', 'bebeluș', 'mar. 12 mai 2026', 'sâm. 16 mai 2026', '12 mai 2026 – 16 mai 2026', 'Dus', 'Întors'],
  ])
    expect(words).toContain(word);
  const english = new Set(wordsIn(sheetOf(trip, sign, 'en')));
  const same = words.filter((word) => english.has(word) && /[a-z]{3}/.test(word));
  // What both sheets say alike is names: of the agency, people, cities, airports, airlines, aircraft, and marks of our own.
  expect(new Set(same)).toEqual(
    new Set([
      'Meridian',
      'Anca',
      'Luca',
      'Turkish Airlines',
      'Timișoara',
      'Istanbul',
      'Traian Vuia',
      'Airbus A321',
      'Timișoara – Istanbul',
      'Istanbul – Timișoara',
      'passenger 0',
      'passenger 1',
      'flight 0',
      'flight 1',
    ]),
  );
});

test.each([
  ['OK', null],
  ['HK1', null],
  ['HL', 'on the waiting list'],
  ['UN', 'cancelled by the airline'],
  ['Waitlisted', 'on the waiting list'],
  ['SA', 'only if a seat is free'],
  ['QQ7', 'QQ7'],
])('a seat whose status is printed as %s stands as %s', (status, said) => {
  const trip = itinerary({ segments: [flight('TK1014', 'TSR 2026-05-12 10:15', 'IST 2026-05-12 12:10', { status })] });
  const details = sheetOf(trip, sign, 'en').journeys[0]?.flights[0]?.details ?? [];
  expect(details.find(({ label }) => label === 'Status')?.value ?? null).toBe(said);
});

test('what was not read is left out, or a dash where it would be missed', () => {
  const [, second, third] = sheetOf(bareTrip, sign, 'ro').journeys.flatMap(({ flights }) => flights);
  expect(second).toMatchObject({ departure: { code: 'BGY', time: '—' }, duration: '' });
  expect(third).toMatchObject({ date: '—', arrival: { time: '—', day: '' } });
  const nowhere = { airport: null, place: null, date: null, time: null, terminal: null, zone: null };
  const [leg] = returnTrip.segments;
  if (!leg) throw new Error('the trip has flights');
  const [journey] = sheetOf({ ...returnTrip, segments: [{ ...leg, arrival: nowhere }] }, sign, 'ro').journeys;
  expect(journey).toMatchObject({ route: 'Timișoara', flights: [{ arrival: { code: '—', city: '' } }] });
});

test('a sheet carries no doubt of the reader and no sentence of the ticket in another language', () => {
  const words = wordsIn(sheetOf(farTrip, sign, 'ro')).join('\n');
  expect(words).not.toContain('am considerat');
  expect(words).not.toContain('Total CO2');
});

test('a title too long for the line above a page leaves it to the days', () => {
  expect(sheetOf(returnTrip, sign, 'ro').running).toBe('Timișoara – Istanbul, dus-întors  ·  QF7K2M');
  const [leg] = returnTrip.segments;
  if (!leg) throw new Error('the trip has flights');
  const far = { ...leg.arrival, airport: null, place: 'Aerodromul '.repeat(8).trim() };
  const longTitle = { ...returnTrip, segments: [{ ...leg, arrival: far }] };
  expect(sheetOf(longTitle, sign, 'ro').running).toBe('12 mai 2026  ·  QF7K2M');
});

test('where nobody has a ticket number there is no column for it; where somebody has, the others have a dash', () => {
  const [ana, dan] = [passenger('Ana'), passenger('Dan', '2352413912335')];
  const tableOf = (passengers: (typeof ana)[]) => sheetOf({ ...returnTrip, passengers }, sign, 'en').passengers;
  expect(tableOf([ana, passenger('Eva')])).toMatchObject({ ticketLabel: '', rows: [{ ticket: '' }, { ticket: '' }] });
  expect(tableOf([ana, dan])).toMatchObject({ ticketLabel: 'E-ticket', rows: [{ ticket: '—' }, { ticket: '235 2413912335' }] });
});

test('a terminal keeps its number, and days of stays are no length of a journey', () => {
  const chain = (days: number) =>
    itinerary({
      segments: Array.from({ length: days }, (_, day) =>
        flight('TK1044', `OTP 2027-04-${10 + day} 09:10 T1`, `${day % 2 ? 'VIE' : 'IST'} 2027-04-${10 + day} 11:10`),
      ),
    });
  const [short, long] = [2, 6].map((days) => sheetOf(chain(days), sign, 'en').journeys[0]);
  expect(short?.flights[0]?.departure.note).toBe('Henri Coandă, Terminal\u00a01');
  expect(short?.length).toBe('27 h in all');
  expect(long?.flights).toHaveLength(6);
  expect(long?.length).toBe('');
});
