/** Where a journey leads, and the picture that stands for it. */
import { fold } from '#domain/rules/fold.ts';
import type { DestinationPictures, PicturedPlace, SkyHour } from '#domain/schemas/destination-pictures.ts';
import type { EndOfFlight, Itinerary } from '#domain/schemas/itinerary.ts';
import { airportAt, airports } from '../reference/airports.ts';
import { kilometresBetween } from '../reference/distances.ts';
import { cityAt, leadsHome } from './journeys.ts';

/**
 * Where the journey leads: where the traveller stays longest between two flights, for more than a day unless the journey leads home;
 * else where the last flight lands.
 * Local clocks are compared as they are: a stay is longer than any difference of zones.
 */
export function destinationOf({ segments }: Pick<Itinerary, 'segments'>): EndOfFlight | undefined {
  const stays = segments
    .slice(0, -1)
    .map(({ arrival }, index) => ({ arrival, hours: hoursBetween(arrival, segments[index + 1]?.departure) }));
  const least = leadsHome(segments) ? 0 : 24;
  const longest = stays.reduce<(typeof stays)[number] | undefined>(
    (best, stay) => (stay.hours > (best?.hours ?? least) ? stay : best),
    undefined,
  );
  return longest?.arrival ?? segments.at(-1)?.arrival;
}

function hoursBetween(from: EndOfFlight, to: EndOfFlight | undefined): number {
  const hours =
    (Date.parse(`${to?.date}T${to?.time ?? '12:00'}Z`) - Date.parse(`${from.date}T${from.time ?? '12:00'}Z`)) / 3_600_000;
  return Number.isNaN(hours) ? 0 : hours;
}

/** Address of the picture for a journey: of its place, else of the nearest one in the same country, else a sky at the hour of arrival. */
export function pictureOf(itinerary: Pick<Itinerary, 'segments'>, { places, skies }: DestinationPictures): string {
  const end = destinationOf(itinerary);
  return placeOf(end, places)?.poster ?? skies[skyHourOf(end?.time ?? null)];
}

function placeOf(end: EndOfFlight | undefined, places: readonly PicturedPlace[]): PicturedPlace | undefined {
  const airport = end?.airport ? airportAt(end.airport) : undefined;
  if (!end || !airport) return undefined;
  const atHome = places.filter(({ zone }) => countryOfZone(zone) === airport.country);
  const served = places.filter((place) => place.airports[0] === airport.iata);
  const named = (words: string) => served.filter(({ name }) => fold(words).includes(fold(name)));
  const choices = [
    named(end.place ?? ''),
    named(`${cityAt(end, 'ro')} ${cityAt(end, 'en')}`),
    served.filter((place) => atHome.includes(place)),
    served,
    atHome,
  ];
  const [first] = choices.filter(({ length }) => length > 0);
  const away = ({ at }: PicturedPlace) => kilometresBetween(airport, { latitude: at.lat, longitude: at.lon });
  return first?.reduce((best, place) => (away(place) < away(best) ? place : best));
}

let countries: Map<string, string> | undefined;

/** ISO 3166-1 alpha-2 of the country that keeps a zone: every zone of our airports lies in one. */
function countryOfZone(zone: string): string | undefined {
  countries ??= new Map(airports.map((airport) => [airport.zone, airport.country]));
  return countries.get(zone);
}

/** The hours from which on each sky is seen. A time that is not known is noon. */
const skies: readonly [from: string, SkyHour][] = [
  ['21:00', 'night'],
  ['18:30', 'dusk'],
  ['16:00', 'golden'],
  ['08:00', 'noon'],
  ['05:00', 'dawn'],
];

const skyHourOf = (time: string | null): SkyHour =>
  time === null ? 'noon' : (skies.find(([from]) => time >= from)?.[1] ?? 'night');
