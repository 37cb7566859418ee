import type { Loader } from 'astro/loaders';
import { glob } from 'astro/loaders';
import { scenes } from '#art/posters/scenes.ts';
import { chapterProblems } from '#domain/rules/chapters.ts';
import { reservedIds } from '#domain/rules/reserved-ids.ts';
import type { Picture } from '#domain/schemas/picture.ts';

const files = glob({ base: './content/destinations', pattern: '*/*.md' });

/**
 * Reads content/destinations/<continent>/<id>.md. What a schema cannot see is checked here too: the text's chapters,
 * a picture that exists, an address that is free. Anything wrong stops the build with file, field and reason.
 */
export const destinationLoader: Loader = {
  name: 'destination-loader',
  async load(context) {
    await files.load(context);
    const problems: string[] = [];
    const taken = new Map<string, string>();
    for (const { id: path, data, body = '', filePath = path } of context.store.values()) {
      const say = (field: string, reason: string) => problems.push(`${filePath}: ${field}: ${reason}`);
      const id = path.split('/').at(-1) ?? path;
      const { scene } = data.picture as Picture;
      if (!(scene in scenes)) say('picture.scene', `scena „${scene}” nu există în art/posters/scenes`);
      if (reservedIds.includes(id)) say('(numele fișierului)', `adresa /${id} este deja a unei pagini a site-ului`);
      if (taken.has(id)) say('(numele fișierului)', `adresa /${id} este deja folosită de ${taken.get(id)}`);
      taken.set(id, filePath);
      for (const problem of chapterProblems(body)) say('text', problem);
    }
    if (problems.length > 0) throw new Error(`Conținut de îndreptat:\n  ${problems.join('\n  ')}`);
  },
};
