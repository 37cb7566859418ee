/** The world as a way in: the map of the continents, and for each its countries, as a map and as a list. */

import { getCollection } from 'astro:content';
import { countryGround, countryMap } from '#art/maps/country-map.ts';
import { worldLines, worldNavigator } from '#art/maps/world-navigator.ts';
import { counted } from '#domain/format/counted.ts';
import { groundHref, worldLinesHref } from '#domain/rules/addresses.ts';
import type { BlogPage } from '#domain/schemas/blog-page.ts';
import { addressOf, continentLinks, countryHref, placeWords } from './places.ts';

/** The continents with their countries, each with where its places are. */
async function continentsWithCountries() {
  const entries = await getCollection('destinations');
  const { forms } = await placeWords();
  return (await continentLinks()).map(({ key, href, name, note, filters }) => {
    const own = entries.filter((entry) => addressOf(entry).continent === key).map(({ data }) => data);
    const countries = filters.flatMap((country) => {
      const places = own.filter((place) => place.country === country).map(({ at }) => at);
      const note = counted('ro', places.length, forms);
      return places.length > 0 ? [{ name: country, href: countryHref(key, country), note, places }] : [];
    });
    return { key, href, name, note, countries };
  });
}

export async function worldPage(copy: BlogPage['world']) {
  const continents = (await continentsWithCountries()).map((continent) => {
    const { key, name, countries } = continent;
    const map = countryMap({
      continent: key,
      countries,
      title: `${copy.countries}: ${name}`,
      id: `harta-${key}`,
    });
    return { ...continent, id: `lume-${key}`, map, ground: groundHref(key) };
  });
  const world = worldNavigator({
    continents: continents.map(({ key, id, name }) => ({ key, name, href: `#${id}` })),
    title: copy.heading,
    description: copy.description,
  });
  return { continents, world, lines: { day: worldLinesHref('day'), night: worldLinesHref('night') } };
}

/** What lies under and above the links of the maps, as files: what they are drawn with, by address. */
export async function mapDrawings(): Promise<Map<string, string>> {
  const grounds = (await continentsWithCountries()).map(
    ({ key, countries }) => [groundHref(key), countryGround(key, countries)] as const,
  );
  return new Map([
    ...grounds,
    ...(['day', 'night'] as const).map((print) => [worldLinesHref(print), worldLines(print)] as const),
  ]);
}
