/** A list of flights, a timetable or a whole agency's bookings, is nobody's journey: more flights than can be drawn are refused. */
import { itineraryBounds } from '#domain/rules/itinerary-bounds.ts';
import { marksOf } from '../documents/flight-marks.ts';
import type { DraftItinerary } from '../draft/draft-itinerary.ts';
import type { TicketText } from '../text/ticket-text.ts';

/** @param draft with repeated flights merged: each passenger's receipt may print them again. */
export const hasTooManyFlights = ({ segments }: DraftItinerary): boolean => segments.length > itineraryBounds.segments;

/** Beside those flown a ticket names codeshares and others; never ten times as many. */
const mostNamed = 10 * itineraryBounds.segments;

/** Whether a text names so many different flights that reading them all would take seconds, to refuse them in the end. */
export function isListOfFlights({ lines }: TicketText): boolean {
  if (lines.length <= mostNamed) return false;
  const named = new Set(
    lines.flatMap((line) => marksOf(line).flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : []))),
  );
  return named.size > mostNamed;
}
