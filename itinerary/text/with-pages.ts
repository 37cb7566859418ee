import type { Line, Page, TicketText } from './ticket-text.ts';

/** The document with other pages: their lines are its lines and its text. */
export function withPages(ticket: TicketText, pages: readonly Page[]): TicketText {
  const lines = pages.flatMap((page) => page.lines);
  return { ...ticket, pages, lines, text: lines.map(({ text }) => text).join('\n') };
}

/** The document with other lines for some of its own; itself where there are none. */
export function withLines(ticket: TicketText, others: ReadonlyMap<Line, Line>): TicketText {
  if (others.size === 0) return ticket;
  const pages = ticket.pages.map((page) => ({ ...page, lines: page.lines.map((line) => others.get(line) ?? line) }));
  return withPages(ticket, pages);
}
