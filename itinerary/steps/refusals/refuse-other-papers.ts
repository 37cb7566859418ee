/** Papers that name flights, and are no ticket, confirmation or itinerary of a journey that stands. */

import { isGroundTicket } from '../../documents/no-flights/rides.ts';
import { ticketsIn } from '../../documents/people/tickets/tickets-of-passengers.ts';
import type { DraftItinerary } from '../../draft/draft-itinerary.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { isOfArbitration } from './other-papers/arbitrations.ts';
import { isOfCrew } from './other-papers/crews.ts';
import { isOfFreight } from './other-papers/freight.ts';
import { isOfLawsuit } from './other-papers/lawsuits.ts';
import { isListOfArrivals } from './other-papers/lists-of-arrivals.ts';
import { isGift, isOfOtherKind, isToBeFilledIn } from './other-papers/other-papers.ts';
import { isSentAboutFlights } from './other-papers/sent-about-flights.ts';
import { isOfSettlement } from './other-papers/settlements.ts';

/**
 * Whether it is of another kind: whatever it names, where two sides argue about it, it is of goods, of crews, of coaches or of what agents owe; else where nothing in it
 * is booked.
 */
export function isOtherPaper(draft: DraftItinerary, { lines }: TicketText): boolean {
  if ([isOfLawsuit, isOfArbitration, isOfFreight, isOfCrew, isOfSettlement].some((isOfKind) => isOfKind(lines))) return true;
  if (isGroundTicket(lines, draft.segments)) return true;
  if (isGift(lines) && draft.segments.every(({ departure, arrival }) => !departure.date && !arrival.date)) return true;
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
