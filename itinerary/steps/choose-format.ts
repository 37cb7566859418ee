/** Asks the formats, the most particular first, and takes the first that recognises the text and can read it. */
import type { DraftDoubt, DraftItinerary, DraftSegment, FormatProblem, TicketFormat } from '../formats/contract.ts';
import type { TicketText } from '../text/ticket-text.ts';

const hasBothEnds = ({ departure, arrival }: DraftSegment) => [departure, arrival].every((end) => end.airport ?? end.place);

/** A format that knows such documents could not read this one; what the last, which knows none, made of it deserves a second look. */
const anotherLayout: DraftDoubt = {
  code: 'layout-unknown',
  message: {
    en: 'The layout of this document is not quite one we know: compare every value with the document.',
    ro: 'Așezarea acestui document nu este întocmai una cunoscută: comparați fiecare valoare cu documentul.',
  },
  where: null,
};

export type Chosen = { format: string; draft: DraftItinerary };

/** @returns the draft; or, where no format can read the text, why those that recognised it could not. */
export function chooseFormat(
  ticket: TicketText,
  formats: readonly TicketFormat[],
): Chosen | { problems: (FormatProblem & { format: string })[] } {
  const problems: (FormatProblem & { format: string })[] = [];
  for (const format of formats) {
    if (!format.recognises(ticket.text)) continue;
    const reading = format.parse(ticket);
    if ('draft' in reading && reading.draft.segments.some(hasBothEnds)) {
      const { draft } = reading;
      const guessing = problems.length > 0 && format === formats.at(-1);
      return { format: format.id, draft: guessing ? { ...draft, doubts: [...draft.doubts, anotherLayout] } : draft };
    }
    const reasons = 'problems' in reading ? reading.problems : [{ message: 'It read no flight with both its ends.', near: null }];
    problems.push(...reasons.map((problem) => ({ ...problem, format: format.id })));
  }
  return { problems };
}
