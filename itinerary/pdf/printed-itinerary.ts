/** An itinerary in the words of its printed pages: every sentence is made here, the blocks only place them. */
import { printable } from '#brand/printed-letters.ts';
import { formatDay, formatDuration } from '#domain/format/dates.ts';
import { instantOf, offsetMinutes } from '#domain/rules/flight-time.ts';
import type { EndOfFlight, Itinerary, Passenger, Segment } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { airportNameAt, cityAt, dayShift, instantOfEnd, type Journey, journeysOf, stopsOf } from '../trip/journeys.ts';
import {
  aircraftName,
  airlineName,
  baggageWords,
  classWords,
  isConfirmed,
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
  terminalWords,
  tripTitle,
} from '../trip/phrases.ts';
import type { PassEnd } from './FlightPass.tsx';
import type { PrintedFlight, PrintedItinerary, PrintedJourney } from './ItineraryDocument.tsx';

type Sign = { brand: string; phone: string };

const words = {
  en: {
    phoneNote: 'Help, 24/7',
    inAll: 'in all',
    reference: 'Ref.',
    perPerson: 'kg a person',
    asPrinted: 'Emissions as printed on the ticket:',
    localTimes: 'All times are local; the difference from UTC stands beside them.',
    whichCounts: 'Made from the airline’s confirmation. Where the two differ, the airline’s document counts.',
  },
  ro: {
    phoneNote: 'Asistență 24/7',
    inAll: 'în total',
    reference: 'Rez.',
    perPerson: 'kg de persoană',
    asPrinted: 'Emisii, așa cum apar pe bilet:',
    localTimes: 'Toate orele sunt locale; alături este diferența față de UTC.',
    whichCounts: 'Întocmit după confirmarea companiei aeriene. Dacă ceva diferă, este valabil documentul companiei.',
  },
} as const;

/** “UTC+3”, “UTC+5:30”: how the clocks of the airport stand at that moment. Empty where that is unknown. */
function zoneWords({ date, time, zone }: EndOfFlight): string {
  if (!date || !time || !zone) return '';
  const minutes = offsetMinutes(instantOf(date, time, zone), zone);
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}

function passEnd(end: EndOfFlight, lang: Lang): PassEnd {
  const note = [airportNameAt(end), terminalWords(end.terminal)].filter(Boolean).join(', ');
  return {
    code: end.airport ?? '',
    city: cityAt(end, lang),
    time: end.time ?? '',
    zone: zoneWords(end),
    shift: '',
    day: '',
    note,
  };
}

/** The arrival says so where it is on another day than the departure. */
function passArrival(segment: Segment, lang: Lang): PassEnd {
  const { date } = segment.arrival;
  return {
    ...passEnd(segment.arrival, lang),
    shift: shiftMark(segment),
    day: dayShift(segment) && date ? shortDay(date, lang) : '',
  };
}

function printedFlight(itinerary: Itinerary, segment: Segment, lang: Lang): PrintedFlight {
  const label = labels[lang];
  const operator = operatorName(segment);
  const ref = itinerary.airlineRefs.find(({ airline }) => airline === segment.flightNumber.slice(0, 2))?.ref;
  const details: [string, string | null | undefined][] = [
    [label.class, classWords(segment, lang)],
    [label.seat, segment.seat],
    [label.baggage, baggageWords(segment.baggage, lang)],
    [label.aircraft, aircraftName(segment.equipment)],
    [label.status, segment.status && !isConfirmed(segment.status) ? segment.status : null],
    [words[lang].reference, ref === itinerary.bookingRef ? null : ref],
  ];
  return {
    number: spacedFlight(segment.flightNumber),
    airline: airlineName(segment),
    date: segment.departure.date ? shortDay(segment.departure.date, lang) : '',
    departure: passEnd(segment.departure, lang),
    arrival: passArrival(segment, lang),
    duration: segment.durationMinutes === null ? '' : formatDuration(segment.durationMinutes),
    operatedBy: operator ? `${label.operatedBy} ${operator}` : '',
    details: details.flatMap(([name, value]) => (value ? [{ label: name, value }] : [])),
    before: null,
    id: `flight ${itinerary.segments.indexOf(segment)}`,
  };
}

