/** What looks like a flight and was not read is said, whatever format read the rest: a segment lost without a word is as bad as one invented. */

import { type Mark, marksOf } from '../documents/flight-marks.ts';
import { isOfFlights } from '../documents/other-services.ts';
import type { DraftDoubt, DraftItinerary } from '../draft/draft-itinerary.ts';
import { airportAt } from '../reference/airports.ts';
import type { Line, TicketText } from '../text/ticket-text.ts';

/** Longer lines are sentences and conditions. */
const longest = 160;
/** Beside its number a segment names its day, its places and its times: three of these at least. */
const fewest = 3;
const told = 'flight-not-read';

/** @param draft with every flight that was read, and what its format told already. */
export function tellUnread({ lines }: TicketText, { segments, doubts }: DraftItinerary): DraftDoubt[] {
  const read = new Set(segments.map(({ flightNumber }) => flightNumber.value));
  const isTold = (number: string) => doubts.some(({ code, message }) => code === told && message.en.startsWith(`${number} `));
  const unread = new Set(lines.filter((line) => line.text.length <= longest).flatMap((line) => segmentIn(line, read) ?? []));
  return [...unread].filter((number) => !isTold(number)).map(doubtOf);
}

function segmentIn(line: Line, read: ReadonlySet<string>): string | undefined {
  const marks = marksOf(line);
  const numbers = marks.flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : []));
  const [only] = numbers;
  // Beside a flight that was read stands its codeshare.
  if (only === undefined || numbers.some((number) => read.has(number)) || !isOfFlights(line)) return undefined;
  const ends = marks.filter(({ kind }: Mark) => kind === 'airport' || kind === 'time' || kind === 'day');
  return ends.length + 2 * (line.text.match(glued)?.filter(isPair).length ?? 0) >= fewest ? only : undefined;
}

// OTPFRA
const glued = /(?<![\p{L}\d])[A-Z]{6}(?![\p{L}\d])/gu;
const isPair = (word: string) => [word.slice(0, 3), word.slice(3)].every((code) => airportAt(code) !== undefined);

const doubtOf = (flightNumber: string): DraftDoubt => ({
  code: told,
  message: {
    en: `${flightNumber} is named, but its airports and times could not be told. Please add it from the ticket.`,
    ro: `${flightNumber} este menționat, dar aeroporturile și orele lui nu au putut fi citite. Vă rugăm să îl adăugați de pe bilet.`,
  },
  where: null,
});
