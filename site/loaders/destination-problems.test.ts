import { expect, test } from 'vitest';
import type { Destination } from '#domain/schemas/destination.ts';
import { destinationProblems } from './destination-problems.ts';

const chapter = (heading: string) => `## ${heading}\n\n${'piatră '.repeat(70)}`;
const data: Destination = {
  name: 'Loc',
  country: 'Grecia',
  card: 'card',
  lead: 'lead',
  picture: { scene: 'santorini', alt: 'Ce se vede în imagine' },
  at: { lat: 36, lon: 25 },
  months: { best: [5], why: 'În iulie sunt 38 de grade.' },
  airports: [{ code: 'FLY' }],
  papers: { short: 'CI', text: 'Carte de identitate.', url: 'https://www.mae.ro/travel-conditions/1', checkedOn: '2026-11-01' },
  visa: { kind: 'fără viză', who: 'Nimănui.', url: 'https://www.mae.ro/travel-conditions/1', checkedOn: '2026-11-01' },
  currency: 'euro (EUR)',
  timeZone: 'Europe/Athens',
  popular: false,
};
const airports = new Map([['FLY', { name: 'Zbor', city: 'Oraș' }]]);
const entry = (id: string, scene = 'santorini', body = ['Unu', 'Doi', 'Trei'].map(chapter).join('\n\n')) => ({
  id,
  data: { ...data, picture: { scene, alt: 'Ce se vede în imagine' } },
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
  expect(continent).toContain('content/destinations/asia/osaka.md: health: ');
  expect(text).toContain('content/destinations/romania/atena.md: text: ');
});
