/** The line of midnights: places hang from the hour in Bucharest at which their year begins. */
import { instantOf } from './flight-time.ts';
import { midnightFrom } from './offer-days.ts';

const home = 'Europe/Bucharest';

/** The line is cut into half hours; some places are half an hour off. */
const step = 30;

type MidnightStop<Place> = {
  /** What clocks in Bucharest show, HH:MM. */
  time: string;
  /** Half hours after the line begins. */
  at: number;
  /** The year begins there and at home at once. */
  isHome: boolean;
  places: Place[];
};

export type MidnightLine<Place> = {
  /** How many half hours the line is long. */
  length: number;
  /** Half hours after the line begins, the year begins at home. */
  newYear: number;
  stops: MidnightStop<Place>[];
};

/** @param places in the order in which those of one hour are named */
export function midnightLine<Place extends { timeZone: string }>(places: readonly Place[], year: number): MidnightLine<Place> {
  const atHome = midnightInstant(home, year);
  const steps = (zone: string) => Math.round((midnightInstant(zone, year) - atHome) / 60_000 / step);
  const byStep = Map.groupBy(places, ({ timeZone }) => steps(timeZone));
  const found = [...byStep.keys()];
  // Whole hours at both ends, and an hour for the last place to stand in.
  const first = 2 * Math.floor(Math.min(0, ...found) / 2);
  const last = 2 * Math.floor(Math.max(0, ...found) / 2) + 2;
  const stops = [...byStep]
    .sort(([one], [other]) => one - other)
    .map(([at, some]) => ({
      time: midnightFrom(some[0]?.timeZone ?? home, year).time,
      at: at - first,
      isHome: at === 0,
      places: some,
    }));
  return { length: last - first, newYear: 0 - first, stops };
}

/** The moment (ms since 1970) a year begins in a zone. */
export const midnightInstant = (zone: string, year: number): number => instantOf(`${year}-01-01`, '00:00', zone);