/** From the first departure to the last arrival, for journeys of more than one flight. */
function lengthWords({ segments }: Journey, lang: Lang): string {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last || first === last) return '';
  const [start, end] = [instantOfEnd(first.departure), instantOfEnd(last.arrival)];
  return start === null || end === null || end <= start ? '' : `${formatDuration(end - start)} ${words[lang].inAll}`;
}

function printedJourneys(itinerary: Itinerary, lang: Lang): PrintedJourney[] {
  const journeys = journeysOf(itinerary.segments);
  return journeys.map((journey, index) => ({
    name: journeyName(index, itinerary, journeys.length, lang),
    route: journeyRoute(journey, lang),
    length: lengthWords(journey, lang),
    flights: journey.segments.map((segment, place) => {
      const layover = journey.layovers[place - 1];
      const before = layover ? { text: layoverWords(layover, lang), alarm: layover.changesAirport } : null;
      return { ...printedFlight(itinerary, segment, lang), before };
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

/** Everything printable: letters the fonts lack are put in those they have. */
function inLetters<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T;
  if (Array.isArray(value)) return value.map(inLetters) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, inLetters(inside)])) as T;
}

/** A title has room for about three lines; of a longer chain of cities the ends are named. */
function titleOf(itinerary: Itinerary, lang: Lang): string {
  const title = tripTitle(itinerary, lang);
  if (title.length <= 110) return title;
  const stops = stopsOf(itinerary, lang);
  return [stops[0], '…', stops.at(-1)].map((stop) => shortened(stop ?? '', 50)).join(' – ');
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** @param poster address of the destination's picture, as the renderer takes it */
export function printedItinerary(itinerary: Itinerary, sign: Sign, lang: Lang, poster: string | null): PrintedItinerary {
  const label = labels[lang];
  const title = titleOf(itinerary, lang);
  const { bookingRef, issueDate, co2Kg, co2Text, passengers } = itinerary;
  const [only] = passengers;
  // One traveller stands among the facts; a table is for several.
  const alone = passengers.length === 1 && only;
  const number = new Intl.NumberFormat(lang === 'ro' ? 'ro-RO' : 'en-GB', { maximumFractionDigits: 2 });
  const facts: [string, string | null][] = [
    ...travellerFacts(alone || null, lang),
    [label.co2, co2Kg === null ? null : `${number.format(co2Kg)} ${words[lang].perPerson}`],
  ];
  const text = inLetters({
    ...sign,
    phoneNote: words[lang].phoneNote,
    eyebrow: [label.itinerary, issueDate && `${label.issued.toLowerCase()} ${formatDay(lang, issueDate)}`]
      .filter(Boolean)
      .join(', '),
    title,
    dates: datesOf(itinerary, lang),
    running: [shortened(title, 84), bookingRef].filter(Boolean).join('  ·  '),
    reference: bookingRef === null ? null : { label: label.bookingRef, value: bookingRef },
    facts: facts.flatMap(([name, value]) => (value ? [{ label: name, value }] : [])),
    doubts: {
      title: label.warnings,
      messages: itinerary.warnings.map(({ message }, index) => ({ id: `doubt ${index}`, text: message[lang] })),
    },
    passengers: {
      title: label.passengers,
      nameLabel: lang === 'en' ? 'Name' : 'Nume',
      ticketLabel: label.ticket,
      rows: (alone ? [] : passengers).map(({ name, type, eticket }, index) => ({
        id: `passenger ${index}`,
        name,
        note: passengerType({ type }, lang),
        ticket: eticket ? spacedTicket(eticket) : '',
      })),
    },
    journeys: printedJourneys(itinerary, lang),
    notes: [...(co2Text ? [`${words[lang].asPrinted} ${co2Text}`] : []), words[lang].localTimes, words[lang].whichCounts],
  });
  return { ...text, poster };
}
