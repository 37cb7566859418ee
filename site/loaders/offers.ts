/** Offers as lists show them: open ones as cards, the others as lines of a departed board. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { formatShortDay } from '#domain/format/dates.ts';
import { capital, countedInWords } from '#domain/format/number-words.ts';
import { leavesInWords, periodInWords, priceInWords, stayInWords } from '#domain/format/offer-words.ts';
import { entryHref, hrefOf } from '#domain/rules/addresses.ts';
import { today } from '#domain/rules/expiry.ts';
import { filterOver, type Listing } from '#domain/rules/listing.ts';
import { type MidnightLine, midnightInstant, midnightLine } from '#domain/rules/midnights.ts';
import {
  isOver,
  lastDeparture,
  midnightFrom,
  newYearIn,
  nextDeparture,
  seasonYear,
  stripOf,
  stripSpan,
} from '#domain/rules/offer-days.ts';
import { type OfferKind, offerKindNames, offerPlaces } from '#domain/rules/offer-kinds.ts';
import type { GoneBoard, OfferBeside, OfferTeaser } from '#domain/rules/offer-views.ts';
import type { Offer } from '#domain/schemas/offer.ts';
import type { ShownPicture } from '#site/ui/Picture.tsx';
import { dataOf } from './data-of.ts';
import { headerOf, pictureOf } from './picture-of.ts';

export type OfferEntry = CollectionEntry<OfferKind>;

/** Where a list stands in its page, and what its filter is called in the address. */
const inAddress = { id: 'oferte', parameter: 'loc' };

export const offersCopy = () => dataOf('offersPage', 'offers.ro');

export const offerHref = (entry: OfferEntry): string => entryHref(entry.collection, entry.id);

/** Offers of one kind in the order of their list: by midnight, or by departure. @param day the day to judge by */
export async function offersOf(kind: OfferKind, day = today()): Promise<OfferEntry[]> {
  const entries: OfferEntry[] = await getCollection(kind);
  const year = seasonYear(
    entries.map(({ data }) => data),
    day,
  );
  const first = ({ data }: OfferEntry) =>
    kind === 'newYear' ? midnightInstant(data.timeZone, year) : Date.parse(nextDeparture(data, day).from);
  return entries.toSorted((one, other) => first(one) - first(other) || one.data.name.localeCompare(other.data.name, 'ro'));
}

/** Every offer of the three kinds with its address and whether it is over: for whoever hands them on as data. */
export async function everyOffer(day = today()) {
  const kinds = await Promise.all(
    offerKindNames.map(async (kind) =>
      (await offersOf(kind, day)).map((entry) => ({
        kind,
        id: entry.id,
        href: offerHref(entry),
        isOver: isOver(entry.data, day),
        offer: entry.data,
      })),
    ),
  );
  return kinds.flat();
}

/** The year in which an offer's new year falls; none for those that are home before. */
const yearOf = ({ departures }: Offer) => departures.map(newYearIn).find(Boolean);

/** The three lists, each with how many offers one can still take. */
export async function offerLists(day = today()) {
  const { lists } = await offersCopy();
  return Promise.all(
    offerKindNames.map(async (kind) => {
      const entries = await offersOf(kind, day);
      const year = seasonOf(entries, day);
      const open = entries.filter(({ data }) => !isOver(data, day)).map(({ data }) => ({ until: lastDeparture(data) }));
      const standing = { count: open.length, ...(open.length > 0 && { until: lastOf(open) }) };
      return { kind, href: hrefOf(kind, 'ro'), name: lists[kind].name.replace('{year}', String(year)), ...standing };
    }),
  );
}

export const seasonOf = (entries: readonly OfferEntry[], day = today()): number =>
  seasonYear(
    entries.map(({ data }) => data),
    day,
  );

/** An offer as its list shows it. @param year of the season */
export async function teaserOf(
  entry: OfferEntry,
  day: string,
  year: number,
  span = stripSpan([], year),
): Promise<OfferTeaser<ShownPicture>> {
  const { collection: kind, id, data } = entry;
  const open = data.departures.filter(({ from }) => from >= day);
  const copy = await offersCopy();
  return {
    id: `${kind}-${id}`,
    href: offerHref(entry),
    name: data.name,
    where: data.where,
    tag: data.place,
    text: data.card,
    until: lastDeparture(data),
    nights: data.nights,
    period: periodInWords(kind, data, day),
    others: Math.max(open.length - 1, 0),
    midnight: kind === 'newYear' ? midnightFrom(data.timeZone, year).time : null,
    strip: kind === 'newYear' ? stripOf(nextDeparture(data, day), span) : null,
    departure: leavesInWords(data),
    board: capital(data.board),
    price: data.price ? priceInWords(data.price) : copy.onRequest.toLocaleLowerCase('ro'),
    picture: await pictureOf(data.picture, '4:5', 'plain'),
  };
}

/** What stands at the head of a list: the night in two layers, or a picture beside the heading. */
export async function offerHead(kind: OfferKind) {
  const { lists } = await offersCopy();
  if (kind !== 'newYear') return { night: null, plain: await pictureOf(lists[kind].picture, '3:2') };
  const { picture, over, line } = lists.newYear;
  return { night: { picture: headerOf(picture), over, line }, plain: null };
}

