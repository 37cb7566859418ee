/**
 * Confirmations of nobody we know: a flight number, two airports and times near each other, whatever is printed around them.
 * Asked last. It believes only what hangs together, and is sure of little.
 */
import { bestFlightsIn, isReadOf, isWhole, readAirlineDocument } from '../documents/airline-document.ts';
import { fitOf } from '../documents/anchors/flight-fit.ts';
import { hasUndesignatedFlight } from '../documents/anchors/undesignated-flights.ts';
import { isWithUnlisted } from '../documents/anchors/unlisted-places.ts';
import { anotherLayout } from '../documents/another-layout.ts';
import { isCodeAlone } from '../documents/code-words.ts';
import type { FlightBlock } from '../documents/flight-blocks.ts';
import { hasIcaoFlight } from '../documents/flight-marks.ts';
import { flightsOfAsiaIn } from '../documents/flights-of-asia.ts';
import { isOffer } from '../documents/no-flights/offers.ts';
import type { DraftEnd, DraftSegment } from '../draft/draft-itinerary.ts';
import type { Found } from '../draft/found.ts';
import type { Reading } from '../draft/reading.ts';
import { foundCell, pieceCells } from '../layout/cells.ts';
import { airportAt, airportsIn, airportsNamed, isWordOfPlace, placesOfAsiaIn } from '../reference/airports.ts';
import { fold } from '../text/fold.ts';
import type { Line, TicketText } from '../text/ticket-text.ts';
import { flightNamedDoubt } from '../values/carriers.ts';
import type { TicketFormat } from './contract.ts';

export const generic: TicketFormat = { id: 'generic', readsAnyLayout: true, recognises, parse };

/** What stands around a value in an unknown layout may always belong to something else. */
const leastSure = 0.6;

// TK 1044 | LH0091 | W6 3001 | LH  1419 | KE     1402 | TK-1186
const flight = /(?<![\p{L}\d])(?=.?[A-Z])[A-Z0-9]{2}(?: {0,12}|-| - )0{0,3}[1-9]\d{0,3}(?![\p{L}\d])/u;
// 07:15 | 7.15 | 18h20 | 7時20分 | 0715 | 1120P
const clock = /(?<!\d)\d{1,2} ?[:.h時时點点시] ?\d{2}(?!\d)|(?<!\d)\d{3,4}[AP]M?(?!\p{L})|(?<!\d)[0-2]\d[0-5]\d(?!\d)/u;
const ofCars =
  /(?<!\p{L})(?:transfer voucher|private transfer|minivan|your driver|pick[ -]?up|drop[ -]?off|rental|mietwagen|rent a car|inchiriere|autonoleggio|alquiler|location de voiture|autoturism|car park(?:ing)?|parking|parcare|parkplatz|parkhaus|parcheggio|aparcamiento|estacionamiento|stationnement|otopark)(?!\p{L})/u;
const inTheAir =
  /(?<!\p{L})(?:flights?|(?:hin|ruck)?flug|zbor|vols?(?!\p{L})|vol[oi](?!\p{L})|vuelo|ucus|vlucht|(?:wy|przy|od)?lot(?:u|y|em)?(?!\p{L})|lotnicz\p{L}*|flyg|voo(?!\p{L})|repul|jarat|let(?:u|y|enk|eck|ist)\p{L}*|(?:od|pri)let|airline|airways|airport|aeroport|flughafen|aeropuerto|havaliman|lotnisk|avion|πτησ|lento|lenno|lennu|(?:od|pri)?let(?:i|iste|ime|ite|enka|enky)(?!\p{L})|odlat|letenk|skryd|lidoj|penerbangan|chuyen bay|fluturim|e-?ticket|(?:ال)?رحل(?:ة|ه)(?!\p{L})|طيران|טיסה)/u;

function recognises(text: string): boolean {
  // Behind an airline’s name a number is of a flight, whatever else is said.
  const isNamed = hasUndesignatedFlight(text);
  return (
    (flight.test(text) || hasIcaoFlight(text) || isNamed || hasFlightOfAsia(text)) &&
    clock.test(text) &&
    (isNamed || inTheAir.test(fold(text)) || namesTwoPlaces(text))
  );
}

// OTP | OTPMUC | Bucharest
const placeWord = /(?<!\p{L})(?:(?<code>[A-Z]{3})(?<other>[A-Z]{3})?|(?<name>\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}{2,})?))(?!\p{L})/gu;
/** Words of a text that are looked up: a ticket names its places early. */
const most = 2000;
/** Letters of a text that are searched for names without blanks. */
const longest = 20_000;
const hasFlightOfAsia = (text: string) => flightsOfAsiaIn(text.slice(0, longest)).length > 0;

