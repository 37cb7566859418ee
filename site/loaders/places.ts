/** Destinations as the pages need them: by continent, as cards of a listing. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { places as mapPlaces } from '#art/maps/places.ts';
import { regionMap } from '#art/maps/region-map.ts';
import { counted } from '#domain/format/counted.ts';
import { offerName } from '#domain/format/offer-words.ts';
import { themeWord } from '#domain/format/theme-words.ts';
import { entryHref } from '#domain/rules/addresses.ts';
import { filteredHref } from '#domain/rules/listing.ts';
import { type Theme, themeNames } from '#domain/rules/themes.ts';
import type { Continent } from '#domain/schemas/continent.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { PlacesPage } from '#domain/schemas/places-page.ts';
import type { Card } from '#site/ui/PosterCard.tsx';
import { dataOf } from './data-of.ts';
import { continentsIn, destinationsIn } from './english-words.ts';
import { type Listed, listingOf } from './listing-of.ts';
import { everyOffer } from './offers.ts';
import { pictureOf, sightOf } from './picture-of.ts';

/** A destination. In English it has the English words, and says so; else it is as its file. */
export type DestinationEntry = CollectionEntry<'destinations'> & { lang?: 'en' };

/** Continent key and page id of an entry, from where its file stands. */
export function addressOf(entry: DestinationEntry): { continent: string; id: string } {
  const [continent = '', id = ''] = entry.id.split('/');
  return { continent, id };
}

/** The language an entry is told in. */
export const langOf = ({ lang }: DestinationEntry): Lang => lang ?? 'ro';

/** Where the listing of a continent stands in its page, and what its filters are called in the address. */
const inAddress = {
  ro: { id: 'destinatii', country: 'tara', theme: 'tema' },
  en: { id: 'destinations', country: 'country', theme: 'theme' },
} as const;

/** How many places a country or a theme needs to be chosen by; in Romanian the editor sees to the countries. */
export const leastPlaces = 2;

/** Address of a continent's places in one country. */
export const countryHref = (continent: string, country: string, lang: Lang = 'ro') =>
  filteredHref(entryHref('continents', continent, lang), { id: inAddress[lang].id, parameter: inAddress[lang].country }, country);

/** Address of a continent's places with one theme. */
export const themeHref = (continent: string, theme: Theme, lang: Lang = 'ro') =>
  filteredHref(
    entryHref('continents', continent, lang),
    { id: inAddress[lang].id, parameter: inAddress[lang].theme },
    themeWord(lang, theme),
  );

/** A destination as a listing shows it. */
export async function cardOf(entry: DestinationEntry): Promise<Card> {
  const { name, country, card, picture } = entry.data;
  const { id } = addressOf(entry);
  return {
    id,
    href: entryHref('destinations', id, langOf(entry)),
    name,
    tag: country,
    text: card,
    picture: await pictureOf(picture, '4:5', 'plain'),
    // What the ministry warns of is not recommended, so nobody is asked to keep it.
    ...(!entry.data.advisory && { keepable: langOf(entry) }),
  };
}

/** How destinations are named and counted. */
export const placeWords = (lang: Lang = 'ro') => dataOf('placesPage', `places.${lang}`);

/** Continents with a page, in order: those that have places, in whichever language these are told. */
export async function openContinents(lang: Lang): Promise<Continent[]> {
  const entries = await destinationsIn('ro');
  return (await continentsIn(lang)).filter(({ key }) => entries.some((entry) => addressOf(entry).continent === key));
}

/** The same as links, with how many places each has. */
export async function continentLinks(lang: Lang = 'ro') {
  const { forms } = await placeWords(lang);
  const entries = await destinationsIn(lang);
  return (await openContinents(lang)).map(({ key, name, filters }) => {
    const places = entries.filter((entry) => addressOf(entry).continent === key).length;
    return { key, href: entryHref('continents', key, lang), name, filters, places, note: counted(lang, places, forms) };
  });
}

