/** One flight out of the lines that tell of it. What cannot be told apart is left out: better nothing than the wrong end of a flight. */
import type { DraftEnd, DraftSegment, PrintedDay } from '../draft/draft-itinerary.ts';
import { type Found, foundAt, joinFound } from '../draft/found.ts';
import { airlineNamed } from '../reference/airlines.ts';
import { airportsIn } from '../reference/airports.ts';
import type { Line } from '../text/ticket-text.ts';
import { daysLater } from '../values/days.ts';
import { isAlsoInItsLine, shiftOfLeaving } from './anchors/days-of-flight.ts';
import { standAround, standInColumns } from './around-times.ts';
import { type BlockOptions, type FlightBlock, fitOf, flightBlocks, type GovernedMark } from './flight-blocks.ts';
import { detailsOf } from './flight-details.ts';
import { foldInPlace, type LabelKind } from './flight-labels.ts';
import { marksOf } from './flight-marks.ts';
import { valueIn } from './labelled-cells.ts';
import { labelsReference } from './references/reference-labels.ts';
import { isOfLanding } from './words-of-days.ts';

type Side = 'departure' | 'arrival';
type Kind<K extends GovernedMark['kind']> = Extract<GovernedMark, { kind: K }>;
type Pair<T> = { departure?: T; arrival?: T };

/** The flights of a document laid out in any of the ways airlines lay them out. */
export function flightsIn(lines: readonly Line[], options: BlockOptions = {}): DraftSegment[] {
  const blocks = blocksThatFit(lines, options);
  // Codes without brackets (OTP – MUC) only where nothing else names the airports.
  const named = blocks.some(({ marks }) => marks.filter((mark) => mark.kind === 'airport').length >= 2);
  const read = named || options.bareCodes ? blocks : blocksThatFit(lines, { ...options, bareCodes: true });
  return read.flatMap((block) => {
    const segment = flightOf(block);
    return segment ? [options.refine?.(segment, block) ?? segment] : [];
  });
}

/** Where a layout gives no heading away, flights are parted in the way that leaves each with one number, two airports and two times. */
function blocksThatFit(lines: readonly Line[], options: BlockOptions): FlightBlock[] {
  const inOrder = flightBlocks(lines, options);
  if (options.starts) return inOrder;
  const byNumber = flightBlocks(lines, { ...options, starts: (line) => marksOf(line).some((mark) => mark.kind === 'flight') });
  return fitOf(byNumber) > fitOf(inOrder) ? byNumber : inOrder;
}

function flightOf(read: FlightBlock): DraftSegment | undefined {
  const block = withSides(read);
  const flight = block.marks.find((mark) => mark.kind === 'flight');
  if (!flight) return undefined;
  const times = pairOf(ofKind(block, 'time'));
  const airports = notTurned(pairOf(distinct(ofKind(block, 'airport'))), times);
  const days = daysOf(block, times, airports);
  const anchors = {
    departure: inCell(airports.departure ?? times.departure, block),
    arrival: inCell(airports.arrival ?? times.arrival, block),
  };
  const ends = { departure: {}, arrival: {} } as { departure: DraftEnd; arrival: DraftEnd };
  for (const side of ['departure', 'arrival'] as const) {
    const airport = airports[side];
    const time = times[side];
    const day = days[side];
    const place = airport ? placeBefore(airport, block) : (labelledPlace(block, side) ?? placeBeside(time, block));
    if (airport) ends[side].airport = sure(airport);
    if (place) ends[side].place = place;
    if (time) ends[side].time = sure(time);
    if (day) ends[side].date = sure(day);
  }
  for (const terminal of ofKind(block, 'terminal')) {
    const side = namedSide(terminal) ?? sideOf(inCell(terminal, block), anchors);
    if (side && !ends[side].terminal) ends[side].terminal = sure(terminal);
  }
  const arrivalTime = times.arrival;
  const shift = ofKind(block, 'shift').find((mark) => arrivalTime && isBehind(mark, arrivalTime));
  const leaving = times.departure ? shiftOfLeaving(ofKind(block, 'shift'), times.departure, times.arrival) : 0;
  const [left = '', landed = ''] = [times.departure?.found.value, times.arrival?.found.value];
  const isCounted = days.departure?.line !== times.departure?.line || isAlsoInItsLine(leaving, shift?.found.value, left, landed);
  const moved = isCounted ? leaving : 0;
  if (days.departure && moved > 0) ends.departure.date = movedDay(sure(days.departure), moved);
  if (shift && !ends.arrival.date) ends.arrival.dayShift = { ...sure(shift), value: shift.found.value - moved };
  if (!ends.departure.airport && !ends.departure.time && !ends.departure.place) return undefined;
  return { flightNumber: sure(flight), ...ends, ...withoutItself(detailsOf(block), flight.found.value) };
}

