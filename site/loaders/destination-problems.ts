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
  const problems: string[] = [];
  const shown = new Map<string, string>();
  for (const { id, data, body, filePath } of entries) {
    const [continent = ''] = id.split('/');
    for (const problem of placeProblems(continent, data, airports)) problems.push(`${filePath}: ${problem}`);
    for (const problem of chapterProblems(body)) problems.push(`${filePath}: text: ${problem}`);
    const { country, picture } = data;
    if (isPhoto(picture)) continue;
    const { scene } = picture;
    const subject = isSceneName(scene) ? subjectOf(scene) : undefined;
    // A country that pictures know by another name is the editor's business.
    if (subject && subject !== country && isSubject(country))
      problems.push(`${filePath}: picture.scene: scena „${scene}” arată ${subject}, iar locul este în ${country}`);
    if (shown.has(scene)) problems.push(`${filePath}: picture.scene: scena „${scene}” este deja la ${shown.get(scene)}`);
    shown.set(scene, filePath);
  }
  return problems;
}
