/** Papers that name flights, and are no ticket, confirmation or itinerary of a journey that stands. */

import { ticketsIn } from '../documents/people/tickets-of-passengers.ts';
import type { DraftItinerary } from '../draft/draft-itinerary.ts';
import type { Line, TicketText } from '../text/ticket-text.ts';
import { isOfArbitration } from './other-papers/arbitrations.ts';
import { isOfFreight } from './other-papers/freight.ts';
import { isOfLawsuit } from './other-papers/lawsuits.ts';
import { isListOfArrivals } from './other-papers/lists-of-arrivals.ts';
import { isOfOtherKind, isToBeFilledIn } from './other-papers/other-papers.ts';
import { isSentAboutFlights } from './other-papers/sent-about-flights.ts';

/** Whether it is of another kind: whatever it names, where two sides argue about it or it is of goods; else where nothing in it is booked. */
export function isOtherPaper(draft: DraftItinerary, { lines }: TicketText): boolean {
  if (isOfLawsuit(lines) || isOfArbitration(lines) || isOfFreight(lines)) return true;
  return (
    isUnbooked(draft, lines) &&
    (hasOtherWords(lines) ||
      isListOfArrivals(
        lines,
        draft.passengers.map(({ name }) => name.box),
      ))
  );
}

const hasOtherWords = (lines: readonly Line[]) => isOfOtherKind(lines) || isToBeFilledIn(lines) || isSentAboutFlights(lines);

/** Under no reference, and without the number of a ticket. */
export const isUnbooked = ({ bookingRef, airlineRefs, segments }: DraftItinerary, lines: readonly Line[]): boolean =>
  !bookingRef && airlineRefs.length === 0 && !segments.some(({ airlineRef }) => airlineRef) && ticketsIn(lines).length === 0;
