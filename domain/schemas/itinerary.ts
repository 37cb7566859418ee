/**
 * What was read out of a ticket: the canonical object the reader, the page, the PDF and the calendar share. zod/mini, because the browser
 * checks edited itineraries with it too. What the server answers with besides is in `itinerary-answer.ts`.
 */
import * as z from 'zod/mini';

/** A location identifier of IATA resolution 763: three letters, of an airport or of a city. */
const iataLocation = z.string().check(z.regex(/^[A-Z]{3}$/));
/** An airline designator of IATA resolution 762: two characters, at least one of them a letter. */
const iataAirline = z.string().check(z.regex(/^(?=.*[A-Z])[A-Z0-9]{2}$/));
const isoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const words = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const passengerTypes = ['adult', 'child', 'infant'] as const;
const cabins = ['economy', 'premium-economy', 'business', 'first'] as const;
export type Cabin = (typeof cabins)[number];

/** One end of a flight, in the local time of its airport. `null`: the ticket does not say. */
const endOfFlight = z.strictObject({
  airport: z.nullable(iataLocation),
  /** The place in the ticket's words, for airports the table does not know and for who reads the result. */
  place: z.nullable(words(120)),
  date: z.nullable(isoDay),
  time: z.nullable(clock),
  terminal: z.nullable(words(20)),
  /** IANA zone of the airport, from our table; null where the airport is unknown. */
  zone: z.nullable(words(60)),
});
export type EndOfFlight = z.infer<typeof endOfFlight>;

const segment = z.strictObject({
  /** Marketing carrier and number, without blanks and leading zeros: TK1044. */
  flightNumber: z.string().check(z.regex(/^(?=.{0,1}[A-Z])[A-Z0-9]{2}[1-9]\d{0,3}[A-Z]?$/)),
  departure: endOfFlight,
  arrival: endOfFlight,
  /** Whole minutes from departure to arrival, computed from local times and zones; as printed where that is impossible. */
  durationMinutes: z.nullable(z.int().check(z.positive())),
  cabin: z.nullable(z.enum(cabins)),
  /** Reservation booking designator (fare class): one letter. */
  bookingClass: z.nullable(z.string().check(z.regex(/^[A-Z]$/))),
  equipment: z.nullable(words(80)),
  /** Pieces (1PC) or kilograms (20K), as tickets write it. */
  baggage: z.nullable(z.string().check(z.regex(/^\d{1,3}(PC|K)$/))),
  seat: z.nullable(words(40)),
  /** As printed: OK, HK, confirmed… */
  status: z.nullable(words(40)),
  /** Name or code of the airline that flies, where it is not the one that sells. */
  operatedBy: z.nullable(words(80)),
});
export type Segment = z.infer<typeof segment>;

const passenger = z.strictObject({
  /** Given names, then family name, capitals restored: Ana Maria Popescu. */
  name: words(120),
  /** As printed: MR, MRS, MSTR… */
  title: z.nullable(words(12)),
  type: z.enum(passengerTypes),
  /** 13 digits: airline accounting code and serial number. */
  eticket: z.nullable(z.string().check(z.regex(/^\d{13}$/))),
});
export type Passenger = z.infer<typeof passenger>;

const inBothLanguages = z.strictObject({ en: words(400), ro: words(400) });

const warning = z.strictObject({
  /** Stable name of the doubt, for programs: `duration-differs`, `year-assumed`… */
  code: z.string().check(z.regex(/^[a-z][a-z0-9-]+$/)),
  message: inBothLanguages,
  /** Path of the value it is about (`segments[0].arrival.time`), null when it is about the whole ticket. */
  where: z.nullable(words(80)),
});

/** Where a value stands: a box in PDF points (1/72 inch) from the top left corner of a page counted from 1. */
const source = z.strictObject({
  page: z.int().check(z.positive()),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** The words as printed. */
  text: z.string(),
  /** 1: printed under its own label; below 1 the less sure, the more had to be concluded. */
  certainty: z.number().check(z.gte(0), z.lte(1)),
});
export type Source = z.infer<typeof source>;

export const itinerarySchema = z.strictObject({
  /** The agency's or system's locator, as printed. */
  bookingRef: z.nullable(words(20)),
  airlineRefs: z.array(z.strictObject({ airline: iataAirline, ref: words(20) })),
  issueDate: z.nullable(isoDay),
  passengers: z.array(passenger),
  /** Kilograms a person, only as printed. */
  co2Kg: z.nullable(z.number().check(z.positive())),
  /** The printed sentence on emissions, whoever it counts for. */
  co2Text: z.nullable(words(400)),
  segments: z.array(segment),
  warnings: z.array(warning),
  /** By path of the value: `segments[0].departure.time`. */
  sources: z.record(z.string(), source),
});
export type Itinerary = z.infer<typeof itinerarySchema>;
