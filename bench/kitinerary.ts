/** KItinerary, the open reader of travel documents that KDE's mail program uses: what it makes of the same tickets. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreTruth } from '../tests/support/core-values.ts';
import type { ReadCore } from './generated-tickets.ts';

/** What its extractor prints of a reservation (schema.org/FlightReservation), as far as it is compared. */
type Reservation = {
  '@type'?: string;
  reservationNumber?: string;
  underName?: { name?: string };
  reservedTicket?: { ticketNumber?: string };
  reservationFor?: {
    airline?: { iataCode?: string };
    flightNumber?: string;
    departureAirport?: { iataCode?: string };
    arrivalAirport?: { iataCode?: string };
    departureTime?: Moment;
    arrivalTime?: Moment;
    departureDay?: string;
  };
};
type Moment = string | { '@value'?: string };

/** @returns undefined where it is not installed. */
export function kitinerary(): ReadCore | undefined {
  const program = extractor();
  if (!program) return undefined;
  return async (source) => {
    const folder = mkdtempSync(join(tmpdir(), 'kitinerary-'));
    try {
      const file = join(folder, 'pdf' in source ? 'ticket.pdf' : 'ticket.txt');
      writeFileSync(file, 'pdf' in source ? source.pdf : source.text);
      const printed = execFileSync(program, [file], { encoding: 'utf8', timeout: 30_000, stdio: ['ignore', 'pipe', 'ignore'] });
      return coreOfReservations(printed.trim() === '' ? [] : (JSON.parse(printed) as Reservation[]));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** Debian puts it among the programs that others start. */
function extractor(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  const places = folders.flatMap((name) => ['kf6', 'kf5', ''].map((kf) => join('/usr/lib', name, 'libexec', kf)));
  return [...places, '/usr/bin'].map((place) => join(place, 'kitinerary-extractor')).find((program) => existsSync(program));
}

/** It gives a reservation a flight and passenger. */
function coreOfReservations(all: readonly Reservation[]): CoreTruth {
  const flights = all.filter((one) => one['@type'] === 'FlightReservation');
  const people = new Map(
    flights.flatMap(({ underName, reservedTicket }) =>
      underName?.name ? [[underName.name, reservedTicket?.ticketNumber?.replace(/\D/g, '').slice(0, 13) || null] as const] : [],
    ),
  );
  const segments = flights.map(({ reservationFor: flight }) => ({
    flightNumber: `${flight?.airline?.iataCode ?? ''}${Number.parseInt(flight?.flightNumber ?? '', 10) || ''}`,
    departure: endOf(flight?.departureAirport?.iataCode, flight?.departureTime, flight?.departureDay),
    arrival: endOf(flight?.arrivalAirport?.iataCode, flight?.arrivalTime, undefined),
  }));
  return {
    bookingRef: flights.find((one) => one.reservationNumber)?.reservationNumber ?? null,
    passengers: [...people].map(([name, eticket]) => ({ name, eticket })),
    segments: [...new Map(segments.map((one) => [JSON.stringify(one), one])).values()],
  };
}

function endOf(airport: string | undefined, moment: Moment | undefined, day: string | undefined) {
  const [date, clock] = (typeof moment === 'string' ? moment : (moment?.['@value'] ?? '')).split('T');
  return { airport: airport ?? null, date: date || day?.slice(0, 10) || null, time: clock?.slice(0, 5) ?? null };
}
