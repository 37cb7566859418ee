/** The page of long weekends: this year and the next two, each with its days off, its breaks and where to go in them. */
import { counted } from '#domain/format/counted.ts';
import {
  formatDuration,
  formatPeriodOfYear,
  formatShortPeriod,
  joinNames,
  monthNames,
  shortMonthNames,
} from '#domain/format/dates.ts';
import { inAllTexts } from '#domain/format/fill-copy.ts';
import { calendarHref, entryHref, hrefOf, thumbnailHref } from '#domain/rules/addresses.ts';
import { type Place, placesForBreak, type Way } from '#domain/rules/break-places.ts';
import { addDays, daysFrom, isWeekend, weekdayOf } from '#domain/rules/calendar-days.ts';
import { contactHrefFor } from '#domain/rules/contact-href.ts';
import { today } from '#domain/rules/expiry.ts';
import { freeWeekends, gainOf, type LongBreak, longBreaks, type RankedBreak } from '#domain/rules/long-breaks.ts';
import { publicHolidays } from '#domain/rules/public-holidays.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { LongWeekendsPage } from '#domain/schemas/long-weekends-page.ts';
import { dataOf } from './data-of.ts';
import { airportsIn, destinationsIn } from './english-words.ts';
import { dayInWords, daysInWords, namesOf, titleOf } from './long-weekend-words.ts';
import { addressOf } from './places.ts';
import { breadcrumbs, type Thing } from './structured-data.ts';

/** This year and how many after it. */
const yearsAhead = 2;

/** From how many free days per day of leave a break is cheap enough to open the calendar with: the longest of those. */
const cheap = 3;

const yearsShown = (day = today()): number[] => {
  const first = Number(day.slice(0, 4));
  return Array.from({ length: yearsAhead + 1 }, (_, count) => first + count);
};

/** Name of a break among all: in the address of the page, and of its file. */
const idOf = ({ from, to }: Pick<LongBreak, 'from' | 'to'>): string => `punte-${from}-${to}`;

/** Name of the file with all the days off of a year. */
export const fileOfYear = (year: number): string => `zile-libere-${year}`;

/** The words of the page, with the years it shows. */
async function longWeekendsCopy(lang: Lang): Promise<LongWeekendsPage> {
  const copy = await dataOf('longWeekendsPage', `long-weekends.${lang}`);
  const years = yearsShown();
  return inAllTexts(copy, (text) => text.replaceAll('{years}', `${years[0]}–${years.at(-1)}`));
}

/** @param lang of the page; in English the places are those that have a page in English */
export async function longWeekendsPage(lang: Lang, day = today()) {
  const copy = await longWeekendsCopy(lang);
  const places = await placesOfContent(lang);
  const years = yearsShown(day).map((year) => yearOf(year, copy, places, day));
  const current = (years.find(({ breaks }) => breaks.filter(isAhead).length * 2 >= breaks.length) ?? years[0])?.year;
  return { copy, years: years.map((year) => ({ ...year, isCurrent: year.year === current })) };
}

/** What the page says of itself. Its breaks have no address of their own that a search result could lead to. */
export function thingsOf({ lang, heading }: LongWeekendsPage, brand: string): Thing[] {
  return [breadcrumbs(lang, brand, [{ label: heading, href: hrefOf('longWeekends', lang) }])];
}

const isAhead = ({ isPast }: { isPast: boolean }) => !isPast;

/** How many breaks a year has, or has left; the page's script goes on counting. */
function noteOf(all: number, ahead: number, { lang, years: { left, none, breaks } }: LongWeekendsPage): string {
  if (ahead === 0) return none;
  return ahead < all ? left.replace('{count}', String(ahead)) : counted(lang, all, breaks);
}

type Places = Awaited<ReturnType<typeof placesOfContent>>;

async function placesOfContent(lang: Lang) {
  const entries = await destinationsIn(lang);
  const places: Place[] = entries.map((entry) => ({ id: addressOf(entry).id, entry: entry.data }));
  const airports = await airportsIn(lang);
  return { lang, places, airports, byId: new Map(places.map(({ id, entry }) => [id, entry])) };
}

function yearOf(year: number, copy: LongWeekendsPage, places: Places, day: string) {
  const { lang } = copy;
  const holidays = publicHolidays(year);
  const used = new Map<string, number>();
  const breaks = longBreaks(year).map((one) => ({ ...breakOf(one, copy, day), places: fitting(one, places, used) }));
  // What is over stays, after the rest.
  const ordered = [...breaks.filter(isAhead), ...breaks.filter(({ isPast }) => isPast)];
  return {
    id: `an-${year}`,
    year,
    note: noteOf(breaks.length, breaks.filter(isAhead).length, copy),
    breaks: ordered,
    opened: openedOf(ordered),
    months: monthsOf(year, ordered, new Set(holidays.map((holiday) => holiday.day)), lang),
    holidays: holidays.map((holiday) => ({
      ...dayInWords(holiday.day, lang),
      name: joinNames(lang, namesOf(holiday, copy.days)),
      isWeekend: isWeekend(holiday.day),
    })),
    weekdays: holidays.filter((holiday) => !isWeekend(holiday.day)).length,
    free: freeWeekends(year).map((one) => ({
      period: formatPeriodOfYear(lang, one.from, one.to),
      name: titleOf(one, copy),
      days: counted(lang, one.days, copy.free.days),
    })),
    calendar: calendarHref(fileOfYear(year), lang),
  };
}

