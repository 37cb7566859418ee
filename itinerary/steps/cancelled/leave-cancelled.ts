/** A flight whose own status says that it is cancelled is no flight of the journey, where others of it stand: left out, and told. */
import type { DraftItinerary } from '../../draft/draft-itinerary.ts';
import type { TicketText } from '../../text/ticket-text.ts';
import { cancelledDoubt } from '../../values/standing.ts';
import { cancelledByDay } from './cancelled-by-day.ts';
import { cancelledFlights } from './cancelled-flights.ts';

export function leaveCancelled(draft: DraftItinerary, { lines }: TicketText): DraftItinerary {
  const byDay = cancelledByDay(lines, draft.segments);
  const said = cancelledFlights(lines, draft.segments).map((words, index) => words ?? byDay[index]);
  const segments = draft.segments.filter((_, index) => said[index] === undefined);
  // Where nothing of it stands the whole journey is cancelled, and that is another answer.
  if (segments.length === 0 || segments.length === draft.segments.length) return draft;
  const left = draft.segments.flatMap(({ flightNumber, departure }, index) => {
    const words = said[index];
    return words === undefined ? [] : cancelledDoubt(flightNumber.value, departure.date?.text ?? '', words);
  });
  return { ...draft, segments, doubts: [...draft.doubts, ...left] };
}
