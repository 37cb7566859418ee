import { afterEach, expect, test, vi } from 'vitest';
import { placeOf } from './place-names.ts';

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

test('where the list cannot be had, no page is about a place', async () => {
  for (const answer of [Promise.reject(new TypeError('offline')), Promise.resolve(new Response('<h1>Not found</h1>'))]) {
    vi.stubGlobal('fetch', () => answer);
    expect(await placeOf('/santorini', '/list')).toBeUndefined();
  }
});
