/** Hours that may be how long a flight takes: who writes `13h45` means a clock by it, or a duration. */
import { type Anchor, ofKind, type TimeAnchor } from './anchor.ts';
import { isOfEnd } from './distinct-anchors.ts';

/** `13h20  Paris (CDG)` over `AF274 · 13h45`: beside a place stands an hour, beside the flight alone it may be how long it takes. */
export function besideFlights(anchors: readonly Anchor[]): TimeAnchor[] {
  const rows = new Set(ofKind(anchors, 'flight').map(({ row }) => row));
  return ofKind(anchors, 'time').filter(
    (time) =>
      rows.has(time.row) &&
      !isOfEnd(time) &&
      !anchors.some((other) => other !== time && other.row === time.row && (other.kind === 'place' || other.kind === 'time')),
  );
}

/** `3h50` between both ends: minutes that hours left over would be, where it is to the minute how long the flight takes. */
export const leftAsMinutes = (times: readonly TimeAnchor[], used: readonly TimeAnchor[]): number[] =>
  times.flatMap((one) => (used.includes(one) || isOfEnd(one) ? [] : minutesIn(one)));

export const minutesIn = ({ found: { value } }: TimeAnchor): number => Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5));
