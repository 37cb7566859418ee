/**
 * A mail that answers another quotes it, and that one those before: tickets that were changed stand in it twice. Read is the newest message that
 * tells of a flight; what only older ones name, if only in passing, is told.
 */
import { ofKind } from '../../documents/anchors/anchor.ts';
import { anchorsIn, printedIn } from '../../documents/anchors/anchors-in.ts';
import { introducesMessage } from '../../documents/no-flights/mail-headings.ts';
import { namedPeopleIn } from '../../documents/people/booked-passengers.ts';
import type { DraftDoubt } from '../../draft/draft-itinerary.ts';
import { fold } from '../../text/fold.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';

type Message = { lines: readonly Line[]; quoted: number };

/** From, or the same in another language; the heading of a message when the day of sending follows. */
const fromWhom = /^(?:from|de la|von|de|da|van|fra|fran|od|kimden|felado|απο|от)\s?: \S/u;
const sentWhen =
  /^(?:sent|date|trimis|data|gesendet|datum|envoye|date|enviado(?: el)?|fecha|inviato|verzonden|sendt|dato|skickat|wyslano|odeslano|gonderilme|elkuldve|отправлено|дата)\s?: .*\d/u;
/** In lines: from the one to the other. */
const headingLength = 3;
/** Named in doubts at most. */
const most = 20;

/** @returns the document without its older messages, where a newer one tells of a flight, and what was left out with them. */
export function newestMessage(ticket: TicketText): { ticket: TicketText; doubts: DraftDoubt[] } {
  const messages = messagesOf(ticket.lines);
  const telling = messages.length > 1 ? messages.filter(({ lines }) => tellsOfFlight(lines)) : [];
  const newest = telling.toSorted((one, other) => one.quoted - other.quoted)[0];
  if (!newest) return { ticket, doubts: [] };
  const kept = new Set(messages.slice(0, messages.indexOf(newest) + 1).flatMap((message) => message.lines));
  const older = ticket.lines.filter((line) => !kept.has(line));
  const numbers = printedIn(older).sure;
  if (telling.length < 2 && numbers.size === 0) return { ticket, doubts: [] };
  const known = printedIn([...kept]).sure;
  const isNamed = [...kept].some((line) => namedPeopleIn(line).length > 0);
  const isLeft = (line: Line) => !kept.has(line) && (isNamed || namedPeopleIn(line).length === 0);
  const pages = ticket.pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !isLeft(line)) }));
  return {
    ticket: withPages(ticket, pages),
    doubts: [...numbers]
      .filter((number) => !known.has(number))
      .slice(0, most)
      .map(olderDoubt),
  };
}

function messagesOf(lines: readonly Line[]): Message[] {
  const messages: { lines: Line[]; quoted: number }[] = [];
  for (const [row, line] of lines.entries()) {
    const [before, { quoted = 0 }] = [lines[row - 1], line];
    const last = messages.at(-1);
    const begins = before && (isHeading(lines, row) || introducesMessage(before));
    if (!last || begins || quoted !== last.quoted) messages.push({ lines: [line], quoted });
    else last.lines.push(line);
  }
  return messages;
}

const isHeading = (lines: readonly Line[], row: number) =>
  fromWhom.test(fold(lines[row]?.text ?? '')) &&
  lines.slice(row + 1, row + 1 + headingLength).some(({ text }) => sentWhen.test(fold(text)));

function tellsOfFlight(lines: readonly Line[]): boolean {
  const anchors = anchorsIn(lines).flat();
  const flights = ofKind(anchors, 'flight').filter(({ weak }) => !weak);
  return flights.length > 0 && ofKind(anchors, 'place').length > 1 && ofKind(anchors, 'time').length > 1;
}

const olderDoubt = (number: string): DraftDoubt => ({
  code: 'flight-in-older-message',
  message: {
    en: `${number} is named only in an older message quoted in this mail and was left out. Please add it if it is still flown.`,
    ro: `${number} este menționat doar într-un mesaj mai vechi, citat în acest mail, și a fost lăsat deoparte. Vă rugăm să îl adăugați dacă zborul mai este valabil.`,
  },
  where: null,
});
