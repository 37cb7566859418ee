/** The flights as an iCalendar file (RFC 5545): one event a flight, in the local time of each airport, zones brought along. */

import { calendarFile, escapeText } from '#domain/format/content-lines.ts';
import { formatDuration } from '#domain/format/dates.ts';
import { arrivalsAdrift } from '#domain/rules/itinerary-bounds.ts';
import type { EndOfFlight, Itinerary, Segment } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { airportAt } from '../reference/airports.ts';
import { cityAt } from '../trip/journeys.ts';
import {
  aircraftName,
  airlineName,
  baggageWords,
  classWords,
  labels,
  operatorName,
  placeWords,
  shiftMark,
  spacedFlight,
  spacedTicket,
  terminalWords,
} from '../trip/phrases.ts';
import { timeZoneLines } from './time-zone.ts';

const compact = (date: string) => date.replaceAll('-', '');

/** `DTSTART;TZID=Europe/Bucharest:20260512T101500`; without a zone as the local clock, without a time as the day. */
function whenLine(name: string, { date, time, zone }: EndOfFlight): string[] {
  if (!date) return [];
  if (!time) return [`${name};VALUE=DATE:${compact(date)}`];
  return [`${name}${zone ? `;TZID=${zone}` : ''}:${compact(date)}T${time.replace(':', '')}00`];
}

/** The end of the event: the arrival, or as long as the ticket says the flight takes. Days and clocks are never mixed, and none ends before it begins. */
function endLine(segment: Segment): string[] {
  const { departure, arrival, durationMinutes } = segment;
  if (arrivalsAdrift({ segments: [segment] }).length > 0) return [];
  if (departure.time && arrival.date && arrival.time) return whenLine('DTEND', arrival);
  if (departure.time && durationMinutes !== null) return [`DURATION:PT${durationMinutes}M`];
  return [];
}

/** The same flight of the same booking has the same name in every calendar made of it, so that a new file replaces the old event. */
function uidOf({ bookingRef, passengers }: Itinerary, { flightNumber, departure, arrival }: Segment): string {
  const booking = bookingRef ?? passengers.find(({ eticket }) => eticket)?.eticket;
  const parts = [departure.date, flightNumber, departure.airport, arrival.airport, booking].filter(Boolean);
  return `${parts.join('-').replaceAll(/[^\w-]/g, '')}@flight`;
}

function clockWords(end: EndOfFlight, lang: Lang, mark = ''): string {
  return [[end.time, mark].filter(Boolean).join(' '), placeWords(end, lang), terminalWords(end.terminal)]
    .filter(Boolean)
    .join(', ');
}

/** What a traveller looks up at the airport, one thing a line. */
function description(itinerary: Itinerary, segment: Segment, lang: Lang): string {
  const words = labels[lang];
  const operator = operatorName(segment);
  const airlineRef = itinerary.airlineRefs.find(({ airline }) => airline === segment.flightNumber.slice(0, 2))?.ref;
  const passengers = itinerary.passengers.map(({ name, eticket }) => (eticket ? `${name}, ${spacedTicket(eticket)}` : name));
  const rows: [string, string | null | undefined][] = [
    [words.flight, [spacedFlight(segment.flightNumber), airlineName(segment)].filter(Boolean).join(', ')],
    [words.operatedBy, operator],
    [words.departure, clockWords(segment.departure, lang)],
    [words.arrival, clockWords(segment.arrival, lang, shiftMark(segment))],
    [words.duration, segment.durationMinutes === null ? null : formatDuration(segment.durationMinutes)],
    [words.bookingRef, itinerary.bookingRef],
    [words.airlineRef, airlineRef === itinerary.bookingRef ? null : airlineRef],
    [words.class, classWords(segment, lang)],
    [words.seat, segment.seat],
    [words.baggage, baggageWords(segment.baggage, lang)],
    [words.aircraft, aircraftName(segment.equipment)],
    [passengers.length === 1 ? words.passenger : words.passengers, passengers.join('; ')],
  ];
  return rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}

function eventLines(itinerary: Itinerary, segment: Segment, stamp: string, lang: Lang): string[] {
  const { departure, arrival, flightNumber } = segment;
  const airport = departure.airport === null ? undefined : airportAt(departure.airport);
  const cities = `${cityAt(departure, lang)} – ${cityAt(arrival, lang)}`;
  const location = [placeWords(departure, lang), terminalWords(departure.terminal)].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(itinerary, segment)}`,
    `DTSTAMP:${stamp}`,
    ...whenLine('DTSTART', departure),
    ...endLine(segment),
    `SUMMARY:${escapeText(`${spacedFlight(flightNumber)} ${cities}`)}`,
    `LOCATION:${escapeText(location)}`,
    ...(airport ? [`GEO:${airport.latitude};${airport.longitude}`] : []),
    `DESCRIPTION:${escapeText(description(itinerary, segment, lang))}`,
    'END:VEVENT',
  ];
}

/**
 * The calendar of an itinerary. The same itinerary gives the same bytes: the stamp is the day of issue, or of the first flight.
 * Flights without a day of departure are left out, since no calendar could hold them.
 */
export function calendarOf(itinerary: Itinerary, lang: Lang): string {
  const flights = itinerary.segments.filter(({ departure }) => departure.date !== null);
  const days = flights.flatMap(({ departure, arrival }) => [departure.date, arrival.date]).filter((date) => date !== null);
  const years = days.map((date) => Number(date.slice(0, 4)));
  const stamp = `${compact(itinerary.issueDate ?? days.toSorted()[0] ?? '1970-01-01')}T000000Z`;
  const zones = flights
    .flatMap(({ departure, arrival }) => [departure, arrival])
    .flatMap(({ zone, date, time }) => (zone && date && time ? [zone] : []));
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Travel itinerary//Flights//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...[...new Set(zones)].flatMap((zone) => timeZoneLines(zone, Math.min(...years) - 1, Math.max(...years))),
    ...flights.flatMap((segment) => eventLines(itinerary, segment, stamp, lang)),
    'END:VCALENDAR',
  ]);
}
