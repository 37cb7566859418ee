import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFrontMatter } from '#domain/rules/front-matter.ts';
import { destinationSchema } from '#domain/schemas/destination.ts';
import type { Picture } from '#domain/schemas/picture.ts';
import { readEntry } from './read-entry.ts';

/** A place of the magazine, as far as the server needs to know it, and what stands for it. */
export type PlaceEntry = { name: string; airports: string[]; zone: string; at: { lat: number; lon: number }; picture: Picture };

/**
 * The places of `content/destinations`, by name.
 * @param directory the folder `content`
 * @throws {ContentError} for one that does not fit its schema
 */
export async function readPlaces(directory: string): Promise<PlaceEntry[]> {
  const files = await Array.fromAsync(glob('destinations/*/*.md', { cwd: directory }));
  const places = await Promise.all(
    files.map(async (file) => {
      const { frontMatter = '' } = cutFrontMatter(await readFile(join(directory, file), 'utf8')) ?? {};
      const { name, airports, timeZone, at, picture } = readEntry(file, frontMatter, destinationSchema);
      return { name, airports: airports.map(({ code }) => code), zone: timeZone, at, picture };
    }),
  );
  return places.sort((one, other) => one.name.localeCompare(other.name, 'ro'));
}
