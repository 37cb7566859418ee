/** When a message was sent, `Date: Wed, 25 Nov 2026 15:12` between From and Subject: a day and an hour of no flight. */
import { marksOf } from '../documents/flight-marks.ts';
import { namesCorrespondent } from '../documents/no-flights/mail-headings.ts';
import { fold } from '../text/fold.ts';
import type { Line, TicketText } from '../text/ticket-text.ts';
import { withLines } from '../text/with-pages.ts';
import { withoutParts } from '../text/without-parts.ts';

// Date: | Data: | Dato : | 日時:
const labelled = /^[>\s]*(?<label>[\p{L} ]{2,15}\s?[:：])\s?(?=.*\d[:.]\d{2})/u;
/** In lines: so near each other the headings of one message stand. */
const reach = 2;

/** The document without those days and hours: their labels stay. */
export function withoutMailDates(ticket: TicketText): TicketText {
  const { lines } = ticket;
  const cut = new Map<Line, Line>();
  for (const [row, line] of lines.entries()) {
    const label = labelled.exec(line.text)?.[0];
    const isBesideCorrespondent = () =>
      lines.slice(Math.max(0, row - reach), row + reach + 1).some((other) => other !== line && isAddressed(other));
    if (label && tellsDayAlone(line) && isBesideCorrespondent())
      cut.set(line, withoutParts(line, [{ start: label.length, end: line.text.length }]));
  }
  return withLines(ticket, cut);
}

/** From: Ana Pop <ana@agency.example> */
const isAddressed = ({ text }: Line): boolean => text.includes('@') && namesCorrespondent(fold(text));

function tellsDayAlone(line: Line): boolean {
  const kinds = marksOf(line).map(({ kind }) => kind);
  return kinds.includes('day') && !kinds.includes('flight') && !kinds.includes('airport');
}
