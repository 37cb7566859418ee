/**
 * An itinerary out of the fields the tool has always answered with, for whoever keeps and sends only those. What such a field does
 * not say plainly stays unsaid.
 */
import type { EndOfFlight, Itinerary, Passenger, Segment } from '#domain/schemas/itinerary.ts';
import type { ReadableFlight } from '#domain/schemas/itinerary-answer.ts';
import { airportAt, airportsIn } from '#itinerary/reference/airports.ts';
import { readBaggage } from '#itinerary/values/baggage.ts';
import { readCabin } from '#itinerary/values/cabins.ts';
import { readTime } from '#itinerary/values/clock.ts';
import { readDay } from '#itinerary/values/days.ts';
import { readMinutes } from '#itinerary/values/durations.ts';
import { readTicketNumber } from '#itinerary/values/e-tickets.ts';
import { readFlightNumber } from '#itinerary/values/flights.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Longer than any field of a ticket; what is longer is cut before it is looked at. */
const longest = 200;
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, longest) : '');
const orNull = (text: string, most = longest) => text.slice(0, most) || null;

/** @returns the itinerary, or the path of the field without which there is none */
export function readableItinerary(body: Fields): Omit<Itinerary, 'warnings' | 'sources'> | { wrong: string } {
  const segments: Segment[] = [];
  for (const way of ['outbound', 'return'] as const) {
    const flight = body[way];
    if (flight === null || flight === undefined) continue;
    const segment = typeof flight === 'object' ? segmentOf(flight as Partial<ReadableFlight>) : undefined;
    if (!segment) return { wrong: `${way}.flightNumber` };
    segments.push(segment);
  }
  const issued = readDay(textOf(body.issueDate));
  return {
    bookingRef: orNull(textOf(body.bookingRef), 20),
    airlineRefs: [],
    issueDate: issued ? isoOf(issued) : null,
    passengers: passengersOf(textOf(body.passengerName), textOf(body.eticket)),
    co2Kg: null,
    co2Text: orNull(textOf(body.co2Emission)),
    segments,
  };
}

function passengersOf(names: string, tickets: string): Passenger[] {
  const numbers = tickets.split(/\s*[,;]\s*/).map((ticket) => readTicketNumber(ticket) ?? null);
  return names
    .split(/\s*[,;]\s*/)
    .filter(Boolean)
    .map((words, index) => {
      const parts = /^(?:(?<title>mrs?|ms|miss|mstr|dr|dl|dna)\.?\s+)?(?<name>.+)$/i.exec(words)?.groups;
      return {
        name: (parts?.name ?? words).slice(0, 120),
        title: parts?.title ?? null,
        type: 'adult',
        eticket: numbers[index] ?? null,
      };
    });
}

function segmentOf(flight: Partial<ReadableFlight>): Segment | undefined {
  // A way with a change names all its flights; its ends belong to the first and the last of them.
  const [first = ''] = textOf(flight.flightNumber).split(/\s*[,;/+]\s*/);
  const flightNumber = readFlightNumber(first);
  if (!flightNumber) return undefined;
  const day = readDay(textOf(flight.date));
  const date = day ? isoOf(day) : null;
  const klass = textOf(flight.class);
  return {
    flightNumber,
    departure: endOf(textOf(flight.departure), date),
    arrival: endOf(textOf(flight.arrival), date),
    durationMinutes: readMinutes(textOf(flight.duration)) || null,
    cabin: readCabin(klass) ?? null,
    bookingClass: /^(?<alone>[A-Z])$|\((?<letter>[A-Z])\)/.exec(klass)?.[0].replace(/[()]/g, '') ?? null,
    equipment: orNull(textOf(flight.equipment), 80),
    baggage: readBaggage(textOf(flight.baggage)) ?? null,
    seat: null,
    status: null,
    operatedBy: null,
  };
}

// 09:10 Bucharest (OTP), Terminal 2 | Istanbul (IST) 10:40 | 01:20 (+1) Paris | OTP
const clock = /(?<![\d:])\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?(?![\d:])/i;

function endOf(words: string, departs: string | null): EndOfFlight {
  const shift = Number(/\((?<days>[+-]\d)\)/.exec(words)?.groups?.days ?? 0);
  const terminal = /\bterminal\s+(?<name>[\w-]{1,8})/i.exec(words)?.groups?.name ?? null;
  const place = words
    .replace(clock, ' ')
    .replace(/\([+-]\d\)|\bterminal\s+[\w-]{1,8}/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;–-]+|[\s,;–-]+$/g, '');
  const printed = /\((?<code>[A-Z]{3})\)|\b(?<bare>[A-Z]{3})\b/.exec(place)?.groups;
  const known = airportAt(printed?.code ?? printed?.bare ?? '') ?? onlyOne(airportsIn(place));
  return {
    airport: known?.iata ?? null,
    place: orNull(place, 120),
    date: departs && new Date(Date.parse(departs) + shift * 86_400_000).toISOString().slice(0, 10),
    time: readTime(clock.exec(words)?.[0] ?? '') ?? null,
    terminal,
    zone: known?.zone ?? null,
  };
}

const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** YYYY-MM-DD; nothing for a day whose year is not said. */
function isoOf({ year, month, day }: { year?: number; month: number; day: number }): string | null {
  return year === undefined ? null : `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
