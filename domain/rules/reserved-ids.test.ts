import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reservedIds } from './reserved-ids.ts';

test('every page directly under the root is reserved, so that no destination takes its address', () => {
  const pages = readdirSync(new URL('../../site/pages', import.meta.url))
    .filter((name) => !name.startsWith('_') && !name.includes('[') && /^[^.]+(\.astro)?$/.test(name))
    .map((name) => name.replace(/\.\w+$/, ''));
  expect(pages.filter((page) => !reservedIds.includes(page))).toEqual([]);
});

test('the continents and the press releases are reserved too', () => {
  for (const address of ['europa', 'asia', 'comunicat-de-presa-proiect-lansare', 'search', 'cauta', 'api'])
    expect(reservedIds).toContain(address);
});
