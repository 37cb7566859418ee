/** A flight as a file states it field by field, whichever kind of file, and the draft that comes of it. */
import type { DraftDoubt, DraftEnd, DraftItinerary, DraftPassenger, DraftSegment, PrintedDay } from '../draft/draft-itinerary.ts';
import { type Found, mapFound } from '../draft/found.ts';
import type { TicketText } from '../text/ticket-text.ts';
import { readCabin } from '../values/cabins.ts';
import { flightNotReadDoubt, flightNumberOf } from '../values/carriers.ts';
import { readMinutes } from '../values/durations.ts';
import { readTicketNumber } from '../values/e-tickets.ts';
import { readFlightNumber } from '../values/flights.ts';
import { readTerminal } from '../values/terminals.ts';
import { StatedFields } from './stated-fields.ts';
import type { Stated, StatedTime } from './stated-time.ts';

type Maybe<T> = T | undefined;

export type StatedEnd = {
  /** Three letters. */
  code?: Maybe<Stated>;
  place?: Maybe<Stated>;
  time?: Maybe<StatedTime>;
  terminal?: Maybe<Stated>;
};
export type StatedFlight = {
  /** Whole, or digits alone beside an airline. */
  number: Stated;
  airlineCode?: Maybe<Stated>;
  airlineName?: Maybe<Stated>;
  departure: StatedEnd;
  arrival: StatedEnd;
  operatedBy?: Maybe<Stated>;
  equipment?: Maybe<Stated>;
  /** Minutes, or `PT1H30M`. */
  duration?: Maybe<Stated>;
  seat?: Maybe<Stated>;
  /** Name of the cabin, or a letter of the fare class. */
  class?: Maybe<Stated>;
  status?: Maybe<Stated>;
  ref?: Maybe<Stated>;
  issued?: Maybe<StatedTime>;
  passengers: readonly { name: Stated; eticket?: Maybe<Stated> }[];
};

/** What a file states of a journey, and the page it is written down on. */
export type StatedTrip = { draft: DraftItinerary; ticket: TicketText };

/** @returns undefined where nothing stated is a flight */
export function statedTrip(flights: readonly StatedFlight[]): StatedTrip | undefined {
  const fields = new StatedFields(JSON.stringify(flights));
  const draft: DraftItinerary = { airlineRefs: [], passengers: [], segments: [], doubts: [] };
  const refs: { carrier: string; ref: Found }[] = [];
  for (const flight of flights) {
    const segment = segmentOf(fields, flight);
    if (!segment) {
      draft.doubts.push(flightNotReadDoubt(`${flight.airlineCode?.text ?? ''}${flight.number.text}`.slice(0, 20)));
      continue;
    }
    const converted = [flight.departure, flight.arrival].some(({ time }) => time?.converted);
    if (converted) draft.doubts.push(timeConverted(`segments[${draft.segments.length}].departure.time`));
    draft.segments.push(segment);
    const ref = stated(fields, flight.ref);
    if (ref && ref.value.length <= 20) refs.push({ carrier: segment.flightNumber.value.slice(0, 2), ref });
    const issued = dayOf(fields, flight.issued);
    if (issued) draft.issueDate ??= issued;
    for (const passenger of flight.passengers) addPassenger(fields, draft, passenger);
  }
  if (draft.segments.length === 0) return undefined;
  const [first, ...others] = refs;
  if (first && others.every(({ ref }) => ref.value === first.ref.value)) draft.bookingRef = first.ref;
  else draft.airlineRefs = refs.map(({ carrier, ref }) => ({ ...ref, value: { airline: carrier, ref: ref.value } }));
  return { draft, ticket: fields.page() };
}

const stated = (fields: StatedFields, value: Maybe<Stated>, certainty = 1): Found | undefined =>
  value && fields.state(value.label, value.text, certainty);

