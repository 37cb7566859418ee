/** The itinerary as text to copy into a message: what a traveller needs, in lines that no mail program breaks. */
import { formatDay, formatDuration } from '#domain/format/dates.ts';
import type { EndOfFlight, Itinerary, Segment } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { dayShift, journeysOf } from './trip/journeys.ts';
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
  placeWords,
  shortDay,
  spacedFlight,
  spacedTicket,
  terminalWords,
} from './trip/phrases.ts';
import { tripTitle } from './trip/trip-title.ts';

const joined = (parts: (string | null | undefined)[], separator = ', ') => parts.filter(Boolean).join(separator);

function endText(end: EndOfFlight, lang: Lang, otherDay: boolean): string {
  const day = otherDay && end.date ? ` (${shortDay(end.date, lang)})` : '';
  return `  ${end.time ?? '--:--'}  ${joined([placeWords(end, lang), terminalWords(end.terminal)])}${day}`;
}

function segmentLines(segment: Segment, lang: Lang): string[] {
  const words = labels[lang];
  const operator = operatorName(segment);
  const details = joined(
    [
      classWords(segment, lang),
      segment.seat && `${words.seat} ${segment.seat}`,
      segment.baggage && `${words.baggage}: ${baggageWords(segment.baggage, lang)}`,
      aircraftName(segment.equipment),
      segment.durationMinutes !== null && formatDuration(segment.durationMinutes),
    ].map((part) => part || null),
    ' · ',
  );
  return [
    joined(
      [
        spacedFlight(segment.flightNumber),
        airlineName(segment),
        segment.departure.date && shortDay(segment.departure.date, lang),
      ],
      ' · ',
    ),
    endText(segment.departure, lang, false),
    endText(segment.arrival, lang, (dayShift(segment) ?? 0) !== 0),
    ...(details ? [`  ${details}`] : []),
    ...(operator ? [`  ${words.operatedBy} ${operator}`] : []),
  ];
}

/** The text, in paragraphs with a blank line between them, ended by a line feed. */
export function plainText(itinerary: Itinerary, lang: Lang): string {
  const words = labels[lang];
  const journeys = journeysOf(itinerary.segments);
  const head = [
    tripTitle(itinerary, lang),
    itinerary.bookingRef && `${words.bookingRef}: ${itinerary.bookingRef}`,
    ...itinerary.airlineRefs
      .filter(({ ref }) => ref !== itinerary.bookingRef)
      .map(({ airline, ref }) => `${words.airlineRef} (${airline}): ${ref}`),
    itinerary.issueDate && `${words.issued}: ${formatDay(lang, itinerary.issueDate)}`,
  ];
  const passengers = itinerary.passengers.map(({ name, eticket, type }) =>
    joined([name, passengerType({ type }, lang), eticket && `${words.ticket.toLowerCase()} ${spacedTicket(eticket)}`]),
  );
  const flights = journeys.map((journey, index) => {
    const name = journeyName(index, itinerary, journeys.length, lang);
    const lines = journey.segments.flatMap((segment, place) => {
      const layover = journey.layovers[place - 1];
      return [...(layover ? [`  ${layoverWords(layover, lang)}`] : []), ...segmentLines(segment, lang)];
    });
    return [joined([name, journeyRoute(journey, lang)], ': ').toUpperCase(), ...lines].join('\n');
  });
  const paragraphs = [
    joined(head, '\n'),
    passengers.length > 0 &&
      [passengers.length === 1 ? words.passenger : words.passengers, ...passengers.map((line) => `  ${line}`)].join('\n'),
    ...flights,
    itinerary.co2Text,
    itinerary.segments.length > 0 && words.localTimes,
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
