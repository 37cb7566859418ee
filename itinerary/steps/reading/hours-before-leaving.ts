/** `Boarding   Departure` over `13:35   14:10`: hours under a label at which nobody leaves. With its columns parted such an hour would have lost its label. */
import { labelledCells } from '../../documents/labelled-cells.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { withLines } from '../../text/with-pages.ts';
import { withoutParts } from '../../text/without-parts.ts';

// 13:35 | 1:35 PM | 13h35 | 13.35 Uhr
const onlyAnHour = /^\d{1,2}[:.h]\d{2}(?:\s?(?:[ap]\.?m\.?|uhr|hrs?))?$/iu;

/** The document without the hours of cells that stand under a label of boarding, closing or checking in. */
export function withoutHoursBeforeLeaving(ticket: TicketText): TicketText {
  const cut = new Map<Line, Line>();
  for (const cells of labelledCells(ticket.lines)) {
    const hours = cells.filter(({ label, bare, line, start, end }) => {
      return label === 'noise' && !bare && onlyAnHour.test(line.text.slice(start, end));
    });
    const [first] = hours;
    if (first) cut.set(first.line, withoutParts(first.line, hours));
  }
  return withLines(ticket, cut);
}
