/** A day printed under the hours of a flight: of its landing, through the night, or a heading of what follows. */
import type { DraftSegment, PrintedDay } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import { leadTheSameWay } from '../../reference/distances.ts';
import { daysLater } from '../../values/days.ts';
import { airportsAt, daysBetween } from './ends.ts';

/**
 * The flights; one that would wait a day and more for such a day under its hours leaves on the day the flight before brought one to its
 * airport. Through the night it may land on the day printed; any other is the heading of what follows.
 */
export function withDaysBelow(segments: readonly DraftSegment[]): DraftSegment[] {
  return segments.map((segment, index) => {
    const before = segments[index - 1];
    const [day, reached] = [segment.departure.date, before && reachedOn(before)];
    if (!before || !day || !reached || !isBelow(segment) || isBelow(before) || !connects(before, segment)) return segment;
    const waits = daysBetween({ date: { ...day, value: reached } }, { date: day }) ?? 0;
    const left = { ...segment.departure, date: { ...(before.arrival.date ?? before.departure.date ?? day), value: reached } };
    if (waits === 1 && isOvernight(segment)) return { ...segment, departure: left, arrival: { ...segment.arrival, date: day } };
    return waits > 0 && isOverNext(day, segments[index + 1]) && isOnTheWay(segments[0], before, segment)
      ? { ...segment, departure: { ...left, date: concluded(left.date) } }
      : segment;
  });
}

const concluded = <T>(found: Found<T>): Found<T> => ({ ...found, certainty: Math.min(0.5, found.certainty) });

/** Where a journey turns one stays as long as one likes. */
function isOnTheWay(first: DraftSegment | undefined, before: DraftSegment, next: DraftSegment): boolean {
  const ends = [first?.departure, before.departure, before.arrival, next.arrival];
  const [home, from, via, to] = ends.map((end) => end && airportsAt(end)[0]);
  return home !== undefined && from !== undefined && via !== undefined && to !== undefined && leadTheSameWay(home, from, via, to);
}

/** It is the next flight's as well, and stands over that one's hours. */
function isOverNext({ box }: Found<PrintedDay>, next: DraftSegment | undefined): boolean {
  const time = next?.departure.time?.box;
  const own = next?.departure.date?.box;
  if (!time || !own || own.page !== box.page || own.x !== box.x || own.y !== box.y) return false;
  return box.page < time.page || (box.page === time.page && box.y + box.height / 2 < time.y);
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
