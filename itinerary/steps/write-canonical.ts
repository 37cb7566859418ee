/** The canonical object: every value that was read, and beside it where it was read and how sure that is. */
import { type Itinerary, itinerarySchema, type Segment, type Source } from '#domain/schemas/itinerary.ts';
import type { DraftDoubt, DraftItinerary } from '../draft/draft-itinerary.ts';
import type { Found } from '../draft/found.ts';
import type { SettledEnd, SettledPassenger, SettledSegment } from './settled.ts';

type SettledTicket = {
  draft: DraftItinerary;
  issueDate: Found | undefined;
  passengers: readonly SettledPassenger[];
  segments: readonly SettledSegment[];
  doubts: readonly DraftDoubt[];
};

/** What the schema allows of free words, so that an odd document gives a cut value and not an error. */
const longest = { ref: 20, place: 120, terminal: 20, equipment: 80, seat: 40, status: 40, operator: 80, co2: 400, zone: 60 };

export function writeCanonical({ draft, issueDate, passengers, segments, doubts }: SettledTicket): Itinerary {
  const sources: Record<string, Source> = {};
  /** Writes down the source of a value that was found, and gives the value; null where there is none. */
  const noted = <T, R = T>(
    path: string,
    found: Found<T> | undefined,
    as: (value: T) => R = (value) => value as unknown as R,
  ): R | null => {
    if (!found) return null;
    sources[path] = sourceOf(found);
    return as(found.value);
  };
  const words = (path: string, found: Found | undefined, max: number) => {
    const short = found?.value.replace(/\s+/g, ' ').trim().slice(0, max).trim();
    return short ? noted(path, found, () => short) : null;
  };

  const end = (path: string, { airport, place, date, time, terminal, zone }: SettledEnd): Segment['departure'] => ({
    airport: noted(`${path}.airport`, airport),
    place: words(`${path}.place`, place, longest.place),
    date: noted(`${path}.date`, date),
    time: noted(`${path}.time`, time),
    terminal: words(`${path}.terminal`, terminal, longest.terminal),
    zone: zone ?? null,
  });
  const duration = (path: string, { minutes, durationMinutes, departure, arrival }: SettledSegment): number | null => {
    if (minutes === undefined || minutes <= 0) return noted(path, durationMinutes);
    // Computed from what was read: the printed duration, or else the times, are where to look.
    const source = durationMinutes ?? arrival.time ?? departure.time;
    return noted(
      path,
      source && { ...source, value: minutes, certainty: Math.min(source.certainty, arrival.date?.certainty ?? 1) },
    );
  };

  const itinerary: Itinerary = {
    bookingRef: words('bookingRef', draft.bookingRef, longest.ref),
    airlineRefs: airlineRefsOf(draft).map((found, index) => {
      sources[`airlineRefs[${index}]`] = sourceOf(found);
      return found.value;
    }),
    issueDate: noted('issueDate', issueDate),
    passengers: passengers.map(({ name, title, type, eticket }, index) => ({
      name: noted(`passengers[${index}].name`, name) ?? name.value,
      title: noted(`passengers[${index}].title`, title),
      type: noted(`passengers[${index}].type`, type) ?? 'adult',
      eticket: noted(`passengers[${index}].eticket`, eticket),
    })),
    co2Kg: noted('co2Kg', draft.co2Kg),
    co2Text: words('co2Text', draft.co2Text, longest.co2),
    segments: segments.map((segment, index) => {
      const path = `segments[${index}]`;
      return {
        flightNumber: noted(`${path}.flightNumber`, segment.flightNumber) ?? segment.flightNumber.value,
        departure: end(`${path}.departure`, segment.departure),
        arrival: end(`${path}.arrival`, segment.arrival),
        durationMinutes: duration(`${path}.durationMinutes`, segment),
        cabin: noted(`${path}.cabin`, segment.cabin),
        bookingClass: noted(`${path}.bookingClass`, segment.bookingClass),
        equipment: words(`${path}.equipment`, segment.equipment, longest.equipment),
        baggage: noted(`${path}.baggage`, segment.baggage),
        seat: words(`${path}.seat`, segment.seat, longest.seat),
        status: words(`${path}.status`, segment.status, longest.status),
        operatedBy: words(`${path}.operatedBy`, segment.operatedBy, longest.operator),
      };
    }),
    warnings: onceEach(doubts),
    sources,
  };
  return itinerarySchema.parse(itinerary);
}

function sourceOf({ box, text, certainty }: Found<unknown>): Source {
  const round = (points: number) => Math.round(points * 100) / 100;
  return {
    page: box.page,
    x: round(box.x),
    y: round(box.y),
    width: round(box.width),
    height: round(box.height),
    text,
    certainty,
  };
}

/** Printed once for the ticket or with every flight, each is told once. */
function airlineRefsOf(draft: DraftItinerary): Found<{ airline: string; ref: string }>[] {
  const all = [...draft.airlineRefs, ...draft.segments.flatMap((segment) => segment.airlineRef ?? [])];
  const key = ({ value }: Found<{ airline: string; ref: string }>) => `${value.airline} ${value.ref}`;
  return all.filter((found, index) => all.findIndex((other) => key(other) === key(found)) === index);
}

function onceEach(doubts: readonly DraftDoubt[]): DraftDoubt[] {
  // What no field shows is told apart by its words.
  const key = ({ code, where, message }: DraftDoubt) => `${code} ${where ?? message.en}`;
  return doubts.filter((doubt, index) => doubts.findIndex((other) => key(other) === key(doubt)) === index);
}
