import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { destinationSchema } from '#domain/schemas/destination.ts';
import { isPhoto } from '#domain/schemas/picture.ts';

/** A place of the magazine, as far as the server needs to know it. */
export type Place = {
  name: string;
  country: string;
  /** IATA codes, the best first. */
  airports: string[];
  scene: string;
  mood: string | undefined;
};

/**
 * The places of `content/destinations`. The build has checked them all; what changed since then and no longer fits is left out.
 * @param directory the folder `content`
 */
export async function readPlaces(directory: string): Promise<Place[]> {
  const places: Place[] = [];
  for await (const file of glob('destinations/*/*.md', { cwd: directory })) {
    const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(await readFile(join(directory, file), 'utf8'))?.[1];
    const { data } = destinationSchema.safeParse(parse(frontMatter ?? ''));
    if (!data) continue;
    const { name, country, picture } = data;
    // The PDF's poster is drawn: a place shown by a photograph has none.
    if (isPhoto(picture)) continue;
    places.push({ name, country, airports: data.airports.map(({ code }) => code), scene: picture.scene, mood: picture.mood });
  }
  return places.sort((one, other) => one.name.localeCompare(other.name, 'ro'));
}
