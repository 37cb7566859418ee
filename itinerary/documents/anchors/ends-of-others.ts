/** Places that cannot be an end of a flight, whatever would fit: what is printed says another, or only half of it would be read. */
import type { FlightAnchor, PlaceAnchor, TimeAnchor } from './anchor.ts';

type Ends = { flight: FlightAnchor; from: PlaceAnchor; to: PlaceAnchor; left: TimeAnchor; landed: TimeAnchor };

/** @param places of the lines that tell of the flight @param flights whose numbers stand in them */
export const hasEndOfOthers = (
  { flight, from, to, left, landed }: Ends,
  places: readonly PlaceAnchor[],
  flights: readonly FlightAnchor[],
): boolean =>
  isInRowOfOther({ flight, from, to, landed }, flights) ||
  isFar(from, left) ||
  isFar(to, landed) ||
  isBesideUnlisted(from, left, places) ||
  isBesideUnlisted(to, landed, places) ||
  isHalfOfPair(from, to, places);

/** `DELTA 219   OSLO   BOISE/NAMPA` over `12:15   14:20` over `DELTA 220   BOISE/NAMPA   MADISON`: where one end stands beside its number, the other is in no other number’s row. */
const isInRowOfOther = ({ flight, from, to, landed }: Omit<Ends, 'left'>, flights: readonly FlightAnchor[]): boolean =>
  from.row === flight.row &&
  to.row !== flight.row &&
  landed.row !== to.row &&
  flights.some((other) => other.row === to.row && other.start < to.start && !other.weak);

/** In lines: so far from its hour a code is of something else, PSE of a bank. */
const farthest = 10;
const isFar = (end: PlaceAnchor, time: TimeAnchor): boolean => Math.abs(end.row - time.row) > farthest;

/** `HUAHINE (HUH)  09:05` over `BORA BORA (BOB)`: an airport we do not know stands in the line of the hour, and no other row’s is meant. */
const isBesideUnlisted = (end: PlaceAnchor, time: TimeAnchor, places: readonly PlaceAnchor[]): boolean =>
  end.row !== time.row && places.some(({ row, airports }) => row === time.row && airports.length === 0);

/** `SAVIAR`, the name of a fare, as Savannah and Yaroslavl: of codes in one word both are ends of the flight, or neither. */
const isHalfOfPair = (from: PlaceAnchor, to: PlaceAnchor, places: readonly PlaceAnchor[]): boolean =>
  places.some((other) => (other !== to && touch(from, other)) || (other !== from && touch(to, other)));

/** One begins in the same word in which the other ends. */
const touch = (one: PlaceAnchor, other: PlaceAnchor): boolean =>
  one.row === other.row && (one.end === other.start || other.end === one.start);
