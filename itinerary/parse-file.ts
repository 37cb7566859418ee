/**
 * A file in, an itinerary out, whatever kind of file it is. A PDF is a ticket by itself. A mail, a wallet pass, a calendar hold several
 * views of one journey, some stated field by field and some in words: each is read, and what they say is merged.
 */
import { besideBarcodes } from './barcode/beside-barcodes.ts';
import type { FileContents } from './files/file-contents.ts';
import { attachmentNotRead } from './files/file-doubts.ts';
import { kindOfFile } from './files/kind-of-file.ts';
import { formats } from './formats/registry.ts';
import { concluded, type ParseOptions, parseTicket, type TicketOutcome } from './parse-ticket.ts';
import { withoutFormerTimes } from './steps/changes/former-times.ts';
import { newestMessage } from './steps/changes/newest-message.ts';
import { problemOf, type TicketProblem } from './steps/problems.ts';
import { withBookingBeside } from './steps/reading/booking-beside.ts';
import { withCopiedCards } from './steps/reading/copied-cards.ts';
import { readFlights } from './steps/reading/read-flights.ts';
import { isListOfFlights } from './steps/refusals/refuse-lists.ts';
import { appended } from './steps/views/append-pages.ts';
import { mergeViews, type View } from './steps/views/merge-views.ts';
import { onlyInData, onlyInWords } from './steps/views/view-doubts.ts';
import { readPdfText } from './text/pdf-text.ts';
import type { TicketText } from './text/ticket-text.ts';
import { TicketTextError } from './text/ticket-text-error.ts';

/** Problems of the file are an outcome; what this throws is a defect of ours. */
export async function parseFile(file: Uint8Array, options: ParseOptions): Promise<TicketOutcome> {
  const kind = kindOfFile(file);
  if (kind === undefined || kind === 'pdf') return parseTicket({ pdf: file }, options);
  try {
    // What opens mails and passes is loaded for them alone: most tickets are PDFs.
    const { contentsOf } = await import('./files/file-contents.ts');
    return await parseContents(await contentsOf(file, kind), options);
  } catch (error) {
    if (error instanceof TicketTextError) return { problem: problemOf(error.code) };
    throw error;
  }
}

/** A view and the document it was read from; a document that told of no flight has no draft. */
type Told = { ticket: TicketText; view?: View };

async function parseContents(contents: FileContents, options: ParseOptions): Promise<TicketOutcome> {
  if (contents.texts.flat().some(isListOfFlights)) return { problem: problemOf('too-many-flights') };
  const told: Told[] = contents.trips.map(({ draft, ticket, format }) => ({ ticket, view: { draft, format, stated: true } }));
  told.push(...contents.texts.flatMap((texts) => firstTold(texts) ?? []));
  const pdfs = [];
  for (const pdf of contents.pdfs) pdfs.push(await toldInPdf(pdf, options));
  const unread = pdfs.flatMap((one) => ('problem' in one ? one.problem : []));
  told.push(...pdfs.flatMap((one) => ('problem' in one ? [] : one)));

  const { text, drafts } = appended(told.map(({ ticket, view }) => ({ ticket, draft: view?.draft })));
  const views = told.flatMap(({ view }, index) => {
    const draft = drafts[index];
    return view && draft ? [{ ...view, draft }] : [];
  });
  const [first] = views;
  if (!first) return { problem: unread[0] ?? problemOf(contents.instead ?? 'no-itinerary') };
  const { draft, onlyRead, onlyStated } = mergeViews(views);
  const words = told.filter(({ view }) => !view?.stated).map(({ ticket }) => ticket.text);
  const isNamed = (number: string) =>
    words.some((one) => new RegExp(`${number.slice(0, 2)}[\\s-]{0,3}0{0,3}${number.slice(2)}`, 'i').test(one));
  const doubts = [
    ...contents.doubts,
    ...(unread.length > 0 ? [attachmentNotRead] : []),
    ...(views.some(({ stated }) => stated) ? onlyRead.map(onlyInWords) : []),
    ...(views.some(({ stated }) => !stated) ? onlyStated.filter((number) => !isNamed(number)).map(onlyInData) : []),
  ];
  const whole = withBookingBeside({ ...draft, doubts: [...doubts, ...draft.doubts] }, text);
  return concluded({ draft: whole, format: first.format }, text, options.today);
}

/** The first that tells of flights, or else the first. */
function firstTold(texts: readonly TicketText[]): Told | undefined {
  let first: Told | undefined;
  for (const ticket of texts) {
    const told = toldIn(ticket);
    if (told.view) return told;
    first ??= told;
  }
  return first;
}

function toldIn(printed: TicketText): Told {
  const newest = newestMessage(printed);
  const { ticket, doubts } = withoutFormerTimes(withCopiedCards(newest.ticket));
  const chosen = readFlights(ticket, formats);
  if (!chosen || !('draft' in chosen)) return { ticket };
  const draft = { ...chosen.draft, doubts: [...chosen.draft.doubts, ...newest.doubts, ...doubts] };
  return { ticket, view: { ...chosen, draft, stated: false } };
}

async function toldInPdf(pdf: Uint8Array, { signal, readBarcodes }: ParseOptions): Promise<Told | { problem: TicketProblem }> {
  try {
    const found = await besideBarcodes(
      () => readPdfText(pdf, signal),
      (ticket) => {
        const told = toldIn(ticket);
        return told.view ? { told } : { told, problem: true };
      },
      readBarcodes && (() => readBarcodes(pdf)),
    );
    return found.told;
  } catch (error) {
    if (error instanceof TicketTextError && error.code !== 'too-slow') return { problem: problemOf(error.code) };
    throw error;
  }
}
