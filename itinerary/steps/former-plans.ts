/** A chat or a mail may plan a journey twice, the second time some days later: the same flights in the same order, while the first would not be over. */
import type { DraftItinerary, DraftSegment } from '../draft/draft-itinerary.ts';
import { replacedFlight } from './replaced-doubts.ts';

/** One flight on two days may be flown twice. */
const fewest = 2;

/** `TG320 17 Jan … TG319 23 Jan`, and below it `TG320 18 Jan … TG319 24 Jan`: nobody flies both, and what stands last was booked. What is left out is told. */
export function leaveFormerPlans(draft: DraftItinerary): DraftItinerary {
  const { segments } = draft;
  for (let length = segments.length >> 1; length >= fewest; length -= 1)
    for (let from = 0; from + 2 * length <= segments.length; from += 1) {
      const [former, later] = [segments.slice(from, from + length), segments.slice(from + length, from + 2 * length)];
      if (!isPlannedAgain(former, later)) continue;
      const rest = segments.filter((segment) => !former.includes(segment));
      const doubts = former.map(({ flightNumber }) => replacedFlight(flightNumber.text));
      return leaveFormerPlans({ ...draft, segments: rest, doubts: [...draft.doubts, ...doubts] });
    }
  return draft;
}

function isPlannedAgain(former: readonly DraftSegment[], later: readonly DraftSegment[]): boolean {
  const [days, others] = [former, later].map((segments) => segments.map(dayOf)) as [number[], number[]];
  const shift = (others[0] ?? 0) - (days[0] ?? 0);
  const isShifted = former.every(
    ({ flightNumber }, at) =>
      flightNumber.value === later[at]?.flightNumber.value && (others[at] ?? Number.NaN) - (days[at] ?? 0) === shift,
  );
  const [last = Number.NaN, first = Number.NaN] = [days.at(-1), others[0]];
  // Of two journeys by the same flights the first is over before the second begins.
  return isShifted && shift > 0 && first < last;
}

/** In days, whatever the year: one of both plans may print none. */
function dayOf({ departure: { date } }: DraftSegment): number {
  return date ? Date.UTC(2027, date.value.month - 1, date.value.day) / 864e5 : Number.NaN;
}
