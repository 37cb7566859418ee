/** Flights in the order they are flown: cards beside each other are read column by column, and a journey may go on from row to row. */
import type { DraftItinerary } from '../draft/draft-itinerary.ts';
import { instantAt } from './compute-durations.ts';
import type { SettledSegment } from './settled.ts';

/**
 * Sorted by when they leave, where the paper prints the day of each, and sorted the flights follow each other from place to place more often; else the
 * same draft.
 * @param segments the same flights with places and days settled, in the same order.
 */
export function inOrderOfTravel(draft: DraftItinerary, segments: readonly SettledSegment[]): DraftItinerary {
  const starts = segments.map(({ departure }) => instantAt(departure));
  const isPlain = draft.segments.length === segments.length && draft.segments.every(({ departure }) => departure.date);
  if (!isPlain || starts.includes(undefined) || draft.doubts.some(({ where }) => where?.startsWith('segments['))) return draft;
  const at = (index: number) => starts[index] ?? 0;
  const order = [...segments.keys()].toSorted((one, other) => at(one) - at(other));
  const sorted = order.flatMap((index) => segments[index] ?? []);
  if (connections(sorted) <= connections(segments)) return draft;
  return { ...draft, segments: order.flatMap((index) => draft.segments[index] ?? []) };
}

/** How many leave from where the one before has landed. */
const connections = (segments: readonly SettledSegment[]): number =>
  segments.filter(({ departure }, index) => {
    const landed = segments[index - 1]?.arrival.airport?.value;
    return landed !== undefined && landed === departure.airport?.value;
  }).length;
