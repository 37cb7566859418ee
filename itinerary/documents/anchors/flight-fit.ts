/** Whether two places and two local times can be one flight, and how well: by the zones of that day and by how far it is. */
import { offsetMinutes } from '#domain/rules/flight-time.ts';
import type { PrintedDay } from '../../draft/draft-itinerary.ts';
import type { Airport } from '../../reference/airports.ts';
import { longerByOldClocks } from '../../reference/changed-clocks.ts';
import { kilometresBetween, usualMinutes } from '../../reference/distances.ts';

export type Flown = {
  from: Airport;
  to: Airport;
  /** `HH:MM`, local. */
  left: string;
  landed: string;
  day?: PrintedDay | undefined;
  landedDay?: PrintedDay | undefined;
  dayShift?: number | undefined;
};

/** Airports nearer to each other have no flights between them. */
const nearest = 45;
/** Over the date line one lands the day before; the longest flights land two days later by the calendar. */
const shifts = [-1, 0, 1, 2];
/** Where no year is printed, clocks are changed as in this one. */
const anyYear = 2027;
const best = 3;

const inMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Days since 1970; of days without a year, in one and the same year. */
export const dayOf = ({ year, month, day }: PrintedDay): number => Date.UTC(year ?? anyYear, month - 1, day) / 86_400_000;

/**
 * Real minutes from leaving to landing, as near to what the distance asks as the printed days allow; undefined where none can be.
 * @param longer minutes more than by the clocks of today
 */
export function minutesOf(flown: Flown, longer = 0): number | undefined {
  const { from, to, left, landed, day } = flown;
  const noon = (day ? dayOf(day) : dayOf({ day: 15, month: 4 })) * 86_400_000 + 43_200_000;
  const byClocks = inMinutes(landed) - inMinutes(left) + ahead(noon, from.zone) - ahead(noon, to.zone) + longer;
  const printed = printedShift(flown);
  const possible = (printed === undefined ? shifts : [printed])
    .map((shift) => byClocks + shift * 1440)
    .filter((minutes) => minutes > 0 && minutes < 1440);
  return possible[0];
}

/** Whether the second leaves before the first has landed, by the clocks of its own airport: nobody flies both. */
export function leavesInFlight(one: Flown, other: Omit<Flown, 'to' | 'landed'>): boolean {
  if (!one.day || !other.day) return false;
  const year = one.day.year ?? other.day.year;
  const [day, otherDay] = [one.day, other.day].map((printed) =>
    dayOf({ ...printed, ...(year && { year: printed.year ?? year }) }),
  );
  const days = (otherDay ?? 0) - (day ?? 0);
  const noon = (day ?? 0) * 86_400_000 + 43_200_000;
  const clocks = ahead(noon, one.from.zone) - ahead(noon, other.from.zone);
  const between = days * 1440 + inMinutes(other.left) - inMinutes(one.left) + clocks;
  return between >= 0 && between < (minutesOf(one) ?? 0);
}

const offsets = new Map<string, number>();

/** Asking a zone takes a thousand times what remembering does, and a document asks for a few days only. */
function ahead(noon: number, zone: string): number {
  const key = `${zone} ${noon}`;
  const known = offsets.get(key) ?? offsetMinutes(noon, zone);
  if (offsets.size > 5000) offsets.clear();
  offsets.set(key, known);
  return known;
}

function printedShift({ day, landedDay, dayShift }: Flown): number | undefined {
  if (!landedDay || !day) return dayShift;
  const days =
    dayOf({ ...landedDay, year: landedDay.year ?? day.year ?? anyYear }) -
    dayOf({ ...day, year: day.year ?? landedDay.year ?? anyYear });
  // From December into January, where no year is printed.
  return days < -300 ? days + (day.year === undefined && landedDay.year === undefined ? 365 : 0) : days;
}

/** From 3, as timetables have it, down to −3; undefined where nobody can fly so, by the clocks of today or those it was sold by. */
export function fitOf(flown: Flown): number | undefined {
  const longer = longerByOldClocks(flown.from.zone, flown.to.zone);
  const [today, sold] = [fitIn(flown, 0), longer === 0 ? undefined : fitIn(flown, longer)];
  return today !== undefined && sold !== undefined ? Math.max(today, sold) : (today ?? sold);
}

function fitIn(flown: Flown, longer: number): number | undefined {
  const kilometres = distance(flown.from, flown.to);
  const minutes = minutesOf(flown, longer);
  if (kilometres < nearest || minutes === undefined) return undefined;
  const usual = usualMinutes(kilometres);
  const fastest = (kilometres / 1100) * 60 + 8;
  if (minutes < fastest || minutes > 3 * usual + 60) return undefined;
  return Math.max(-best, best - (6 * Math.max(0, Math.abs(minutes - usual) - 20)) / usual);
}

const distances = new Map<string, number>();

function distance(from: Airport, to: Airport): number {
  const key = `${from.iata}${to.iata}`;
  const known = distances.get(key) ?? kilometresBetween(from, to);
  if (distances.size > 10_000) distances.clear();
  distances.set(key, known);
  return known;
}
