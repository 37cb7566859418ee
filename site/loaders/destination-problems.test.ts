import { expect, test } from 'vitest';
import type { Airport } from '#domain/schemas/airport.ts';
import { samplePlace } from '#tests/support/sample-place.ts';
import { destinationProblems } from './destination-problems.ts';

const chapters = (...headings: string[]) => headings.map((heading) => `## ${heading}\n\n${'piatră '.repeat(70)}`).join('\n\n');
const alt = 'Ce se vede în imagine';
const place = (id: string, country: string, scene: string, body = chapters('Unu', 'Doi', 'Trei')) => ({
  id,
  data: { ...samplePlace, country, picture: { scene, alt } },
  body,
  filePath: `content/destinations/${id}.md`,
});
const airport: Airport = {
  name: 'Zbor',
  city: 'Oraș',
  flight: { kind: 'direct', minutes: 100, source: { where: 'Orarul', url: 'https://orar.example' }, checkedOn: '2026-11-01' },
};
const airports = new Map([['FLY', airport]]);

test('places in order are silent', () => {
  const photograph = { photo: 'oia.jpg', credit: 'Foto: autorul', alt, focus: [50, 50] as [number, number] };
  const oia = place('europa/oia', 'Grecia', '');
  expect(
    destinationProblems(
      [
        place('europa/santorini', 'Grecia', 'santorini'),
        { ...oia, data: { ...oia.data, picture: photograph } },
        place('europa/gara', 'Grecia', 'terminal'),
        place('europa/haga', 'Țările de Jos', 'amsterdam'),
      ],
      airports,
    ),
  ).toEqual([]);
});

test('the text must be cut in chapters', () => {
  const [text] = destinationProblems([place('europa/atena', 'Grecia', 'parthenon', chapters('Unu'))], airports);
  expect(text).toContain('content/destinations/europa/atena.md: text: ');
});

test('a place shows no scene of another country, and none that is shown already', () => {
  const places = [place('europa/bari', 'Italia', 'santorini'), place('europa/santorini', 'Grecia', 'santorini')];
  expect(destinationProblems(places, airports)).toEqual([
    'content/destinations/europa/bari.md: picture.scene: scena „santorini” arată Grecia, iar locul este în Italia',
    'content/destinations/europa/santorini.md: picture.scene: scena „santorini” este deja la content/destinations/europa/bari.md',
  ]);
});

test('a place far away says about visas, health and safety', () => {
  const [continent] = destinationProblems([place('asia/osaka', 'Japonia', 'fuji')], airports);
  expect(continent).toContain('content/destinations/asia/osaka.md: visa: ');
});