function breakOf(one: RankedBreak, copy: LongWeekendsPage, day: string) {
  const { from, to, days, leave, holidays, orElse, feasts } = one;
  const { lang, list } = copy;
  const id = idOf(one);
  const given = holidays.map((holiday) => `${dayInWords(holiday.day, lang).long} (${namesOf(holiday, copy.days).join(', ')})`);
  return {
    id,
    from,
    to,
    days,
    gain: gainOf(one),
    isPast: to < day,
    title: titleOf(one, copy),
    short: feasts[0] ? copy.feasts[feasts[0]].short : '',
    period: formatPeriodOfYear(lang, from, to),
    shortPeriod: formatShortPeriod(lang, from, to),
    leave: { count: leave.length, days: leave, words: counted(lang, leave.length, list.leave) },
    free: counted(lang, days, list.free),
    take: list.take.replace('{days}', daysInWords(leave, lang)),
    given: list.given.replace('{days}', joinNames(lang, given)),
    orElse: orElse.map(({ from, to }) => list.orElse.replace('{days}', formatPeriodOfYear(lang, from, to))),
    weeks: weeksOf(one, lang),
    calendar: calendarHref(id, lang),
    ask: contactHrefFor(lang, hrefOf('longWeekends', lang), { from, to }),
  };
}

/** The break the calendar opens with: of those to come the longest that is cheap, else the cheapest. */
function openedOf(breaks: readonly { id: string; days: number; gain: number; isPast: boolean }[]): string {
  const ahead = breaks.filter(isAhead);
  const [longest] = ahead.filter(({ gain }) => gain >= cheap).sort((one, other) => other.days - one.days);
  return (longest ?? ahead[0] ?? breaks[0])?.id ?? '';
}

type ShownDay = { day: string; number: number; isHoliday: boolean; free: number[] };

/** The months of a year as its poster shows them, with as much of the months beside it as its breaks reach into. */
function monthsOf(year: number, breaks: readonly ShownRun[], holidays: ReadonlySet<string>, lang: Lang) {
  const first = breaks.map(({ from }) => from).sort()[0] ?? `${year}-01-01`;
  const last =
    breaks
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? `${year}-12-31`;
  const neighbours = new Set([year - 1, year + 1].flatMap(publicHolidays).map(({ day }) => day));
  const days = daysFrom(first < `${year}` ? first : `${year}-01-01`, last > `${year}-12-31` ? last : `${year}-12-31`).map(
    (day): ShownDay => ({
      day,
      number: Number(day.slice(8)),
      isHoliday: holidays.has(day) || neighbours.has(day),
      free: breaks.flatMap(({ from, to }, index) => (from <= day && day <= to ? index + 1 : [])),
    }),
  );
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, days]) => ({
    month,
    ...namesOfMonth(month, lang),
    isOfYear: month.startsWith(`${year}`),
    offset: weekdayOf(days[0]?.day ?? ''),
    days,
  }));
}

type ShownRun = { from: string; to: string };

/** The whole weeks that a break lies in, Monday to Sunday. */
function weeksOf({ from, to, leave, holidays }: LongBreak, lang: Lang) {
  const off = new Set(holidays.map(({ day }) => day));
  const monday = addDays(from, -weekdayOf(from));
  const days = daysFrom(monday, addDays(to, 6 - weekdayOf(to))).map((day) => ({
    day,
    isWeekend: isWeekend(day),
    isInside: from <= day && day <= to,
    kind: leave.includes(day) ? ('leave' as const) : off.has(day) ? ('holiday' as const) : undefined,
  }));
  return Array.from({ length: days.length / 7 }, (_, week) => {
    const ofWeek = days.slice(week * 7, week * 7 + 7);
    return { month: namesOfMonth(ofWeek[0]?.day ?? '', lang).short, days: ofWeek };
  });
}

const long = { ro: monthNames('ro'), en: monthNames('en') };
const short = { ro: shortMonthNames('ro'), en: shortMonthNames('en') };

/** Names of the month of a day. */
function namesOfMonth(day: string, lang: Lang): { name: string; short: string } {
  const month = Number(day.slice(5, 7)) - 1;
  return { name: long[lang][month] ?? '', short: short[lang][month] ?? '' };
}

function fitting(one: LongBreak, { lang, places, airports, byId }: Places, used: Map<string, number>) {
  return placesForBreak(one, places, airports, used).flatMap(({ id, way }) => {
    const entry = byId.get(id);
    if (!entry?.months) return [];
    used.set(id, (used.get(id) ?? 0) + 1);
    const href = entryHref('destinations', id, lang);
    return [{ id, href, name: entry.name, why: entry.months.why, way: wayInWords(way, lang), picture: thumbnailHref(href) }];
  });
}

/** Of the ways that entries name in Romanian. */
const english: Readonly<Record<Way['by'], string>> = {
  direct: 'direct',
  charter: 'charter',
  'cu escală': 'with a stop',
  mașină: 'by car',
  tren: 'by train',
  autocar: 'by coach',
  vapor: 'by ship',
};

const wayInWords = ({ minutes, by }: Way, lang: Lang) => `${formatDuration(minutes)}, ${lang === 'en' ? english[by] : by}`;
