import type { DraftEnd } from '../../draft/draft-itinerary.ts';
import { type Airport, airportAt, airportsIn } from '../../reference/airports.ts';

/** Which airports an end may be, the likeliest first. */
export const airportsAt = ({ airport, place }: DraftEnd): readonly Airport[] => {
  const coded = airport && airportAt(airport.value);
  return coded ? [coded] : airport ? airportsIn(airport.value) : place ? airportsIn(place.value) : [];
};
