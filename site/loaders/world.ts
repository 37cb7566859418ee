/** The world as a way in: the map of the continents, and for each its countries, as a map and as a list. */

import { getCollection } from 'astro:content';
import { countryMap } from '#art/maps/country-map.ts';
import { worldNavigator } from '#art/maps/world-navigator.ts';
import { counted } from '#domain/format/counted.ts';
import { entryHref } from '#domain/rules/addresses.ts';
import type { BlogPage } from '#domain/schemas/blog-page.ts';
import { addressOf, continentLinks } from './places.ts';

const destinations = (count: number) => counted('ro', count, { one: 'destinație', many: 'destinații' });

export async function worldPage(copy: BlogPage['world']) {
  const entries = await getCollection('destinations');
  const links = await continentLinks();
  const filters = new Map((await getCollection('continents')).map(({ data }) => [data.key, data.filters]));
  const continents = links.map(({ key, name, places: count }) => {
    const own = entries.filter((entry) => addressOf(entry).continent === key).map(({ data }) => data);
    const countries = (filters.get(key) ?? []).flatMap((country) => {
      const places = own.filter((place) => place.country === country).map(({ at }) => at);
      const href = `${entryHref('continents', key)}?tara=${encodeURIComponent(country)}#destinatii`;
      return places.length > 0 ? [{ name: country, href, note: destinations(places.length), places }] : [];
    });
    const map = countryMap({
      continent: key,
      countries,
      title: `${copy.countries}: ${name}`,
      description: countries.map((country) => `${country.name}: ${country.note}`).join('; '),
      id: `harta-${key}`,
    });
    return { key, id: `lume-${key}`, name, note: destinations(count), countries, map };
  });
  const world = worldNavigator({
    continents: continents.map(({ key, id, name }) => ({ key, name, href: `#${id}` })),
    title: copy.heading,
    description: copy.description,
  });
  return { continents, world };
}
