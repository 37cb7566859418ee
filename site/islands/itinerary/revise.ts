/** A change the visitor makes to what was read: written into the itinerary, with what follows from it, or refused with a reason. */
import { isDay } from '#domain/rules/calendar-days.ts';
import { minutesBetween } from '#domain/rules/flight-time.ts';
import { daysOf, itineraryBounds, outOfBounds } from '#domain/rules/itinerary-bounds.ts';
import { type Itinerary, itinerarySchema, type Segment } from '#domain/schemas/itinerary.ts';
import { airportAt } from '#itinerary/reference/airports.ts';

/** `segments[0].departure.time` as the keys that lead there. */
const keysOf = (path: string): string[] => path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');

type Tree = { [key: string]: Tree } | Tree[] | string | number | null;

/** What stands at a path; null for nothing. */
export function valueAt(itinerary: Itinerary, path: string): string | null {
  let at = itinerary as unknown as Tree;
  for (const key of keysOf(path)) at = (at as Record<string, Tree> | null)?.[key] ?? null;
  return at === null ? null : String(at);
}

/**
 * @param text what was typed; empty means that the ticket does not say
 * @returns the itinerary with the value and what follows from it, or null where the field cannot hold that
 */
export function revised(itinerary: Itinerary, path: string, text: string): Itinerary | null {
  const next = structuredClone(itinerary);
  const keys = keysOf(path);
  const last = keys.pop();
  let at = next as unknown as Record<string, Tree>;
  for (const key of keys) at = at[key] as Record<string, Tree>;
  if (last === undefined) return null;
  at[last] = text === '' ? null : tidied(last, text);
  if (!itinerarySchema.safeParse(next).success || outOfBounds(next) === path) return null;
  if (daysOf(next).some(([where, day]) => where === path && day !== null && !isDay(day))) return null;
  const number = /^segments\[(\d+)\]\.(?:departure|arrival)/.exec(path)?.[1];
  const segment = number === undefined ? undefined : next.segments[Number(number)];
  if (segment) follow(segment);
  return next;
}

const inCapitals = new Set(['flightNumber', 'airport', 'bookingClass', 'bookingRef', 'baggage']);
const withoutBlanks = new Set(['flightNumber', 'airport', 'eticket', 'baggage']);

/** Written as people write it, kept as the canonical object has it: `tk 1044` is TK1044, `235 2413912335` the thirteen digits. */
function tidied(field: string, text: string): string {
  const plain = withoutBlanks.has(field) ? text.replaceAll(/[\s-]/g, '') : text.trim();
  return inCapitals.has(field) ? plain.toUpperCase() : plain;
}

/** Zones come from the airports and the duration from both ends, as when the ticket was read. */
function follow(segment: Segment): void {
  for (const end of [segment.departure, segment.arrival]) end.zone = (end.airport && airportAt(end.airport)?.zone) || null;
  const real = minutesBetween(segment.departure, segment.arrival);
  if (real === null) return;
  const minutes = Math.round(real);
  segment.durationMinutes = minutes > 0 && minutes <= itineraryBounds.flightMinutes ? minutes : null;
}
