/**
 * Flights among the events of a calendar: an event that names the number of a flight and both its places. All it says is given to the
 * ordinary reader besides, in lines.
 */
import { clockAt, instantOf } from '#domain/rules/flight-time.ts';
import { marksOf } from '../documents/flight-marks.ts';
import type { DraftDoubt } from '../draft/draft-itinerary.ts';
import { airportAt, airportsIn, airportsNamed } from '../reference/airports.ts';
import { lineOf } from '../text/pasted-text.ts';
import { flightNotReadDoubt } from '../values/carriers.ts';
import type { CalendarEvent, EventTime } from './calendar-events.ts';
import type { StatedEnd, StatedFlight } from './stated-flight.ts';
import { type Stated, type StatedTime, zoneAt } from './stated-time.ts';

/** @returns the flights, and those that look like some and were not read */
export function flightsInCalendar(events: readonly CalendarEvent[]): { flights: StatedFlight[]; doubts: DraftDoubt[] } {
  const flights: StatedFlight[] = [];
  const doubts: DraftDoubt[] = [];
  for (const event of events) {
    const number = numberIn(event);
    if (number === undefined) continue;
    const flight = event.repeats ? undefined : flightOf(event, number);
    if (flight) flights.push(flight);
    else if (flightWord.test(event.summary) || placesIn(event.summary, number)) doubts.push(flightNotReadDoubt(number));
  }
  return { flights, doubts };
}

/** What the events say, an empty line between two; the times, which are fields, are not among it. */
export function calendarText(events: readonly CalendarEvent[]): string {
  const rows = events
    .filter(({ repeats }) => !repeats)
    .flatMap(({ summary, location, description }) => [summary, location, description.replace(/<[^>]{0,300}>/g, ' '), '']);
  return rows.join('\n');
}

const flightWord = /(?<!\p{L})(?:flight|flug|zbor(?:ul)?|vol|volo|vuelo|voo|u[cç]u[sș]|vlucht|lot|fly)(?!\p{L})/iu;

/** Longer rows are sentences without end. */
const longestRow = 500;

/** The one number of a flight in its title, or else in what it says. */
function numberIn({ summary, description }: CalendarEvent): string | undefined {
  for (const text of [summary, description.slice(0, 5000)]) {
    const numbers = text.split('\n').flatMap((row, index) => {
      const line = row.length > longestRow ? undefined : lineOf(row, 1, index);
      return line ? marksOf(line).flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : [])) : [];
    });
    const [only, ...others] = new Set(numbers);
    if (only !== undefined) return others.length === 0 ? only : undefined;
  }
  return undefined;
}

function flightOf(event: CalendarEvent, number: string): StatedFlight | undefined {
  const labelled = labelledPlaces(event.description);
  const places = placesIn(event.summary, number) ?? placesWithLocation(event, number) ?? labelled;
  if (!places) return undefined;
  const located = airportsIn(event.location).length > 0 ? endIn(event.location) : undefined;
  const from = refined(refined(places[0], located), labelled?.[0]);
  const to = refined(places[1], labelled?.[1]);
  const cancelled = event.status === 'CANCELLED' || /^(?:cancel|anulat|storniert|annul)/i.test(event.summary);
  return {
    number: { label: 'SUMMARY', text: number },
    departure: { ...from, time: timeAt(event.start, 'DTSTART', from) },
    arrival: { ...to, time: timeAt(event.end, 'DTEND', to) },
    status: cancelled ? { label: 'STATUS', text: 'CANCELLED' } : undefined,
    passengers: [],
  };
}

/** A city with several airports, by what is said of it elsewhere in the event: „Bucharest”, and „Bucharest, Henri Coandă”. */
function refined(end: StatedEnd, other: StatedEnd | undefined): StatedEnd {
  const all = airportsIn(end.place?.text ?? '');
  const isOneOf = all.some(({ iata }) => iata === other?.code?.text);
  return end.code === undefined && other?.code && isOneOf ? other : end;
}

type Places = readonly [StatedEnd, StatedEnd];

// OTP | (OTP)
const code = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu;
// Bucharest – Istanbul | Bucharest to Istanbul | Bukarest nach Wien | București către Viena
const between = /\s*(?:[–—→>»]|->)\s*|\s+-\s+|\s+(?:to|către|catre|spre|la|nach|à|a|vers|hasta|till|til|naar|do)\s+/iu;
const wordsAround =
  /(?<!\p{L})(?:flight|flug|zbor(?:ul)?|vol|volo|vuelo|voo|from|von|din|de la|de|da|op|no|nr)(?![\p{L}])[.:]?/giu;

