import { expect, test } from 'vitest';
import { destinationProblems } from './destination-problems.ts';

const chapter = (heading: string) => `## ${heading}\n\n${'piatră '.repeat(70)}`;
const entry = (id: string, scene = 'santorini', body = ['Unu', 'Doi', 'Trei'].map(chapter).join('\n\n')) => ({
  id,
  data: { picture: { scene, alt: 'Ce se vede în imagine' } },
  body,
  filePath: `content/destinations/${id}.md`,
});

test('entries in order are silent', () => {
  expect(destinationProblems([entry('europa/santorini'), entry('europa/roma', 'colosseum')])).toEqual([]);
});

test('each fault names file, field and reason', () => {
  const [scene, reserved, twice, text] = destinationProblems([
    entry('europa/atlantida', 'atlantida'),
    entry('europa/contact'),
    entry('europa/atena'),
    entry('asia/atena', 'santorini', chapter('Unu')),
  ]);
  expect(scene).toBe(
    'content/destinations/europa/atlantida.md: picture.scene: scena „atlantida” nu există în art/posters/scenes',
  );
  expect(reserved).toContain('content/destinations/europa/contact.md: (numele fișierului): adresa /contact');
  expect(twice).toContain('deja folosită de content/destinations/europa/atena.md');
  expect(text).toContain('content/destinations/asia/atena.md: text: ');
});
