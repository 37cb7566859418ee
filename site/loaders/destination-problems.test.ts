import { expect, test } from 'vitest';
import type { Airport } from '#domain/schemas/airport.ts';
import { samplePlace } from '#tests/support/sample-place.ts';
import { destinationProblems } from './destination-problems.ts';

const chapter = (heading: string) => `## ${heading}\n\n${'piatră '.repeat(70)}`;
const airport: Airport = {
  name: 'Zbor',
  city: 'Oraș',
  flight: { kind: 'direct', minutes: 100, source: { where: 'Orarul', url: 'https://orar.example' }, checkedOn: '2026-11-01' },
};
const airports = new Map([['FLY', airport]]);
const entry = (id: string, scene = 'santorini', body = ['Unu', 'Doi', 'Trei'].map(chapter).join('\n\n')) => ({
  id,
  data: { ...samplePlace, picture: { scene, alt: 'Ce se vede în imagine' } },
  body,
  filePath: `content/destinations/${id}.md`,
});

test('entries in order are silent', () => {
  expect(destinationProblems([entry('europa/santorini'), entry('europa/roma', 'colosseum')], airports)).toEqual([]);
});

test('each fault names file, field and reason', () => {
  const [scene, reserved, twice, text, continent] = destinationProblems(
    [
      entry('europa/atlantida', 'atlantida'),
      entry('europa/contact'),
      entry('europa/atena'),
      entry('romania/atena', 'santorini', chapter('Unu')),
      entry('asia/osaka'),
    ],
    airports,
  );
  expect(scene).toBe(
    'content/destinations/europa/atlantida.md: picture.scene: scena „atlantida” nu există în art/posters/scenes',
  );
  expect(reserved).toContain('content/destinations/europa/contact.md: (numele fișierului): adresa /contact');
  expect(twice).toContain('deja folosită de content/destinations/europa/atena.md');
  expect(continent).toContain('content/destinations/asia/osaka.md: visa: ');
  expect(text).toContain('content/destinations/romania/atena.md: text: ');
});
