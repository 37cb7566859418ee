/** Papers that name flights, and are no ticket, confirmation or itinerary of a journey that stands. */
import { isOfArbitration } from '../documents/no-flights/arbitrations.ts';
import { isOfFreight } from '../documents/no-flights/freight.ts';
import { isOfLawsuit } from '../documents/no-flights/lawsuits.ts';
import { isListOfArrivals } from '../documents/no-flights/lists-of-arrivals.ts';
import { isOfOtherKind, isToBeFilledIn } from '../documents/no-flights/other-papers.ts';
import { isSentAboutFlights } from '../documents/no-flights/sent-about-flights.ts';
import { ticketsIn } from '../documents/people/tickets-of-passengers.ts';
import type { DraftItinerary } from '../draft/draft-itinerary.ts';
import type { Line, TicketText } from '../text/ticket-text.ts';

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
