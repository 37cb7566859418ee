/**
 * What a format writes down while it reads: what is printed, in the ticket's own terms, and nothing that only follows from it. The steps
 * (`itinerary/steps/`) make the itinerary of it.
 */
import type { Cabin } from '#domain/schemas/itinerary.ts';
import type { Found } from './found.ts';

/** A day as tickets print it: often without a year, sometimes with the weekday that gives the year away. */
export type PrintedDay = {
  day: number;
  month: number;
  year?: number;
  /** 1 Monday … 7 Sunday */
  weekday?: number;
  /**
   * As barcodes write it: counted from 1 January, with the last digit of the year in which the pass was issued. Day and month above hold
   * for a year without 29 February, until `barcode/days-of-year.ts` has settled the year.
   */
  dayOfYear?: { day: number; issued?: { day: number; yearDigit: number } };
};

export type DraftEnd = {
  /** Three-letter code, where the ticket prints one. */
  airport?: Found;
  /** The place in the ticket's words: `BUCHAREST, RO (HENRI COANDA INTL)`. */
  place?: Found;
  date?: Found<PrintedDay>;
  /** Local time, `HH:MM` in 24 hours. */
  time?: Found;
  terminal?: Found;
  /** Days after the departure, where the ticket prints `+1`, `#` or `Day+1` instead of a date. */
  dayShift?: Found<number>;
};

export type DraftSegment = {
  /** `TK1044`: carrier and number joined, leading zeros gone. */
  flightNumber: Found;
  departure: DraftEnd;
  arrival: DraftEnd;
  durationMinutes?: Found<number>;
  cabin?: Found<Cabin>;
  bookingClass?: Found;
  equipment?: Found;
  /** `1PC` or `20K`. */
  baggage?: Found;
  seat?: Found;
  status?: Found;
  operatedBy?: Found;
  /** The airline's own booking reference printed with this flight. */
  airlineRef?: Found<{ airline: string; ref: string }>;
};

export type DraftPassenger = {
  /** As printed, title and all: `POPESCU/ANA MARIA MRS`, `Mr Ion Ionescu (ADT)`. */
  name: Found;
  /** What the ticket's own name order is, where it is not given away by a slash; `either` where its language writes both, `unknown` in one we do not know, `surely-given-first` where the paper tells it. */
  order?: 'family-first' | 'given-first' | 'surely-given-first' | 'either' | 'unknown';
  type?: Found<'adult' | 'child' | 'infant'>;
  /** Only for what kind of traveller that is on the day of the flight; nobody is told it. */
  born?: Found<PrintedDay>;
  /** 13 digits. A conjunction ticket gives its first number. */
  eticket?: Found;
};

/** What a format noticed and could not read, or read and does not believe. */
export type DraftDoubt = { code: string; message: { en: string; ro: string }; where: string | null };

export type DraftItinerary = {
  bookingRef?: Found;
  airlineRefs: Found<{ airline: string; ref: string }>[];
  issueDate?: Found<PrintedDay>;
  passengers: DraftPassenger[];
  /** Kilograms a person, where the ticket says so for a person. */
  co2Kg?: Found<number>;
  co2Text?: Found;
  segments: DraftSegment[];
  doubts: DraftDoubt[];
};
