/** Numbers beside the flights of a document that are no flights of it: named again under seats, or the operator's own number. */
import type { DraftEnd, DraftSegment } from '../draft/draft-itinerary.ts';

type Parted = { flights: DraftSegment[]; left: DraftSegment[] };

/** @returns what is flown, and what is named besides and was not read whole: that is to be told. */
export function withoutStrays(segments: readonly DraftSegment[]): Parted {
  const whole = segments.filter(isWhole);
  const named = segments.filter((segment) => !isMention(segment, whole));
  return {
    flights: named.filter((segment) => !isBesideWhole(segment, whole)),
    left: named.filter((segment) => isBesideWhole(segment, whole)),
  };
}

const placeOf = ({ airport, place }: DraftEnd) => airport?.value ?? place?.value;

const isWhole = ({ departure, arrival }: DraftSegment) => [departure, arrival].every((end) => end.time && placeOf(end));

/**
 * `Extras (EMD)` over `Seat 42A - EK073`: a number that was read whole, named again without hours and with one place at most, is no other
 * flight. Nor is it one without a place and a day, whatever hours stand beside it.
 */
function isMention({ flightNumber, departure, arrival }: DraftSegment, whole: readonly DraftSegment[]): boolean {
  const places = [departure, arrival].filter(placeOf).length;
  const hasHours = departure.time !== undefined || arrival.time !== undefined;
  const isBare = hasHours ? places === 0 && !departure.date : places < 2;
  return isBare && whole.some((other) => other.flightNumber.value === flightNumber.value);
}

/**
 * `BA1521` over `OPERATED BY AMERICAN AIRLINES AS AA51`: nobody leaves one place twice on a day, once without landing. And where others have
 * both their hours, what has none is no flight: `Excess baggage UA 8000`. Nor is what has one and no place: the hour is of something else.
 */
function isBesideWhole({ departure, arrival }: DraftSegment, whole: readonly DraftSegment[]): boolean {
  const day = departure.date?.value;
  const hours = [departure, arrival].filter(({ time }) => time).length;
  const isPlaced = [departure, arrival].some(placeOf);
  if (whole.length > 0 && hours < (isPlaced ? 1 : 2)) return true;
  return (
    !arrival.time &&
    whole.some(({ departure: { date, ...from } }) => {
      const isSameDay = !day || (date?.value.day === day.day && date.value.month === day.month);
      return isSameDay && placeOf(from) !== undefined && placeOf(from) === placeOf(departure);
    })
  );
}
