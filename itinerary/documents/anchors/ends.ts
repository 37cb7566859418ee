/** What is asked of the two ends of flights: where they are, and how far apart. */
import type { DraftEnd } from '../../draft/draft-itinerary.ts';
import { type Airport, airportAt, airportsIn } from '../../reference/airports.ts';
import { dayOf } from './flight-fit.ts';

/** Which airports an end may be, the likeliest first. */
export const airportsAt = ({ airport, place }: DraftEnd): readonly Airport[] => {
  const coded = airport && airportAt(airport.value);
  return coded ? [coded] : airport ? airportsIn(airport.value) : place ? airportsIn(place.value) : [];
};

/** From the day of one to that of the other; a year that only one of them prints is that of both. */
export function daysBetween({ date: one }: DraftEnd, { date: other }: DraftEnd): number | undefined {
  if (!one || !other) return undefined;
  const [year, otherYear] = [one.value.year ?? other.value.year ?? 2027, other.value.year ?? one.value.year ?? 2027];
  return dayOf({ ...other.value, year: otherYear }) - dayOf({ ...one.value, year });
}
