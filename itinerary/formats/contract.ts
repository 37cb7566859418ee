import type { Reading } from '../draft/reading.ts';
import type { TicketText } from '../text/ticket-text.ts';

/**
 * What a ticket format is. A format reads what is printed and says where; it concludes nothing. Years, time zones, codes of named
 * cities, natural order of names, durations and doubts are settled later, for all formats alike, in `itinerary/steps/`.
 */
export type TicketFormat = {
  /** Also the folder of its golden tickets: `tests/tickets/<id>/`. */
  id: string;
  /** Cheap: a few signs that nobody else prints. The registry asks from the most particular format to the most general. */
  recognises(text: string): boolean;
  parse(ticket: TicketText): Reading;
  /** It knows no table of its own: what all airlines print is read, however the page is laid out. */
  readsAnyLayout?: true;
};
