import type { Page, TicketText } from './ticket-text.ts';

/** The document with other pages: their lines are its lines and its text. */
export function withPages(ticket: TicketText, pages: readonly Page[]): TicketText {
  const lines = pages.flatMap((page) => page.lines);
  return { ...ticket, pages, lines, text: lines.map(({ text }) => text).join('\n') };
}
