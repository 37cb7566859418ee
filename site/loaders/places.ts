/** Destinations as the pages need them: by continent, with their pictures' addresses. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { entryHref } from '#domain/rules/addresses.ts';
import type { Continent } from '#domain/schemas/continent.ts';
import { isPhoto } from '#domain/schemas/picture.ts';
import { pictureSources } from './picture-sources.ts';

export type DestinationEntry = CollectionEntry<'destinations'>;

/** Continent key and page id of an entry, from where its file stands. */
export function addressOf(entry: DestinationEntry): { continent: string; id: string } {
  const [continent = '', id = ''] = entry.id.split('/');
  return { continent, id };
}

/** What a poster card shows of a destination. */
export async function cardOf(entry: DestinationEntry) {
  const { name, country, card, picture } = entry.data;
  return { id: addressOf(entry).id, name, country, card, sources: await pictureSources(picture, '4:5', 'plain') };
}

/** Continents that have places to show, in order, with how many. */
export async function continentLinks() {
  const entries = await getCollection('destinations');
  const continents = (await getCollection('continents')).map(({ data }) => data).sort((a, b) => a.order - b.order);
  return continents
    .map(({ key, name }) => ({ key, name, places: entries.filter((entry) => addressOf(entry).continent === key).length }))
    .filter(({ places }) => places > 0);
}

/** Cards, filter counts and map dots of one continent. */
export async function placesOf(continent: Continent) {
  const entries = await getCollection('destinations', (entry) => addressOf(entry).continent === continent.key);
  const filters = continent.filters.map((country) => ({
    country,
    places: entries.filter(({ data }) => data.country === country).length,
  }));
  const stray = entries.find(({ data }) => !continent.filters.includes(data.country));
  if (stray)
    throw new Error(
      `${stray.filePath}: country: „${stray.data.country}” nu este un filtru al continentului; sunt ${continent.filters.join(', ')}`,
    );
  return {
    places: await Promise.all(spread(entries).map(cardOf)),
    filters,
    dots: entries.map((entry) => ({
      id: addressOf(entry).id,
      name: entry.data.name,
      country: entry.data.country,
      ...entry.data.at,
    })),
  };
}

/** Orders entries so that neighbours differ in country and, where it can be had, in light. */
function spread(entries: DestinationEntry[]): DestinationEntry[] {
  const waiting = [...entries].sort(
    (a, b) => Number(b.data.popular) - Number(a.data.popular) || a.data.name.localeCompare(b.data.name, 'ro'),
  );
  const ordered: DestinationEntry[] = [];
  while (waiting.length > 0) {
    const recent = ordered.slice(-2);
    const differs = (entry: DestinationEntry) =>
      recent.every(({ data }) => data.country !== entry.data.country && lightOf(data) !== lightOf(entry.data));
    const next = waiting.findIndex(differs);
    ordered.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return ordered;
}

/** The hour a place is shown in; a photograph has its own light, like no other. */
const lightOf = ({ name, picture }: DestinationEntry['data']) => (isPhoto(picture) ? name : picture.mood);

/** Continents for the magazine's index, each with a strip of one of its places that is not among the popular ones below. */
export async function continentStrips() {
  const entries = await getCollection('destinations');
  const links = await continentLinks();
  const strips = links.map(async (link) => {
    const own = entries.filter((entry) => addressOf(entry).continent === link.key);
    const face = own.find(({ data }) => !data.popular) ?? own[0];
    return face ? [{ ...link, sources: await pictureSources(face.data.picture, '16:9', 'plain') }] : [];
  });
  return (await Promise.all(strips)).flat();
}

/** Cards of the places the editor marked as popular. */
export async function popularPlaces() {
  return Promise.all((await getCollection('destinations', ({ data }) => data.popular)).map(cardOf));
}

/** Names of continents and places by the whole path of their page. */
export async function placeNames(): Promise<Record<string, string>> {
  const places = (await getCollection('destinations')).map((entry) => [
    entryHref('destinations', addressOf(entry).id),
    entry.data.name,
  ]);
  const continents = (await getCollection('continents')).map(({ data }) => [entryHref('continents', data.key), data.name]);
  return Object.fromEntries([...continents, ...places]);
}
