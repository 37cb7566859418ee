/** Looks at a ticket once more as somebody who knows the world: what is missing, and what cannot be. Nothing is corrected. */
import { soldBefore } from '../documents/booking-facts.ts';
import type { DraftDoubt, DraftItinerary } from '../draft/draft-itinerary.ts';
import { airportAt } from '../reference/airports.ts';
import { kilometresBetween, leadTheSameWay, usualMinutes } from '../reference/distances.ts';
import { instantAt } from './compute-durations.ts';
import { numberOf } from './dates/calendar-days.ts';
import { doubt } from './doubts.ts';
import type { SettledPassenger, SettledSegment } from './settled.ts';
import { turnedEnds } from './turned-ends.ts';

/** The longest flight there is takes under 19 hours; a printed flight time may be rounded, and be off by a change of clocks at most. */
const longest = 20 * 60;
/** In milliseconds. */
const aDay = 86_400_000;
/** An hour read in the wrong half of the day is off by no more. */
const halfDay = aDay / 2;
/** In milliseconds: nobody stays so long on one ticket, which is good for a year; and where a journey does not turn nobody waits weeks for the next flight. */
const farApart = { stay: 330 * aDay, onTheWay: 40 * aDay };
const sameDuration = 5;
/** Parts of what timetables give, jet stream and all; in kilometres what is too near to ask, and in minutes what a crowded airport adds. */
const pace = { fastest: 0.72, slowest: 1.6, hop: 300, crowded: 45 };
/** Reservation status codes (IATA) and words for flights that are asked for, waited for or gone. */
const unconfirmed =
  /^(?:UN|UC|US|UU|NO|NN|HX|HL|LL|HN|PN|PL|GL|XX|XL|TL|WL|RQ)\d*$|pending|^hold$|wait|wartelist|list[ae] de (?:a[sș]tept|esper)|attente|attesa|cancel|anulat|annul|storn|unconfirmed|not confirmed|neconfirmat|iptal/i;

/** @param sold `YYYY-MM-DD`: until when flights may have been sold, today or the day of issue */
export function flagDoubts(
  draft: DraftItinerary,
  passengers: readonly SettledPassenger[],
  segments: readonly SettledSegment[],
  sold: string,
): DraftDoubt[] {
  return [
    ...missing(draft, passengers),
    ...emissions(draft),
    ...tickets(passengers),
    ...segments.flatMap((segment, index) => ofSegment(segment, segments[index - 1], `segments[${index}]`)),
    ...segments.flatMap((segment, index) => (areFarApart(segments[index - 1], segment, segments[0]) ? bothDays(index) : [])),
    ...segments.flatMap((segment, index) =>
      overlapByDays(segment, segments[index + 1]) ? [ofDay('flights-overlap', index)] : [],
    ),
    ...turnedEnds(segments, passengers.length).flatMap((index) => bothAirports(`segments[${index}]`)),
    ...segments.flatMap(({ departure: { date } }, index) =>
      date && numberOf(date.value) - numberOf(sold) > soldBefore
        ? [doubt('flight-far-ahead', `segments[${index}].departure.date`)]
        : [],
    ),
    ...segments.flatMap((segment, index) =>
      isTwice(segment, segments) ? [doubt('flight-twice', `segments[${index}].departure.time`)] : [],
    ),
  ];
}

const bothAirports = (where: string) =>
  ['departure', 'arrival'].map((side) => doubt('ends-may-be-turned', `${where}.${side}.airport`));

/** Of a flight and the one before it: either may have a day that is not its own. Said once a flight, as the day it lands follows. */
const bothDays = (index: number) => [index - 1, index].map((flight) => ofDay('flights-far-apart', flight));

const ofDay = (code: 'flights-far-apart' | 'flights-overlap', flight: number) =>
  doubt(code, `segments[${flight}].departure.date`);

/** Of two flights that overlap by more than half a day the first may have the day that cannot be. */
function overlapByDays(before: SettledSegment | undefined, next: SettledSegment | undefined): boolean {
  const [landed, left] = [before && instantAt(before.arrival), next && instantAt(next.departure)];
  return landed !== undefined && left !== undefined && landed - left > halfDay;
}

