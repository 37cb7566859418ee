/** Places, continents and airports in one language: in English they have the words of content/en on the facts of their entries. */
import { getCollection } from 'astro:content';
import { inEnglish } from '#domain/rules/english-twin.ts';
import type { Airports } from '#domain/rules/place-problems.ts';
import type { Airport } from '#domain/schemas/airport.ts';
import type { Continent } from '#domain/schemas/continent.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { dataOf } from './data-of.ts';
import type { DestinationEntry } from './places.ts';

const destinations = new Map<Lang, Promise<readonly DestinationEntry[]>>();

/** Destinations that have a page in the language; read once a build, since every one of their pages asks. */
export function destinationsIn(lang: Lang): Promise<readonly DestinationEntry[]> {
  const known = destinations.get(lang);
  if (known && !import.meta.env.DEV) return known;
  const read = readDestinations(lang);
  destinations.set(lang, read);
  return read;
}

async function readDestinations(lang: Lang): Promise<readonly DestinationEntry[]> {
  const entries = await getCollection('destinations');
  if (lang === 'ro') return entries;
  const countries = Object.assign({}, ...(await getCollection('englishContinents')).map(({ data }) => data.countries));
  const words = new Map((await getCollection('englishDestinations')).map((entry) => [entry.id, entry]));
  return entries.flatMap((entry) => {
    const own = words.get(entry.id);
    if (!own) return [];
    const { body, filePath } = own;
    const data = inEnglish(entry.data, own.data, countries[entry.data.country] ?? entry.data.country);
    return [{ ...entry, lang, data, ...(body && { body }), ...(filePath && { filePath }) }];
  });
}

/** All continents, in their order. */
export async function continentsIn(lang: Lang): Promise<Continent[]> {
  const continents = (await getCollection('continents')).map(({ data }) => data).sort((a, b) => a.order - b.order);
  return lang === 'ro' ? continents : Promise.all(continents.map(continentInEnglish));
}

async function continentInEnglish(continent: Continent): Promise<Continent> {
  const { alt, countries, ...words } = await dataOf('englishContinents', continent.key);
  return {
    ...continent,
    ...words,
    filters: continent.filters.map((country) => countries[country] ?? country),
    picture: { ...continent.picture, alt },
  };
}

/** The registry of airports, by IATA code. */
export async function airportsIn(lang: Lang): Promise<Airports> {
  const registry = (await getCollection('airports')).map(({ id, data }) => [id, data] as const);
  if (lang === 'ro') return new Map(registry);
  const names = await dataOf('englishNames', 'names');
  return new Map(registry.map(([code, airport]) => [code, airportInEnglish(airport, names)]));
}

function airportInEnglish({ name, city, flight }: Airport, names: Readonly<Record<string, string>>): Airport {
  const named = (romanian: string) => names[romanian] ?? romanian;
  // „Istanbul, Bangkok și Yangon” is one way.
  const way = (cities: string) =>
    cities
      .split(/(, | și )/)
      .map((part) => (part === ' și ' ? ' and ' : named(part)))
      .join('');
  return {
    name: named(name),
    city: named(city),
    ...(flight && { flight: 'via' in flight && flight.via ? { ...flight, via: flight.via.map(way) } : flight }),
  };
}
