import { expect, test } from 'vitest';
import { bareTrip, farTrip, flight, grandTour, itinerary, passenger, returnTrip } from '#tests/support/sample-itineraries.ts';
import { cardsOf } from './cards-of.ts';

const sign = { brand: 'Meridian', phone: '+40 21 000 00 00' };

test('each traveller has a card with the numbers and the flights', () => {
  const { cards } = cardsOf(farTrip, sign, 'ro');
  expect(cards.map(({ name }) => name)).toEqual(['Andrei Ionuț Vâlceanu', 'Ioana Vâlceanu']);
  expect(cards[1]).toMatchObject({
    facts: [
      { label: 'Cod rezervare', value: 'M8TQ4X' },
      { label: 'Bilet electronic', value: '257 2413912336' },
    ],
    part: '',
  });
  expect(cards[1]?.flights[1]).toMatchObject({
    ...{ date: '30 dec.', number: 'NH 206', from: 'VIE 11:55', to: 'HND 07:20', shift: '+1' },
  });
});

test('flights that one card has no room for stand on more, and none is lost', () => {
  const { cards } = cardsOf(grandTour, sign, 'en');
  expect(cards).toHaveLength(18);
  expect(cards.slice(0, 2).map(({ part }) => part)).toEqual(['1 / 2', '2 / 2']);
  expect(cards.slice(0, 2).flatMap(({ flights }) => flights)).toHaveLength(12);
  expect(cards.find(({ note }) => note === 'infant')?.name).toBe('Matei Constantinescu');
});

test('what was not read is a dash: a name, a number, a time, an airport', () => {
  const [card] = cardsOf(bareTrip, sign, 'ro').cards;
  expect(card?.facts.map(({ value }) => value)).toEqual(['—', '—']);
  expect(card?.flights.at(-1)).toMatchObject({ date: '—', from: 'BGY —' });
  const nobody = cardsOf(itinerary({ segments: returnTrip.segments }), sign, 'ro').cards;
  expect(nobody.map(({ name }) => name)).toEqual(['—']);
});

test('up to four flights have their cities, terminals and seat; of what is too long the cities go first, and more flights have none', () => {
  const leg = (arrives: string, seat: string | null = '14A') => flight('TK1044', 'OTP 2027-04-12 09:10 T1', arrives, { seat });
  const detailsOf = (segments: ReturnType<typeof leg>[], name = 'Ana Popescu') =>
    cardsOf(itinerary({ segments, passengers: [passenger(name)] }), sign, 'ro').cards.flatMap(({ flights }) =>
      flights.map(({ detail }) => detail),
    );
  const usual = leg('IST 2027-04-12 10:40');
  expect(detailsOf([usual, leg('IST 2027-04-13 10:40 TB', null)])).toEqual([
    'București T1 – Istanbul · loc 14A',
    'București T1 – Istanbul Terminal B',
  ]);
  expect(detailsOf([leg('IST 2027-04-12 10:40', '14A, 14B, 14C, 14D, 14E, 14F, 15A, 15B')])).toEqual([
    'T1 – — · loc 14A, 14B, 14C, 14D, 14E, 14F, 15A, 15B',
  ]);
  expect(detailsOf(Array.from({ length: 4 }, () => usual)).every((detail) => detail.includes('14A'))).toBe(true);
  const long = 'Alexandrina-Constantina Georgescu-Brâncoveanu';
  expect(
    detailsOf(
      Array.from({ length: 4 }, () => usual),
      long,
    ),
  ).toEqual(['', '', '', '']);
  expect(
    detailsOf(
      Array.from({ length: 3 }, () => usual),
      long,
    ),
  ).not.toContain('');
  expect(new Set(detailsOf(Array.from({ length: 7 }, () => usual)))).toEqual(new Set(['']));
});
