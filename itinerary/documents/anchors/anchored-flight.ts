/** The one flight some lines may tell of: of all ways to give its anchors their parts, the one that holds best. */
import { columnAt, columnsOf } from '../../text/columns.ts';
import { standAround, standInColumns } from '../around-times.ts';
import {
  type Anchor,
  type DayAnchor,
  type FlightAnchor,
  isAfter,
  ofKind,
  type PlaceAnchor,
  type ShiftAnchor,
  type TerminalAnchor,
  type TimeAnchor,
} from './anchor.ts';
import {
  type DayAbove,
  dayPairs,
  isAlsoInItsLine,
  isBehind,
  isOfLandingUnder,
  laterBy,
  shiftOfBoth,
  shiftOfLeaving,
  sinceLeaving,
} from './days-of-flight.ts';
import { distinct, distinctPlaces, distinctTimes, withoutOwnNames } from './distinct-anchors.ts';
import { hasEndOfOthers } from './ends-of-others.ts';
import { type Flown, fitOf, minutesOf } from './flight-fit.ts';
import { besideFlights, leftAsMinutes, minutesIn } from './hours-as-minutes.ts';
import { areRowsOfFlights, hoursOfRow, keepsHours } from './hours-of-rows.ts';
import { fitOfUnlisted } from './unlisted-airports.ts';

export type AnchoredFlight = {
  flight: FlightAnchor;
  from: PlaceAnchor;
  to: PlaceAnchor;
  left: TimeAnchor;
  landed: TimeAnchor;
  day?: DayAnchor;
  landedDay?: DayAnchor;
  shift?: ShiftAnchor;
  terminals: readonly TerminalAnchor[];
  score: number;
};

/** More of one kind are no single flight's; then smaller blocks are better. */
const most = { anchors: 40, flight: 3, place: 5, time: 5, day: 4 };
/** What a whole flight is worth, and what else counts. */
const worth = {
  whole: 10,
  day: 2,
  dayBelow: 1.2,
  dayAbove: 1,
  duration: 3,
  label: 1,
  order: 1.5,
  left: 2.5,
  weakLeft: 0.3,
  weak: 0.4,
  ownHour: 5,
};

/** The last day, for flights under a heading; the last place, for sentences: one flies on from where one landed; which days are headings. */
type Above = { day: DayAnchor | undefined; place: PlaceAnchor | undefined; headings: ReadonlySet<Anchor> };

/** Ways to read tried in a document so far: some texts are made to have very many. */
export type Work = { tried: number };
const mostTried = 100_000;

/**
 * @param above what stands before these lines and may be said of them too.
 * @returns `too-many` where lines hold more than one flight can have, or enough was tried: more lines only hold more.
 */
export function flightAmong(
  anchors: readonly Anchor[],
  { day: above, place: leftFrom, headings }: Above,
  work: Work,
): AnchoredFlight | 'too-many' | undefined {
  if (anchors.length > most.anchors || work.tried > mostTried) return 'too-many';
  const flights = distinct(ofKind(anchors, 'flight'), ({ found }) => found.value);
  // What a sentence says behind another number is said of that.
  const inSentences = areSentences(anchors, headings);
  if (areRowsOfFlights(anchors) || (inSentences && flights.filter(({ weak }) => !weak).length > 1)) return 'too-many';
  const named = withoutOwnNames(distinctPlaces(ofKind(anchors, 'place')));
  const places = leftFrom && named.length === 1 && inSentences ? [leftFrom, ...named] : named;
  const times = distinctTimes(ofKind(anchors, 'time'), places);
  const days = distinct(ofKind(anchors, 'day'), ({ found }) => `${found.value.day}.${found.value.month}`);
  // A contract's number stands by itself, and that of a flight more often beside an hour or a place.
  const isApart = ({ row }: FlightAnchor) =>
    !anchors.some((other) => other.row === row && (other.kind === 'time' || other.kind === 'place'));
  const [flight] = flights.toSorted(
    (one, other) => Number(one.weak) - Number(other.weak) || Number(isApart(one)) - Number(isApart(other)),
  );
  const counts = { flight: flights.length, place: places.length, time: times.length, day: days.length };
  if (Object.entries(counts).some(([kind, count]) => count > most[kind as keyof typeof counts])) return 'too-many';
  if (!flight || places.length < 2 || times.length < 2) return undefined;
  const over = above && { day: above, isHeading: headings.has(above) };
  const durations = ofKind(anchors, 'duration').map(({ found }) => found.value);
  const asHours = besideFlights(anchors);
  const shifts = ofKind(anchors, 'shift');
  const ownHours = hoursOfRow(flight, anchors);
  let best: AnchoredFlight | undefined;
  for (const [from, to] of pairs(places)) {
    for (const [left, landed] of pairs(times)) {
      if (ownHours && !(ownHours.includes(left) && ownHours.includes(landed))) continue;
      const leaving = shiftOfLeaving(shifts, left, landed);
      const landing = shifts.find((one) => isBehind(one, landed));
      for (const [day, landedDay] of dayPairs(days, over, [left, landed])) {
        work.tried += 1;
        if (day && headings.has(day) && day.row > left.row) continue;
        const isCounted =
          day?.row !== left.row || isAlsoInItsLine(leaving, landing?.found.value, left.found.value, landed.found.value);
        const readMoved = (moved: number) => ({
          flight,
          from,
          to,
          left,
          landed,
          ...(day && { day: laterBy(day, moved) }),
          ...(landedDay && { landedDay }),
          ...(landing && !landedDay && { shift: sinceLeaving(landing, moved) }),
        });
        const moves = [isCounted ? leaving : 0, ...(day && day === above ? shiftOfBoth(leaving, landing) : [])];
        const [fitting] = moves.flatMap((moved) => {
          const read = readMoved(moved);
          if (isReversed(read) || isTurned(read) || skipsDay(read, days) || hasEndOfOthers(read, places, flights)) return [];
          const fit = bestFit(read, durations, asHours, times);
          return fit === undefined ? [] : { read, fit };
        });
        if (!fitting) continue;
        const { read, fit } = fitting;
        const spare =
          leftOver([flights.length - 1, 0], places, [from, to]) +
          leftOver([0, 0], times, [left, landed]) +
          leftOver([0, 0], days, [day, landedDay]);
        const dayWorth = day ? dayWorthOf(day, [left, landed], over) : 0;
        const score =
          worth.whole +
          fit +
          dayWorth +
          labelsOf(read) +
          orderOf(read) -
          farDay(read) -
          (keepsHours(read, times, inSentences) ? 0 : worth.ownHour) -
          spare -
          (flight.weak ? 2 * worth.left : 0);
        if (!best || score > best.score) best = { ...read, terminals: ofKind(anchors, 'terminal'), score };
      }
    }
  }
  return best;
}

