/**
 * The flights of a document whose layout nobody knows: its lines parted into blocks of one flight each, in the way that leaves the most
 * whole flights that can be flown, one after the other. Where a number leads its block and where it trails it follows from that.
 */
import type { Line } from '../../text/ticket-text.ts';
import { type Anchor, type DayAnchor, ofKind, type PlaceAnchor } from './anchor.ts';
import { type AnchoredFlight, flightAmong, type Work } from './anchored-flight.ts';
import { anchorsIn } from './anchors-in.ts';
import { dayOf, leavesInFlight } from './flight-fit.ts';
import { headingDays } from './heading-days.ts';

type FlightLines = { flight: AnchoredFlight; from: number; to: number };

/** Bounds on work: rows with anchors in a document and in a block, lines in a block. */
const bounds = { rows: 400, inBlock: 12, lines: 24 };
const cost = {
  gap: 0.15,
  overlap: 4,
  numberLeft: 3,
  codeLeft: 0.5,
  dayLeft: 0.6,
  sameAgain: 2,
  sharedDay: 2,
  elsewhereAgain: 20,
  fromFar: 1.5,
};
const gain = { connects: 1 };

/** @param row index among rows that have anchors, first and last. */
type Block = { first: number; last: number; flight: AnchoredFlight };
type Way = { score: number; block: Block | undefined; before: Way | undefined };