/** The listing of one continent, popular places first, its map, and the way to what is told in the other language only. */
export async function placesOf({ key, name, filterName, filterForms, filters }: Continent, lang: Lang) {
  const entries = (await destinationsIn(lang)).filter((entry) => addressOf(entry).continent === key);
  const { label, forms, themes, map: mapWords, others } = await placeWords(lang);
  const { id, country, theme } = inAddress[lang];
  const filter = {
    parameter: country,
    legend: filterName,
    forms: filterForms,
    values: filters,
    field: 'country',
    least: lang === 'en' ? leastPlaces : 1,
  };
  const themeValues = themeNames.map((name) => themeWord(lang, name));
  const byTheme = { parameter: theme, ...themes, values: themeValues, field: 'themes', least: leastPlaces };
  const map = regionMap({
    continent: key,
    places: entries.map((entry) => ({
      id: addressOf(entry).id,
      name: entry.data.name,
      tag: entry.data.country,
      labels: labelsOf(entry),
      ...entry.data.at,
    })),
    title: mapWords.title.replace('{name}', name),
    description: mapWords.description,
    home: mapPlaces.bucharest.name[lang],
  });
  const listed = await Promise.all([...entries].sort(popularFirst).map(listedPlace));
  return {
    listing: listingOf({ lang, id, label, forms, filter, further: [byTheme] }, listed),
    map,
    others: others && (await toldElsewhere(key, entries.length, others)),
  };
}

/** Places of a continent that have no page in English: how many, and where they are. */
async function toldElsewhere(key: string, told: number, words: NonNullable<PlacesPage['others']>) {
  const { name, places, href } = (await continentLinks('ro')).find((continent) => continent.key === key) ?? {};
  const { forms } = await placeWords('en');
  const more = (places ?? 0) - told;
  if (more <= 0 || !href) return undefined;
  return {
    text: words.text.replace('{count}', counted('en', more, forms)),
    link: { label: words.link.replace('{name}', name ?? ''), href },
  };
}

const popularFirst = ({ data: a }: DestinationEntry, { data: b }: DestinationEntry) =>
  Number(b.popular) - Number(a.popular) || a.name.localeCompare(b.name, 'ro');

const labelsOf = (entry: DestinationEntry) => {
  const lang = langOf(entry);
  return { [inAddress[lang].theme]: entry.data.themes.map((theme) => themeWord(lang, theme)) };
};

const listedPlace = async (entry: DestinationEntry): Promise<Listed> => ({
  card: await cardOf(entry),
  labels: labelsOf(entry),
  file: entry.filePath ?? entry.id,
  picture: entry.data.picture,
});

/**
 * Continents for an index, each with a strip of one of its places that is not among the popular ones below.
 *
 * @param shown what other pictures of the page show
 */
export async function continentStrips(shown: readonly string[], lang: Lang = 'ro') {
  const strips = (await continentLinks(lang)).map(async ({ key, href, name, note }) => {
    const own = await getCollection('destinations', (entry) => addressOf(entry).continent === key);
    const face = own.find(({ data }) => !data.popular && !shown.includes(sightOf(data.picture))) ?? own[0];
    return face ? [{ key, href, name, note, picture: await pictureOf(face.data.picture, '16:9', 'plain') }] : [];
  });
  return (await Promise.all(strips)).flat();
}

/**
 * Cards of the places the editor marked as popular.
 *
 * @param shown what other pictures of the page show: a place that looks like them is left out
 */
export async function popularPlaces(shown: readonly string[]): Promise<Card[]> {
  const popular = await getCollection('destinations', ({ data }) => data.popular && !shown.includes(sightOf(data.picture)));
  return Promise.all(popular.map(cardOf));
}

/** Names of everything that one can write about from its page, by the whole path of the page; of an offer, with its days. */
export async function placeNames(): Promise<Record<string, string>> {
  const offers = (await everyOffer()).map(({ kind, href, offer }) => [href, offerName(kind, offer)]);
  const names = (['ro', 'en'] as const).map(async (lang) => [
    ...(await continentsIn(lang)).map(({ key, name }) => [entryHref('continents', key, lang), name]),
    ...(await destinationsIn(lang)).map(({ id, data }) => [entryHref('destinations', id, lang), data.name]),
  ]);
  return Object.fromEntries([...(await Promise.all(names)).flat(), ...offers]);
}
