/** An itinerary in the words of its sheet: every sentence is made here. What the ticket does not say is left out, or a dash where it would be missed. */
import { formatDay, formatDuration } from '#domain/format/dates.ts';
import { instantOf, minutesBetween, offsetMinutes } from '#domain/rules/flight-time.ts';
import type { EndOfFlight, Itinerary, Passenger, Segment } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { airportNameAt, cityAt, dayShift, type Journey, journeysOf } from '../trip/journeys.ts';
import {
  aircraftName,
  airlineName,
  baggageWords,
  classWords,
  journeyName,
  journeyRoute,
  labels,
  layoverWords,
  operatorName,
  passengerType,
  shiftMark,
  shortDay,
  spacedFlight,
  spacedTicket,
  statusWords,
  terminalWords,
} from '../trip/phrases.ts';
import { titleParts } from '../trip/trip-title.ts';
import { type FlightEnd, type Sheet, type SheetFlight, type SheetJourney, type Sign, unknown } from './sheet.ts';

const words = {
  en: {
    name: 'Name',
    inAll: 'in all',
    reference: 'Ref.',
    perPerson: 'kg a person',
    localTimes: 'All times are local; the difference from UTC stands beside them.',
  },
  ro: {
    name: 'Nume',
    inAll: 'în total',
    reference: 'Rez.',
    perPerson: 'kg de persoană',
    localTimes: 'Toate orele sunt locale; alături este diferența față de UTC.',
  },
} as const;

/** Between a word and its number. */
const noBreak = '\u00a0';

/** “UTC+3”, “UTC+5:30”: how the clocks of the airport stand at that moment. Empty where that is unknown. */
function zoneWords({ date, time, zone }: EndOfFlight): string {
  if (!date || !time || !zone) return '';
  const minutes = offsetMinutes(instantOf(date, time, zone), zone);
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}

function flightEnd(end: EndOfFlight, lang: Lang): FlightEnd {
  const note = [airportNameAt(end), terminalWords(end.terminal)?.replace(' ', noBreak)].filter(Boolean).join(', ');
  return {
    code: end.airport ?? unknown,
    city: cityAt(end, lang),
    time: end.time ?? unknown,
    zone: zoneWords(end),
    shift: '',
    day: '',
    note,
  };
}

/** The arrival says so where it is on another day than the departure. */
function arrivalEnd(segment: Segment, lang: Lang): FlightEnd {
  const { date } = segment.arrival;
  return {
    ...flightEnd(segment.arrival, lang),
    shift: shiftMark(segment),
    day: dayShift(segment) && date ? shortDay(date, lang) : '',
  };
}

function sheetFlight(itinerary: Itinerary, segment: Segment, lang: Lang): SheetFlight {
  const label = labels[lang];
  const operator = operatorName(segment);
  const ref = itinerary.airlineRefs.find(({ airline }) => airline === segment.flightNumber.slice(0, 2))?.ref;
  const details: [string, string | null | undefined][] = [
    [label.class, classWords(segment, lang)],
    [label.seat, segment.seat],
    [label.baggage, baggageWords(segment.baggage, lang)],
    [label.aircraft, aircraftName(segment.equipment)],
    [label.status, statusWords(segment.status, lang)],
    [words[lang].reference, ref === itinerary.bookingRef ? null : ref],
  ];
  return {
    number: spacedFlight(segment.flightNumber),
    airline: airlineName(segment),
    date: segment.departure.date ? shortDay(segment.departure.date, lang) : unknown,
    departure: flightEnd(segment.departure, lang),
    arrival: arrivalEnd(segment, lang),
    duration: segment.durationMinutes === null ? '' : formatDuration(segment.durationMinutes),
    operatedBy: operator ? `${label.operatedBy} ${operator}` : '',
    details: details.flatMap(([name, value]) => (value ? [{ label: name, value }] : [])),
    before: null,
    id: `flight ${itinerary.segments.indexOf(segment)}`,
  };
}

