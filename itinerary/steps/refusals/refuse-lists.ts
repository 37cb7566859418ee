/** A list of flights, a timetable or a whole agency's bookings, is nobody's journey: more flights than can be drawn are refused. */
import { itineraryBounds } from '#domain/rules/itinerary-bounds.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import type { DraftItinerary } from '../../draft/draft-itinerary.ts';
import type { TicketText } from '../../text/ticket-text.ts';

/** @param draft with repeated flights merged: each passenger's receipt may print them again. */
export const hasTooManyFlights = ({ segments }: DraftItinerary): boolean => segments.length > itineraryBounds.segments;

/** Beside those flown a ticket names codeshares and others; never ten times as many. */
const mostNamed = 10 * itineraryBounds.segments;

/** Whether a text names so many different flights that reading them all would take seconds, to refuse them in the end. */
export function isListOfFlights({ lines }: TicketText): boolean {
  if (lines.length <= mostNamed) return false;
  const named = new Set(
    lines.flatMap((line) => marksOf(line).flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : []))),
  );
  return named.size > mostNamed;
}

// 1234567 | 1 3 5 7 | 12 4 6 | 1.3.5.7 | 1-3-5-7: the days of a week, Monday first (IATA SSIM, days of operation)
const daysOfWeek = /(?<![\d.:/-])[1-7](?:[ .·-]{0,3}[1-7]){1,6}(?![\d.:/-])/g;
// daily | zilnic | täglich
const everyDay =
  /\b(?:daily|zilnic|t[aä]glich|quotidien|tous les jours|giornaliero|diario|di[aá]ri[oa]|naponta|codziennie|denn[eě])\b/i;
// 28 Mar – 30 Oct | 28.03.2027 - 30.10.2027
const period = /\b\d{1,2}[ .]{0,2}(?:\p{L}{3,}|\d{2})\.?(?:[ .]?\d{4})?\s{0,2}[-–—]\s{0,2}\d{1,2}[ .]{0,2}(?:\p{L}{3,}|\d{2})\b/u;

/** Whether every flight a text names flies on days of the week in a season: a timetable, which is nobody's journey. */
export function isTimetable({ lines }: TicketText): boolean {
  const flights = lines.filter((line) => marksOf(line).some(({ kind }) => kind === 'flight')).map(({ text }) => text);
  if (flights.length < 2 || !flights.every((line) => period.test(line))) return false;
  const days = flights.map((line) => (everyDay.test(line) ? 7 : mostDaysIn(line)));
  // Two digits may be anything.
  return Math.min(...days) > 1 && Math.max(...days) > 2;
}

/** Of the figures of a line, the most that follow one another as days of a week do. */
function mostDaysIn(line: string): number {
  const counts = [...line.matchAll(daysOfWeek)].map(([days]) => {
    const digits = days.replace(/\D/g, '');
    return [...digits].every((digit, place) => place === 0 || digit > (digits[place - 1] ?? '')) ? digits.length : 0;
  });
  return Math.max(0, ...counts);
}
