/** All that an offer's page shows, from its entry. */
import { enquiryCopy, formWords } from '#domain/format/contact-words.ts';
import { formatWeekday, weekdayOf } from '#domain/format/dates.ts';
import { capital } from '#domain/format/number-words.ts';
import {
  departureNames,
  lastDayInWords,
  offerName,
  offerTitle,
  periodInWords,
  priceInWords,
  wayInWords,
} from '#domain/format/offer-words.ts';
import { entryHref, hrefOf } from '#domain/rules/addresses.ts';
import { chaptersOf } from '#domain/rules/chapters.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import { today } from '#domain/rules/expiry.ts';
import { isOver, lastDeparture, midnightFrom, newYearIn, nextDeparture, stripOf, stripSpan } from '#domain/rules/offer-days.ts';
import type { OfferFacts } from '#domain/rules/offer-views.ts';
import { timeDifference } from '#domain/rules/time-difference.ts';
import type { Offer } from '#domain/schemas/offer.ts';
import { dataOf } from './data-of.ts';
import { type OfferEntry, offerHref, offerLists, offersCopy, offersOf, seasonOf, teaserOf } from './offers.ts';
import { pictureOf } from './picture-of.ts';
import { cardOf } from './places.ts';
import { placesById } from './related.ts';
import { breadcrumbs, touristTrip } from './structured-data.ts';

/** How many other offers wait at the end: three are shown, the others take the place of those that leave. */
const nextCount = 6;

export async function offerPage(entry: OfferEntry, day = today()) {
  const { collection: kind, data } = entry;
  const copy = await offersCopy();
  const { brand } = await dataOf('agency', 'agency');
  const path = offerHref(entry);
  const lists = await offerLists(day);
  const home = lists.find((list) => list.kind === kind) ?? { name: '', href: hrefOf(kind, 'ro'), count: 0 };
  const all = await placesById();
  return {
    kind,
    copy,
    path,
    id: `${kind}-${entry.id}`,
    title: offerTitle(kind, data),
    until: lastDeparture(data),
    isOver: isOver(data, day),
    over: copy.over.replace('{day}', lastDayInWords(data)),
    picture: await pictureOf(data.picture, '4:5'),
    crumbs: [{ label: home.name, href: home.href }],
    things: [
      breadcrumbs('ro', brand, [
        { label: home.name, href: home.href },
        { label: data.name, href: path },
      ]),
      ...(isOver(data, day) ? [] : [tripOf(entry)]),
    ],
    contactHref: contactHref('ro', path),
    clocks: clocksOf(entry),
    facts: factsOf(entry, copy, day),
    terms: [
      { term: 'Avans', text: data.deposit ?? copy.rules.deposit },
      { term: 'Anulare', text: data.cancellation ?? copy.rules.cancellation },
    ],
    papers: papersOf(data, all),
    chapters: chaptersOf(entry.body ?? ''),
    places: await Promise.all(data.places.flatMap((id) => all.get(id) ?? []).map(cardOf)),
    next: {
      heading: copy.lists[kind].next,
      all: { label: copy.lists[kind].all.replace('{count}', String(home.count)), href: home.href },
      offers: await nextTo(entry, day),
    },
  };
}

const tripOf = (entry: OfferEntry) => {
  const { card, departures, leaves, arrives, programme, standIn } = entry.data;
  return touristTrip({
    name: offerTitle(entry.collection, entry.data),
    description: card,
    path: offerHref(entry),
    lang: 'ro',
    // An example is a journey, but nobody offers it.
    ...(!standIn && { offered: { from: departures[0]?.from ?? '', until: lastDeparture(entry.data) } }),
    departure: leaves.city,
    places: programme?.map(({ title }) => title) ?? [arrives.city],
  });
};