/** Who flies is said only where it is another than who sells: `AF 1089 … operated by AIR FRANCE` says nothing new. */
function withoutItself<T extends { operatedBy?: Found }>(details: T, flightNumber: string): T {
  const { operatedBy, ...others } = details;
  const own =
    operatedBy &&
    (operatedBy.value === flightNumber.slice(0, 2) || airlineNamed(operatedBy.value)?.iata === flightNumber.slice(0, 2));
  return own ? (others as T) : details;
}

const movedDay = (day: Found<PrintedDay>, days: number) => ({ ...day, value: daysLater(day.value, days) });

function isBehind(shift: GovernedMark, time: GovernedMark): boolean {
  if (shift.line === time.line) return shift.start >= time.end;
  // Above and below the rest of its row, where the cell was too narrow for both.
  return shift.row > time.row && shift.row - time.row <= 2 && Math.abs(shift.x - time.x) < 40;
}

/** Labels that put two airports, or two times, on one side (`Departure / Arrival` over both) name no side. */
function withSides(block: FlightBlock): FlightBlock {
  const twice = (['airport', 'time'] as const).some((kind) =>
    (['departure', 'arrival'] as const).some(
      (side) => new Set(ofKind(block, kind).flatMap((mark) => (mark.label === side ? mark.found.value : []))).size > 1,
    ),
  );
  return twice ? { ...block, marks: block.marks.map((mark) => ({ ...mark, label: undefined })) } : block;
}

const sure = <T>(mark: { found: Found<T>; certainty: number }): Found<T> => ({ ...mark.found, certainty: mark.certainty });

function ofKind<K extends GovernedMark['kind']>(block: FlightBlock, kind: K): Kind<K>[] {
  return block.marks.filter((mark): mark is Kind<K> => mark.kind === kind);
}

/** Airports named twice (a heading, then the table) once each. */
function distinct(airports: Kind<'airport'>[]): Kind<'airport'>[] {
  const best = new Map<string, Kind<'airport'>>();
  for (const airport of airports) {
    const before = best.get(airport.found.value);
    if (!before || (!isSide(before.label) && isSide(airport.label))) best.set(airport.found.value, airport);
  }
  return airports.filter((airport) => best.get(airport.found.value) === airport);
}

const isSide = (label: LabelKind | undefined): label is Side => label === 'departure' || label === 'arrival';

/** Which of several is the departure's and which the arrival's: by their labels, else by their order. */
function pairOf<T extends GovernedMark>(all: readonly T[]): Pair<T> {
  const pair: Pair<T> = {};
  // A heading repeats what stands below it under a label.
  const marks = all.filter(
    (mark) => isSide(mark.label) || !all.some((other) => isSide(other.label) && other.found.value === mark.found.value),
  );
  const only = (side: Side) => marks.filter((mark) => mark.label === side);
  // Two under one label are a layout whose labels say something else (`Departure / Arrival` over both): then the order counts.
  const labelled = only('departure').length <= 1 && only('arrival').length <= 1 && marks.some((mark) => isSide(mark.label));
  if (labelled) {
    const [departure] = only('departure');
    const [arrival] = only('arrival');
    if (departure) pair.departure = departure;
    if (arrival) pair.arrival = arrival;
    if (departure && arrival) return pair;
    const rest = marks.filter((mark) => !isSide(mark.label));
    if (rest.length === 1 && rest[0]) pair[departure ? 'arrival' : 'departure'] = rest[0];
    return pair;
  }
  const together = marks.filter((mark) => marks.filter((other) => other.line === mark.line).length === 2);
  // Of more than two only those of the first line are sure to be both ends.
  const lead = marks.length > 2 && together.length === 2 && together[0] === marks[0];
  const [first, second, third] = lead ? together : marks;
  if (third) return pair;
  if (first) pair.departure = first;
  if (second) pair.arrival = second;
  return pair;
}

