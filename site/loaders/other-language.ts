/** Where the language switch of a page leads: to its twin, or to the page that is nearest to it. */
import { entryHref, hrefOf, nearestTo, pageAt, twinOf } from '#domain/rules/addresses.ts';
import { continentKeys } from '#domain/rules/continents.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { destinationsIn } from './english-words.ts';
import { articles, idOf } from './listed-entries.ts';
import { everyOffer } from './offers.ts';
import { addressOf } from './places.ts';

type OtherPage = { href: string; kind: 'twin' | 'nearest' };

/**
 * @param path of the page, without query
 * @param lang of the page
 */
export async function otherPageOf(path: string, lang: Lang): Promise<OtherPage> {
  if (pageAt(path)) {
    const twin = twinOf(path);
    return twin ? { href: twin, kind: 'twin' } : { href: nearestTo(path, lang), kind: 'nearest' };
  }
  const others = await otherPages();
  return others.get(path) ?? { href: nearestTo(path, lang), kind: 'nearest' };
}

let known: Promise<ReadonlyMap<string, OtherPage>> | undefined;

/** Of every entry's page; of all at once, since each page asks. In development content may change in between. */
function otherPages(): Promise<ReadonlyMap<string, OtherPage>> {
  if (!known || import.meta.env.DEV) known = readOtherPages();
  return known;
}

async function readOtherPages(): Promise<ReadonlyMap<string, OtherPage>> {
  const twins = (one: string, other: string): [string, OtherPage][] => [
    [one, { href: other, kind: 'twin' }],
    [other, { href: one, kind: 'twin' }],
  ];
  const places = await destinationsIn('ro');
  const told = new Set((await destinationsIn('en')).map(({ id }) => id));
  const continentOf = new Map(places.map((place) => [addressOf(place).id, addressOf(place).continent]));
  const nearest = (ids: readonly string[]): OtherPage => {
    const continent = ids.map((id) => continentOf.get(id)).find(Boolean);
    return { href: continent ? entryHref('continents', continent, 'en') : hrefOf('leisure', 'en'), kind: 'nearest' };
  };
  const written = [...(await articles('posts')), ...(await articles('guides'))];
  return new Map<string, OtherPage>([
    ...continentKeys.flatMap((key) => twins(entryHref('continents', key), entryHref('continents', key, 'en'))),
    ...places.flatMap((place) => {
      const { id } = place;
      const [romanian, english] = [entryHref('destinations', id), entryHref('destinations', id, 'en')];
      return told.has(id) ? twins(romanian, english) : [[romanian, nearest([addressOf(place).id])] as [string, OtherPage]];
    }),
    ...written.map((entry): [string, OtherPage] => [entryHref(entry.collection, idOf(entry)), nearest(entry.data.places)]),
    ...(await everyOffer()).map(({ href, offer }): [string, OtherPage] => [href, nearest(offer.places)]),
  ]);
}