/** When the year begins there, and what clocks at home show then. */
function clocksOf({ collection, data }: OfferEntry) {
  const year = data.departures.map(newYearIn).find(Boolean);
  if (collection !== 'newYear' || !year) return null;
  const here = midnightFrom(data.timeZone, year);
  return {
    there: { name: data.name, time: '00:00', day: formatWeekday('ro', `${year}-01-01`) },
    here: { name: 'București', time: here.time, day: formatWeekday('ro', here.day) },
  };
}

function factsOf(
  { collection: kind, data }: OfferEntry,
  { rules, onRequest }: Awaited<ReturnType<typeof offersCopy>>,
  day: string,
): OfferFacts {
  const { departures, leaves, arrives, hotel, price, transport } = data;
  const next = nextDeparture(data, day);
  const year = kind === 'newYear' ? newYearIn(next) : undefined;
  const flies = Boolean(leaves.code);
  return {
    period: {
      big: periodInWords(kind, data, day),
      strip: year ? stripOf(next, stripSpan(departures, year)) : null,
      weekdays: `${weekdayOf('ro', next.from)} – ${weekdayOf('ro', next.to)}`,
      others: departures
        .filter((one) => one !== next && one.from >= day)
        .map((one) => ({ until: one.from, text: periodInWords(kind, { ...data, departures: [one] }, one.from) })),
    },
    nights: data.nights,
    hotel: {
      stars: hotel.stars,
      text: [hotel.name ?? hotel.note, hotel.name ? hotel.note : rules.hotel].filter(Boolean) as string[],
    },
    way: {
      term: flies ? 'Zbor' : capital(transport),
      big: flies ? `${leaves.code} → ${arrives.code}` : `${leaves.city} → ${arrives.city}`,
      // Where no airport stands for its city, all of it is said already.
      text: flies ? wayInWords(data) : null,
      line: flies ? rules.flight : null,
    },
    board: { big: capital(data.board), text: data.boardNote ?? null },
    price: price
      ? { big: priceInWords(price), text: `de ${price.per}, la ${formatDayOf(price.asOf)}`, until: lastDeparture(data) }
      : { big: onRequest, text: rules.price, until: lastDeparture(data) },
    clock: kind === 'newYear' ? null : timeDifference(data.timeZone, Number(next.from.slice(0, 4))),
  };
}

const formatDayOf = (day: string) => formatWeekday('ro', day).replace(/^[^,]+, /, '');

/** What the offer says of papers, or what the destination says that it names. */
function papersOf({ papers }: Offer, places: Awaited<ReturnType<typeof placesById>>) {
  if (!('place' in papers)) return { text: papers.text, page: papers, place: null };
  const place = places.get(papers.place)?.data;
  const visa = place?.visa;
  return {
    text: [place?.papers?.text, visa && `Viză: ${visa.kind}. ${visa.who}`].filter(Boolean).join(' '),
    page: null,
    place: { label: place?.name ?? papers.place, href: entryHref('destinations', papers.place) },
  };
}

/** The offers that follow this one in its list, around its end; those one can still take. */
async function nextTo(entry: OfferEntry, day: string) {
  const all = await offersOf(entry.collection, day);
  const year = seasonOf(all, day);
  const here = all.findIndex(({ id }) => id === entry.id);
  const following = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))].filter(({ data }) => !isOver(data, day));
  return Promise.all(following.slice(0, nextCount).map((other) => teaserOf(other, day, year)));
}

/** What the request of an offer says by itself, and the words of its form. */
export async function offerRequest({ collection: kind, data }: OfferEntry, day = today()) {
  const copy = await offersCopy();
  const { figures } = await dataOf('agency', 'agency');
  const words = formWords(enquiryCopy(await dataOf('contactPage', 'contact.ro'), figures));
  return {
    words: { ...words, ...copy.request, ask: copy.ask },
    place: offerTitle(kind, data),
    city: data.leaves.code ?? data.leaves.city,
    periods: departureNames({ ...data, departures: data.departures.filter(({ from }) => from >= day) }),
    message: copy.request.message.replace('{name}', offerName(kind, data)),
  };
}
