/** Days on which the promoted route answers differently: taken from its timetable, which changes with every season. */
import { departuresOn } from '#domain/rules/departures.ts';
import { content } from './content.ts';

export const route = content.route();

/** The day so many days after another; YYYY-MM-DD. */
export function dayAround(day: string, days: number): string {
  const other = new Date(`${day}T00:00:00Z`);
  other.setUTCDate(other.getUTCDate() + days);
  return other.toISOString().slice(0, 10);
}

/** A month inside the season, where every weekday comes. */
const days = Array.from({ length: 28 }, (_, index) => dayAround(route.season.from, 30 + index));
const found = (wanted: (day: string) => boolean, what: string) => {
  const day = days.find(wanted);
  if (day === undefined) throw new Error(`content/routes: the timetable has no ${what}`);
  return day;
};

/** A day with flights. */
export const aFlightDay = found((day) => departuresOn(route, day).length > 0, 'day with a flight');

/** A day without flights, before one that has some; undefined where flights leave every day. */
export const aQuietDay = days.find((day) => departuresOn(route, day).length === 0);
