import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { englishConditionProblems, englishProblems } from '#domain/rules/english-problems.ts';
import { type Destination, destinationSchema } from '#domain/schemas/destination.ts';
import type { EnglishCondition } from '#domain/schemas/english-condition.ts';
import type { EnglishContinent } from '#domain/schemas/english-continent.ts';
import type { EnglishDestination } from '#domain/schemas/english-destination.ts';
import { type TravelCondition, travelConditionSchema } from '#domain/schemas/travel-condition.ts';
import type { Entry } from './entry-problems.ts';
import { readFrontMatter } from './read-front-matter.ts';

/** Romanian entries by continent and name, `europa/santorini`. */
export type RomanianPlaces = ReadonlyMap<string, { data: Destination; body: string }>;

/**
 * The Romanian entries as they stand in their files. One that its schema refuses is left out: whoever reads it says why.
 *
 * @param folder absolute path of the project, or the current one
 */
export async function readRomanianPlaces(folder = '.'): Promise<RomanianPlaces> {
  const entries = await readFrontMatter('content/destinations/*/*.md', folder);
  return new Map(
    entries.flatMap(({ file, data, body }) => {
      const { data: place } = destinationSchema.safeParse(data);
      return place ? [[file.replace('content/destinations/', '').replace(/\.md$/, ''), { data: place, body }] as const] : [];
    }),
  );
}

/**
 * English words without a place, or that do not fit it, or whose country has no English name. File, field, reason.
 *
 * @param countries English names by the Romanian one
 */
export function englishDestinationProblems(
  entries: readonly Entry<EnglishDestination>[],
  places: RomanianPlaces,
  countries: Readonly<Record<string, string>>,
): string[] {
  return entries.flatMap(({ id, data, body, filePath }) => {
    const place = places.get(id);
    const problems = place
      ? [...englishProblems({ data, body }, place), ...countryProblems(id, place.data, countries)]
      : [`(numele fișierului): nu există content/destinations/${id}.md; numele și dosarul sunt aceleași în amândouă limbile`];
    return problems.map((problem) => `${filePath}: ${problem}`);
  });
}

function countryProblems(id: string, { country }: Destination, countries: Readonly<Record<string, string>>): string[] {
  const [continent] = id.split('/');
  return countries[country]
    ? []
    : [`country: „${country}” nu are nume englezesc; scrieți-l la countries, în content/en/continents/${continent}.yaml`];
}

/** English names of countries and regions, by the Romanian one. */
export async function readEnglishCountries(folder = '.'): Promise<Readonly<Record<string, string>>> {
  const files = await Array.fromAsync(glob('content/en/continents/*.yaml', { cwd: folder }));
  const read = files.map(async (file) => parse(await readFile(join(folder, file), 'utf8')) as Partial<EnglishContinent>);
  return Object.assign({}, ...(await Promise.all(read)).map(({ countries }) => countries));
}

/** The Romanian conditions, by the names of their files. One that its schema refuses is left out. */
export async function readRomanianConditions(): Promise<ReadonlyMap<string, TravelCondition>> {
  const files = await Array.fromAsync(glob('content/conditions/*.yaml'));
  const read = files.map(async (file): Promise<[string, TravelCondition][]> => {
    const { data } = travelConditionSchema.safeParse(parse(await readFile(file, 'utf8')));
    return data ? [[basename(file, '.yaml'), data]] : [];
  });
  return new Map((await Promise.all(read)).flat());
}

/** Conditions without English words, English words without a condition, or that do not fit it. File, field, reason. */
export function allConditionProblems(
  entries: readonly Entry<EnglishCondition>[],
  conditions: ReadonlyMap<string, TravelCondition>,
): string[] {
  const untold = [...conditions.keys()].filter((id) => !entries.some((entry) => entry.id === id));
  return [
    ...untold.map((id) => `content/en/conditions/${id}.yaml: lipsește; fiecare condiție este și în engleză`),
    ...entries.flatMap(({ id, data, filePath }) => {
      const condition = conditions.get(id);
      const problems = condition
        ? englishConditionProblems(data, condition)
        : [`(numele fișierului): nu există content/conditions/${id}.yaml; numele este același în amândouă limbile`];
      return problems.map((problem) => `${filePath}: ${problem}`);
    }),
  ];
}

/** Countries, or regions, of each continent by its key, as their filter names them. */
export async function readCountries(): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = await Array.fromAsync(glob('content/continents/*.yaml'));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, readonly string[]]> => {
        const { filters = [] } = parse(await readFile(file, 'utf8')) as { filters?: string[] };
        return [basename(file, '.yaml'), filters];
      }),
    ),
  );
}

/** Continents without English words, and English names of countries that the Romanian page has not. File, field, reason. */
export function englishContinentProblems(
  entries: readonly Entry<EnglishContinent>[],
  countries: ReadonlyMap<string, readonly string[]>,
): string[] {
  const untold = [...countries.keys()].filter((key) => !entries.some(({ id }) => id === key));
  return [
    ...untold.map((key) => `content/en/continents/${key}.yaml: lipsește; fiecare continent are și pagină în engleză`),
    ...entries.flatMap(({ id, data, filePath }) => {
      const wanted = countries.get(id) ?? [];
      return Object.keys(data.countries)
        .filter((country) => !wanted.includes(country))
        .map((country) => `${filePath}: countries: „${country}” nu este în content/continents/${id}.yaml; ștergeți-l`);
    }),
  ];
}
