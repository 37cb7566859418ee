/** One file may hold a receipt for each passenger, each with the same flights: they are one flight, with every passenger's seat. */
import type { DraftEnd, DraftItinerary, DraftSegment } from '../draft/draft-itinerary.ts';
import type { Found } from '../draft/found.ts';
import { type Airport, airportAt, airportsIn, isSameAirport } from '../reference/airports.ts';
import { boxAround } from '../text/boxes.ts';

export function mergeRepeats(draft: DraftItinerary): DraftItinerary {
  const segments: DraftSegment[] = [];
  for (const segment of draft.segments) {
    const index = segments.findIndex((other) => isSameFlight(other, segment));
    const known = segments[index];
    if (known) segments[index] = merged(known, segment);
    else segments.push(segment);
  }
  return { ...draft, segments };
}

function isSameFlight(one: DraftSegment, other: DraftSegment): boolean {
  const day = one.departure.date?.value;
  const otherDay = other.departure.date?.value;
  return (
    one.flightNumber.value === other.flightNumber.value &&
    day !== undefined &&
    otherDay !== undefined &&
    day.day === otherDay.day &&
    day.month === otherDay.month &&
    (day.year ?? otherDay.year) === (otherDay.year ?? day.year) &&
    alike(one.departure.time, other.departure.time) &&
    (isSamePlace(one.departure, other.departure) || isSameTimes(one, other))
  );
}

/** Nobody flies by one number at one hour from two places: what stands around the second was read as its places. */
const isSameTimes = (one: DraftSegment, other: DraftSegment) =>
  (['departure', 'arrival'] as const).every((side) => one[side].time && one[side].time?.value === other[side].time?.value);

const alike = (one: Found | undefined, other: Found | undefined) => !one || !other || one.value === other.value;

/** One view of a journey prints codes, another its cities. */
function isSamePlace(one: DraftEnd, other: DraftEnd): boolean {
  if (one.airport && other.airport) return isSameAirport(one.airport.value, other.airport.value);
  const [airports, others] = [airportsOf(one), airportsOf(other)];
  if (airports.length > 0 && others.length > 0) return airports.some((airport) => others.includes(airport));
  return alike(one.place, other.place);
}

const airportsOf = ({ airport, place }: DraftEnd): readonly Airport[] => {
  const coded = airport && airportAt(airport.value);
  return coded ? [coded] : place ? airportsIn(place.value) : [];
};

/** What the first does not say the second may; seats are gathered, for they belong to different passengers. */
function merged(one: DraftSegment, other: DraftSegment): DraftSegment {
  const seat = bothSeats(one.seat, other.seat);
  return {
    ...other,
    ...one,
    departure: bothEnds(one.departure, other.departure),
    arrival: bothEnds(one.arrival, other.arrival),
    ...(seat && { seat }),
  };
}

/** `12 Aug` in the summary is the day that its card prints with the year. */
function bothEnds(one: DraftEnd, other: DraftEnd): DraftEnd {
  const isYearless = one.date?.value.year === undefined && other.date?.value.year !== undefined;
  const date = isYearless && isSameDay(one.date, other.date) ? other.date : (one.date ?? other.date);
  return { ...other, ...one, ...(date && { date }) };
}

const isSameDay = (one: DraftEnd['date'], other: DraftEnd['date']) =>
  !one || (one.value.day === other?.value.day && one.value.month === other.value.month);

function bothSeats(one: Found | undefined, other: Found | undefined): Found | undefined {
  if (!one || !other) return one ?? other;
  if (one.value.split(', ').includes(other.value)) return one;
  const text = one.box.page === other.box.page ? `${one.text} ${other.text}` : one.text;
  return {
    ...one,
    value: `${one.value}, ${other.value}`,
    text,
    box: boxAround(one.box, other.box),
    certainty: Math.min(one.certainty, other.certainty),
  };
}
