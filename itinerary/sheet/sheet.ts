/** What is handed to the traveller, in words: the PDF, the web page and the cards only place them. */

/** Stands where something is not known that everybody looks for. */
export const unknown = '—';

/** A telephone number as a link dials it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

export type Fact = { label: string; value: string };

export type FlightEnd = {
  /** The airport's code; a dash where it is not known. */
  code: string;
  city: string;
  time: string;
  /** “UTC+3” */
  zone: string;
  /** “+1” where it is not the day of departure, and the day it is. */
  shift: string;
  day: string;
  /** The airport's own name, the terminal. */
  note: string;
};

export type SheetFlight = {
  id: string;
  number: string;
  airline: string;
  date: string;
  departure: FlightEnd;
  arrival: FlightEnd;
  duration: string;
  operatedBy: string;
  details: Fact[];
  /** Between the flight before and this one: how long on the ground, and whether the airport changes. */
  before: { text: string; alarm: boolean } | null;
};

export type SheetJourney = { name: string; route: string; length: string; flights: SheetFlight[] };

type SheetPassenger = { id: string; name: string; note: string; ticket: string };

export type Sheet = {
  brand: string;
  phone: string;
  phoneNote: string;
  eyebrow: string;
  /** In the parts between which its lines may break. */
  title: string[];
  dates: string;
  /** The title in one short line, above the pages after the first. */
  running: string;
  /** Printed large: the booking reference. */
  reference: Fact | null;
  facts: Fact[];
  /** Without a label for tickets, nobody has one. */
  passengers: { title: string; nameLabel: string; ticketLabel: string; rows: SheetPassenger[] };
  journeys: SheetJourney[];
  notes: string[];
};

/** The agency's name and the number that answers day and night, both from content/agency.yaml. */
export type Sign = { brand: string; phone: string };
