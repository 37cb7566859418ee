/**
 * What the flights of an itinerary make together: journeys with connections, and the time on the ground between them. Nothing is
 * read here, only concluded from dates, times and zones that are; where one is missing, so is the conclusion.
 */
import { minutesBetween } from '#domain/rules/flight-time.ts';
import type { EndOfFlight, Itinerary, Segment } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { airportAt, cityOf } from '../reference/airports.ts';

/** Time on the ground between two flights of one journey. */
export type Layover = {
  minutes: number | null;
  /** The next flight leaves from another airport than the one of arrival; how to get there is the traveller's affair. */
  changesAirport: boolean;
  arrival: EndOfFlight;
  departure: EndOfFlight;
};

/** Flights with less than a day between them: one journey with connections. `layovers[0]` is between the first two. */
export type Journey = { segments: Segment[]; layovers: Layover[] };

/** A connection lasts less than this; a longer stop is a stay (the measure of fare rules for international travel). */
const connectionMinutes = 24 * 60;

function layoverBetween(before: Segment, after: Segment): Layover {
  const stay = minutesBetween(before.arrival, after.departure);
  const [from, to] = [before.arrival.airport, after.departure.airport];
  return {
    minutes: stay === null || stay < 0 ? null : stay,
    changesAirport: from !== null && to !== null && from !== to,
    arrival: before.arrival,
    departure: after.departure,
  };
}

/** Without times, flights of one day from the airport where the other landed belong together. */
function connects({ minutes, changesAirport, arrival, departure }: Layover): boolean {
  if (minutes !== null) return minutes < connectionMinutes;
  return !changesAirport && arrival.date !== null && arrival.date === departure.date;
}

/** The flights as journeys, in their order. There and back within a day are two: the longest time on the ground was spent there. */
export const journeysOf = (segments: readonly Segment[]): Journey[] => connectedFlights(segments).flatMap(partedThere);

function partedThere(journey: Journey): Journey[] {
  const { segments, layovers } = journey;
  if (layovers.length === 0 || !leadsHome(segments)) return [journey];
  const lengths = layovers.map(({ minutes }) => minutes ?? 0);
  const there = lengths.indexOf(Math.max(...lengths));
  return [
    { segments: segments.slice(0, there + 1), layovers: layovers.slice(0, there) },
    { segments: segments.slice(there + 1), layovers: layovers.slice(there + 1) },
  ];
}

/** Whether the last flight lands in the city where the first left. */
export function leadsHome(segments: readonly Segment[]): boolean {
  const [first, last] = [segments[0], segments.at(-1)];
  const city = first ? cityAt(first.departure, 'en') : '';
  return city !== '' && last !== undefined && cityAt(last.arrival, 'en') === city;
}

function connectedFlights(segments: readonly Segment[]): Journey[] {
  const journeys: Journey[] = [];
  for (const segment of segments) {
    const journey = journeys.at(-1);
    const before = journey?.segments.at(-1);
    const layover = before && layoverBetween(before, segment);
    if (journey && layover && connects(layover)) {
      journey.segments.push(segment);
      journey.layovers.push(layover);
    } else {
      journeys.push({ segments: [segment], layovers: [] });
    }
  }
  return journeys;
}

/** The city at one end of a flight, in the language of the document; the ticket's own words where we do not know the airport. */
export function cityAt(end: EndOfFlight, lang: Lang): string {
  const airport = end.airport === null ? undefined : airportAt(end.airport);
  return airport ? cityOf(airport, lang) : (end.place ?? end.airport ?? '');
}

/** The airport's own name where the city has one that says more: Henri Coandă. */
export function airportNameAt(end: EndOfFlight): string | null {
  const airport = end.airport === null ? undefined : airportAt(end.airport);
  return airport && airport.name !== airport.city ? airport.name : null;
}

/** The stops of the whole trip, cities of connections left out: Bucharest, Tokyo, Bucharest. */
export function stopsOf({ segments }: Pick<Itinerary, 'segments'>, lang: Lang): string[] {
  const stops: string[] = [];
  for (const { segments: flights } of journeysOf(segments)) {
    const [first, last] = [flights[0], flights.at(-1)];
    if (!first || !last) continue;
    for (const city of [cityAt(first.departure, lang), cityAt(last.arrival, lang)]) {
      if (city !== '' && stops.at(-1) !== city) stops.push(city);
    }
  }
  return stops;
}

/** Two journeys, the second back to where the first began. */
export function isReturn(itinerary: Pick<Itinerary, 'segments'>): boolean {
  const stops = stopsOf(itinerary, 'en');
  return stops.length === 3 && stops[0] === stops[2];
}

/** Calendar days from departure to arrival: 1 when it lands on the next day, −1 across the date line. Null where a day is unknown. */
export function dayShift({ departure, arrival }: Pick<Segment, 'departure' | 'arrival'>): number | null {
  if (!departure.date || !arrival.date) return null;
  return Math.round((Date.parse(arrival.date) - Date.parse(departure.date)) / 86_400_000);
}
