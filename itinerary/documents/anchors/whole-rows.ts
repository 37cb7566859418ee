/** Rows that tell a whole flight by themselves: what other rows say of hours is of something else, of a tram, a meeting, a hotel. */
import type { FlightAnchor, PlaceAnchor, TimeAnchor } from './anchor.ts';

type Ends = { flight: FlightAnchor; from: PlaceAnchor; to: PlaceAnchor; left: TimeAnchor; landed: TimeAnchor };

/**
 * `Tramvaj na letališče ob 11.40` over `Let LH 963 Edinburg (EDI) 14.50 – Frankfurt (FRA) 17.45`: a row with a number, two places and two hours
 * has what a flight needs.
 *
 * @returns false where hours of other rows were taken for those of such a row
 */
export function keepsHoursOfRow({ flight, from, to, left, landed }: Ends, times: readonly TimeAnchor[]): boolean {
  const { row } = flight;
  if (from.row !== row || to.row !== row) return true;
  const [first, second, ...others] = times.filter((time) => time.row === row);
  return !first || !second || others.length > 0 || (left === first && landed === second);
}
