/** The world as a way in: the map of the continents, and for each its countries, as a map and as a list. */

import { getCollection } from 'astro:content';
import { countryMap } from '#art/maps/country-map.ts';
import { worldNavigator } from '#art/maps/world-navigator.ts';
import { counted } from '#domain/format/counted.ts';
import type { BlogPage } from '#domain/schemas/blog-page.ts';
import { addressOf, continentLinks, countryHref, placeWords } from './places.ts';

export async function worldPage(copy: BlogPage['world']) {
  const entries = await getCollection('destinations');
  const { forms } = await placeWords();
  const continents = (await continentLinks()).map(({ key, href, name, note, filters }) => {
    const own = entries.filter((entry) => addressOf(entry).continent === key).map(({ data }) => data);
    const countries = filters.flatMap((country) => {
      const places = own.filter((place) => place.country === country).map(({ at }) => at);
      const note = counted('ro', places.length, forms);
      return places.length > 0 ? [{ name: country, href: countryHref(key, country), note, places }] : [];
    });
    const map = countryMap({
      continent: key,
      countries,
      title: `${copy.countries}: ${name}`,
      description: countries.map((country) => `${country.name}: ${country.note}`).join('; '),
      id: `harta-${key}`,
    });
    return { key, href, id: `lume-${key}`, name, note, countries, map };
  });
  const world = worldNavigator({
    continents: continents.map(({ key, id, name }) => ({ key, name, href: `#${id}` })),
    title: copy.heading,
    description: copy.description,
  });
  return { continents, world };
}
