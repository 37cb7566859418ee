/** Who travels and under which reference, where what was read states only the flights: the data of a file, or a format that knows the table alone. */
import { passengersIn } from '../documents/booked-passengers.ts';
import { bookingRefIn, issueDateIn } from '../documents/booking-facts.ts';
import type { DraftItinerary, DraftPassenger } from '../draft/draft-itinerary.ts';
import type { Line, TicketText } from '../text/ticket-text.ts';
import { travellerIndex } from '../values/travellers.ts';

/** Longer lines are sentences. */
const longest = 600;
/** Printed under a label: among the words of a mail nothing less is believed. */
const sure = 0.9;

export function withBookingBeside(draft: DraftItinerary, { lines }: TicketText): DraftItinerary {
  const words = lines.filter(({ text }) => text.length <= longest);
  const isReferred = draft.bookingRef || draft.airlineRefs.length > 0 || draft.segments.some(({ airlineRef }) => airlineRef);
  const ref = isReferred ? undefined : bookingRefIn(words);
  const issueDate = draft.issueDate ?? issueDateIn(words);
  return {
    ...draft,
    passengers: withTheirTickets(draft.passengers.length > 0 ? draft.passengers : passengersIn(words), words),
    ...(ref && ref.certainty >= sure && { bookingRef: ref }),
    ...(issueDate && { issueDate }),
  };
}

/** Where no ticket of anybody was read, those the words give to the same people. */
function withTheirTickets(people: readonly DraftPassenger[], words: readonly Line[]): DraftPassenger[] {
  if (people.length === 0 || people.some(({ eticket }) => eticket)) return [...people];
  const ticketed = passengersIn(words).filter(({ eticket }) => eticket);
  return people.map((person) => {
    const same = ticketed[travellerIndex(ticketed, person.name.value)];
    return same?.eticket ? { ...person, eticket: same.eticket } : person;
  });
}
