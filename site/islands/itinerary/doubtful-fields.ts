/**
 * Which field a doubt is about. How sure the reader is of a value (`certainty`) says how it was found, and in a layout that nobody
 * knows that is the same for all of them: what somebody should look at is what a doubt names.
 */

/** @param where path of the value a doubt is about @returns path of the field to look at; nothing where none shows it */
export function fieldOfDoubt(where: string | null): string | null {
  if (where === null || where === 'passengers' || where === 'co2Text') return null;
  // A flight time is not typed: it follows from when the flight arrives.
  return where.replace(/\.durationMinutes$/, '.arrival.time');
}