/** All that the page of a list shows. */
export async function offerListPage(kind: OfferKind, day = today()) {
  const copy = await offersCopy();
  const list = copy.lists[kind];
  const all = await offersOf(kind, day);
  const year = seasonOf(all, day);
  const open = all.filter(({ data }) => !isOver(data, day) && (kind !== 'newYear' || yearOf(data) === year));
  const span = stripSpan(
    open.flatMap(({ data }) => data.departures),
    year,
  );
  const items = await Promise.all(open.map((entry) => teaserOf(entry, day, year, span)));
  const lists = await offerLists(day);
  const beside =
    items.length > 0
      ? await offersBeside(
          lists.filter((other) => other.kind !== kind),
          day,
        )
      : [];
  const found = [...items, ...beside];
  const others = [...new Set(found.map(({ tag }) => tag))].filter((place) => !(offerPlaces as readonly string[]).includes(place));
  const values = [...offerPlaces, ...others.sort((a, b) => a.localeCompare(b, 'ro'))];
  const filter = filterOver(found, { parameter: inAddress.parameter, ...copy.filter, values });
  const listing: Listing<OfferTeaser<ShownPicture>> = {
    lang: 'ro',
    id: inAddress.id,
    label: copy.label,
    forms: copy.forms,
    items,
    filter,
  };
  const places = new Set(items.map(({ tag }) => tag)).size;
  return {
    copy,
    list: {
      ...list,
      name: list.name.replace('{year}', String(year)),
      title: list.title.replace('{year}', String(year)),
      lead: capital(list.lead.replace('{places}', countedInWords(places, copy.filter.forms))),
    },
    year,
    listing,
    beside,
    line: lineOf(open, year),
    /** Until the eve, today. */
    daysLeft: Math.round((Date.parse(`${year - 1}-12-31`) - Date.parse(day)) / 86_400_000),
    /** The last day of each place's offers. */
    lastDays: new Map([...Map.groupBy(found, ({ tag }) => tag)].map(([tag, some]) => [tag, lastOf(some)])),
    /** The last day on which one can still leave; nothing when nobody can. */
    until: items.length > 0 ? lastOf(items) : null,
    hasPast: all.some(({ data }) => isOver(data, day) && (kind !== 'newYear' || yearOf(data) === year)),
    gone: goneBoards(kind, all, day, list.gone),
    lists,
  };
}

/** Open offers of other lists: who chooses a place sees every way there, whichever list they came to. */
async function offersBeside(lists: readonly { kind: OfferKind; name: string }[], day: string): Promise<OfferBeside[]> {
  const offers = (await everyOffer(day)).filter(({ isOver }) => !isOver);
  return lists.flatMap((list) =>
    offers
      .filter((one) => one.kind === list.kind)
      .map(({ id, href, offer }) => ({
        id: `${list.kind}-${id}`,
        href,
        list: list.name,
        name: offer.name,
        tag: offer.place,
        until: lastDeparture(offer),
        what: `${periodInWords(list.kind, offer, day)}, ${stayInWords(offer)}`,
      })),
  );
}

const lastOf = (items: readonly { until: string }[]): string =>
  items
    .map(({ until }) => until)
    .sort()
    .at(-1) ?? '';

function lineOf(open: readonly OfferEntry[], year: number): MidnightLine<{ name: string; timeZone: string; until: string }> {
  const byPlace = Map.groupBy(open, ({ data }) => data.place);
  const places = [...byPlace].map(([name, entries]) => ({
    name,
    timeZone: entries[0]?.data.timeZone ?? 'Europe/Bucharest',
    until:
      entries
        .map(({ data }) => lastDeparture(data))
        .sort()
        .at(-1) ?? '',
  }));
  return midnightLine(places, year);
}

/**
 * Boards of departed journeys, the last year's and this one's. Those that are still to leave stand on it out of sight: the page
 * shows them when their day has come, also when nobody builds it anew.
 */
function goneBoards(kind: OfferKind, entries: readonly OfferEntry[], day: string, heading: string): GoneBoard[] {
  const years = Map.groupBy(entries, ({ data }) => (kind === 'newYear' ? (yearOf(data) ?? 0) : 0));
  const season = kind === 'newYear' ? seasonOf(entries, day) : 0;
  return [...years]
    .filter(([year]) => year === season || year === season - 1)
    .sort(([one], [other]) => other - one)
    .map(([year, some]) => ({
      heading: heading.replace('{year}', String(year)),
      rows: some
        .toSorted((one, other) => lastDeparture(one.data).localeCompare(lastDeparture(other.data)))
        .map((entry) => ({
          id: `${kind}-${entry.id}`,
          href: offerHref(entry),
          name: entry.data.name,
          from: formatShortDay(lastDeparture(entry.data), kind === 'newYear' ? 'without' : 'with'),
          what: stayInWords(entry.data),
          until: lastDeparture(entry.data),
          isOver: isOver(entry.data, day),
        })),
    }));
}
