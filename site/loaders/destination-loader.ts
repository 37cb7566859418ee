import type { Loader } from 'astro/loaders';
import { glob } from 'astro/loaders';
import type { Destination } from '#domain/schemas/destination.ts';
import { destinationProblems } from './destination-problems.ts';
import { photoProblems } from './photo-problems.ts';
import { readAirports } from './read-airports.ts';

const files = glob({ base: './content/destinations', pattern: '*/*.md' });

/** Reads content/destinations/<continent>/<id>.md. Anything wrong stops the build with file, field and reason. */
export const destinationLoader: Loader = {
  name: 'destination-loader',
  async load(context) {
    await files.load(context);
    const entries = context.store
      .values()
      .map(({ id, data, body = '', filePath = id }) => ({ id, data: data as Destination, body, filePath }));
    const problems = [...destinationProblems(entries, await readAirports()), ...(await photoProblems(entries))];
    if (problems.length > 0) throw new Error(`Conținut de îndreptat:\n  ${problems.join('\n  ')}`);
  },
};
