/**
 * A ticket in, an itinerary out. Formats only read what is printed (`formats/`); everything that has to be concluded, for all
 * formats alike, is concluded in the steps below.
 */
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { besideBarcodes } from './barcode/beside-barcodes.ts';
import { settleDaysOfYear } from './barcode/days-of-year.ts';
import type { ReadBarcodes } from './barcode/printed-barcode.ts';
import type { DraftItinerary } from './draft/draft-itinerary.ts';
import { formats } from './formats/registry.ts';
import { leaveCancelled } from './steps/cancelled/leave-cancelled.ts';
import { isWhollyCancelled, tellCancelled } from './steps/cancelled/tell-cancelled.ts';
import { leaveFormerPlans } from './steps/changes/former-plans.ts';
import { withoutFormerTimes } from './steps/changes/former-times.ts';
import { leaveReplaced } from './steps/changes/leave-replaced.ts';
import { newestMessage } from './steps/changes/newest-message.ts';
import { computeDurations } from './steps/compute-durations.ts';
import { daysToldOtherwise } from './steps/dates/days-told-otherwise.ts';
import { settleDates } from './steps/dates/settle-dates.ts';
import { settleMonthFirst } from './steps/dates/settle-month-first.ts';
import { settleMonthNames } from './steps/dates/settle-month-names.ts';
import { doubt } from './steps/doubts.ts';
import { flagDoubts } from './steps/flag-doubts.ts';
import { inOrderOfTravel } from './steps/in-order-of-travel.ts';
import { mergeRepeats } from './steps/merge-repeats.ts';
import { settleNames } from './steps/people/settle-names.ts';
import { problemOf, type TicketProblem } from './steps/problems.ts';
import type { Chosen } from './steps/reading/choose-format.ts';
import { withCopiedCards } from './steps/reading/copied-cards.ts';
import { timesWithoutHalf } from './steps/reading/halves-of-day.ts';
import { readFlights } from './steps/reading/read-flights.ts';
import { offersAlternatives } from './steps/refusals/refuse-alternatives.ts';
import { possibleFlights, refusals } from './steps/refusals/refuse-impossible.ts';
import { hasTooManyFlights, isListOfFlights, isTimetable } from './steps/refusals/refuse-lists.ts';
import { isOtherPaper } from './steps/refusals/refuse-other-papers.ts';
import { areEachFlown, isIssuedAfter, isWrittenAfter, tellsOfFlown } from './steps/refusals/refuse-past.ts';
import { settleOperators } from './steps/settle-operators.ts';
import { airportsOfDocument, settlePlaces } from './steps/settle-places.ts';
import { tellMoreTickets } from './steps/unread/tell-more-tickets.ts';
import { tellUnread } from './steps/unread/tell-unread.ts';
import { writeCanonical } from './steps/write-canonical.ts';
import { forgetFolded } from './text/fold.ts';
import { readPastedText } from './text/pasted-text.ts';
import { readPdfText } from './text/pdf-text.ts';
import type { TicketText } from './text/ticket-text.ts';
import { TicketTextError } from './text/ticket-text-error.ts';

export type TicketSource = { pdf: Uint8Array } | { text: string };
export type ParseOptions = {
  /** YYYY-MM-DD, for tickets that print no year at all. */
  today: string;
  /** Gives up with the problem `too-slow`. */
  signal?: AbortSignal;
  /** Finds barcodes in documents that may be boarding passes. */
  readBarcodes?: ReadBarcodes;
};
export type TicketOutcome = { itinerary: Itinerary; format: string } | { problem: TicketProblem };

/** Problems of the document are an outcome; what this throws is a defect of ours. */
export async function parseTicket(source: TicketSource, { today, signal, readBarcodes }: ParseOptions): Promise<TicketOutcome> {
  const understand = (text: TicketText) => understandTicket(text, today);
  try {
    if ('text' in source) return understand(readPastedText(source.text));
    const { pdf } = source;
    return await besideBarcodes(() => readPdfText(pdf, signal), understand, readBarcodes && (() => readBarcodes(pdf)));
  } catch (error) {
    if (error instanceof TicketTextError) return { problem: problemOf(error.code) };
    throw error;
  }
}

