/**
 * A flight printed again for each traveller, each time over its day: `A3 602` over `ATH 08:00 > LHR 10:00` over `14 MAY 2027`, twice. The day between both
 * may be read for the second alone; where the lines of both say the same, it is the first's as well.
 */
import { marksOf } from '../../documents/flight-marks.ts';
import type { DraftSegment } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import type { Line } from '../../text/ticket-text.ts';

/** In lines: so far from the number of a flight its day stands. */
const reach = 6;

/** The flights, those without a day with that of the same flight where it is printed at the same place of its card. */
export function withDaysOfCopies(segments: readonly DraftSegment[], lines: readonly Line[]): DraftSegment[] {
  return segments.map((segment) => {
    const { date } = segment.departure;
    const twin = date ? undefined : segments.find((other) => other.departure.date && isCopy(segment, other, lines));
    return twin?.departure.date ? { ...segment, departure: { ...segment.departure, date: twin.departure.date } } : segment;
  });
}

function isCopy(one: DraftSegment, other: DraftSegment, lines: readonly Line[]): boolean {
  const values = ({ flightNumber, departure, arrival }: DraftSegment) =>
    [flightNumber, departure.time, arrival.time, departure.airport, arrival.airport].map((found) => found?.value).join();
  if (values(one) !== values(other) || !one.departure.time) return false;
  const [row, twin] = [one, other].map(({ flightNumber }) => rowOf(flightNumber, lines)) as [number, number];
  if (row < 0 || twin < 0 || row === twin) return false;
  return Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach).some((step) => {
    const [own, same] = [lines[row + step], lines[twin + step]];
    return own !== undefined && same !== undefined && own !== same && own.text === same.text && hasDay(own, other);
  });
}

const rowOf = ({ box }: Found, lines: readonly Line[]): number =>
  lines.findIndex(
    ({ page, x, y, width, height }) =>
      page === box.page && Math.abs(y - box.y) < height / 2 && box.x > x - 1 && box.x < x + width,
  );

const hasDay = (line: Line, { departure: { date } }: DraftSegment): boolean =>
  marksOf(line).some(
    (mark) => mark.kind === 'day' && mark.found.value.day === date?.value.day && mark.found.value.month === date.value.month,
  );
