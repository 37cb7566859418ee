/** What a value of an itinerary may be beyond its form, wherever one is corrected or drawn: a day of 0001 has the form of a day. */
import type { Itinerary } from '../schemas/itinerary.ts';
import { lengthOf } from './calendar-days.ts';
import { minutesBetween } from './flight-time.ts';

/**
 * Flights and passengers: more than any journey has, so that what is drawn stays a few pages. Minutes: the longest flight there is takes
 * 19 hours; with a stop, and the same number, a day at most. Kilograms: no seat on any flight emits as much. Years: of e-tickets.
 */
export const itineraryBounds = {
  segments: 40,
  passengers: 40,
  flightMinutes: 24 * 60,
  co2Kg: 20_000,
  years: { from: 2000, to: 2099 },
} as const;

const isInBounds = (day: string | null) =>
  day === null || (Number(day.slice(0, 4)) >= itineraryBounds.years.from && Number(day.slice(0, 4)) <= itineraryBounds.years.to);

/** @returns the path of each day of the itinerary, `segments[0].arrival.date`, with the day */
export function daysOf({ issueDate, segments }: Pick<Itinerary, 'issueDate' | 'segments'>): [path: string, day: string | null][] {
  return [
    ['issueDate', issueDate],
    ...segments.flatMap(({ departure, arrival }, index): [string, string | null][] => [
      [`segments[${index}].departure.date`, departure.date],
      [`segments[${index}].arrival.date`, arrival.date],
    ]),
  ];
}

/** @returns the path of the first value that is out of bounds, or nothing */
export function outOfBounds(itinerary: Pick<Itinerary, 'issueDate' | 'segments' | 'co2Kg'>): string | undefined {
  const { co2Kg, segments } = itinerary;
  if (co2Kg !== null && co2Kg > itineraryBounds.co2Kg) return 'co2Kg';
  const day = daysOf(itinerary).find(([, value]) => !isInBounds(value))?.[0];
  if (day) return day;
  const tooLong = segments.findIndex(({ durationMinutes }) => (durationMinutes ?? 0) > itineraryBounds.flightMinutes);
  return tooLong < 0 ? undefined : `segments[${tooLong}].durationMinutes`;
}

/**
 * Arrivals that do not belong to their departure: days apart, or by the clocks of both airports before it or more than a day after it.
 * Asked where a journey is drawn and not where a day is corrected: who mends a year mends both days, one after the other.
 * @returns the path of the day, or of the time, of each
 */
export function arrivalsAdrift({ segments }: Pick<Itinerary, 'segments'>): string[] {
  return segments.flatMap(({ departure, arrival }, index) => {
    if (isAdrift(departure.date, arrival.date)) return `segments[${index}].arrival.date`;
    const minutes = minutesBetween(departure, arrival);
    const canBe = minutes === null || (minutes > 0 && minutes <= itineraryBounds.flightMinutes);
    return canBe ? [] : `segments[${index}].arrival.time`;
  });
}

/** Across the date line a flight lands on the day before, or two days later by the calendar; never further. */
function isAdrift(departs: string | null, lands: string | null): boolean {
  if (departs === null || lands === null) return false;
  const days = lengthOf(departs, lands) - 1;
  return days < -1 || days > 2;
}
