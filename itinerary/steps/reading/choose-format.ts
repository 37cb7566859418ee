/** Asks the formats, the most particular first, and takes the first that recognises the text and reads when its flights leave; else the one that reads most. */
import type { DraftItinerary, DraftSegment } from '../../draft/draft-itinerary.ts';
import type { FormatProblem } from '../../draft/reading.ts';
import type { TicketFormat } from '../../formats/contract.ts';
import type { TicketText } from '../../text/ticket-text.ts';

const hasBothEnds = ({ departure, arrival }: DraftSegment) => [departure, arrival].every((end) => end.airport ?? end.place);

/** Days and times of leaving that were not read: those every ticket prints. */
const missingIn = ({ segments }: DraftItinerary) =>
  segments.reduce((sum, { departure }) => sum + [departure.date, departure.time].filter((found) => !found).length, 0);

export type Chosen = { format: string; draft: DraftItinerary; readsAnyLayout?: true };

/** @returns the draft; or, where no format can read the text, why those that recognised it could not. */
export function chooseFormat(
  ticket: TicketText,
  formats: readonly TicketFormat[],
): Chosen | { problems: (FormatProblem & { format: string })[]; columnsLost?: true } {
  const problems: (FormatProblem & { format: string })[] = [];
  let best: Chosen | undefined;
  for (const format of formats) {
    if (!format.recognises(ticket.text)) continue;
    const reading = format.parse(ticket);
    if ('draft' in reading && reading.draft.segments.some(hasBothEnds)) {
      const chosen = { format: format.id, draft: reading.draft, ...(format.readsAnyLayout && { readsAnyLayout: true as const }) };
      // A heading or two may be the same in a layout the format does not know: then another may read more of it.
      if (!best || missingIn(chosen.draft) < missingIn(best.draft)) best = chosen;
      if (missingIn(best.draft) < best.draft.segments.length) return best;
      continue;
    }
    const reasons = 'problems' in reading ? reading.problems : [{ message: 'It read no flight with both its ends.', near: null }];
    problems.push(...reasons.map((problem) => ({ ...problem, format: format.id })));
    // What is printed has its columns: then it is a heading that two layouts share.
    if ('columnsLost' in reading && !best && ticket.pasted) return { problems, columnsLost: true };
  }
  if (best) return best;
  return { problems };
}
