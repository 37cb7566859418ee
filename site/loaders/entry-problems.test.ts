import { expect, test } from 'vitest';
import type { CollectionName } from '#domain/rules/addresses.ts';
import { entryProblems } from './entry-problems.ts';

const entry = (id: string, scene = 'santorini') => ({
  id,
  data: { picture: { scene, alt: 'Ce se vede în imagine' } },
  body: '',
  filePath: `content/destinations/${id}.md`,
});
const pages = (collection: CollectionName) => ({ collection, addressOf: (id: string) => `/${id.split('/').at(-1)}` });

test('entries in order are silent', async () => {
  const entries = [entry('europa/santorini'), entry('europa/roma', 'colosseum')];
  expect(await entryProblems(entries, pages('destinations'))).toEqual([]);
});

test('each fault names file, field and reason', async () => {
  const entries = [entry('europa/atlantida', 'atlantida'), entry('europa/contact'), entry('europa/atena'), entry('asia/atena')];
  const [scene, reserved, twice, ...others] = await entryProblems(entries, pages('destinations'));
  expect(scene).toBe(
    'content/destinations/europa/atlantida.md: picture.scene: scena „atlantida” nu există în art/posters/scenes',
  );
  expect(reserved).toContain('content/destinations/europa/contact.md: (numele fișierului): adresa /contact');
  expect(twice).toContain('deja folosită de content/destinations/europa/atena.md');
  expect(others).toEqual([]);
});

test('entries of two kinds may not have one address; a kind that is read again does not stand in its own way', async () => {
  const offer = { ...entry('delta'), filePath: 'content/offers/delta.md' };
  expect(await entryProblems([entry('romania/delta')], pages('destinations'))).toEqual([]);
  expect(await entryProblems([entry('romania/delta')], pages('destinations'))).toEqual([]);
  expect((await entryProblems([offer], pages('press'))).join()).toContain(
    'deja folosită de content/destinations/romania/delta.md',
  );
});

test('entries without a page of their own may be called anything', async () => {
  expect(await entryProblems([entry('contact'), entry('contact')])).toEqual([]);
});
