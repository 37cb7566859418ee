/** Where to go in a break: places whose season, length and way fit its days. */
import type { Season } from '../schemas/airport.ts';
import type { Destination } from '../schemas/destination.ts';
import { addDays } from './calendar-days.ts';
import type { LongBreak } from './long-breaks.ts';
import type { Airports } from './place-problems.ts';

/** How one gets there in a month, from Bucharest. */
export type Way = { minutes: number; by: 'direct' | 'charter' | 'cu escală' | NonNullable<Destination['land']>[number]['by'] };

export type Place = { id: string; entry: Destination };
type FittingPlace = { id: string; way: Way };

/** On the way there nobody spends more than this of each free day. */
const minutesOnTheWay = 90;
/** A longer way takes the day of departure and the day of return; a shorter one takes one of the two. */
const halfADay = 360;

/**
 * The places that fit a break, the best first; not two of one country.
 *
 * A place fits when the month in the middle of the break is one of its best, the ministry does not warn of it, its days fit into
 * those that the way leaves and fill at least half of them.
 *
 * @param airports the registry, by IATA code
 * @param used how often each place has been named already: who reads on finds others
 */
export function placesForBreak(
  { from, days }: Pick<LongBreak, 'from' | 'days'>,
  places: readonly Place[],
  airports: Airports,
  used: ReadonlyMap<string, number>,
  count = 3,
): FittingPlace[] {
  const month = Number(addDays(from, Math.floor(days / 2)).slice(5, 7));
  const fitting = places
    .flatMap(({ id, entry }) => {
      const way = entry.advisory || !entry.months?.best.includes(month) ? undefined : wayIn(entry, airports, month);
      if (!way || way.minutes > days * minutesOnTheWay) return [];
      const left = days - (way.minutes > halfADay ? 2 : 1);
      const idle = left - entry.days.to;
      if (entry.days.from > left || idle > entry.days.to) return [];
      return [{ id, way, country: entry.country, rank: [used.get(id) ?? 0, Math.max(idle, 0), way.minutes] as const }];
    })
    .sort(({ rank: [a0, a1, a2], id: a }, { rank: [b0, b1, b2], id: b }) => a0 - b0 || a1 - b1 || a2 - b2 || (a < b ? -1 : 1));
  const ofTheirCountry = fitting.filter(({ country }, index) => fitting.findIndex((one) => one.country === country) === index);
  return ofTheirCountry.slice(0, count).map(({ id, way }) => ({ id, way }));
}

/** The way in a month: to the first airport that is flown to then, since the best stands first, else the shortest by land; nothing where neither is known. */
export function wayIn({ airports: arrivals, land = [] }: Destination, airports: Airports, month: number): Way | undefined {
  const flights = arrivals.flatMap(({ code }) => flightIn(airports.get(code)?.flight, month) ?? []);
  return flights[0] ?? land.map(({ by, minutes }) => ({ by, minutes })).toSorted((one, other) => one.minutes - other.minutes)[0];
}

type Flight = NonNullable<ReturnType<Airports['get']>>['flight'];

function flightIn(flight: Flight | undefined, month: number): Way | undefined {
  if (!flight || flight.kind === 'fără zbor') return undefined;
  const { kind, minutes, season } = flight;
  if (kind === 'direct') return { minutes, by: 'direct' };
  if (kind === 'escală') return { minutes, by: 'cu escală' };
  // Outside its season one changes planes, and how long that takes is not known.
  return season && isIn(season, month) ? { minutes, by: kind === 'charter' ? 'charter' : 'direct' } : undefined;
}

/** A winter season goes over the new year: from 12 to 3. */
const isIn = ({ from, to }: Season, month: number) => (from <= to ? month >= from && month <= to : month >= from || month <= to);
