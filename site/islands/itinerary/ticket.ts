/** What the visitor handed in, and the two ways to read it. */
import { endpoints } from '#domain/rules/endpoints.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { canonicalFields, type ItineraryAnswer } from '#domain/schemas/itinerary-answer.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { ToolWords } from './words.ts';

export type Ticket = { file: File } | { text: string };
export type Reader = 'server' | 'device';
export type ReadResult = { itinerary: Itinerary } | { error: string };

/** Milliseconds to wait for the server, which itself gives a file ten seconds. */
const patience = 30_000;
const choiceKey = 'read-on-device';

/** Browsers without an own idea of a file's kind leave it empty. */
export const isPdf = ({ type, name }: File) => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));

/** Few browsers and systems have kinds for passes and mails; what a file is, the reader tells from what stands in it. */
export const isTicketFile = (file: File) =>
  isPdf(file) || /\.(?:eml|html?|pkpass(?:es)?|ics)$/i.test(file.name) || otherKinds.has(file.type);

const otherKinds = new Set([
  'message/rfc822',
  'text/html',
  'application/vnd.apple.pkpass',
  'application/vnd.apple.pkpasses',
  'text/calendar',
]);

export function rememberedReader(): Reader {
  try {
    return localStorage.getItem(choiceKey) === 'yes' ? 'device' : 'server';
  } catch {
    // Storage is forbidden: nothing is remembered.
    return 'server';
  }
}

export function rememberReader(reader: Reader): void {
  try {
    if (reader === 'device') localStorage.setItem(choiceKey, 'yes');
    else localStorage.removeItem(choiceKey);
  } catch {
    // As above: the choice holds for this visit.
  }
}

/** Sends the ticket to our server and always comes back: with an itinerary, or with what to tell the visitor. */
export async function readOnServer(ticket: Ticket, lang: Lang, words: ToolWords): Promise<ReadResult> {
  const form = new FormData();
  if ('file' in ticket) form.set('pdf', ticket.file);
  else form.set('text', ticket.text);
  try {
    const response = await fetch(`${endpoints.readTicket}?lang=${lang}`, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await response.json();
    if (response.ok) return { itinerary: itineraryIn(body as ItineraryAnswer) };
    return { error: hasError(body) ? body.error : words.failed };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { error: words.tooSlow };
    return { error: error instanceof TypeError ? words.offline : words.failed };
  }
}

/** The canonical fields alone: the answer carries the ones for people beside them. */
const itineraryIn = (answer: ItineraryAnswer) =>
  Object.fromEntries(canonicalFields.map((name) => [name, answer[name]])) as Itinerary;

const hasError = (body: unknown): body is { error: string } =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' && body.error !== '';