/** Where nothing but their order says which is which, and they stand on either side of their hours, or under them, it is the sides that count. */
function notTurned<T extends GovernedMark>(read: Pair<T>, times: Pair<GovernedMark>): Pair<T> {
  const { departure, arrival } = read;
  if (!departure || !arrival || !times.departure || !times.arrival || isSide(departure.label) || isSide(arrival.label))
    return read;
  const isTurned = [standAround, standInColumns].some((stand) =>
    stand([arrival, departure], [times.departure as GovernedMark, times.arrival as GovernedMark]),
  );
  return isTurned ? { departure: arrival, arrival: departure } : read;
}

function daysOf(block: FlightBlock, times: Pair<Kind<'time'>>, airports: Pair<Kind<'airport'>>): Pair<Kind<'day'>> {
  const days = ofKind(block, 'day');
  const own = days.filter((day) => isSide(day.label));
  const departures = own.filter((day) => day.label === 'departure');
  const arrivals = own.filter((day) => day.label === 'arrival');
  if (departures.length === 1 && departures[0])
    return arrivals.length === 1 && arrivals[0] ? { departure: departures[0], arrival: arrivals[0] } : withArrival(departures[0]);
  const [first, ...others] = days;
  if (first && others.length === 0 && isOfLanding(first)) return { arrival: first };
  return first ? withArrival(first) : {};

  /** A second day is the arrival's only where it stands with the arrival: beside its time or airport, or beside the first. */
  function withArrival(departure: Kind<'day'>): Pair<Kind<'day'>> {
    const near = [times.arrival, airports.arrival].flatMap((mark) => mark ?? []);
    const own = [times.departure, airports.departure].flatMap((mark) => mark ?? []);
    const closer = (day: Kind<'day'>) => distanceToNearest(day, near) < distanceToNearest(day, own);
    // Three days in one line are a coupon's: of the flight, and of its validity.
    const crowded = (day: Kind<'day'>) => days.filter((other) => other.line === day.line).length > 2;
    const rest = days.filter(
      (day) =>
        day !== departure &&
        day.label !== 'departure' &&
        !crowded(day) &&
        (day.line === departure.line || distanceToNearest(day, near) <= 2),
    );
    const [arrival] = rest.filter((day) => day.line === departure.line || closer(day));
    const within = arrival && isNear(departure.found.value, arrival.found.value);
    return within ? { departure, arrival } : { departure };
  }
}

/** How far the nearest of the marks is from a day, in lines; of those in the day's own line the one beside it is nearer than one far across. */
function distanceToNearest(day: GovernedMark, marks: readonly GovernedMark[]): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...marks.map((mark) => Math.abs(mark.row - day.row) + Math.min(0.9, Math.abs(mark.x - day.x) / 1000)),
  );
}

/** Flights land within a day before (date line) and two days after their departure. */
function isNear(
  departure: { day: number; month: number; year?: number },
  arrival: { day: number; month: number; year?: number },
): boolean {
  const at = (day: typeof departure, year: number) => Date.UTC(day.year ?? year, day.month - 1, day.day) / 86_400_000;
  const year = departure.year ?? arrival.year ?? 2027;
  return [0, 1].some((later) => {
    const days = at({ ...arrival, year: arrival.year ?? year + later }, year) - at(departure, year);
    return days >= -1 && days <= 2;
  });
}

// Departure Terminal B | TERMINAL DE PLECARE 2
function namedSide({ line, start }: GovernedMark): Side | undefined {
  const before = line.text.slice(0, start);
  if (/(?:departure|abflug|départ)\s*$/i.test(before)) return 'departure';
  return /(?:arrival|ankunft|arrivée)\s*$/i.test(before) ? 'arrival' : undefined;
}

/** The mark, standing where its cell begins: columns are told by their left edges. */
function inCell<T extends GovernedMark | undefined>(mark: T, block: FlightBlock): T {
  const cell = mark && block.cells.find(({ line, start, end }) => line === mark.line && mark.start >= start && mark.start < end);
  return cell ? { ...mark, x: cell.x } : mark;
}

