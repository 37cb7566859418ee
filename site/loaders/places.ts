/** Destinations as the pages need them: by continent, as cards of a listing. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { regionMap } from '#art/maps/region-map.ts';
import { counted } from '#domain/format/counted.ts';
import { offerName } from '#domain/format/offer-words.ts';
import { collectionsOfPlaces, entryHref } from '#domain/rules/addresses.ts';
import { filteredHref } from '#domain/rules/listing.ts';
import { isOfferKind } from '#domain/rules/offer-kinds.ts';
import { type Theme, themeNames } from '#domain/rules/themes.ts';
import type { Continent } from '#domain/schemas/continent.ts';
import type { Card } from '#site/ui/PosterCard.tsx';
import { dataOf } from './data-of.ts';
import { type Listed, listingOf } from './listing-of.ts';
import { everyOffer } from './offers.ts';
import { pictureOf, sightOf } from './picture-of.ts';

export type DestinationEntry = CollectionEntry<'destinations'>;

/** Continent key and page id of an entry, from where its file stands. */
export function addressOf(entry: DestinationEntry): { continent: string; id: string } {
  const [continent = '', id = ''] = entry.id.split('/');
  return { continent, id };
}

/** Where the listing of a continent stands in its page, and what its filters are called in the address. */
const inAddress = { id: 'destinatii', country: 'tara', theme: 'tema' };

/** Address of a continent's places in one country. */
export const countryHref = (continent: string, country: string) =>
  filteredHref(entryHref('continents', continent), { id: inAddress.id, parameter: inAddress.country }, country);

/** Address of a continent's places with one theme. */
export const themeHref = (continent: string, theme: Theme) =>
  filteredHref(entryHref('continents', continent), { id: inAddress.id, parameter: inAddress.theme }, theme);

/** A destination as a listing shows it. */
export async function cardOf(entry: DestinationEntry): Promise<Card> {
  const { name, country, card, picture } = entry.data;
  const { id } = addressOf(entry);
  return {
    id,
    href: entryHref('destinations', id),
    name,
    tag: country,
    text: card,
    picture: await pictureOf(picture, '4:5', 'plain'),
    // What the ministry warns of is not recommended, so nobody is asked to keep it.
    ...(!entry.data.advisory && { keepable: true as const }),
  };
}

/** How destinations are named and counted. */
export const placeWords = async () => (await dataOf('blogPage', 'blog.ro')).places;

/** Continents that have places to show, in order, with how many. */
export async function continentLinks() {
  const { forms } = await placeWords();
  const entries = await getCollection('destinations');
  const continents = (await getCollection('continents')).map(({ data }) => data).sort((a, b) => a.order - b.order);
  return continents
    .map(({ key, name, filters }) => {
      const places = entries.filter((entry) => addressOf(entry).continent === key).length;
      return { key, href: entryHref('continents', key), name, filters, places, note: counted('ro', places, forms) };
    })
    .filter(({ places }) => places > 0);
}

/** The listing of one continent, popular places first, and its map. */
export async function placesOf({ key, name, filterName, filterForms, filters }: Continent) {
  const entries = await getCollection('destinations', (entry) => addressOf(entry).continent === key);
  const { label, forms, themes } = await placeWords();
  const filter = { parameter: inAddress.country, legend: filterName, forms: filterForms, values: filters, field: 'country' };
  const byTheme = { parameter: inAddress.theme, ...themes, values: themeNames, field: 'themes' };
  const map = regionMap({
    continent: key,
    places: entries.map((entry) => ({
      id: addressOf(entry).id,
      name: entry.data.name,
      tag: entry.data.country,
      labels: labelsOf(entry),
      ...entry.data.at,
    })),
    title: `Harta destinațiilor: ${name}`,
    description: 'Câte un punct pentru fiecare destinație din listă; inelul sau săgeata arată Bucureștiul.',
  });
  const listed = await Promise.all([...entries].sort(popularFirst).map(listedPlace));
  return { listing: listingOf({ lang: 'ro', id: inAddress.id, label, forms, filter, further: [byTheme] }, listed), map };
}

const popularFirst = ({ data: a }: DestinationEntry, { data: b }: DestinationEntry) =>
  Number(b.popular) - Number(a.popular) || a.name.localeCompare(b.name, 'ro');

const labelsOf = ({ data }: DestinationEntry) => ({ [inAddress.theme]: data.themes });

const listedPlace = async (entry: DestinationEntry): Promise<Listed> => ({
  card: await cardOf(entry),
  labels: labelsOf(entry),
  file: entry.filePath ?? entry.id,
  picture: entry.data.picture,
});

/**
 * Continents for the magazine's index, each with a strip of one of its places that is not among the popular ones below.
 *
 * @param shown what other pictures of the page show
 */
export async function continentStrips(shown: readonly string[]) {
  const strips = (await continentLinks()).map(async ({ key, href, name, note }) => {
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
  const names = collectionsOfPlaces.map(async (collection) =>
    isOfferKind(collection)
      ? []
      : (await getCollection(collection)).map(({ id, data }) => [entryHref(collection, id), data.name]),
  );
  return Object.fromEntries([...(await Promise.all(names)).flat(), ...offers]);
}
