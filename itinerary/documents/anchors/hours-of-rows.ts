/** Hours that the row of a flight's number has are the flight's: what other rows say of hours is of a tram, a meeting, a hotel. */
import type { FlightAnchor, PlaceAnchor, TimeAnchor } from './anchor.ts';
import { leavesAtItsHour } from './days-of-landing.ts';

type Read = { flight: FlightAnchor; from: PlaceAnchor; to: PlaceAnchor; left: TimeAnchor; landed: TimeAnchor };

/** @returns false where hours of other rows were taken for those of the flight's own. */
export const keepsHours = (read: Read, times: readonly TimeAnchor[], inSentences: boolean): boolean =>
  leavesAtItsHour(read, times) && hasHoursOfWholeRow(read, times) && (!inSentences || hasHourOfClause(read, times));

/**
 * `Tramvaj na letališče ob 11.40` over `Let LH 963 Edinburg (EDI) 14.50 – Frankfurt (FRA) 17.45`: a row with a number, two places and two hours
 * has what a flight needs.
 */
function hasHoursOfWholeRow({ flight: { row }, from, to, left, landed }: Read, times: readonly TimeAnchor[]): boolean {
  if (from.row !== row || to.row !== row) return true;
  const [first, second, ...others] = times.filter((time) => time.row === row);
  return !first || !second || others.length > 0 || (left === first && landed === second);
}

/** `O 20:50 lecimy LH 1368 do Krakowa`: an hour in the clause of its number is the flight's. */
const hasHourOfClause = ({ flight, left, landed }: Read, times: readonly TimeAnchor[]): boolean =>
  left.row === flight.row || landed.row === flight.row || times.every(({ row }) => row !== flight.row);
