/** What a file that is no PDF holds for the reader, whatever kind it is: journeys stated field by field, words, and PDFs. */
import type { DraftDoubt } from '../draft/draft-itinerary.ts';
import { readPastedText } from '../text/pasted-text.ts';
import type { TicketText } from '../text/ticket-text.ts';
import { TicketTextError, type TicketTextProblem } from '../text/ticket-text-error.ts';
import { calendarEvents } from './calendar-events.ts';
import { calendarText, flightsInCalendar } from './calendar-flight.ts';
import { decodeText } from './decode-text.ts';
import { attachmentNotRead, attachmentsLeft, dataDamaged } from './file-doubts.ts';
import { type FileKind, kindOfFile } from './kind-of-file.ts';
import { openMail } from './mail.ts';
import { pageLines } from './page-lines.ts';
import { thingsIn } from './page-things.ts';
import { pageTree } from './page-tree.ts';
import { unpackPasses } from './pass-archive.ts';
import { boardingPassFields } from './pass-fields.ts';
import { passFlight, passText } from './pass-flight.ts';
import { flightsReserved } from './reservations.ts';
import { type StatedTrip, statedTrip } from './stated-flight.ts';

/** Where a journey is stated. Also the format that is reported where nothing else told of it. */
type StatedFormat = 'mail-data' | 'wallet-pass' | 'calendar';

export type FileContents = {
  trips: readonly (StatedTrip & { format: StatedFormat })[];
  /** Of each group one is read, the first that tells of flights: a mail says the same in HTML and in plain text. */
  texts: readonly (readonly TicketText[])[];
  pdfs: readonly Uint8Array[];
  doubts: readonly DraftDoubt[];
  /** What it is instead of a ticket, if there is no flight in it. */
  instead?: TicketTextProblem | undefined;
};

const nothing: FileContents = { trips: [], texts: [], pdfs: [], doubts: [] };
/** Tickets of a large family, and the conditions. */
const mostAttached = 16;
const deepestMail = 4;

/** @throws TicketTextError what the file is too much of, or broken */
export async function contentsOf(bytes: Uint8Array, kind: FileKind, depth = 0): Promise<FileContents> {
  switch (kind) {
    case 'pdf':
      return { ...nothing, pdfs: [bytes] };
    case 'pass':
      return passContents(bytes);
    case 'calendar':
      return calendarContents(decodeText(bytes));
    case 'page':
      return pageContents(decodeText(bytes, declaredEncoding(bytes), languageOf(bytes)));
    case 'mail':
      return mailContents(bytes, depth);
  }
}

function passContents(bytes: Uint8Array): FileContents {
  const passes = unpackPasses(bytes).flatMap((packed) => boardingPassFields(packed) ?? []);
  if (passes.length === 0) return { ...nothing, instead: 'pass-not-of-flight' };
  const trip = statedTrip(passes.flatMap((pass) => passFlight(pass) ?? []));
  return { ...nothing, trips: trip ? [{ ...trip, format: 'wallet-pass' }] : [], texts: passes.map((pass) => [passText(pass)]) };
}

function calendarContents(text: string): FileContents {
  const events = calendarEvents(text);
  const { flights, doubts } = flightsInCalendar(events);
  const trip = statedTrip(flights);
  return {
    ...nothing,
    trips: trip ? [{ ...trip, format: 'calendar' }] : [],
    texts: [wordsOf(calendarText(events))],
    doubts,
    instead: 'calendar-without-flights',
  };
}

function pageContents(html: string): FileContents {
  const tree = pageTree(html);
  const { things, damaged } = thingsIn(tree);
  const { flights, others } = flightsReserved(things);
  const trip = statedTrip(flights);
  return {
    ...nothing,
    trips: trip ? [{ ...trip, format: 'mail-data' }] : [],
    texts: [wordsOf(pageLines(tree).join('\n'))],
    doubts: damaged ? [dataDamaged] : [],
    instead: others && flights.length === 0 ? 'other-reservation' : undefined,
  };
}

/** As far as there are words: a picture between letters of no width has none. */
function wordsOf(text: string): TicketText[] {
  try {
    return [readPastedText(text)];
  } catch (error) {
    if (error instanceof TicketTextError && error.code === 'empty') return [];
    throw error;
  }
}

async function mailContents(bytes: Uint8Array, depth: number): Promise<FileContents> {
  if (depth > deepestMail) throw new TicketTextError('mail-too-deep');
  const { html, text, attached } = await openMail(bytes);
  const page = html === undefined ? nothing : pageContents(html);
  const own: FileContents = { ...page, texts: [[...page.texts.flat(), ...wordsOf(text ?? '')]] };
  const known = attached.flatMap((file) => {
    const kind = kindOfFile(file);
    return kind ? [{ file, kind }] : [];
  });
  const all: FileContents[] = [own];
  if (known.length > mostAttached) all.push({ ...nothing, doubts: [attachmentsLeft(mostAttached)] });
  for (const { file, kind } of known.slice(0, mostAttached)) all.push(await attachedContents(file, kind, depth + 1));
  return {
    trips: all.flatMap(({ trips }) => trips),
    texts: all.flatMap(({ texts }) => texts),
    pdfs: all.flatMap(({ pdfs }) => pdfs),
    doubts: all.flatMap(({ doubts }) => doubts),
    instead: all.find(({ instead }) => instead)?.instead,
  };
}

/** A broken attachment is told and does not keep the rest of the mail from being read; a mail in mails without end does. */
async function attachedContents(file: Uint8Array, kind: FileKind, depth: number): Promise<FileContents> {
  try {
    return await contentsOf(file, kind, depth);
  } catch (error) {
    if (!(error instanceof TicketTextError) || error.code === 'mail-too-deep') throw error;
    // Any archive looks like a pass: where it is none, nothing is known of the mail by it.
    const instead = error.code === 'pass-damaged' || error.code === 'not-a-pdf' ? undefined : error.code;
    return { ...nothing, doubts: [attachmentNotRead], instead };
  }
}

// <meta charset="windows-1250"> | <meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">
const metaEncoding = /<meta\s[^>]{0,200}charset\s*=\s*["']?(?<label>[\w-]{2,30})/i;
const pageLanguage = /<html\s[^>]{0,400}\blang\s*=\s*["']?(?<lang>[a-z]{2})/i;

const beginning = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
const declaredEncoding = (bytes: Uint8Array) => metaEncoding.exec(beginning(bytes))?.groups?.label;
const languageOf = (bytes: Uint8Array) => pageLanguage.exec(beginning(bytes))?.groups?.lang;
