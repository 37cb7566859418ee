/**
 * What must not be wrong on any ticket: reference, names, ticket numbers; of each flight number, airports, days and times. Flights are
 * compared with those of the same number and people with those of the same name, so that one that is missing costs itself alone.
 */
import type { TicketOutcome } from '#itinerary/parse-ticket.ts';
import { fold } from '#itinerary/text/fold.ts';
import type { FieldVerdict } from './golden-tickets.ts';

type CoreEnd = { airport: string | null; date: string | null; time: string | null };
export type CoreSegment = { flightNumber: string; departure: CoreEnd; arrival: CoreEnd };
export type CorePassenger = { name: string; eticket: string | null };
export type CoreTruth = { bookingRef: string | null; passengers: readonly CorePassenger[]; segments: readonly CoreSegment[] };

const nothingRead: CoreTruth = { bookingRef: null, passengers: [], segments: [] };

export const coreOf = (outcome: TicketOutcome): CoreTruth => ('itinerary' in outcome ? outcome.itinerary : nothingRead);

/** `where`: path of the value in what was read, null where the flight or the person was not. `of`: the flight's number, the person's name. */
export type CoreVerdict = FieldVerdict & { where: string | null; of: string };

/** Every core value of the truth beside what was read. */
export function compareCore(truth: CoreTruth, got: CoreTruth): CoreVerdict[] {
  return [
    { path: 'bookingRef', want: truth.bookingRef, got: got.bookingRef, where: 'bookingRef', of: '' },
    ...beside('passengers', truth.passengers, got.passengers, ({ name }) => nameKey(name), passengerValues),
    ...beside('segments', truth.segments, got.segments, ({ flightNumber }) => flightNumber, segmentValues),
  ];
}

/** The order of names is compared too; marks and capitals, which systems leave out, are not. */
const nameKey = (name: string) =>
  fold(name)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const passengerValues = ({ name, eticket }: CorePassenger) => ({ name: nameKey(name), eticket });

function segmentValues({ flightNumber, departure, arrival }: CoreSegment): Record<string, unknown> {
  const end = (side: string, { airport, date, time }: CoreEnd) => ({
    [`${side}.airport`]: airport,
    [`${side}.date`]: date,
    [`${side}.time`]: time,
  });
  return { flightNumber, ...end('departure', departure), ...end('arrival', arrival) };
}

function beside<T>(
  path: string,
  want: readonly T[],
  got: readonly T[],
  key: (one: T) => string,
  values: (one: T) => Record<string, unknown>,
): CoreVerdict[] {
  const rest = new Map(got.map((one, index) => [index, one]));
  const verdicts = (index: number | string, wanted: T | undefined, at: number | undefined): CoreVerdict[] => {
    const other = at === undefined ? undefined : got[at];
    const [want, read] = [wanted && values(wanted), other && values(other)];
    const known = wanted ?? other;
    return Object.keys(want ?? read ?? {}).map((name) => ({
      path: `${path}[${index}].${name}`,
      want: want?.[name] ?? null,
      got: read?.[name] ?? null,
      where: at === undefined ? null : `${path}[${at}].${name}`,
      of: known ? key(known) : '',
    }));
  };
  const paired = want.flatMap((one, index) => {
    const [at] = [...rest].find(([, other]) => key(other) === key(one)) ?? [];
    if (at !== undefined) rest.delete(at);
    return verdicts(index, one, at);
  });
  return [...paired, ...[...rest.keys()].flatMap((at) => verdicts('?', undefined, at))];
}
