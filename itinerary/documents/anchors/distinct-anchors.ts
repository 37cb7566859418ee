/** What is printed twice of one flight, and counts once. */
import type { Anchor, PlaceAnchor, TimeAnchor } from './anchor.ts';

/** In lines: what is printed twice so near is of one flight; a table of seats below names flights again. */
const nearby = 4;

export const isOfEnd = ({ label }: Anchor) => label === 'departure' || label === 'arrival';

/** What is printed twice, in a heading and below, is one: the one labelled as an end of a flight, else the first. */
export function distinct<T extends Anchor>(anchors: readonly T[], key: (anchor: T) => string): T[] {
  const best = new Map<string, T>();
  for (const anchor of anchors) {
    const before = best.get(key(anchor));
    if (!before || (before.weak && !anchor.weak && anchor.row - before.row <= nearby) || (!isOfEnd(before) && isOfEnd(anchor)))
      best.set(key(anchor), anchor);
  }
  return [...best.values()].sort((one, other) => one.row - other.row || one.start - other.start);
}

/** `Puerto Montt   Santiago` over `PMC El Tepual   SCL A. Merino`: where one of them is taken from the second line, so is the other. */
export function distinctPlaces(all: readonly PlaceAnchor[]): PlaceAnchor[] {
  const places = distinct(all, placeKey);
  const again = ({ row, ...place }: PlaceAnchor) =>
    all.filter(
      (other) => placeKey(other) === placeKey({ ...place, row }) && other.row !== row && Math.abs(other.row - row) <= nearby,
    );
  const rows = new Set(places.flatMap((place) => (again(place).some(({ row }) => row < place.row) ? place.row : [])));
  return places
    .map((place) => (rows.has(place.row) ? place : (again(place).find(({ row }) => rows.has(row)) ?? place)))
    .toSorted((one, other) => one.row - other.row || one.start - other.start);
}

/** Two alike in one line, behind the labels of both ends, or each beside a place of its own, are two: a flight over one hour of the clocks. */
export function distinctTimes(all: readonly TimeAnchor[], places: readonly PlaceAnchor[]): TimeAnchor[] {
  const times = all.filter((time) => !all.some((other) => isSaidAgain(time, other)));
  return distinct(times, ({ found, row, start }) => {
    const [one, other, ...more] = times.filter((time) => time.found.value === found.value);
    const ofBothEnds =
      one?.row === other?.row ||
      (one?.label === 'departure' && other?.label === 'arrival') ||
      placeBeside(one, places) !== placeBeside(other, places);
    return other && more.length === 0 && ofBothEnds ? `${found.value} ${row} ${start}` : found.value;
  });
}

/** `11:30 AM (1130H)`, `13:30 / 1:30 PM`: one hour in the writing of two clocks. */
const isSaidAgain = (time: TimeAnchor, { found, row, line, end }: TimeAnchor): boolean =>
  time.row === row &&
  time.found.value === found.value &&
  time.start > end &&
  time.found.text !== found.text &&
  /^ ?[([/|] ?$/.test(line.text.slice(end, time.start));

/** In the line of the time, or next to it. */
function placeBeside(time: TimeAnchor | undefined, places: readonly PlaceAnchor[]): PlaceAnchor | undefined {
  return time && [0, 1, -1].flatMap((rows) => places.find(({ row }) => row === time.row + rows) ?? [])[0];
}

/** `EWR` over `New York`: the name of a city whose airport stands there by its code is no other place. */
export function withoutOwnNames(places: readonly PlaceAnchor[]): PlaceAnchor[] {
  const codes = new Set(places.flatMap(({ code }) => code?.value ?? []));
  return places.filter(({ code, airports }) => code || !airports.some(({ iata }) => codes.has(iata)));
}

const placeKey = ({ code, words, airports }: PlaceAnchor) => code?.value ?? airports[0]?.iata ?? words?.value ?? '';
