/** What a ticket format makes of pasted text, for the formats' tests. */
import type { DraftItinerary } from '#itinerary/draft/draft-itinerary.ts';
import type { TicketFormat } from '#itinerary/formats/contract.ts';
import { readPastedText } from '#itinerary/text/pasted-text.ts';

/** Parses without asking whether the format recognises it, so that a piece of a ticket will do. */
export const draftBy =
  ({ parse }: TicketFormat) =>
  (text: string): DraftItinerary => {
    const reading = parse(readPastedText(text));
    if (!('draft' in reading)) throw new Error(reading.problems.map(({ message }) => message).join(' '));
    return reading.draft;
  };

/** The same for a whole ticket, which the format has to recognise. */
export const recognisedDraftBy = (format: TicketFormat) => {
  const draftOf = draftBy(format);
  return (text: string): DraftItinerary => {
    if (!format.recognises(readPastedText(text).text)) throw new Error(`${format.id} does not recognise it`);
    return draftOf(text);
  };
};

/** Flights, a line each: `A3965 CLJ 13:20 ATH 15:05`. */
export const routesOf = ({ segments }: DraftItinerary): string[] =>
  segments.map(({ flightNumber, departure, arrival }) =>
    [flightNumber, departure.airport ?? departure.place, departure.time, arrival.airport ?? arrival.place, arrival.time]
      .map((found) => found?.value)
      .join(' '),
  );