/** A day over other flights as well is worth less than one among these lines; one below them may be the next one's heading. */
function dayWorthOf(day: DayAnchor, times: readonly [TimeAnchor, TimeAnchor], over: DayAbove | undefined): number {
  if (day === over?.day) return worth.dayAbove;
  if (over && isOfLandingUnder(over, day, times)) return -worth.label;
  return over && day.row > times[1].row ? worth.dayBelow : worth.day;
}

type Read = Omit<AnchoredFlight, 'score' | 'terminals'>;

/**
 * Of a city's airports the first that can be flown between; a printed duration speaks for or against, and one that may be an hour as well
 * only for.
 */
function bestFit(
  read: Read,
  durations: readonly number[],
  asHours: readonly TimeAnchor[],
  times: readonly TimeAnchor[],
): number | undefined {
  const { from, to, left, landed, day, landedDay, shift } = read;
  const spoken = [...durations, ...asHours.flatMap((one) => (one === left || one === landed ? [] : minutesIn(one)))];
  const exactly = asHours.length > 0 ? [] : leftAsMinutes(times, [left, landed]);
  let best = fitOfUnlisted(read);
  for (const start of from.airports.slice(0, 2)) {
    for (const end of to.airports.slice(0, 2)) {
      if (start === end) continue;
      const flown: Flown = {
        ...{ from: start, to: end, left: left.found.value, landed: landed.found.value },
        ...{ day: day?.found.value, landedDay: landedDay?.found.value, dayShift: shift?.found.value },
      };
      const fit = fitOf(flown);
      if (fit === undefined) continue;
      const minutes = minutesOf(flown) ?? 0;
      const isSaid = exactly.includes(minutes) || spoken.some((printed) => Math.abs(printed - minutes) <= 5);
      const said = isSaid ? worth.duration : durations.length === 0 ? 0 : -1;
      best = Math.max(best ?? Number.NEGATIVE_INFINITY, fit + said);
    }
  }
  return best;
}

function pairs<T extends Anchor>(all: readonly T[]): [T, T][] {
  return all.flatMap((one) => all.flatMap((other): [T, T][] => (one === other ? [] : [[one, other]])));
}

function leftOver([extra]: readonly number[], all: readonly Anchor[], used: readonly (Anchor | undefined)[]): number {
  const costs = all.map((anchor) =>
    used.includes(anchor) ? (anchor.weak ? worth.weak : 0) : anchor.weak ? worth.weakLeft : worth.left,
  );
  return (extra ?? 0) * worth.left + costs.reduce((sum, cost) => sum + cost, 0);
}

function labelsOf({ from, to, left, landed, day, landedDay }: Read): number {
  const side = (anchor: Anchor | undefined, own: 'departure' | 'arrival', other: 'departure' | 'arrival') =>
    anchor?.label === own ? worth.label : anchor?.label === other ? -2 * worth.label : 0;
  return (
    side(from, 'departure', 'arrival') +
    side(left, 'departure', 'arrival') +
    side(to, 'arrival', 'departure') +
    side(landed, 'arrival', 'departure') +
    side(day, 'departure', 'arrival') +
    side(landedDay, 'arrival', 'departure')
  );
}

