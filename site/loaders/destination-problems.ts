import { isSceneName } from '#art/posters/scenes.ts';
import { isSubject, subjectOf } from '#art/posters/subjects.ts';
import { chapterProblems } from '#domain/rules/chapters.ts';
import { type Airports, placeProblems } from '#domain/rules/place-problems.ts';
import type { Destination } from '#domain/schemas/destination.ts';
import { isPhoto } from '#domain/schemas/picture.ts';
import type { Entry } from './entry-problems.ts';

/**
 * What only a destination can have wrong: the chapters of its text, a scene that is another place's, airports nobody knows, what its
 * continent asks for. File, field, reason.
 *
 * @param entries with ids as `<continent>/<id>`
 * @param airports the registry, by IATA code
 */
export function destinationProblems(entries: readonly Entry<Destination>[], airports: Airports): string[] {
  return [...entries.flatMap((entry) => ownProblems(entry, airports)), ...repeatedScenes(entries)];
}

function ownProblems({ id, data, body, filePath }: Entry<Destination>, airports: Airports): string[] {
  const [continent = ''] = id.split('/');
  return [
    ...placeProblems(continent, data, airports),
    ...chapterProblems(body).map((problem) => `text: ${problem}`),
    ...countryProblems(data),
  ].map((problem) => `${filePath}: ${problem}`);
}

function countryProblems({ country, picture }: Destination): string[] {
  if (isPhoto(picture)) return [];
  const { scene } = picture;
  const subject = isSceneName(scene) ? subjectOf(scene) : undefined;
  // A country that pictures know by another name is the editor's business.
  if (!subject || subject === country || !isSubject(country)) return [];
  return [`picture.scene: scena „${scene}” arată ${subject}, iar locul este în ${country}`];
}

/** Scenes that an earlier place shows already. */
export function repeatedScenes(entries: readonly Pick<Entry<Pick<Destination, 'picture'>>, 'data' | 'filePath'>[]): string[] {
  const shown = new Map<string, string>();
  return entries.flatMap(({ data: { picture }, filePath }) => {
    if (isPhoto(picture)) return [];
    const holder = shown.get(picture.scene);
    shown.set(picture.scene, filePath);
    return holder ? [`${filePath}: picture.scene: scena „${picture.scene}” este deja la ${holder}`] : [];
  });
}
