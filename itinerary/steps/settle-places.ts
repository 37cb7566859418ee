/** Airports: codes where only cities are named, and the zone each keeps. What is not clear stays open. */
import type { DraftDoubt, DraftEnd, DraftSegment } from '../draft/draft-itinerary.ts';
import type { Found } from '../draft/found.ts';
import { type Airport, airportAt, airportsIn } from '../reference/airports.ts';
import { mainAirports, metropolitanAreas } from '../reference/metropolitan-areas.ts';
import { fold } from '../text/fold.ts';
import { doubt } from './doubts.ts';
import type { WithDoubts } from './settled.ts';

/** A code concluded from a name is never as sure as a printed one. */
const concluded = 0.6;
const assumed = 0.5;
/** Two airports in one city, both large, one of which bears its name. */
const equals = new Set(['Istanbul']);
const metropolitan = new Set(
  Object.values(metropolitanAreas)
    .filter((codes) => codes.length > 1)
    .flat(),
);

type PlacedEnd = DraftEnd & { zone?: string };
export type PlacedSegment = Omit<DraftSegment, 'departure' | 'arrival'> & { departure: PlacedEnd; arrival: PlacedEnd };

// OTP | BUH LH X/FRA LH NYC
const threeLetters = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu;

/** Codes of airports that a document names anywhere: by code, on another page, in the line of the fare; or by name, beside a city of these flights. */
export const airportsOfDocument = (text: string, segments: readonly DraftSegment[]): ReadonlySet<string> =>
  new Set([...(text.match(threeLetters) ?? []).filter((code) => airportAt(code)), ...namedBesideCities(segments, text)]);

/** @param codes of airports the document names anywhere: of a city's airports the one that is among them is meant. */
export function settlePlaces(
  segments: readonly DraftSegment[],
  codes: ReadonlySet<string> = new Set(),
): WithDoubts<{ segments: PlacedSegment[] }> {
  const doubts: DraftDoubt[] = [];
  const known = new Set([...codes, ...namedAirports(segments)]);
  const placed = segments.map((segment, index) => ({
    ...segment,
    departure: placedEnd(segment.departure, `segments[${index}].departure.airport`, doubts, known),
    arrival: placedEnd(segment.arrival, `segments[${index}].arrival.airport`, doubts, known),
  }));
  return { segments: placed, doubts };
}

/** `Toronto (Pearson)`: the airports of a city that another end of the journey names. */
const namedAirports = (segments: readonly DraftSegment[]): string[] =>
  segments
    .flatMap(({ departure, arrival }) => [departure, arrival])
    .flatMap(({ airport, place }) => {
      const [only, ...others] = airport || !place ? [] : airportsIn(place.value);
      return only && others.length === 0 ? only.iata : [];
    });

// Lotniska: Kraków Balice, Chicago O'Hare terminal 5.
const betweenPlaces = /[,;:()\n]|\.(?:\s|$)|\s[–-]\s|\s{2,}/;
/** In letters: a city, its airport and its terminal are no longer. */
const longestPlace = 40;

/** `Chicago O'Hare` in the words around the flights, where those name the city alone. */
function namedBesideCities(segments: readonly DraftSegment[], text: string): string[] {
  const cities = new Set(
    segments
      .flatMap(({ departure, arrival }) => [departure, arrival])
      .flatMap(({ airport, place }) => (!airport && place && airportsIn(place.value).length > 1 ? fold(place.value) : [])),
  );
  if (cities.size === 0) return [];
  const pieces = [...new Set(text.split(betweenPlaces).map((piece) => piece.trim()))].filter(
    ({ length }) => length <= longestPlace,
  );
  return [...cities].flatMap((city) =>
    pieces.flatMap((piece) => {
      if (!fold(piece).startsWith(`${city} `)) return [];
      const [only, ...others] = airportsIn(piece);
      return only && others.length === 0 && airportsIn(city).includes(only) ? only.iata : [];
    }),
  );
}

function placedEnd(end: DraftEnd, where: string, doubts: DraftDoubt[], codes: ReadonlySet<string>): PlacedEnd {
  if (end.airport) return codedEnd(end, end.airport, where, doubts);
  if (!end.place) {
    doubts.push(doubt('airport-not-read', where));
    return end;
  }
  const named = airportsIn(end.place.value);
  const coded = named.filter(({ iata }) => codes.has(iata));
  const candidates = coded.length === 1 ? coded : named;
  const chosen = candidates.length === 1 ? candidates[0] : mainOf(candidates);
  if (chosen) {
    if (named.length > 1) doubts.push(doubt('airport-assumed', where));
    const certainty = Math.min(named.length > 1 ? assumed : concluded, end.place.certainty);
    return { ...end, airport: { ...end.place, value: chosen.iata, certainty }, zone: chosen.zone };
  }
  doubts.push(doubt(candidates.length > 0 ? 'airport-ambiguous' : 'airport-unknown', where));
  return withZone(end, candidates);
}

/** Systems that print a city alone mean the airport that bears its name: DUBAI is DXB, not Al Maktoum. Where they serve as many, it is not clear. */
function mainOf(candidates: readonly Airport[]): Airport | undefined {
  const [first, ...others] = candidates;
  if (first && mainAirports.has(first.iata)) return first;
  if (!first || first.name !== first.city || equals.has(first.city)) return undefined;
  const isOneCity = others.every(
    ({ city, country, zone }) => city === first.city && country === first.country && zone === first.zone,
  );
  return isOneCity && !metropolitan.has(first.iata) ? first : undefined;
}

/** A printed code; where it is not an airport's, it may be a city's. */
function codedEnd(end: DraftEnd, code: Found, where: string, doubts: DraftDoubt[]): PlacedEnd {
  const airport = airportAt(code.value);
  if (airport) return { ...end, zone: airport.zone };
  const ofCity = airportsIn(code.value);
  const named = end.place ? airportsIn(end.place.value).filter((one) => ofCity.includes(one)) : [];
  doubts.push(doubt(ofCity.length > 1 && named.length !== 1 ? 'airport-ambiguous' : 'airport-unknown', where));
  return withZone(end, ofCity);
}

/** Airports of one city keep one clock, whichever of them it is. */
function withZone(end: DraftEnd, candidates: readonly Airport[]): PlacedEnd {
  const [zone, ...others] = new Set(candidates.map((airport) => airport.zone));
  return zone === undefined || others.length > 0 ? end : { ...end, zone };
}
