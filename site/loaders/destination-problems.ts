import { scenes } from '#art/posters/scenes.ts';
import { chapterProblems } from '#domain/rules/chapters.ts';
import { type Airports, placeProblems } from '#domain/rules/place-problems.ts';
import { reservedIds } from '#domain/rules/reserved-ids.ts';
import type { Destination } from '#domain/schemas/destination.ts';
import { isPhoto } from '#domain/schemas/picture.ts';

type Entry = { /** `<continent>/<id>` */ id: string; data: Destination; body: string; filePath: string };

/**
 * What a schema of one entry cannot see: the text's chapters, a picture that exists, an address that is free, airports that are
 * known, what the continent asks for. File, field, reason.
 *
 * @param airports the registry, by IATA code
 */
export function destinationProblems(entries: Iterable<Entry>, airports: Airports): string[] {
  const problems: string[] = [];
  const taken = new Map<string, string>();
  for (const { id: path, data, body, filePath } of entries) {
    const say = (field: string, reason: string) => problems.push(`${filePath}: ${field}: ${reason}`);
    const [continent = '', id = path] = path.split('/');
    const { picture } = data;
    if (!isPhoto(picture) && !(picture.scene in scenes))
      say('picture.scene', `scena „${picture.scene}” nu există în art/posters/scenes`);
    if (reservedIds.includes(id)) say('(numele fișierului)', `adresa /${id} este deja a unei pagini a site-ului`);
    if (taken.has(id)) say('(numele fișierului)', `adresa /${id} este deja folosită de ${taken.get(id)}`);
    taken.set(id, filePath);
    for (const problem of placeProblems(continent, data, airports)) problems.push(`${filePath}: ${problem}`);
    for (const problem of chapterProblems(body)) say('text', problem);
  }
  return problems;
}
