/** A day printed under the hours of a flight through the night: of its landing, or a heading of what follows. */
import type { DraftSegment, PrintedDay } from '../../draft/draft-itinerary.ts';
import { daysLater } from '../../values/days.ts';
import { airportsAt } from './ends.ts';

/**
 * The flights; one that would wait a day and more for such a day under its hours leaves on the day the flight before brought one to its
 * airport, and lands on the day printed.
 */
export function withDaysBelow(segments: readonly DraftSegment[]): DraftSegment[] {
  return segments.map((segment, index) => {
    const before = segments[index - 1];
    const [day, reached] = [segment.departure.date, before && reachedOn(before)];
    if (
      !before ||
      !day ||
      !reached ||
      !isBelow(segment) ||
      isBelow(before) ||
      !isOvernight(segment) ||
      !connects(before, segment)
    )
      return segment;
    if (!isSameDay(daysLater(reached, 1), day.value)) return segment;
    return {
      ...segment,
      departure: { ...segment.departure, date: { ...(before.arrival.date ?? before.departure.date ?? day), value: reached } },
      arrival: { ...segment.arrival, date: day },
    };
  });
}

function isBelow({ departure: { date, time }, arrival }: DraftSegment): boolean {
  const boxes = [time?.box, arrival.time?.box];
  return boxes.every((box) => date && box && date.box.page === box.page && date.box.y > box.y + box.height / 2);
}

/** With no other day of landing, and none of the days after the next. */
const isOvernight = ({ departure, arrival }: DraftSegment) =>
  !arrival.date && (arrival.dayShift?.value ?? 1) === 1 && (arrival.time?.value ?? '') < (departure.time?.value ?? '');

const connects = ({ arrival: landed }: DraftSegment, { departure: left }: DraftSegment) =>
  airportsAt(landed)[0] !== undefined &&
  airportsAt(landed)[0]?.iata === airportsAt(left)[0]?.iata &&
  (landed.time?.value ?? '') < (left.time?.value ?? '');

function reachedOn({ departure, arrival }: DraftSegment): PrintedDay | undefined {
  if (!departure.date || !departure.time || !arrival.time) return undefined;
  const nights = arrival.dayShift?.value ?? (arrival.time.value < departure.time.value ? 1 : 0);
  return arrival.date?.value ?? daysLater(departure.date.value, nights);
}

const isSameDay = (one: PrintedDay, other: PrintedDay) => one.day === other.day && one.month === other.month;
