/** All that a destination's page shows, from its entry. */

import { getCollection } from 'astro:content';
import { distanceKm } from '#art/maps/geography.ts';
import { locator } from '#art/maps/locator.ts';
import { places } from '#art/maps/places.ts';
import { counted } from '#domain/format/counted.ts';
import { entryHref, hrefOf } from '#domain/rules/addresses.ts';
import { chaptersOf } from '#domain/rules/chapters.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import type { ContinentKey } from '#domain/rules/continents.ts';
import { today } from '#domain/rules/expiry.ts';
import { factsOf } from '#domain/rules/place-facts.ts';
import { dataOf } from './data-of.ts';
import { pictureOf } from './picture-of.ts';
import { addressOf, countryHref, type DestinationEntry, themeHref } from './places.ts';
import { relatedTo } from './related.ts';
import { breadcrumbs, touristDestination } from './structured-data.ts';

/** Which chapter a wide picture of the place opens, counted from 0. */
const pictureBefore = 2;

export async function destinationPage(entry: DestinationEntry) {
  const { continent, id } = addressOf(entry);
  const { name, country, card, suits, picture, at, airports } = entry.data;
  const { name: continentName } = await dataOf('continents', continent);
  const crumbs = [
    { label: 'Blog', href: hrefOf('blog', 'ro') },
    { label: continentName, href: entryHref('continents', continent) },
    { label: country, href: countryHref(continent, country) },
  ];
  const path = entryHref('destinations', id);
  const { brand } = await dataOf('agency', 'agency');
  const wide = await pictureOf(picture, '21:9', 'plain');
  const registry = new Map((await getCollection('airports')).map(({ id: code, data }) => [code, data]));
  const bucharest = { label: places.bucharest.name.ro, lon: places.bucharest.at[0], lat: places.bucharest.at[1] };
  // To the ten: a place is not a point.
  const distance = Math.round(distanceKm(places.bucharest.at, [at.lon, at.lat]) / 10) * 10;
  return {
    id,
    field: continent as ContinentKey,
    picture: await pictureOf(picture, '4:5'),
    contactHref: contactHref('ro', path),
    things: [
      touristDestination({ name, description: card, path, lang: 'ro', country, at, suits }),
      breadcrumbs('ro', brand, [...crumbs, { label: name, href: path }]),
    ],
    facts: factsOf(entry.data, registry, today()),
    crumbs,
    themes: entry.data.themes.map((theme) => ({ name: theme, href: themeHref(continent, theme) })),
    chapters: chaptersOf(entry.body ?? '').map((chapter, index) => ({
      chapter,
      picture: index === pictureBefore ? wide : undefined,
    })),
    map: locator({
      from: bucharest,
      to: { label: [airports[0]?.code, name].filter(Boolean).join(' '), ...at },
      title: `De la București la ${name}`,
      description: `${name} (${country}) pe hartă, la aproximativ ${counted('ro', distance, { one: 'kilometru', many: 'kilometri' })} în linie dreaptă de București.`,
    }),
    recommended: await relatedTo(entry),
  };
}
