/**
 * The answer of `POST /api/process-pdf`, and the names of its fields. Apart from the schema, so that the browser can tell one kind of
 * field from the other without zod.
 */
import type { Itinerary } from './itinerary.ts';

/** A flight as people read it; every field is ready to print, and empty where the ticket does not say. */
export type ReadableFlight = {
  flightNumber: string;
  date: string;
  departure: string;
  arrival: string;
  duration: string;
  class: string;
  equipment: string;
  baggage: string;
};

/** The fields the tool has always answered with, written for people. */
type ReadableFields = {
  passengerName: string;
  eticket: string;
  co2Emission: string;
  outbound: ReadableFlight | null;
  return: ReadableFlight | null;
};

/** The fields for people, and the canonical ones they are made from. */
export type ItineraryAnswer = Itinerary & ReadableFields;

/** The names of all fields of a type: one too many or one too few does not compile. */
const namesOf = <Fields>(names: Record<keyof Fields, true>) => Object.keys(names) as (keyof Fields)[];

export const canonicalFields = namesOf<Itinerary>({
  bookingRef: true,
  airlineRefs: true,
  issueDate: true,
  passengers: true,
  co2Kg: true,
  co2Text: true,
  segments: true,
  warnings: true,
  sources: true,
});

export const readableFields = namesOf<ReadableFields>({
  passengerName: true,
  eticket: true,
  co2Emission: true,
  outbound: true,
  return: true,
});