export function anchoredFlights(lines: readonly Line[]): FlightLines[] {
  const rows = anchorsIn(lines)
    .map((anchors, row) => ({ anchors, row }))
    .filter(({ anchors }) => anchors.length > 0)
    .slice(0, bounds.rows);
  const blocks = blocksEndingAt(rows);
  // ways[n]: the best ways to read the first n rows, one for each last flight.
  const ways: Way[][] = [[{ score: 0, block: undefined, before: undefined }]];
  for (const [index, { anchors }] of rows.entries()) {
    const left = sum(anchors.map(costOfLeaving));
    const skipped = (ways[index] ?? []).map((way) => ({ ...way, score: way.score - left }));
    const taken = (blocks[index] ?? []).flatMap((block) => {
      const best = bestOf(
        (ways[block.first] ?? []).map((way) => ({
          block,
          before: way,
          score: way.score + block.flight.score + follows(way.block?.flight, block.flight) - repeated(way, block.flight),
        })),
      );
      return best ? [best] : [];
    });
    ways.push(topOf([...skipped, ...taken]));
  }
  const found: FlightLines[] = [];
  for (let way = bestOf(ways.at(-1) ?? []); way; way = way.before) {
    if (way.block)
      found.push({ flight: way.block.flight, from: rows[way.block.first]?.row ?? 0, to: rows[way.block.last]?.row ?? 0 });
  }
  return found.reverse();
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function costOfLeaving(anchor: Anchor): number {
  if (anchor.kind === 'flight' && !anchor.weak) return cost.numberLeft;
  if (anchor.kind === 'day') return anchor.weak ? 0 : cost.dayLeft;
  return anchor.kind === 'place' && anchor.code ? cost.codeLeft : 0;
}

const bestOf = (ways: readonly Way[]) =>
  ways.reduce<Way | undefined>((best, way) => (!best || way.score > best.score ? way : best), undefined);

/** Ways that fell far behind are not followed. */
const topOf = (ways: readonly Way[]) => ways.toSorted((one, other) => other.score - one.score).slice(0, 6);

type Row = { anchors: readonly Anchor[]; row: number };

function blocksEndingAt(rows: readonly Row[]): Block[][] {
  const days = lastDays(rows);
  const headings = headingDays(rows);
  const ending: Block[][] = rows.map(() => []);
  const work: Work = { tried: 0 };
  for (let first = 0; first < rows.length; first += 1) {
    for (let last = first; last < Math.min(rows.length, first + bounds.inBlock); last += 1) {
      const block = rows.slice(first, last + 1);
      const height = (rows[last]?.row ?? 0) - (rows[first]?.row ?? 0);
      if (height > bounds.lines) break;
      if (block.flatMap(({ anchors }) => anchors).filter(({ kind }) => kind === 'flight').length === 0) continue;
      const anchors = block.flatMap((row) => row.anchors);
      const day = headingOf(rows, first, days[first - 1]);
      const flight = flightAmong(anchors, { day, place: lastPlace(rows, first), headings }, work);
      if (flight === 'too-many') break;
      const others = tellsDestination(anchors)
        ? placesBefore(rows, first).flatMap((place) => {
            const other = flightAmong(anchors, { day, place, headings }, work);
            return other && other !== 'too-many' ? { ...other, score: other.score - cost.fromFar } : [];
          })
        : [];
      for (const one of [...(flight ? [flight] : []), ...others])
        if (one.score > 0) ending[last]?.push({ first, last, flight: { ...one, score: one.score - cost.gap * height } });
    }
  }
  return ending;
}

/** A day stands over the flights of a page, not over those of the next. */
const underHeading = 30;

function headingOf(rows: readonly Row[], first: number, day: DayAnchor | undefined): DayAnchor | undefined {
  return day && (rows[first]?.row ?? 0) - day.row <= underHeading ? day : undefined;
}

/** The last place named in the rows just before these. */
function lastPlace(rows: readonly Row[], first: number): PlaceAnchor | undefined {
  return rows
    .slice(Math.max(0, first - placeBefore), first)
    .flatMap(({ anchors }) => ofKind(anchors, 'place'))
    .at(-1);
}

const placeBefore = 4;

/** `Home on Saturday at 17:35 (KLM 672), in Amsterdam at 6:15`: where one leaves from was told with the flights before. */
const tellsDestination = (anchors: readonly Anchor[]): boolean => {
  const count = (kind: Anchor['kind']) => ofKind(anchors, kind).length;
  return count('place') === 1 && count('time') === 2 && count('flight') === 1;
};

/** In rows with anchors, and places: so far back they are looked for. */
const farBefore = 20;
const mostBefore = 6;

/** Places of the rows before these, the nearest first, each city once. */
function placesBefore(rows: readonly Row[], first: number): PlaceAnchor[] {
  const before = rows
    .slice(Math.max(0, first - farBefore), first)
    .flatMap(({ anchors }) => ofKind(anchors, 'place'))
    .toReversed();
  const byCity = new Map(before.toReversed().map((place) => [place.airports[0]?.city, place]));
  return before.filter((place) => byCity.get(place.airports[0]?.city) === place).slice(1, mostBefore);
}

/** The last day printed up to each row. */
function lastDays(rows: readonly Row[]): (DayAnchor | undefined)[] {
  let last: DayAnchor | undefined;
  return rows.map(({ anchors }) => {
    last = anchors.findLast((anchor): anchor is DayAnchor => anchor.kind === 'day') ?? last;
    return last;
  });
}

/** A flight leaves after the one before it has landed, and most often where that landed. */
function follows(before: AnchoredFlight | undefined, next: AnchoredFlight): number {
  if (!before) return 0;
  const connects = before.to.airports[0] !== undefined && before.to.airports[0] === next.from.airports[0] ? gain.connects : 0;
  const again = connects === 0 && isSameWay(before, next) ? cost.sameAgain : 0;
  if (!before.day || !next.day) return connects - again;
  const [one, other] = [before.day.found.value, next.day.found.value];
  const days =
    dayOf({ ...other, year: other.year ?? one.year ?? 2027 }) - dayOf({ ...one, year: one.year ?? other.year ?? 2027 });
  const sameFlight = before.flight.found.value === next.flight.found.value;
  const isBefore =
    (days < -1 && days > -200) || (days === 0 && next.left.found.value < before.left.found.value && !isNextMorning(before, next));
  const shared = next.day === before.day && isTrailing(before) ? cost.sharedDay : 0;
  // One number for two legs is flown within a day or two.
  const isApart = sameFlight && connects > 0 && days > onTheWay;
  const isEarly = (isBefore && !sameFlight) || isApart || leavesBeforeLanding(before, next);
  return connects - again - shared - (isEarly ? cost.overlap : 0);
}

/** Days from one leg of a number to its next. */
const onTheWay = 2;

function leavesBeforeLanding(before: AnchoredFlight, next: AnchoredFlight): boolean {
  const [from, to, start] = [before.from, before.to, next.from].map(({ airports: [airport] }) => airport);
  if (!from || !to || !start) return false;
  const landing = { landedDay: before.landedDay?.found.value, dayShift: before.shift?.found.value };
  return leavesInFlight(
    { from, to, left: before.left.found.value, landed: before.landed.found.value, day: before.day?.found.value, ...landing },
    { from: start, left: next.left.found.value, day: next.day?.found.value },
  );
}

/** Under one heading of a day: the first flies through the night, and the next leaves after it has landed. */
const isNextMorning = ({ day, left, landed, landedDay }: AnchoredFlight, next: AnchoredFlight): boolean =>
  next.day?.found.box === day?.found.box &&
  !landedDay &&
  landed.found.value < left.found.value &&
  landed.found.value <= next.left.found.value;

/** A number that was flown before, and now leads elsewhere, is named in a sentence: unless it flies on from where it landed. */
function repeated(way: Way, next: AnchoredFlight): number {
  const airports = ({ from, to }: AnchoredFlight) => `${from.airports[0]?.iata} ${to.airports[0]?.iata}`;
  for (let known: Way | undefined = way; known; known = known.before) {
    const flight = known.block?.flight;
    if (flight?.flight.found.value !== next.flight.found.value) continue;
    const fliesOn = flight.to.airports[0] === next.from.airports[0] && !isLater(flight, next);
    return airports(flight) === airports(next) || fliesOn ? 0 : cost.elsewhereAgain;
  }
  return 0;
}

/** By more days than one number is on its way. */
function isLater({ day }: AnchoredFlight, { day: other }: AnchoredFlight): boolean {
  if (!day || !other) return false;
  const year = day.found.value.year ?? other.found.value.year;
  const [from, to] = [day, other].map(({ found: { value } }) =>
    dayOf(year === undefined ? value : { ...value, year: value.year ?? year }),
  );
  return (to ?? 0) - (from ?? 0) > onTheWay;
}

/** A day below its own flight is no heading of the next as well. */
const isTrailing = ({ day, landed }: AnchoredFlight) => day !== undefined && day.row > landed.row;

/** Nobody flies the same way twice without coming back; the same flight printed twice is one. */
const isSameWay = (before: AnchoredFlight, next: AnchoredFlight) =>
  before.flight.found.value !== next.flight.found.value &&
  before.from.airports[0] === next.from.airports[0] &&
  before.to.airports[0] === next.to.airports[0];
