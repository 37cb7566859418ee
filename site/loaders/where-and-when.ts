/** The page that asks where and when: places of one language as rows, and what stands behind each month. */
import { counted } from '#domain/format/counted.ts';
import { formatDuration, monthNames, shortMonthNames } from '#domain/format/dates.ts';
import { inAllTexts } from '#domain/format/fill-copy.ts';
import { entryHref, hrefOf, thumbnailHref } from '#domain/rules/addresses.ts';
import type { ContinentKey } from '#domain/rules/continents.ts';
import { today } from '#domain/rules/expiry.ts';
import { factsOf, usualWayOf } from '#domain/rules/place-facts.ts';
import type { Airports } from '#domain/rules/place-problems.ts';
import type { Theme } from '#domain/rules/themes.ts';
import { foundUnder } from '#domain/rules/where-and-when.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { WhereAndWhenPage } from '#domain/schemas/where-and-when-page.ts';
import { dataOf } from './data-of.ts';
import { airportsIn, destinationsIn } from './english-words.ts';
import { pictureOf } from './picture-of.ts';
import { addressOf, type DestinationEntry } from './places.ts';
import { breadcrumbs, type Thing } from './structured-data.ts';

/** What the page needs of a place, in the language of the page. */
type FoundPlace = {
  id: string;
  href: string;
  name: string;
  country: string;
  field: ContinentKey;
  /** The good ones, 1 to 12, and why. */
  months: readonly number[];
  why: string;
  suits: string;
  days: { from: number; to: number };
  cost: number;
  themes: readonly Theme[];
  /** From Bucharest; null where nobody knows. */
  minutes: number | null;
  way: string;
};

/** The places that have a page in the language, in the order of their names. What the ministry warns of has no month and is none of them. */
async function foundPlaces(lang: Lang): Promise<FoundPlace[]> {
  const airports = await airportsIn(lang);
  const entries = (await destinationsIn(lang)).filter(({ data }) => !data.advisory);
  const places = await Promise.all(entries.map((entry) => foundPlace(entry, airports, lang)));
  return places.flat().toSorted((one, other) => one.name.localeCompare(other.name, lang));
}

async function foundPlace(entry: DestinationEntry, airports: Airports, lang: Lang): Promise<FoundPlace[]> {
  const { name, country, months, suits, days, cost, themes } = entry.data;
  if (!months) return [];
  const { continent, id } = addressOf(entry);
  const { minutes, words } = usualWayOf(factsOf(entry.data, airports, today(), lang), lang);
  return [
    {
      id,
      href: entryHref('destinations', id, lang),
      name,
      country,
      field: continent as ContinentKey,
      months: months.best,
      why: months.why,
      suits,
      days,
      cost,
      themes,
      minutes,
      way: words ?? '',
    },
  ];
}

export async function whereAndWhenPage(lang: Lang) {
  const places = await foundPlaces(lang);
  const written = await dataOf('whereAndWhenPage', `where-and-when.${lang}`);
  const all = counted(lang, places.length, written.places);
  const { lead, share, ...rest } = written;
  const copy: WhereAndWhenPage = { ...rest, ...inAllTexts({ lead, share }, (text) => text.replaceAll('{places}', all)) };
  const names = { long: monthNames(lang), short: shortMonthNames(lang) };
  const rows = places.map((place) => ({
    ...place,
    thumbnail: thumbnailHref(place.href),
    time: place.minutes === null ? '' : formatDuration(place.minutes),
    stay: place.days.from === place.days.to ? String(place.days.to) : `${place.days.from}–${place.days.to}`,
    stayNoun: place.days.to === 1 ? copy.board.stay.one : copy.board.stay.many,
    lit: names.short.map((name, index) => ({ name, isGood: place.months.includes(index + 1) })),
    goodMonths: place.months.map((month) => names.short[month - 1] ?? '').join(', '),
    labels: foundUnder({ ...place, themes: place.themes.map((theme) => copy.ask.theme.choices[theme]) }, place.minutes),
  }));
  const months = names.long.map((long, index) => ({
    value: String(index + 1),
    long,
    short: names.short[index] ?? '',
    places: rows.filter(({ months }) => months.includes(index + 1)).length,
  }));
  return { copy, all, rows, months, picture: await pictureOf(copy.picture, '4:5', 'plain') };
}

/** What the page says of itself. What it lists, the pages of continents list for search engines. */
export function thingsOf({ lang, heading }: WhereAndWhenPage, brand: string): Thing[] {
  return [breadcrumbs(lang, brand, [{ label: heading, href: hrefOf('whereAndWhen', lang) }])];
}
