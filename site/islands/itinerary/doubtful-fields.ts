/**
 * At which fields somebody should look: those that a doubt names, and what was guessed. That a value was concluded and not printed under
 * its own label is no reason yet: in a layout that nobody knows that is so of all of them, and a city has its airport.
 */
import type { Itinerary } from '#domain/schemas/itinerary.ts';

/** Up to this certainty a value is a guess: a year that is printed nowhere, the day of the flight before. */
const guessed = 0.5;

/** @returns the paths of the fields to mark */
export function doubtfulFields({ warnings, sources }: Pick<Itinerary, 'warnings' | 'sources'>): ReadonlySet<string> {
  const named = warnings.flatMap(({ where }) => fieldOfDoubt(where) ?? []);
  const guesses = Object.entries(sources).flatMap(([path, { certainty }]) => (certainty <= guessed ? path : []));
  return new Set([...named, ...guesses]);
}

/** @param where path of the value a doubt is about @returns path of the field to look at; nothing where none shows it */
export function fieldOfDoubt(where: string | null): string | null {
  if (where === null || where === 'passengers' || where === 'co2Text') return null;
  // A flight time is not typed: it follows from when the flight arrives.
  return where.replace(/\.durationMinutes$/, '.arrival.time');
}
