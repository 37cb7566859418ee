/**
 * The last itinerary the visitor read, kept in this browser to be read without a network: what was read and corrected, not the
 * document, and nothing that the server answered.
 */
import { expired, today } from '#domain/rules/expiry.ts';
import { keptUntil, lastItineraryKey } from '#domain/rules/last-itinerary.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Reader } from './ticket.ts';

export type LastItinerary = { itinerary: Itinerary; by: Reader; title: { en: string; ro: string }; until: string };

/** @returns the last day it is kept; nothing where this browser keeps nothing */
export function keepItinerary(read: Omit<LastItinerary, 'until'>): string | undefined {
  const until = keptUntil(read.itinerary, today());
  // Places in a document that is not there are of no use.
  const kept: LastItinerary = { ...read, itinerary: { ...read.itinerary, sources: {} }, until };
  try {
    localStorage.setItem(lastItineraryKey, JSON.stringify(kept));
    return until;
  } catch {
    // Storage is forbidden or full.
    return undefined;
  }
}

/** What is kept and still counts; what does not is deleted. */
export function lastItinerary(): LastItinerary | null {
  try {
    const kept = JSON.parse(localStorage.getItem(lastItineraryKey) ?? 'null') as LastItinerary | null;
    if (kept && !expired(kept.until)) return kept;
    forgetItinerary();
  } catch {
    // Storage is forbidden, or holds what is none of ours.
  }
  return null;
}

export function forgetItinerary(): void {
  try {
    localStorage.removeItem(lastItineraryKey);
  } catch {
    // As above: nothing was kept.
  }
}