/** Two codes of airports, or two names of cities with a sign between them. */
function placesIn(text: string, number: string): Places | undefined {
  const bare = withoutNumber(text, number);
  const codes = [...new Set(bare.match(code) ?? [])].filter((one) => airportAt(one) !== undefined);
  const [first, second, ...more] = codes;
  if (first && second && more.length === 0) return [coded(first), coded(second)];
  const names = bare.split(between).map((part) =>
    part
      .replace(wordsAround, ' ')
      .replace(/[^\p{L}\d' ()/.-]+/gu, ' ')
      .trim(),
  );
  const told = names.filter((name) => name !== '' && airportsNamed(name).length > 0);
  const [from, to] = told;
  return from && to && told.length === 2 && airportsIn(from)[0] !== airportsIn(to)[0] ? [named(from), named(to)] : undefined;
}

/** „Flight to Frankfurt (LH 1419)”, in Bucharest. */
function placesWithLocation({ summary, location }: CalendarEvent, number: string): Places | undefined {
  const to = /(?<!\p{L})(?:to|către|catre|spre|la|nach|à|vers|a)\s+(?<place>\p{Lu}.*)$/u.exec(
    withoutNumber(summary, number).trim(),
  )?.groups?.place;
  const target = to
    ?.replace(/[^\p{L}' ()-]+/gu, ' ')
    .replace(/\(\s*\)/g, '')
    .trim();
  if (!target || airportsNamed(target).length === 0 || airportsIn(location).length === 0) return undefined;
  return [endIn(location), named(target)];
}

// Departure: 09:10, Bucharest (OTP) | Plecare: 09:10, București (OTP), Terminal 1
const departs =
  /^\s*(?:departure|departs|from|plecare|abflug|von|d[eé]part|partenza|salida|kalkış|odlot|vertrek)\s*:\s*(?<place>.+)$/imu;
const arrives =
  /^\s*(?:arrival|arrives|to|sosire|ankunft|nach|arriv[ée]e|arrivo|llegada|varış|przylot|aankomst)\s*:\s*(?<place>.+)$/imu;

function labelledPlaces(description: string): Places | undefined {
  const [from, to] = [departs, arrives].map((shape) => shape.exec(description.slice(0, 5000))?.groups?.place?.slice(0, 120));
  if (!from || !to || airportsIn(from).length === 0 || airportsIn(to).length === 0) return undefined;
  return [endIn(from), endIn(to)];
}

const withoutNumber = (text: string, number: string) =>
  text
    .replace(
      new RegExp(`\\(?(?<![\\p{L}\\d])${number.slice(0, 2)}\\s?-?\\s?0{0,3}${number.slice(2)}(?![\\p{L}\\d])\\)?`, 'giu'),
      ' ',
    )
    .replace(/\s+/g, ' ');

const coded = (text: string): StatedEnd => ({ code: { label: 'SUMMARY', text } });
const named = (text: string): StatedEnd => ({ place: { label: 'SUMMARY', text } });

function endIn(text: string): StatedEnd {
  const [only, ...others] = airportsIn(text);
  const place: Stated = { label: 'LOCATION', text: text.slice(0, 120) };
  return only && others.length === 0 ? { code: { label: 'LOCATION', text: only.iata }, place } : { place };
}

/** On the clock of the airport. A time of no zone stays as it is; one of a zone stays too where nobody knows the airport's, except UTC's. */
function timeAt(time: EventTime | undefined, label: string, { code, place }: StatedEnd): StatedTime | undefined {
  if (!time) return undefined;
  const { text, day, clock, zone, minutesAhead } = time;
  const stated = { label, text, converted: false };
  if (clock === undefined) return { ...stated, day, certainty: 1 };
  const own = zoneAt(code?.text, place?.text);
  if (zone === undefined && minutesAhead === undefined) return { ...stated, day, clock, certainty: 0.8 };
  if (own === undefined) return zone === 'UTC' ? { ...stated, day, certainty: 0.5 } : { ...stated, day, clock, certainty: 0.8 };
  const instant =
    zone === undefined ? Date.parse(`${day}T${clock}:00Z`) - (minutesAhead ?? 0) * 60_000 : instantOf(day, clock, zone);
  const local = clockAt(instant, own);
  return { ...stated, day: local.day, clock: local.time, certainty: 1 };
}