/** Two codes, or two cities. */
function namesTwoPlaces(text: string): boolean {
  if (new Set(placesOfAsiaIn(text.slice(0, longest)).map(({ airports }) => airports[0]?.city)).size > 1) return true;
  const [found, cities] = [new Set<string>(), new Set<string>()];
  for (const { groups } of [...text.matchAll(placeWord)].slice(0, most)) {
    // Amszterdam AMS
    const last = groups?.name?.split(' ').at(-1);
    for (const code of [groups?.code, groups?.other, last])
      if (code?.length === 3 && isCodeAlone(code) && airportAt(code)) found.add(code);
    for (const name of groups?.name ? [groups.name, ...groups.name.split(' ')] : []) {
      const city = isWordOfPlace(name) ? airportsNamed(name)[0]?.city : undefined;
      if (city) cities.add(city);
    }
    if (found.size > 1 || cities.size > 1) return true;
  }
  return false;
}

function parse(ticket: TicketText): Reading {
  const reading = readAirlineDocument(ticket, {
    flights: ({ lines }) => bestFlightsIn(lines, { refine: withPlacesUnderTimes }),
    refine: withPlacesUnderTimes,
  });
  if ('problems' in reading) return reading;
  const { draft } = reading;
  const speaksOfCars = ofCars.test(fold(ticket.text));
  const flights = draft.segments.filter((segment) => isFlight(segment) && (!speaksOfCars || canBeFlown(segment)));
  // A timetable has neither days nor passengers, and a statement of miles no times.
  const isNobodys = draft.passengers.length === 0 && !draft.bookingRef;
  const isTimetable = isNobodys && (!flights.some(isWhole) || isOffer(ticket.text));
  if (flights.length === 0 || isTimetable)
    return {
      problems: [
        {
          message: 'No number of an airline stands with two airports and a time.',
          near: draft.segments[0]?.flightNumber.box ?? null,
        },
      ],
    };
  const left = draft.segments.filter((segment) => !flights.includes(segment) && !isReadOf(segment, flights));
  return {
    draft: {
      ...draft,
      segments: flights.map(lessSure),
      ...(draft.bookingRef && { bookingRef: { ...draft.bookingRef, certainty: Math.min(0.8, draft.bookingRef.certainty) } }),
      doubts: [anotherLayout, ...draft.doubts, ...left.map((segment) => flightNamedDoubt(segment.flightNumber.value))],
    },
  };
}

/** Places without codes: what stands under a time, in its column, and is a city or an airport. */
function withPlacesUnderTimes(segment: DraftSegment, { lines }: FlightBlock): DraftSegment {
  const [departure, arrival] = [segment.departure, segment.arrival].map((end) => {
    const place = end.airport || end.place || !end.time ? undefined : placeUnder(end.time, lines);
    return place ? { ...end, place } : end;
  });
  return departure && arrival ? { ...segment, departure, arrival } : segment;
}

function placeUnder(time: Found, lines: readonly Line[]): Found | undefined {
  const below = lines.filter(
    ({ page, y, height }) => page === time.box.page && y > time.box.y && y - time.box.y < linesBelow * height,
  );
  const cells = below.flatMap(pieceCells).filter(({ x, text }) => Math.abs(x - time.box.x) <= inColumn && isPlace(text));
  return cells[0] && foundCell(cells[0], 0.5);
}

const linesBelow = 3;
const inColumn = 10;
const isPlace = (text: string) => /^\p{L}[^\d:]{2,60}$/u.test(text) && airportsIn(text).length === 1;

/** Two different airports, a time; or one of them of a name nobody knows, and all else told. */
function isFlight(segment: DraftSegment): boolean {
  const { departure, arrival } = segment;
  const named = [departure, arrival].every((end) => end.airport || (end.place && airportsIn(end.place.value).length > 0));
  const apart = (departure.airport?.value ?? departure.place?.value) !== (arrival.airport?.value ?? arrival.place?.value);
  return (named || isWithUnlisted(segment)) && apart && departure.time !== undefined;
}

/** From where a car is taken to where it is left no aeroplane takes so long. */
function canBeFlown({ departure, arrival }: DraftSegment): boolean {
  const [from, to] = [departure, arrival].map((end) => end.airport && airportAt(end.airport.value));
  // A boarding pass says when one leaves, from one code to another, and may advertise cars.
  if (!departure.time || !arrival.time) return departure.time !== undefined && from !== undefined && to !== undefined;
  if (!from || !to) return true;
  const clocks = { left: departure.time.value, landed: arrival.time.value };
  const days = { day: departure.date?.value, landedDay: arrival.date?.value, dayShift: arrival.dayShift?.value };
  return fitOf({ from, to, ...clocks, ...days }) !== undefined;
}

function lessSure(segment: DraftSegment): DraftSegment {
  const { departure, arrival, ...rest } = segment;
  return { ...(capped(rest) as typeof rest), departure: capped(departure) as DraftEnd, arrival: capped(arrival) as DraftEnd };
}

function capped(values: Record<string, Found<unknown> | undefined>): Record<string, Found<unknown>> {
  const found = Object.entries(values).filter((entry): entry is [string, Found<unknown>] => entry[1] !== undefined);
  return Object.fromEntries(found.map(([key, value]) => [key, { ...value, certainty: Math.min(leastSure, value.certainty) }]));
}
