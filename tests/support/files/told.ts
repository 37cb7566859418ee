/** What was read of a file, short enough to stand in a test as its truth. */
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { parseFile } from '#itinerary/parse-file.ts';
import { goldenToday } from '../golden-tickets.ts';

export type Told = {
  /** `RO301 OTP 2027-04-12 14:10 FRA 2027-04-12 15:45` */
  flights: string[];
  people: string[];
  ref: string | null;
  doubts: string[];
};

const flightOf = ({ flightNumber, departure, arrival }: Itinerary['segments'][number]) =>
  [flightNumber, ...[departure, arrival].flatMap(({ airport, date, time }) => [airport ?? '?', date ?? '?', time ?? '?'])].join(
    ' ',
  );

/** @returns the name of the problem where there is no itinerary */
export async function toldBy(file: Uint8Array): Promise<Told | string> {
  const outcome = await parseFile(file, { today: goldenToday });
  if ('problem' in outcome) return outcome.problem.code;
  const { segments, passengers, bookingRef, warnings } = outcome.itinerary;
  return {
    flights: segments.map(flightOf),
    people: passengers.map(({ name, eticket }) => [name, eticket].filter(Boolean).join(' ')),
    ref: bookingRef,
    doubts: [...new Set(warnings.map(({ code }) => code))].sort(),
  };
}

/** The itinerary itself, for tests of single values. */
export async function itineraryIn(file: Uint8Array): Promise<Itinerary> {
  const outcome = await parseFile(file, { today: goldenToday });
  if ('problem' in outcome) throw new Error(outcome.problem.code);
  return outcome.itinerary;
}