/** People write where and when one leaves before where and when one lands. */
function orderOf({ from, to, left, landed, day, landedDay }: Read): number {
  const inOrder = (one: Anchor | undefined, other: Anchor | undefined) =>
    !one || !other || isAfter(other, one) ? 0 : -worth.order;
  const places = inOrder(from, to);
  if (eachWithItsHour(from, to, left, landed)) return from.row === to.row ? places : 0;
  const times = inOrder(left, landed);
  return places + times + (day === undefined ? 0 : inOrder(day, landedDay));
}

/** In points: what begins so near stands in one column. */
const aligned = 3;
const isUnder = (below: Anchor, place: Anchor) => below.row >= place.row && Math.abs(edgeOf(below) - edgeOf(place)) <= aligned;

/** Where the cell begins that an anchor stands in. */
const edgeOf = ({ line, start, x }: Anchor): number => columnAt(line, start)?.x ?? x;

/** `Jakarta (CGK)  Amsterdam (AMS)`, the one with `23:25` in its cell, the other with `07:20`, however many lines the cells have. */
const eachWithItsHour = (from: PlaceAnchor, to: PlaceAnchor, left: TimeAnchor, landed: TimeAnchor): boolean =>
  standAround([from, to], [left, landed]) ||
  (from.row === to.row && !isUnder(from, to) && isUnder(left, from) && isUnder(landed, to)) ||
  standInColumns([from, to], [left, landed]) ||
  standsInCells(from, to, left, landed);

/** In points: columns of two ends are so far apart at least; in lines: the ends of one flight stand so near each other. */
const apart = 100;
const inOneRow = 4;

/** `08:40` over `Athens (ATH)`, and right of both `11:10` over `Paris (CDG)`: cells of more lines begin higher, and are read earlier. */
function standsInCells(from: PlaceAnchor, to: PlaceAnchor, left: TimeAnchor, landed: TimeAnchor): boolean {
  const [start, end] = [edgeOf(from), edgeOf(to)];
  const isIn = (time: TimeAnchor, place: PlaceAnchor, column: number) =>
    Math.abs(edgeOf(time) - column) <= aligned && Math.abs(time.row - place.row) <= inOneRow;
  // Clauses of a sentence begin anywhere, each in a line of its own.
  const isTable = [from, to, left, landed].some(({ line }) => columnsOf(line).length > 1);
  return (
    isTable && end - start > apart && Math.abs(from.row - to.row) <= inOneRow && isIn(left, from, start) && isIn(landed, to, end)
  );
}

/** Sentences have small words, in each of their clauses and not in a day's heading between; the cells of a table have names and numbers. */
function areSentences(anchors: readonly Anchor[], headings: ReadonlySet<Anchor>): boolean {
  const between = new Set(anchors.flatMap((anchor) => (headings.has(anchor) ? anchor.row : [])));
  const lines = [...new Set(anchors.flatMap(({ line, row }) => (between.has(row) ? [] : line.text)))];
  const words = lines.map((text) => (/\s{2}/.test(text) ? 0 : (text.match(smallWords)?.length ?? 0)));
  return words.every((count) => count > 0) && words.reduce((sum, count) => sum + count, 0) >= 3;
}
const smallWords = /(?<![\p{L}\d])(?:\p{Ll}+|(?:[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}]\p{M}*){2,})(?!\p{L})/gu;

/** `OTP 12 Apr 14:10  FRA 14 Apr 15:45`: a day printed between leaving and landing is that of landing, whether it fits or not. */
function skipsDay({ left, landed, day, landedDay }: Read, days: readonly DayAnchor[]): boolean {
  const others = days.filter((one) => one !== day && one !== landedDay);
  const isOfLanding = (one: DayAnchor) => one.row === landed.row && isAfter(one, left) && isAfter(landed, one);
  const isOfLeaving = (one: DayAnchor) => one.row === left.row && isAfter(left, one) && day !== undefined && isAfter(day, left);
  return others.some((one) => isOfLanding(one) || isOfLeaving(one));
}

/** Without labels or columns nobody writes when one lands before when one leaves. */
const isReversed = ({ from, to, left, landed }: Read) =>
  (isAfter(left, landed) &&
    !(left.label === 'departure' && landed.label === 'arrival') &&
    !eachWithItsHour(from, to, left, landed)) ||
  eachWithItsHour(from, to, landed, left);

/** Nor where one lands before where one leaves: that a flight could as well go back says nothing. */
const isTurned = ({ from, to, left, landed }: Read) =>
  (isAfter(from, to) &&
    !(
      from.label === 'departure' ||
      to.label === 'arrival' ||
      standsInCells(from, to, left, landed) ||
      standInColumns([from, to], [left, landed]) ||
      standAround([from, to], [left, landed])
    )) ||
  (from.row !== to.row && from.label !== 'departure' && standAround([to, from], [left, landed]));

/** Of several days in a block the one nearest to the time of leaving is the flight's; the others may be of issue. */
function farDay({ day, left, flight }: Read): number {
  if (!day) return 0;
  const rows = Math.min(Math.abs(day.row - left.row), Math.abs(day.row - flight.row));
  return Math.min(1, rows * 0.2);
}
