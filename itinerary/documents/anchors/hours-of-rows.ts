/** Hours that the row of a flight's number has are the flight's: what other rows say of hours is of a tram, a meeting, a hotel. */
import { type Anchor, type FlightAnchor, ofKind, type PlaceAnchor, type TimeAnchor } from './anchor.ts';
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

/**
 * `BT 9318 Tallinn 0600 - Qwerty 0655`: where a row has a number, a place and two hours, no hour of another row is the flight's, whatever its other
 * place is.
 *
 * @returns those hours; undefined where the row has not as many.
 */
export function hoursOfRow({ row }: FlightAnchor, anchors: readonly Anchor[]): readonly TimeAnchor[] | undefined {
  const own = anchors.filter((anchor) => anchor.row === row);
  const times = ofKind(own, 'time');
  // 15 h 40   Brest (BES)   1 h 55, sans escale: the second is how long it takes
  const areHours = times.length === 2 && times.every(({ found }) => !/ h /i.test(found.text));
  return areHours && ofKind(own, 'place').length > 0 ? times : undefined;
}

/** `BT 9318 Tallinn 0600 - Qwerty 0655` over `BT 9739 Qwerty 0825 - Malta 1110`: rows with a number and two hours each are as many flights, whatever places they name. */
export function areRowsOfFlights(anchors: readonly Anchor[]): boolean {
  const rows = [...Map.groupBy(anchors, ({ row }) => row).values()];
  const flights = rows.flatMap((row) => {
    const [flight, ...others] = ofKind(row, 'flight').filter(({ weak }) => !weak);
    return flight && others.length === 0 && ofKind(row, 'time').length === 2 ? flight.found.value : [];
  });
  return new Set(flights).size > 1;
}

/** `O 20:50 lecimy LH 1368 do Krakowa`: an hour in the clause of its number is the flight's. */
const hasHourOfClause = ({ flight, left, landed }: Read, times: readonly TimeAnchor[]): boolean =>
  left.row === flight.row || landed.row === flight.row || times.every(({ row }) => row !== flight.row);
