/**
 * Which flights of a timetable leave on a chosen day. A timetable holds for its season only, so outside it nothing leaves,
 * however likely the next season is to look the same. A day is the calendar day at the airport of departure, YYYY-MM-DD.
 */
import type { Route } from '../schemas/route.ts';
import { type SeasonState, seasonState } from './expiry.ts';
import { type Clock, clockAt, flightMinutes, instantOf } from './flight-time.ts';

/** What the rules need of a route: the rest of its entry is words. */
export type Timetable = Pick<Route, 'season' | 'airports' | 'flights'>;

/** A take-off or a landing: what clocks show there, and what they show at the other end of the route at that instant. */
export type Moment = { instant: number; here: Clock; there: Clock };

export type Departure = {
  number: string;
  /** Codes of the airports. */
  from: string;
  to: string;
  departs: Moment;
  arrives: Moment;
  /** Time in the air. */
  minutes: number;
};

/** The flights that leave on that day, in the order in which they leave; none outside the season. */
export function departuresOn(route: Timetable, day: string): Departure[] {
  if (seasonState(route.season, day) !== 'inside') return [];
  const weekday = weekdayOf(day);
  return route.flights
    .filter(({ days }) => days.includes(weekday))
    .map((flight) => departureOf(route, flight, day))
    .sort((a, b) => a.departs.instant - b.departs.instant);
}

/**
 * The first flights that leave on that day or later in the season. Before the season they are the first of the season.
 *
 * @param count how many at most; fewer when the season ends
 */
export function nextDepartures(route: Timetable, day: string, count: number): Departure[] {
  const { from, until } = route.season;
  const found: Departure[] = [];
  for (let next = day < from ? from : day; next <= until && found.length < count; next = dayAfter(next))
    found.push(...departuresOn(route, next));
  return found.slice(0, count);
}

type DayOfFlights = {
  /** Where the chosen day stands against the season. */
  season: SeasonState;
  /** The day the flights leave on: the chosen one, or the next with a flight. Absent when none is left in the season. */
  day?: string;
  flights: Departure[];
};

/** The flights of the chosen day; when there are none, those of the next day that has some. */
export function flightsFrom(route: Timetable, day: string): DayOfFlights {
  const season = seasonState(route.season, day);
  const first = nextDepartures(route, day, 1)[0]?.departs.here.day;
  return first ? { season, day: first, flights: departuresOn(route, first) } : { season, flights: [] };
}

function departureOf(route: Timetable, flight: Timetable['flights'][number], day: string): Departure {
  const { number, from, to } = flight;
  const here = zoneOf(route, from);
  const there = zoneOf(route, to);
  const start = instantOf(day, flight.departs, here);
  const minutes = flightMinutes({
    day,
    departs: { time: flight.departs, zone: here },
    arrives: { time: flight.arrives, zone: there },
  });
  const end = start + minutes * 60_000;
  return {
    number,
    from,
    to,
    departs: { instant: start, here: clockAt(start, here), there: clockAt(start, there) },
    arrives: { instant: end, here: clockAt(end, there), there: clockAt(end, here) },
    minutes,
  };
}

function zoneOf(route: Timetable, code: string): string {
  const airport = route.airports[code];
  if (!airport) throw new Error(`a flight names the airport ${code}, which “airports” does not have`);
  return airport.zone;
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Monday is 1. */
const weekdayOf = (day: string) => midnight(day).getUTCDay() || 7;

function dayAfter(day: string): string {
  const next = midnight(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
