/** What follows from the days of an offer: its season, its midnight, when it is over. Days are YYYY-MM-DD, compared as text. */
import type { Offer } from '../schemas/offer.ts';
import { expired } from './expiry.ts';
import { type Clock, clockAt, instantOf } from './flight-time.ts';

type Days = Pick<Offer, 'departures'>;
type Departure = Days['departures'][number];

const home = 'Europe/Bucharest';
const dayLength = 86_400_000;

/** How many nights lie between leaving and coming back. */
export const nightsAway = ({ from, to }: Departure): number => (Date.parse(to) - Date.parse(from)) / dayLength;

/** The year that begins on the way, if one does. */
export function newYearIn({ from, to }: Departure): number | undefined {
  const year = Number(to.slice(0, 4));
  return from.slice(0, 4) < String(year) ? year : undefined;
}

/** What clocks in Bucharest show when a year begins in that zone: day as YYYY-MM-DD, time as HH:MM. */
export const midnightFrom = (zone: string, year: number): Clock => clockAt(instantOf(`${year}-01-01`, '00:00', zone), home);

/** The last day on which one can still leave: the day after it, the offer is over. */
export const lastDeparture = ({ departures }: Days): string =>
  departures
    .map(({ from }) => from)
    .sort()
    .at(-1) ?? '';

/** Whether nobody can leave any more. @param day the day to judge by */
export const isOver = (offer: Days, day: string): boolean => expired(lastDeparture(offer), day);

/** The departure that comes next, or the last there was. @param day the day to judge by */
export function nextDeparture({ departures }: Days, day: string): Departure {
  const next = departures.find(({ from }) => !expired(from, day)) ?? departures.at(-1);
  if (!next) throw new Error('an offer has no departure: its schema has not been asked');
  return next;
}

/**
 * The season of a list of offers: the year that begins on the next journey still open, else on the last there was. Without any that
 * goes over the new year it is the year that comes.
 *
 * @param day the day to judge by
 */
export function seasonYear(offers: readonly Days[], day: string): number {
  const years = (some: readonly Days[]) => some.flatMap(({ departures }) => departures.flatMap((one) => newYearIn(one) ?? []));
  const open = years(offers.filter((offer) => !isOver(offer, day)));
  if (open.length > 0) return Math.min(...open);
  const past = years(offers);
  return past.length > 0 ? Math.max(...past) : Number(day.slice(0, 4)) + 1;
}

/** A day of the strip that shows a stay over the new year: on the way, the eve, at home. */
export type StripDay = { day: string; is: 'away' | 'eve' | 'home' };

/** The days that a strip shows: twelve around the new year, more when somebody is away for longer. */
export function stripSpan(departures: readonly Departure[], year: number): Departure {
  const ends = [`${year - 1}-12-26`, `${year}-01-06`, ...departures.flatMap(({ from, to }) => [from, to])].sort();
  return { from: ends[0] ?? '', to: ends.at(-1) ?? '' };
}

/** The strip of one journey over the days of `span`. */
export function stripOf({ from, to }: Departure, span: Departure): StripDay[] {
  return Array.from({ length: nightsAway(span) + 1 }, (_, index) => {
    const day = new Date(Date.parse(span.from) + index * dayLength).toISOString().slice(0, 10);
    const isAway = from <= day && day <= to;
    return { day, is: isAway ? (day.endsWith('-12-31') ? 'eve' : 'away') : 'home' };
  });
}