function areFarApart(before: SettledSegment | undefined, next: SettledSegment, first: SettledSegment | undefined): boolean {
  const [landed, left] = [before && instantAt(before.arrival), instantAt(next.departure)];
  if (!before || landed === undefined || left === undefined) return false;
  const [home, from, via, to] = [first?.departure, before.departure, before.arrival, next.arrival].map(
    (end) => end?.airport && airportAt(end.airport.value),
  );
  const isOnTheWay = home && from && via && to && leadTheSameWay(home, from, via, to);
  return left - landed > (isOnTheWay ? farApart.onTheWay : farApart.stay);
}

/** One number leaves one airport once a day; a day that could not be read may be the other's. */
function isTwice({ flightNumber, departure }: SettledSegment, segments: readonly SettledSegment[]): boolean {
  const { airport, date, time } = departure;
  if (!time) return false;
  return segments.some(
    (other) =>
      other.flightNumber.value === flightNumber.value &&
      other.departure.airport?.value === airport?.value &&
      (!date || !other.departure.date || other.departure.date.value === date.value) &&
      other.departure.time !== undefined &&
      other.departure.time.value !== time.value,
  );
}

function missing(draft: DraftItinerary, passengers: readonly SettledPassenger[]): DraftDoubt[] {
  const noRef = !draft.bookingRef && draft.airlineRefs.length === 0 && draft.segments.every((segment) => !segment.airlineRef);
  return [
    ...(passengers.length === 0 ? [doubt('passengers-not-read', 'passengers')] : []),
    ...(noRef ? [doubt('booking-ref-not-read', 'bookingRef')] : []),
  ];
}

const emissions = (draft: DraftItinerary) => (draft.co2Text && !draft.co2Kg ? [doubt('co2-for-party', 'co2Text')] : []);

function tickets(passengers: readonly SettledPassenger[]): DraftDoubt[] {
  return passengers.flatMap(({ eticket }, index) => {
    const repeated = passengers.slice(0, index).some((other) => other.eticket && other.eticket.value === eticket?.value);
    return repeated ? [doubt('ticket-number-repeated', `passengers[${index}].eticket`)] : [];
  });
}

function ofSegment(segment: SettledSegment, before: SettledSegment | undefined, where: string): DraftDoubt[] {
  const { departure, arrival, minutes, durationMinutes, status } = segment;
  const doubts: DraftDoubt[] = [];
  if (!departure.time) doubts.push(doubt('time-not-read', `${where}.departure.time`));
  if (departure.airport && departure.airport.value === arrival.airport?.value)
    doubts.push(doubt('same-airports', `${where}.arrival.airport`));
  if (status && unconfirmed.test(status.value)) doubts.push(doubt('not-confirmed', `${where}.status`));
  const start = instantAt(departure);
  const earlier = before && instantAt(before.arrival);
  // By more than half a day it is the day that cannot be.
  if (start !== undefined && earlier !== undefined && start < earlier)
    doubts.push(doubt('flights-overlap', `${where}.departure.${earlier - start > halfDay ? 'date' : 'time'}`));
  if (minutes === undefined) return doubts;
  if (minutes <= 0) doubts.push(doubt('arrival-before-departure', `${where}.arrival.time`));
  else if (minutes > longest) doubts.push(doubt('flight-too-long', `${where}.durationMinutes`));
  else doubts.push(...ofPace(segment, minutes, where));
  if (durationMinutes && Math.abs(durationMinutes.value - minutes) > sameDuration)
    doubts.push(doubt('duration-differs', `${where}.durationMinutes`));
  return doubts;
}

/** One of its two times, or of its airports, is not what is printed. */
function ofPace({ departure, arrival }: SettledSegment, minutes: number, where: string): DraftDoubt[] {
  const from = departure.airport && airportAt(departure.airport.value);
  const to = arrival.airport && airportAt(arrival.airport.value);
  if (!from || !to || from === to) return [];
  const kilometres = kilometresBetween(from, to);
  const usual = usualMinutes(kilometres);
  const isTooFast = kilometres > pace.hop && minutes < pace.fastest * usual;
  if (!isTooFast && minutes <= pace.slowest * usual + pace.crowded) return [];
  const code = isTooFast ? 'flight-too-fast' : 'flight-too-slow';
  return [doubt(code, `${where}.departure.time`), doubt(code, `${where}.arrival.time`)];
}
