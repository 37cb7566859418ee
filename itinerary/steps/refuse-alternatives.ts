/**
 * Two ways of one journey side by side are an offer, whatever its language: nobody is named in it, nothing is booked, and nobody can fly both.
 * `KC 6591 ALA – AYT 12.06. 08:40 … TK 351 ALA – IST 12.06. 09:50, TK 2418 IST – AYT`
 */
import { ticketsIn } from '../documents/people/tickets-of-passengers.ts';
import type { DraftItinerary } from '../draft/draft-itinerary.ts';
import type { TicketText } from '../text/ticket-text.ts';
import type { SettledSegment } from './settled.ts';

/** @param segments those of `draft` with their days, in its order. */
export function offersAlternatives(draft: DraftItinerary, segments: readonly SettledSegment[], { lines }: TicketText): boolean {
  const isOfNobody = draft.passengers.length === 0 && !draft.bookingRef && draft.airlineRefs.length === 0;
  if (!isOfNobody || segments.some(({ airlineRef }) => airlineRef)) return false;
  return hasAlternatives(segments) && ticketsIn(lines).length === 0;
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