function segmentOf(fields: StatedFields, flight: StatedFlight): DraftSegment | undefined {
  const flightNumber = numberOf(fields, flight);
  const departure = endOf(fields, flight.departure);
  const arrival = endOf(fields, flight.arrival);
  const isPlaced = [departure, arrival].every((end) => end.airport ?? end.place);
  if (!flightNumber || !isPlaced) return undefined;
  const travelClass = stated(fields, flight.class);
  const values: Partial<DraftSegment> = {
    ...found('durationMinutes', mapFound(stated(fields, flight.duration), minutesOf)),
    ...found('cabin', mapFound(travelClass, readCabin)),
    ...found(
      'bookingClass',
      mapFound(travelClass, (text) => (/^[A-Z]$/.test(text) ? text : undefined)),
    ),
    ...found('equipment', stated(fields, flight.equipment)),
    ...found('seat', mapFound(stated(fields, flight.seat), seatOf)),
    ...found('status', stated(fields, flight.status)),
    ...found('operatedBy', stated(fields, flight.operatedBy)),
  };
  return { flightNumber, departure, arrival, ...values };
}

const found = <Name extends string, T>(name: Name, value: T | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [key in Name]?: T };

/** `TK1044`; `1044` beside `TK` or beside `Turkish Airlines`. */
function numberOf(fields: StatedFields, { number, airlineCode, airlineName }: StatedFlight): Found | undefined {
  const printed = stated(fields, number);
  if (!printed) return undefined;
  const whole = mapFound(printed, readFlightNumber);
  if (whole) return whole;
  const code = stated(fields, airlineCode);
  const joined = code && mapFound(printed, (text) => readFlightNumber(`${code.value}${text}`));
  return joined ?? flightNumberOf(stated(fields, airlineName), printed);
}

function endOf(fields: StatedFields, { code, place, time, terminal }: StatedEnd): DraftEnd {
  const moment = stated(fields, time, time?.certainty);
  return {
    ...found(
      'airport',
      mapFound(stated(fields, code), (text) => (/^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : undefined)),
    ),
    ...found('place', stated(fields, place)),
    ...found('date', moment && time && { ...moment, value: printedDay(time.day) }),
    ...found('time', moment && time?.clock !== undefined ? { ...moment, value: time.clock } : undefined),
    ...found('terminal', mapFound(stated(fields, terminal), readTerminal)),
  };
}

function dayOf(fields: StatedFields, time: Maybe<StatedTime>): Found<PrintedDay> | undefined {
  const moment = stated(fields, time);
  return moment && time && { ...moment, value: printedDay(time.day) };
}

function printedDay(iso: string): PrintedDay {
  const [year, month, day] = iso.split('-').map(Number);
  return { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
}

function addPassenger(fields: StatedFields, draft: DraftItinerary, { name, eticket }: StatedFlight['passengers'][number]): void {
  const called = name.text.replace(/\s+/g, ' ').trim();
  const number = eticket && readTicketNumber(eticket.text);
  // With another ticket it is written down again: which of them counts is settled with the names.
  const known = draft.passengers.find(
    (other) => other.name.value === called && (!number || !other.eticket || other.eticket.value === number),
  );
  if (known && (known.eticket || !eticket)) return;
  const ticket = mapFound(stated(fields, eticket), readTicketNumber);
  if (known) {
    if (ticket) known.eticket = ticket;
    return;
  }
  const printed = stated(fields, name);
  if (!printed || !/\p{L}{2}/u.test(printed.value)) return;
  const passenger: DraftPassenger = { name: printed, order: 'given-first', ...(ticket && { eticket: ticket }) };
  draft.passengers.push(passenger);
}

// PT1H30M | P0DT1H30M
const isoDuration = /^P(?:(?<days>\d)D)?T(?:(?<hours>\d{1,2})H)?(?:(?<minutes>\d{1,4})M)?(?:\d{1,2}S)?$/;

function minutesOf(text: string): number | undefined {
  const parts = isoDuration.exec(text)?.groups;
  if (!parts) return readMinutes(text);
  const minutes = Number(parts.days ?? 0) * 1440 + Number(parts.hours ?? 0) * 60 + Number(parts.minutes ?? 0);
  return minutes > 0 && minutes < 7 * 1440 ? minutes : undefined;
}

const seatOf = (text: string) => (/^[\w\s,/-]{1,40}$/.test(text) && /\d/.test(text) ? text.replace(/^0+(?=\d)/, '') : undefined);

function timeConverted(where: string): DraftDoubt {
  return {
    code: 'time-converted',
    message: {
      en: 'The file gives the times of this flight in another time zone than that of the airport. They were converted: please compare them with the ticket.',
      ro: 'Fișierul dă orele acestui zbor în alt fus orar decât cel al aeroportului. Au fost convertite: vă rugăm să le comparați cu biletul.',
    },
    where,
  };
}
