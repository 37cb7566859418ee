import { expect, test } from 'vitest';
import { choiceIn, choiceOf, isAgreed, unasked, withAgreement } from './consent-choice.ts';

const map = { id: 'map-maker', purpose: 'map' } as const;
const counter = { id: 'counter', purpose: 'analytics' } as const;

test('nothing that can be read is no choice', () => {
  for (const text of [null, '', 'yes', '"yes"', 'null', '{']) expect(choiceIn(text), String(text)).toBeUndefined();
});

test('a choice is read as it was kept, and what is no yes is a no', () => {
  const choice = choiceOf({ map: true }, ['map-maker']);
  expect(choiceIn(JSON.stringify(choice))).toEqual({ necessary: true, map: true, analytics: false, asked: ['map-maker'] });
  expect(choiceIn('{"analytics":"true"}')).toMatchObject({ necessary: true, analytics: false });
});

test('a choice counts for those it was about', () => {
  const choice = choiceOf({ map: true, analytics: true }, ['map-maker']);
  expect(isAgreed(choice, 'map', 'map-maker')).toBe(true);
  expect(isAgreed(choice, 'analytics', 'counter')).toBe(false);
  expect(unasked(choice, [map, counter])).toEqual([counter]);
  expect(unasked(undefined, [map, counter, { id: 'us', purpose: 'necessary' }])).toEqual([map, counter]);
});

test('a choice that was kept before it named anybody is about all, and a purpose it does not know is a no', () => {
  const choice = choiceIn('{"necessary":true,"analytics":true}');
  expect(unasked(choice, [map, counter])).toEqual([]);
  expect(isAgreed(choice, 'analytics', 'counter')).toBe(true);
  expect(isAgreed(choice, 'map', 'map-maker')).toBe(false);
});

test('yes to everything says yes to each purpose, no to everything no', () => {
  expect(choiceOf({}, ['map-maker'], true)).toMatchObject({ analytics: true, map: true });
  expect(choiceOf({}, ['map-maker'])).toMatchObject({ analytics: false, map: false });
});

test('a yes on the spot is one yes more; what was not asked about still is not', () => {
  const first = withAgreement(undefined, 'map', 'map-maker');
  expect(isAgreed(first, 'map', 'map-maker')).toBe(true);
  expect(unasked(first, [map, counter])).toEqual([counter]);
  const refused = withAgreement(choiceOf({}, ['map-maker', 'counter']), 'map', 'map-maker');
  expect(refused).toMatchObject({ map: true, analytics: false, asked: ['map-maker', 'counter'] });
  expect(withAgreement(choiceIn('{"analytics":true}'), 'map', 'map-maker')).not.toHaveProperty('asked');
});
