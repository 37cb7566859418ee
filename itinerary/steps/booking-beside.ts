/** Who travels and under which reference, where the data of a file state only its flights and the words beside them are no itinerary. */
import { passengersIn } from '../documents/booked-passengers.ts';
import { bookingRefIn } from '../documents/booking-facts.ts';
import type { DraftItinerary } from '../draft/draft-itinerary.ts';
import type { TicketText } from '../text/ticket-text.ts';

/** Longer lines are sentences. */
const longest = 600;
/** Printed under a label: among the words of a mail nothing less is believed. */
const sure = 0.9;

export function withBookingBeside(draft: DraftItinerary, { lines }: TicketText): DraftItinerary {
  const words = lines.filter(({ text }) => text.length <= longest);
  const isReferred = draft.bookingRef || draft.airlineRefs.length > 0 || draft.segments.some(({ airlineRef }) => airlineRef);
  const ref = isReferred ? undefined : bookingRefIn(words);
  const passengers = draft.passengers.length > 0 ? draft.passengers : passengersIn(words);
  return { ...draft, passengers, ...(ref && ref.certainty >= sure && { bookingRef: ref }) };
}
