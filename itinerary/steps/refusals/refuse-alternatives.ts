/**
 * Two ways of one journey side by side are an offer, a timetable or what friends weigh, whatever its language: nothing is booked, and nobody can
 * fly both. `KC 6591 ALA – AYT 12.06. 08:40 … TK 351 ALA – IST 12.06. 09:50, TK 2418 IST – AYT`
 */
import type { DraftItinerary } from '../../draft/draft-itinerary.ts';
import { airportAt } from '../../reference/airports.ts';
import { kilometresBetween } from '../../reference/distances.ts';
import type { TicketText } from '../../text/ticket-text.ts';
import { instantAt } from '../compute-durations.ts';
import type { SettledSegment } from '../settled.ts';
import { isUnbooked } from './refuse-other-papers.ts';

/** @param segments those of `draft` with their days, in its order. */
export function offersAlternatives(draft: DraftItinerary, segments: readonly SettledSegment[], { lines }: TicketText): boolean {
  if (draft.passengers.length > 1 || !isUnbooked(draft, lines)) return false;
  if (isFlownTwice(segments)) return true;
  return draft.passengers.length === 0 && (hasAlternatives(segments) || areApart(segments));
}

/** From one city to another on one day, at two hours. Two travellers may part, one cannot. */
const isFlownTwice = (segments: readonly SettledSegment[]): boolean =>
  segments.some((one, index) =>
    segments.slice(index + 1).some((other) => leavesAgain(one, other) && cityOf(one.arrival) === cityOf(other.arrival)),
  );

const cityOf = ({ airport }: SettledSegment['arrival']) => (airport && airportAt(airport.value)?.city) ?? airport?.value;

/** In kilometres an hour: from where one landed to where the next flight leaves nobody comes faster. */
const fastest = 1000;
const anHour = 3_600_000;

/** Whether somebody would have to be in two places at once: all of its flights have their days and hours, and nobody is named. */
function areApart(segments: readonly SettledSegment[]): boolean {
  const flown = segments.map(({ departure, arrival }) => ({
    left: instantAt(departure),
    landed: instantAt(arrival),
    from: departure.airport && airportAt(departure.airport.value),
    to: arrival.airport && airportAt(arrival.airport.value),
  }));
  return flown.some((one, index) =>
    flown.some((other, at) => {
      if (index === at || one.left === undefined || one.landed === undefined || other.left === undefined) return false;
      if (!one.to || !other.from || other.left < one.left || (other.left === one.left && at < index)) return false;
      return other.left < one.landed + (kilometresBetween(one.to, other.from) / fastest) * anHour;
    }),
  );
}

/** Whether a journey begins again: from its first airport on its first day, to where it had led already. */
function hasAlternatives(segments: readonly SettledSegment[]): boolean {
  const [first] = segments;
  const again = segments.findIndex((segment, index) => index > 0 && leavesAgain(first, segment));
  if (!first || again < 0) return false;
  const home = first.departure.airport?.value;
  const reached = (among: readonly SettledSegment[]) =>
    new Set(among.flatMap(({ arrival: { airport } }) => (airport && airport.value !== home ? airport.value : [])));
  return !reached(segments.slice(0, again)).isDisjointFrom(reached(segments.slice(again)));
}

/** By another number at another hour: one flight under two numbers leaves but once. */
function leavesAgain(first: SettledSegment | undefined, { flightNumber, departure }: SettledSegment): boolean {
  const { airport, date, time } = first?.departure ?? {};
  return (
    airport !== undefined &&
    date !== undefined &&
    time !== undefined &&
    departure.time !== undefined &&
    flightNumber.value !== first?.flightNumber.value &&
    departure.airport?.value === airport.value &&
    departure.date?.value === date.value &&
    departure.time.value !== time.value
  );
}
