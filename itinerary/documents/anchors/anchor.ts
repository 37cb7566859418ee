/** What a flight is put together from, wherever it stands: numbers, places, times, days. Found by its own shape; whose it is comes later. */
import type { PrintedDay } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import type { Airport } from '../../reference/airports.ts';
import type { Line } from '../../text/ticket-text.ts';
import type { LabelKind } from '../flight-labels.ts';

export type Spot = {
  line: Line;
  /** Of the line in the document. */
  row: number;
  start: number;
  end: number;
  x: number;
  label: LabelKind | undefined;
  /** May be something else as well: used only where nothing surer is there, and no loss where it stays over. */
  weak: boolean;
};

export type FlightAnchor = Spot & { kind: 'flight'; found: Found };
/** `words`: the place as printed, beside its code or alone. `airports`: which it may be, the likeliest first. */
export type PlaceAnchor = Spot & { kind: 'place'; code?: Found; words?: Found; airports: readonly Airport[] };
export type TimeAnchor = Spot & { kind: 'time'; found: Found };
export type DayAnchor = Spot & { kind: 'day'; found: Found<PrintedDay> };
export type ShiftAnchor = Spot & { kind: 'shift'; found: Found<number> };
type DurationAnchor = Spot & { kind: 'duration'; found: Found<number> };
export type TerminalAnchor = Spot & { kind: 'terminal'; found: Found };

export type Anchor = FlightAnchor | PlaceAnchor | TimeAnchor | DayAnchor | ShiftAnchor | DurationAnchor | TerminalAnchor;

/** Farther on in the order one reads. */
export const isAfter = (one: Pick<Spot, 'row' | 'start'>, other: Pick<Spot, 'row' | 'start'>): boolean =>
  one.row > other.row || (one.row === other.row && one.start > other.start);

export function ofKind<K extends Anchor['kind']>(anchors: readonly Anchor[], kind: K): Extract<Anchor, { kind: K }>[] {
  return anchors.filter((anchor): anchor is Extract<Anchor, { kind: K }> => anchor.kind === kind);
}
