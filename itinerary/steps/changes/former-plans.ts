/** A chat or a mail may plan a journey twice, the second time some days later: the same flights in the same order, while the first would not be over. */
import type { DraftItinerary, DraftSegment } from '../../draft/draft-itinerary.ts';
import { replacedFlight } from './replaced-doubts.ts';

/** One flight on two days may be flown twice. */
const fewest = 2;

/** `TG320 17 Jan … TG319 23 Jan`, and below it `TG320 18 Jan … TG319 24 Jan`: nobody flies both, and what stands last was booked. What is left out is told. */
export function leaveFormerPlans(draft: DraftItinerary): DraftItinerary {
  const { segments } = draft;
  const days = segments.map(dayOf);
  for (let length = segments.length >> 1; length >= fewest; length -= 1)
    for (let from = 0; from + 2 * length <= segments.length; from += 1) {
      if (!isPlannedAgain(segments, days, { from, length })) continue;
      const former = segments.slice(from, from + length);
      const rest = segments.toSpliced(from, length);
      const doubts = former.map(({ flightNumber }) => replacedFlight(flightNumber.text));
      return leaveFormerPlans({ ...draft, segments: rest, doubts: [...draft.doubts, ...doubts] });
    }
  return draft;
}

/** Whether so many flights from one on stand again right behind them, all as many days later. */
function isPlannedAgain(
  segments: readonly DraftSegment[],
  days: readonly number[],
  { from, length }: { from: number; length: number },
): boolean {
  const later = from + length;
  const day = (at: number) => days[at] ?? Number.NaN;
  const shift = day(later) - day(from);
  // Of two journeys by the same flights the first is over before the second begins.
  if (!(shift > 0 && day(later) < day(later - 1))) return false;
  return segments
    .slice(from, later)
    .every(
      ({ flightNumber }, at) =>
        flightNumber.value === segments[later + at]?.flightNumber.value && day(later + at) - day(from + at) === shift,
    );
}

/** In days, whatever the year: one of both plans may print none. */
function dayOf({ departure: { date } }: DraftSegment): number {
  return date ? Date.UTC(2027, date.value.month - 1, date.value.day) / 864e5 : Number.NaN;
}
