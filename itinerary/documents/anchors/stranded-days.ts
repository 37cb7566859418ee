/** Days that leave a traveller waiting for weeks at an airport on the way: those of issue, of validity, of payment. */
import type { DraftEnd, DraftSegment } from '../../draft/draft-itinerary.ts';
import { airportsAt } from './ends.ts';
import { dayOf } from './flight-fit.ts';

/** In days: nobody waits so long for the next flight, but for the one back. */
const longestWait = 40;

/** Whether the second leaves weeks after the first landed where it leaves from, and not back to where the first came from. */
export function isStranded(before: DraftSegment, next: DraftSegment): boolean {
  const days = daysBetween(before.departure, next.departure);
  const [from, landed, left, to] = [before.departure, before.arrival, next.departure, next.arrival].map(
    (end) => airportsAt(end)[0]?.iata,
  );
  return days !== undefined && days > longestWait && landed === left && landed !== undefined && from !== to;
}

/** The flights, without such a day at the beginning or the end of a journey whose other days lie near each other. */
export const withoutStrandedDays = (segments: readonly DraftSegment[]): DraftSegment[] =>
  segments.map((segment, index) => {
    const [before, next] = [segments[index - 1], segments[index + 1]];
    const isLast = !next && before && isStranded(before, segment) && isNear(segments[index - 2], before);
    const isFirst = !before && next && isStranded(segment, next) && isNear(next, segments[index + 2]);
    if (!isLast && !isFirst) return segment;
    const { date: _, ...departure } = segment.departure;
    return { ...segment, departure };
  });

function isNear(before: DraftSegment | undefined, next: DraftSegment | undefined): boolean {
  const days = before && next && daysBetween(before.departure, next.departure);
  return days !== undefined && days >= 0 && days <= longestWait;
}

/** A year that only one of them prints is that of both. */
function daysBetween({ date: one }: DraftEnd, { date: other }: DraftEnd): number | undefined {
  if (!one || !other) return undefined;
  const [year, otherYear] = [one.value.year ?? other.value.year ?? 2027, other.value.year ?? one.value.year ?? 2027];
  return dayOf({ ...other.value, year: otherYear }) - dayOf({ ...one.value, year });
}
