/** What is read of a booked journey that a paper tells a change of: its flights with their hours, and what is told besides. */
import { understandTicket } from '#itinerary/parse-ticket.ts';
import { readPastedText } from '#itinerary/text/pasted-text.ts';

/** @throws where nothing is read */
export function readChangedTicket(text: string) {
  const outcome = understandTicket(readPastedText(`Booking reference: QK6T3N\nMr Andrei Voinea\n${text}`), '2026-11-21');
  if (!('itinerary' in outcome)) throw new Error(outcome.problem.code);
  const { segments, warnings } = outcome.itinerary;
  return {
    flights: segments.map(({ flightNumber, departure }) => `${flightNumber} ${departure.time}`),
    codes: warnings.map(({ code }) => code),
  };
}