/** Whose terminal: its label's, else that of the airport before it in the line, else by its column, else of the last airport above. */
function sideOf(
  terminal: GovernedMark,
  anchors: { departure: GovernedMark | undefined; arrival: GovernedMark | undefined },
): Side | undefined {
  if (isSide(terminal.label)) return terminal.label;
  const { departure, arrival } = anchors;
  if (!departure || !arrival) return departure ? 'departure' : undefined;
  const inLine = [departure, arrival]
    .filter((mark) => mark.line === terminal.line && mark.start < terminal.start)
    .sort((one, other) => other.start - one.start);
  if (departure.line === arrival.line) {
    if (terminal.line === departure.line)
      return inLine[0] ? (inLine[0].start === arrival.start ? 'arrival' : 'departure') : undefined;
    return Math.abs(terminal.x - departure.x) <= Math.abs(terminal.x - arrival.x) ? 'departure' : 'arrival';
  }
  if (inLine[0]) return inLine[0].row === arrival.row && inLine[0].start === arrival.start ? 'arrival' : 'departure';
  if (Math.abs(departure.row - arrival.row) <= 1 && Math.abs(departure.x - arrival.x) > 60)
    return Math.abs(terminal.x - departure.x) <= Math.abs(terminal.x - arrival.x) ? 'departure' : 'arrival';
  return terminal.row >= arrival.row ? 'arrival' : terminal.row >= departure.row ? 'departure' : undefined;
}

/** The words before a code in its cell: `Paris Charles de Gaulle` of `08:15 Paris Charles de Gaulle (CDG)`. */
function placeBefore(airport: GovernedMark, block: FlightBlock): Found | undefined {
  const cell = block.cells.find(
    (candidate) => candidate.line === airport.line && airport.start >= candidate.start && airport.start < candidate.end,
  );
  const from = Math.max(
    cell?.start ?? 0,
    ...block.marks.filter((mark) => mark.line === airport.line && mark.end < airport.start).map((mark) => mark.end),
  );
  const text = airport.line.text.slice(from, airport.start);
  const words = /(?<words>\p{L}[\p{L} .,'’&()-]*?)\s*[(/]?\s*$/u.exec(text)?.groups?.words?.replace(/[\s,(/-]+$/, '');
  if (!words || words.length < 3 || words.length > 100 || labelsReference(foldInPlace(words))) return undefined;
  const start = from + text.lastIndexOf(words);
  return foundAt(airport.line, start, start + words.length, 0.9);
}

/** Where no code is printed: the words under, or behind, „Departs from” and „Arrives to”. */
function labelledPlace(block: FlightBlock, side: Side): Found | undefined {
  for (const cell of block.cells) {
    const value = cell.label === side && !cell.bare ? valueIn(cell) : undefined;
    const place = value && placeBehindTime.exec(value.value)?.groups?.place;
    if (!value || !place) continue;
    const start = cell.line.text.lastIndexOf(place, cell.end);
    return foundAt(cell.line, start, start + place.length, value.certainty);
  }
  return undefined;
}
/** `06:00   Bukarest`, where no code is printed: a place our table knows, and the airport's name in brackets below it. */
function placeBeside(time: GovernedMark | undefined, block: FlightBlock): Found | undefined {
  if (!time) return undefined;
  const words = /^\s+(?<words>\p{Lu}[\p{L} .'’-]{2,40})(?=\s{2}|$)/u.exec(time.line.text.slice(time.end))?.groups?.words;
  if (!words || airportsIn(words).length === 0) return undefined;
  const start = time.line.text.indexOf(words, time.end);
  const city = foundAt(time.line, start, start + words.length, 0.8);
  const row = block.lines.indexOf(time.line);
  const below =
    block.lines[row + 1] &&
    /^\s*(?<name>\(\p{L}[\p{L} .'’-]+\))\s*$/du.exec(block.lines[row + 1]?.text ?? '')?.indices?.groups?.name;
  const next = block.lines[row + 1];
  return below && next ? joinFound(city, foundAt(next, below[0], below[1], 0.8)) : city;
}

// Bucharest Otopeni | 13:50 Bucharest Otopeni
const placeBehindTime = /^(?:\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?[\s,–-]+)?(?<place>\p{L}[\p{L} .,'’()/-]{2,60})$/iu;
