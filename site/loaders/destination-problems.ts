import { isSceneName } from '#art/posters/scenes.ts';
import { isSubject, subjectOf } from '#art/posters/subjects.ts';
import { chapterProblems } from '#domain/rules/chapters.ts';
import type { Destination } from '#domain/schemas/destination.ts';
import { isPhoto } from '#domain/schemas/picture.ts';
import type { Entry } from './entry-problems.ts';

type Place = Pick<Entry<Pick<Destination, 'country' | 'picture'>>, 'data' | 'body' | 'filePath'>;

/** What only a destination can have wrong: the chapters of its text, a scene that is another place's. File, field, reason. */
export function destinationProblems(entries: readonly Place[]): string[] {
  const problems: string[] = [];
  const shown = new Map<string, string>();
  for (const { data, body, filePath } of entries) {
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
