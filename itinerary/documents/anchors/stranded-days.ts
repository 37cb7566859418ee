/** Days that leave a traveller waiting for weeks at an airport on the way: those of issue, of validity, of payment. */
import type { DraftSegment } from '../../draft/draft-itinerary.ts';
import type { Airport } from '../../reference/airports.ts';
import { leadTheSameWay } from '../../reference/distances.ts';
import { airportsAt, daysBetween } from './ends.ts';

/** In days: who is on the way does not wait so long for the next flight. */
const longestWait = 40;

/** The flights, without such a day at the beginning or the end of a journey whose other days lie near each other. */
export function withoutStrandedDays(segments: readonly DraftSegment[]): DraftSegment[] {
  const home = segments[0] && airportsAt(segments[0].departure)[0];
  return segments.map((segment, index) => {
    const [before, next] = [segments[index - 1], segments[index + 1]];
    const isLast = !next && before && isStranded(before, segment, home) && isNear(segments[index - 2], before);
    const isFirst = !before && next && isStranded(segment, next, home) && isNear(next, segments[index + 2]);
    if (!isLast && !isFirst) return segment;
    const { date: _, ...departure } = segment.departure;
    return { ...segment, departure };
  });
}

/** Where a journey turns back to where it began one stays as long as one likes. */
function isStranded(before: DraftSegment, next: DraftSegment, home: Airport | undefined): boolean {
  const days = daysBetween(before.departure, next.departure);
  const [from, landed, left, to] = [before.departure, before.arrival, next.departure, next.arrival].map(
    (end) => airportsAt(end)[0],
  );
  if (days === undefined || days <= longestWait || !home || !from || !landed || !left || !to || landed.iata !== left.iata)
    return false;
  return leadTheSameWay(home, from, landed, to);
}

function isNear(before: DraftSegment | undefined, next: DraftSegment | undefined): boolean {
  const days = before && next && daysBetween(before.departure, next.departure);
  return days !== undefined && days >= 0 && days <= longestWait;
}