/** Minutes of the longest way there is, with its connections: more than that is a time of stays, which nobody asks for. */
const longestWay = 3 * 24 * 60;

/** From the first departure to the last arrival, for journeys of more than one flight. */
function lengthWords({ segments }: Journey, lang: Lang): string {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last || first === last) return '';
  const minutes = minutesBetween(first.departure, last.arrival);
  return minutes === null || minutes <= 0 || minutes > longestWay ? '' : `${formatDuration(minutes)} ${words[lang].inAll}`;
}

function sheetJourneys(itinerary: Itinerary, lang: Lang): SheetJourney[] {
  const journeys = journeysOf(itinerary.segments);
  return journeys.map((journey, index) => ({
    name: journeyName(index, itinerary, journeys.length, lang),
    route: journeyRoute(journey, lang),
    length: lengthWords(journey, lang),
    flights: journey.segments.map((segment, place) => {
      const layover = journey.layovers[place - 1];
      const before = layover ? { text: layoverWords(layover, lang), alarm: layover.changesAirport } : null;
      return { ...sheetFlight(itinerary, segment, lang), before };
    }),
  }));
}

function datesOf({ segments }: Itinerary, lang: Lang): string {
  const days = segments.flatMap(({ departure, arrival }) => [departure.date, arrival.date]).filter((day) => day !== null);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  return first === last ? formatDay(lang, first) : `${formatDay(lang, first)} – ${formatDay(lang, last)}`;
}

/** A traveller on their own, as facts beside the booking reference. */
function travellerFacts(passenger: Passenger | null, lang: Lang): [string, string | null][] {
  if (!passenger) return [];
  const name = [passenger.name, passengerType(passenger, lang)].filter(Boolean).join(', ');
  return [
    [labels[lang].passenger, name],
    [labels[lang].ticket, passenger.eticket && spacedTicket(passenger.eticket)],
  ];
}

/** Most letters that the line above a page has room for; of a longer title the days stand there. */
const runningLetters = 84;

/** @param sign whose sheet it is */
export function sheetOf(itinerary: Itinerary, sign: Sign, lang: Lang): Sheet {
  const label = labels[lang];
  const title = titleParts(itinerary, lang);
  const dates = datesOf(itinerary, lang);
  const { bookingRef, issueDate, co2Kg, passengers } = itinerary;
  const [only] = passengers;
  // One traveller stands among the facts; a table is for several.
  const alone = passengers.length === 1 && only;
  const ticketed = passengers.some(({ eticket }) => eticket !== null);
  const number = new Intl.NumberFormat(lang === 'ro' ? 'ro-RO' : 'en-GB', { maximumFractionDigits: 2 });
  const facts: [string, string | null][] = [
    ...travellerFacts(alone || null, lang),
    [label.co2, co2Kg === null ? null : `${number.format(co2Kg)} ${words[lang].perPerson}`],
  ];
  const line = title.join(' ');
  return {
    ...sign,
    phoneNote: labels[lang].phoneNote,
    eyebrow: [label.itinerary, issueDate && `${label.issued.toLowerCase()} ${formatDay(lang, issueDate)}`]
      .filter(Boolean)
      .join(', '),
    title,
    dates,
    running: [line.length <= runningLetters ? line : dates, bookingRef].filter(Boolean).join('  ·  '),
    reference: bookingRef === null ? null : { label: label.bookingRef, value: bookingRef },
    facts: facts.flatMap(([name, value]) => (value ? [{ label: name, value }] : [])),
    passengers: {
      title: label.passengers,
      nameLabel: words[lang].name,
      ticketLabel: ticketed ? label.ticket : '',
      rows: (alone ? [] : passengers).map(({ name, type, eticket }, index) => ({
        id: `passenger ${index}`,
        name,
        note: passengerType({ type }, lang),
        ticket: eticket ? spacedTicket(eticket) : ticketed ? unknown : '',
      })),
    },
    journeys: sheetJourneys(itinerary, lang),
    notes: [words[lang].localTimes],
  };
}
