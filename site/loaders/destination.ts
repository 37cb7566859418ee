/** All that a destination's page shows, from its entry. */

import { getCollection } from 'astro:content';
import { entryHref, hrefOf } from '#domain/rules/addresses.ts';
import { chaptersOf } from '#domain/rules/chapters.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import type { ContinentKey } from '#domain/rules/continents.ts';
import { today } from '#domain/rules/expiry.ts';
import { factsOf } from '#domain/rules/place-facts.ts';
import { dataOf } from './data-of.ts';
import { journeyMap } from './journey-map.ts';
import { pictureOf } from './picture-of.ts';
import { addressOf, countryHref, type DestinationEntry, themeHref } from './places.ts';
import { relatedTo } from './related.ts';
import { breadcrumbs, touristDestination } from './structured-data.ts';

/** Which chapter a wide picture of the place opens, counted from 0. */
const pictureBefore = 2;

export async function destinationPage(entry: DestinationEntry) {
  const { continent, id } = addressOf(entry);
  const { name, country, card, suits, picture, at } = entry.data;
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
  return {
    id,
    field: continent as ContinentKey,
    picture: await pictureOf(picture, '4:5'),
    contactHref: contactHref('ro', path),
    guideHref: entryHref('pocketGuides', id),
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
    map: journeyMap(entry),
    recommended: await relatedTo(entry),
  };
}
