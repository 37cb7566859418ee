import { scenes } from '#art/posters/scenes.ts';
import { isReserved } from '#domain/rules/addresses.ts';
import { chapterProblems } from '#domain/rules/chapters.ts';
import { isPhoto, type Picture } from '#domain/schemas/picture.ts';

type Entry = { /** `<continent>/<id>` */ id: string; data: { picture: Picture }; body: string; filePath: string };

/** What a schema of one entry cannot see: the text's chapters, a picture that exists, an address that is free. File, field, reason. */
export function destinationProblems(entries: Iterable<Entry>): string[] {
  const problems: string[] = [];
  const taken = new Map<string, string>();
  for (const { id: path, data, body, filePath } of entries) {
    const say = (field: string, reason: string) => problems.push(`${filePath}: ${field}: ${reason}`);
    const id = path.split('/').at(-1) ?? path;
    const { picture } = data;
    if (!isPhoto(picture) && !(picture.scene in scenes))
      say('picture.scene', `scena „${picture.scene}” nu există în art/posters/scenes`);
    if (isReserved(id)) say('(numele fișierului)', `adresa /${id} este deja a unei pagini a site-ului`);
    if (taken.has(id)) say('(numele fișierului)', `adresa /${id} este deja folosită de ${taken.get(id)}`);
    taken.set(id, filePath);
    for (const problem of chapterProblems(body)) say('text', problem);
  }
  return problems;
}
