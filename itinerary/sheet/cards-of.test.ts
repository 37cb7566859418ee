import { expect, test } from 'vitest';
import { bareTrip, farTrip, grandTour, itinerary, returnTrip } from '#tests/support/sample-itineraries.ts';
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
