import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Airports } from '#domain/rules/place-problems.ts';
import { type Airport, airportSchema } from '#domain/schemas/airport.ts';

/**
 * The registry of airports, by IATA code. Read from the files and not from Astro's collection: entries are judged while the
 * collections are being filled.
 *
 * @param folder where the files are
 * @throws with the file and what is wrong in it
 */
export async function readAirports(folder = 'content/airports'): Promise<Airports> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml'));
  const read = files.map(async (file): Promise<[string, Airport]> => {
    const { data, error } = airportSchema.safeParse(parse(await readFile(join(folder, file), 'utf8')));
    if (!data) throw new Error(`${folder}/${file}: ${z.prettifyError(error)}`);
    const code = basename(file, '.yaml');
    if (!/^[A-Z]{3}$/.test(code))
      throw new Error(`${folder}/${file}: numele fișierului este codul IATA, trei litere mari: VCE.yaml`);
    return [code, data];
  });
  return new Map(await Promise.all(read));
}
