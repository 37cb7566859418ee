import { expect, test } from 'vitest';
import { destinationProblems } from './destination-problems.ts';

const chapters = (...headings: string[]) => headings.map((heading) => `## ${heading}\n\n${'piatră '.repeat(70)}`).join('\n\n');
const alt = 'Ce se vede în imagine';
const place = (id: string, country: string, scene: string, body = chapters('Unu', 'Doi', 'Trei')) => ({
  data: { country, picture: { scene, alt } },
  body,
  filePath: `content/destinations/europa/${id}.md`,
});

test('places in order are silent', () => {
  const photograph = { photo: 'oia.jpg', credit: 'Foto: autorul', alt, focus: [50, 50] as [number, number] };
  const oia = { ...place('oia', 'Grecia', ''), data: { country: 'Grecia', picture: photograph } };
  expect(
    destinationProblems([
      place('santorini', 'Grecia', 'santorini'),
      oia,
      place('gara', 'Grecia', 'terminal'),
      place('haga', 'Țările de Jos', 'amsterdam'),
    ]),
  ).toEqual([]);
});

test('the text must be cut in chapters', () => {
  const [text] = destinationProblems([place('atena', 'Grecia', 'parthenon', chapters('Unu'))]);
  expect(text).toContain('content/destinations/europa/atena.md: text: ');
});

test('a place shows no scene of another country, and none that is shown already', () => {
  const places = [place('bari', 'Italia', 'santorini'), place('santorini', 'Grecia', 'santorini')];
  expect(destinationProblems(places)).toEqual([
    'content/destinations/europa/bari.md: picture.scene: scena „santorini” arată Grecia, iar locul este în Italia',
    'content/destinations/europa/santorini.md: picture.scene: scena „santorini” este deja la content/destinations/europa/bari.md',
  ]);
});
