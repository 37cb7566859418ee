/**
 * When a message was sent, `Date: Wed, 25 Nov 2026 15:12` between From and Subject, `[27.11.2026. 17:19] Jelena: Saturday 9 January 2027` in a chat: a day
 * and an hour of no flight.
 */
import { marksOf } from '../../documents/flight-marks.ts';
import { namesCorrespondent } from '../../documents/no-flights/mail-headings.ts';
import { fold } from '../../text/fold.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { withLines } from '../../text/with-pages.ts';
import { withoutParts } from '../../text/without-parts.ts';

// Date: | Data: | Dato : | 日時:
const labelled = /^[>\s]*(?<label>[\p{L} ]{2,15}\s?[:：])\s?(?=.*\d[:.]\d{2})/u;
// [27.11.2026. 17:19] Jelena Crewing: its bracket stays, so that nobody takes who writes for who flies
const stamp = /^\[\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\.?,? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AP]M)?(?=\] [\p{L}+~][^:]{0,40}: )/iu;
/** So many lines of a chat begin so. */
const fewestStamps = 3;
/** In lines: so near each other the headings of one message stand. */
const reach = 2;

/** The document without those days and hours: their labels stay. */
export function withoutMailDates(ticket: TicketText): TicketText {
  const { lines } = ticket;
  const cut = new Map(stampsOfChat(lines).map(({ line, end }) => [line, withoutParts(line, [{ start: 0, end }])]));
  for (const [row, line] of lines.entries()) {
    const label = labelled.exec(line.text)?.[0];
    const isBesideCorrespondent = () =>
      lines.slice(Math.max(0, row - reach), row + reach + 1).some((other) => other !== line && isAddressed(other));
    if (label && tellsDayAlone(line) && isBesideCorrespondent())
      cut.set(line, withoutParts(line, [{ start: label.length, end: line.text.length }]));
  }
  return withLines(ticket, cut);
}

/** Of a chat, where its lines go on with days of their own; where no other day tells which year it is, the stamps do. */
function stampsOfChat(lines: readonly Line[]): { line: Line; end: number }[] {
  const stamps = lines.flatMap((line) => {
    const end = stamp.exec(line.text)?.[0].length;
    return end === undefined ? [] : [{ line, end }];
  });
  if (stamps.length < fewestStamps) return [];
  const daysBehind = (line: Line, end: number) =>
    marksOf(line).flatMap((mark) => (mark.kind === 'day' && mark.start >= end ? mark : []));
  const ends = new Map(stamps.map(({ line, end }) => [line, end]));
  const isYearTold = lines.some((line) =>
    daysBehind(line, ends.get(line) ?? 0).some(({ found }) => found.value.year !== undefined),
  );
  return isYearTold ? stamps : stamps.filter(({ line, end }) => daysBehind(line, end).length > 0);
}

/** From: Ana Pop <ana@agency.example> */
const isAddressed = ({ text }: Line): boolean => text.includes('@') && namesCorrespondent(fold(text));

function tellsDayAlone(line: Line): boolean {
  const kinds = marksOf(line).map(({ kind }) => kind);
  return kinds.includes('day') && !kinds.includes('flight') && !kinds.includes('airport');
}
