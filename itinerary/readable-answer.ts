/** The fields the itinerary tool has always answered with, each a text ready to print, beside the canonical object. */
import { minutesBetween } from '#domain/rules/flight-time.ts';
import type { EndOfFlight, Itinerary, Segment } from '#domain/schemas/itinerary.ts';
import type { ItineraryAnswer, ReadableFlight } from '#domain/schemas/itinerary-answer.ts';
import { type Airport, airportAt } from './reference/airports.ts';

/** The itinerary with the fields for people beside it. */
export function readableAnswer(itinerary: Itinerary): ItineraryAnswer {
  const { outbound, back } = directionsOf(itinerary.segments);
  return {
    ...itinerary,
    passengerName: itinerary.passengers.map(({ title, name }) => [title, name].filter(Boolean).join(' ')).join(', '),
    eticket: itinerary.passengers
      .flatMap(({ eticket }) => (eticket ? [`${eticket.slice(0, 3)} ${eticket.slice(3)}`] : []))
      .join(', '),
    co2Emission: itinerary.co2Text ?? (itinerary.co2Kg === null ? '' : `${itinerary.co2Kg} kg`),
    outbound: readableFlight(outbound),
    return: readableFlight(back),
  };
}

/** Minutes on the ground: a flight that leaves later than this after the one before begins another way. */
const longestConnection = 24 * 60;
/** Kilometres: out of one airport of a city and back to another, or to its neighbour city, is a way back. */
const sameRegion = 300;

/**
 * The flights out, up to the first stay, and the flights back, from the last stay on, where those lead home. Ways between the two belong to
 * neither; a journey that does not come home, or comes home without a stay, has no way back.
 */
export function directionsOf(segments: readonly Segment[]): { outbound: Segment[]; back: Segment[] } {
  const ways = waysOf(segments);
  const [first] = ways;
  const last = ways.at(-1);
  if (!first || !last || first === last) return { outbound: first ?? [], back: [] };
  const home = first[0]?.departure;
  const away = first.at(-1)?.arrival;
  const comesHome = isNear(last.at(-1)?.arrival, home) && !isNear(last[0]?.departure, home);
  return { outbound: first, back: comesHome && !isNear(away, home) ? last : [] };
}

/** Flights that follow each other without a stay. */
function waysOf(segments: readonly Segment[]): Segment[][] {
  const ways: Segment[][] = [];
  for (const segment of segments) {
    const way = ways.at(-1);
    const before = way?.at(-1);
    if (way && before && isConnection(before, segment) && !turnsBack(way, segment)) way.push(segment);
    else ways.push([segment]);
  }
  return ways;
}

/** A day trip has no night between out and back: the flight that leads to where the way began is the way back. */
function turnsBack(way: readonly Segment[], next: Segment): boolean {
  return isNear(next.arrival, way[0]?.departure);
}

function isConnection(before: Segment, next: Segment): boolean {
  const stay = minutesBetween(before.arrival, next.departure);
  if (stay === null)
    return before.arrival.airport !== null && before.arrival.airport === next.departure.airport && sameDay(before, next);
  return stay <= longestConnection && isNear(before.arrival, next.departure);
}

const sameDay = (before: Segment, next: Segment) => (before.arrival.date ?? before.departure.date) === next.departure.date;

function isNear(one: EndOfFlight | undefined, other: EndOfFlight | undefined): boolean {
  if (!one?.airport || !other?.airport) return false;
  if (one.airport === other.airport) return true;
  const [a, b] = [airportAt(one.airport), airportAt(other.airport)];
  return a !== undefined && b !== undefined && kilometres(a, b) <= sameRegion;
}

/** Near enough for cities: the earth flat between them. */
function kilometres(one: Airport, other: Airport): number {
  const north = (one.latitude - other.latitude) * 111;
  const east = (one.longitude - other.longitude) * 111 * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** One way as one flight: leaves as its first, arrives as its last, with the numbers of all. */
function readableFlight(segments: readonly Segment[]): ReadableFlight | null {
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) return null;
  const all = (value: (segment: Segment) => string | null) =>
    [...new Set(segments.flatMap((segment) => value(segment) ?? []))].join(', ');
  const whole = wholeMinutes(segments, first, last);
  return {
    flightNumber: all(({ flightNumber }) => `${flightNumber.slice(0, 2)} ${flightNumber.slice(2)}`),
    date: first.departure.date ?? '',
    departure: readableEnd(first.departure, first.departure.date),
    arrival: readableEnd(last.arrival, first.departure.date),
    duration: whole === null ? '' : `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')} min`,
    class: all(
      ({ cabin, bookingClass }) =>
        [cabin && cabinNames[cabin], bookingClass && `(${bookingClass})`].filter(Boolean).join(' ') || null,
    ),
    equipment: all(({ equipment }) => equipment),
    baggage: all(({ baggage }) => baggage),
  };
}

const cabinNames = { economy: 'Economy', 'premium-economy': 'Premium Economy', business: 'Business', first: 'First' } as const;

function wholeMinutes(segments: readonly Segment[], first: Segment, last: Segment): number | null {
  if (segments.length === 1) return first.durationMinutes;
  const minutes = minutesBetween(first.departure, last.arrival);
  return minutes !== null && minutes > 0 ? minutes : null;
}

/** `09:10 Bucharest (OTP), Terminal 2`, with the days after the departure where it is another. */
function readableEnd({ airport, place, date, time, terminal }: EndOfFlight, startsOn: string | null): string {
  const city = airport ? airportAt(airport)?.city : undefined;
  const where = city && airport ? `${city} (${airport})` : (airport ?? place ?? '');
  const shift = date && startsOn ? Math.round((Date.parse(date) - Date.parse(startsOn)) / 86_400_000) : 0;
  const clock = [time, shift !== 0 && time ? `(${shift > 0 ? '+' : ''}${shift})` : ''].filter(Boolean).join(' ');
  return [[clock, where].filter(Boolean).join(' '), terminal && `Terminal ${terminal}`].filter(Boolean).join(', ');
}