/** The same for a document whose text was read before. @param today `YYYY-MM-DD` */
export function understandTicket(printed: TicketText, today: string): TicketOutcome {
  try {
    return understood(printed, today);
  } finally {
    forgetFolded();
  }
}

function understood(printed: TicketText, today: string): TicketOutcome {
  if (isListOfFlights(printed)) return { problem: problemOf('too-many-flights') };
  if (isTimetable(printed)) return { problem: problemOf('no-itinerary') };
  const newest = newestMessage(printed);
  const { ticket, doubts } = withoutFormerTimes(withCopiedCards(newest.ticket));
  const chosen = readFlights(ticket, formats);
  if (!chosen) return { problem: problemOf('no-itinerary') };
  if ('columnsLost' in chosen) return { problem: problemOf('columns-lost') };
  return concluded(
    { ...chosen, draft: { ...chosen.draft, doubts: [...chosen.draft.doubts, ...newest.doubts, ...doubts] } },
    ticket,
    today,
  );
}

/** All that follows from what a format read. @param text the document it was read from */
export function concluded(chosen: Chosen, text: TicketText, today: string): TicketOutcome {
  const dayed = settleMonthNames(settleDaysOfYear(chosen.draft, today), text.text);
  const whole = settleMonthFirst(leaveFormerPlans(mergeRepeats(leaveCancelled(leaveReplaced(dayed, text), text))), today);
  if (hasTooManyFlights(whole)) return { problem: problemOf('too-many-flights') };
  const codes = airportsOfDocument(text.text, whole.segments);
  const possible = possibleFlights(whole.segments, settleFlights(whole, codes, today).segments);
  if (possible.length === 0) return { problem: problemOf('flights-cannot-be') };
  const asPrinted = { ...whole, segments: possible };
  const printed = settleFlights(asPrinted, codes, today);
  const draft = inOrderOfTravel(asPrinted, printed.segments);
  const { placed, dated, segments } = draft === asPrinted ? printed : settleFlights(draft, codes, today);
  if (isOtherPaper(draft, text)) return { problem: problemOf('no-itinerary') };
  if (
    isWrittenAfter(segments, text) ||
    isIssuedAfter(draft, segments) ||
    areEachFlown(segments, text, today) ||
    tellsOfFlown(draft, segments, text, today)
  )
    return { problem: problemOf('flights-are-over') };
  if (offersAlternatives(draft, segments, text)) return { problem: problemOf('no-itinerary') };
  if (isWhollyCancelled(text, draft.segments)) return { problem: problemOf('journey-cancelled') };
  const named = settleNames(draft.passengers, segments[0]?.departure.date?.value);
  const doubts = [
    ...draft.doubts,
    ...refusals(whole.segments, possible),
    ...tellCancelled(text, segments),
    ...tellMoreTickets(text, named.passengers, segments),
    ...tellUnread(text, { ...whole, segments: dayed.segments }),
    ...timesWithoutHalf(draft, text.text).map((where) => doubt('half-of-day-not-read', where)),
    ...placed.doubts,
    ...dated.doubts,
    ...named.doubts,
    ...(isOfTwoViews(draft) ? [] : daysToldOtherwise(segments, text.lines)),
    ...flagDoubts(draft, named.passengers, segments, latest(today, dated.issueDate?.value)),
  ];
  const itinerary = writeCanonical({ draft, issueDate: dated.issueDate, passengers: named.passengers, segments, doubts });
  return { itinerary, format: chosen.format };
}

/** What the words of a file tell otherwise than its data is told already. */
const isOfTwoViews = ({ doubts }: DraftItinerary): boolean => doubts.some(({ code }) => code === 'views-differ');

const latest = (today: string, issued = today): string => (issued > today ? issued : today);

function settleFlights(draft: DraftItinerary, codes: ReadonlySet<string>, today: string) {
  const placed = settlePlaces(settleOperators(draft.segments), codes);
  const dated = settleDates(placed.segments, draft.issueDate, today);
  return { placed, dated, segments: computeDurations(dated.segments) };
}
