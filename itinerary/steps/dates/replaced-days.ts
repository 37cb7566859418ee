/** A draft with every printed day read otherwise. */
import type { DraftEnd, DraftItinerary, PrintedDay } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';

export function replacedDays(draft: DraftItinerary, read: (day: Found<PrintedDay>) => Found<PrintedDay>): DraftItinerary {
  const end = ({ date, ...rest }: DraftEnd): DraftEnd => ({ ...rest, ...(date && { date: read(date) }) });
  return {
    ...draft,
    ...(draft.issueDate && { issueDate: read(draft.issueDate) }),
    segments: draft.segments.map((segment) => ({
      ...segment,
      departure: end(segment.departure),
      arrival: end(segment.arrival),
    })),
  };
}
