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
const anyLabel = /^[>\s]*(?<label>[\p{L} ]{2,15}\s?[:：])\s?/u;
// Datum: 12. ledna 2027 | Ημερομηνία: Δευτέρα 11 Ιανουαρίου 2027 | Verzonden: woensdag 24 februari 2027: without an hour only behind such a word. Folded
const wordOfSending =
  /^[>\s]*(?:date|sent|gesendet|datum|data|envoye(?: le)?|fecha|enviado|inviato|trimis|verzonden|dato|sendt|skickat|skickad|paivays|lahetetty|wyslano|odeslano|odoslane|poslato|poslano|datum slanja|kuldve|datum|tarih|gonderildi|ημερομηνια|дата|отправлено|изпратено|надіслано|תאריך|التاريخ|日時|日期|날짜|ngay|tanggal)\s?[:：]/u;
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
    const label = (labelled.exec(line.text) ?? (wordOfSending.test(fold(line.text)) ? anyLabel.exec(line.text) : null))?.[0];
    const isBesideCorrespondent = () =>
      isOfHeadings(lines.slice(Math.max(0, row - reach), row + reach + 1).filter((other) => other !== line));
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

/** `From: Ana Pop <ana@agency.example>`, or who wrote and who receives it by name alone: `Van: Wieteke Oost`, `Aan: Jorrit Kamp`. */
function isOfHeadings(lines: readonly Line[]): boolean {
  const named = lines.filter(({ text }) => namesCorrespondent(fold(text)));
  return named.length > 1 || named.some(({ text }) => text.includes('@'));
}

function tellsDayAlone(line: Line): boolean {
  const kinds = marksOf(line).map(({ kind }) => kind);
  return kinds.includes('day') && !kinds.includes('flight') && !kinds.includes('airport');
}
