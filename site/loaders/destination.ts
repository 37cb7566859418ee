/** All that a destination's page shows, from its entry, in the language of the entry. */
import { themeWord } from '#domain/format/theme-words.ts';
import { entryHref } from '#domain/rules/addresses.ts';
import { chaptersOf } from '#domain/rules/chapters.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import type { ContinentKey } from '#domain/rules/continents.ts';
import { today } from '#domain/rules/expiry.ts';
import { factsOf } from '#domain/rules/place-facts.ts';
import type { Theme } from '#domain/rules/themes.ts';
import { dataOf } from './data-of.ts';
import { airportsIn, continentsIn, destinationsIn } from './english-words.ts';
import { journeyMap } from './journey-map.ts';
import { pictureOf } from './picture-of.ts';
import { addressOf, countryHref, type DestinationEntry, langOf, leastPlaces, placeWords, themeHref } from './places.ts';
import { relatedTo } from './related.ts';
import { breadcrumbs, touristDestination } from './structured-data.ts';

/** Which chapter a wide picture of the place opens, counted from 0. */
const pictureBefore = 2;

export async function destinationPage(entry: DestinationEntry) {
  const { continent, id } = addressOf(entry);
  const lang = langOf(entry);
  const { name, country, card, suits, picture } = entry.data;
  const { above } = await placeWords(lang);
  const continentName = (await continentsIn(lang)).find(({ key }) => key === continent)?.name ?? '';
  const all = await destinationsIn(lang);
  const ofCountry = all.filter(({ data }) => data.country === country);
  const ofContinent = all.filter((other) => addressOf(other).continent === continent);
  const sharing = (theme: Theme) => ofContinent.filter(({ data }) => data.themes.includes(theme));
  const crumbs = [
    above,
    { label: continentName, href: entryHref('continents', continent, lang) },
    // A country with one place is no choice on the page of its continent.
    ...(ofCountry.length >= leastPlaces ? [{ label: country, href: countryHref(continent, country, lang) }] : []),
  ];
  const path = entryHref('destinations', id, lang);
  const { brand } = await dataOf('agency', 'agency');
  const wide = await pictureOf(picture, '21:9', 'plain');
  return {
    id,
    field: continent as ContinentKey,
    picture: await pictureOf(picture, '4:5'),
    contactHref: contactHref(lang, path),
    guideHref: entryHref('pocketGuides', id),
    things: [
      touristDestination({ name, description: card, path, lang, country, at: entry.data.at, suits }),
      breadcrumbs(lang, brand, [...crumbs, { label: name, href: path }]),
    ],
    facts: factsOf(entry.data, await airportsIn(lang), today(), lang),
    crumbs,
    // Nor is a theme that no other place there shares.
    themes: entry.data.themes.map((theme) => ({
      name: themeWord(lang, theme),
      href: sharing(theme).length >= leastPlaces ? themeHref(continent, theme, lang) : undefined,
    })),
    chapters: chaptersOf(entry.body ?? '').map((chapter, index) => ({
      chapter,
      picture: index === pictureBefore ? wide : undefined,
    })),
    map: await journeyMap(entry),
    recommended: await relatedTo(entry),
  };
}
