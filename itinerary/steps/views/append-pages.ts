/** Several documents as one, their pages one behind the other, so that every value has a place of its own. */
import type { DraftItinerary } from '../../draft/draft-itinerary.ts';
import type { TicketText } from '../../text/ticket-text.ts';

type Document = { ticket: TicketText; draft: DraftItinerary | undefined };

/** @returns the whole text, and each draft with its places in it */
export function appended(documents: readonly Document[]): { text: TicketText; drafts: (DraftItinerary | undefined)[] } {
  let before = 0;
  const moved = documents.map(({ ticket, draft }) => {
    const move = before;
    before += Math.max(0, ...ticket.pages.map(({ number }) => number));
    return {
      draft: draft && onLaterPages(draft, move),
      pages: ticket.pages.map((page) => ({
        ...page,
        number: page.number + move,
        lines: page.lines.map((line) => ({
          ...line,
          page: line.page + move,
          words: line.words.map((word) => ({ ...word, page: word.page + move })),
        })),
      })),
    };
  });
  const pages = moved.flatMap((one) => one.pages);
  const lines = pages.flatMap((page) => page.lines);
  return {
    text: { pages, lines, text: lines.map((line) => line.text).join('\n') },
    drafts: moved.map(({ draft }) => draft),
  };
}

/** The same with every box so many pages later. */
function onLaterPages<T>(part: T, move: number): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one) => onLaterPages(one, move)) as T;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'box' ? { ...value, page: value.page + move } : onLaterPages(value as unknown, move),
    ]),
  ) as T;
}
