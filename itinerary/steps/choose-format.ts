/** Asks the formats, the most particular first, and takes the first that recognises the text and can read it. */
import type { DraftItinerary, DraftSegment } from '../draft/draft-itinerary.ts';
import type { FormatProblem } from '../draft/reading.ts';
import type { TicketFormat } from '../formats/contract.ts';
import type { TicketText } from '../text/ticket-text.ts';
import { withBookingBeside } from './booking-beside.ts';

const hasBothEnds = ({ departure, arrival }: DraftSegment) => [departure, arrival].every((end) => end.airport ?? end.place);

export type Chosen = { format: string; draft: DraftItinerary };

/** @returns the draft; or, where no format can read the text, why those that recognised it could not. */
export function chooseFormat(
  ticket: TicketText,
  formats: readonly TicketFormat[],
): Chosen | { problems: (FormatProblem & { format: string })[]; columnsLost?: true } {
  const problems: (FormatProblem & { format: string })[] = [];
  for (const format of formats) {
    if (!format.recognises(ticket.text)) continue;
    const reading = format.parse(ticket);
    if ('draft' in reading && reading.draft.segments.some(hasBothEnds)) {
      // What a format knows of its table it reads; what stands around it, as on anybody's document.
      return { format: format.id, draft: withBookingBeside(reading.draft, ticket) };
    }
    const reasons = 'problems' in reading ? reading.problems : [{ message: 'It read no flight with both its ends.', near: null }];
    problems.push(...reasons.map((problem) => ({ ...problem, format: format.id })));
    if ('columnsLost' in reading) return { problems, columnsLost: true };
  }
  return { problems };
}
