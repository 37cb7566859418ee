import { afterEach, expect, test, vi } from 'vitest';
import { placeOf, placesNamed } from './place-names.ts';

afterEach(() => vi.unstubAllGlobals());

const listed = (places: Record<string, string>) => vi.stubGlobal('fetch', async () => Response.json(places));

test.each([
  ['/santorini', 'Santorini'],
  ['/revelion/malta', 'Revelion în Malta'],
  ['/en/paris', 'Paris'],
  ['/paris', undefined],
  ['/malta', undefined],
  ['/ro/santorini', undefined],
  ['/', undefined],
  ['constructor', undefined],
])('%s is about %s', async (page, place) => {
  listed({ '/santorini': 'Santorini', '/revelion/malta': 'Revelion în Malta', '/en/paris': 'Paris' });
  expect(await placeOf(page, '/list')).toBe(place);
});

test('the places of a list have their names in its order, and what is no place has none', async () => {
  listed({ '/santorini': 'Santorini', '/revelion/malta': 'Revelion în Malta', '/praga': 'Praga' });
  expect(await placesNamed(['praga', 'malta', 'constructor', 'santorini'], '/list')).toEqual(['Praga', 'Santorini']);
  expect(await placesNamed([], '/list')).toEqual([]);
});

test('where the list cannot be had, no page is about a place', async () => {
  for (const answer of [() => Promise.reject(new TypeError('offline')), async () => new Response('<h1>Not found</h1>')]) {
    vi.stubGlobal('fetch', answer);
    expect(await placeOf('/santorini', '/list')).toBeUndefined();
    expect(await placesNamed(['santorini'], '/list')).toEqual([]);
  }
});
