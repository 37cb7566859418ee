/**
 * One journey told several times in one file: in the data of a mail, in its words, in what is attached to it. Every value is kept; where
 * two views differ the surer is shown, and both are told.
 */
import { dayOf } from '../../barcode/days-of-year.ts';
import type { DraftDoubt, DraftEnd, DraftItinerary, DraftSegment, PrintedDay } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import { airportAt, airportsIn, isSameAirport } from '../../reference/airports.ts';
import { fold } from '../../text/fold.ts';
import { mergePassengers } from './merge-passengers.ts';
import { viewsDiffer } from './view-doubts.ts';

export type View = {
  draft: DraftItinerary;
  format: string;
  /** Stated field by field, not read from words. */
  stated: boolean;
};

/** A flight of the merged journey. `about` says what is doubted of it, by the end of its path. */
type Entry = { segment: DraftSegment; stated: boolean; read: boolean; about: { end: string; doubt: DraftDoubt }[] };

type MergedViews = { draft: DraftItinerary; onlyRead: string[]; onlyStated: string[] };

/** @param views the surest first; at least one */
export function mergeViews(views: readonly View[]): MergedViews {
  const entries: Entry[] = [];
  const doubts: DraftDoubt[] = [];
  const draft: DraftItinerary = { airlineRefs: [], passengers: [], segments: [], doubts };
  for (const view of views) {
    const people = mergePassengers(draft, view.draft);
    const pairs = pairsOf(entries, view.draft.segments);
    const places = view.draft.segments.map((segment, index) => {
      const known = pairs.get(index);
      if (known) merge(known, segment, view, draft.passengers.length > 1);
      const entry = known ?? { segment, stated: view.stated, read: !view.stated, about: [] };
      if (!known) entries.push(entry);
      return entry;
    });
    mergeBooking(draft, view.draft, doubts);
    // The layout of words is of no weight where the data of the file say the same flights.
    const isBorneOut = view.draft.segments.every((_, index) => pairs.get(index)?.stated);
    for (const doubt of view.draft.doubts) {
      if (isBorneOut && doubt.code === 'layout-unknown') continue;
      const [, index, end] = /^segments\[(\d+)\](.*)$/.exec(doubt.where ?? '') ?? [];
      const person = /^passengers\[(\d+)\](.*)$/.exec(doubt.where ?? '');
      if (index !== undefined) places[Number(index)]?.about.push({ end: end ?? '', doubt });
      else if (person) doubts.push({ ...doubt, where: `passengers[${people[Number(person[1])] ?? 0}]${person[2] ?? ''}` });
      else doubts.push(doubt);
    }
  }
  const inOrder = entries.every(({ segment }) => isDated(segment)) ? entries.toSorted(byDeparture) : entries;
  draft.segments = inOrder.map(({ segment }) => segment);
  for (const [index, { about }] of inOrder.entries())
    for (const { end, doubt } of about) doubts.push({ ...doubt, where: `segments[${index}]${end}` });
  const numbers = (of: (entry: Entry) => boolean) => inOrder.filter(of).map(({ segment }) => segment.flightNumber.value);
  return { draft, onlyRead: numbers(({ stated }) => !stated), onlyStated: numbers(({ read }) => !read) };
}

const isDated = ({ departure }: DraftSegment) => departure.date?.value.year !== undefined;
const momentOf = ({ departure: { date, time } }: DraftSegment) =>
  [date?.value.year ?? 0, date?.value.month ?? 0, date?.value.day ?? 0].map((part) => String(part).padStart(4, '0')).join('') +
  (time?.value ?? '');
const byDeparture = (one: Entry, other: Entry) => momentOf(one.segment).localeCompare(momentOf(other.segment));

/** Which known flight each of these is: the same number on the same day; else the same number and way, else the same way, day and minute. */
function pairsOf(entries: readonly Entry[], segments: readonly DraftSegment[]): Map<number, Entry> {
  const pairs = new Map<number, Entry>();
  const isFree = (entry: Entry) => ![...pairs.values()].includes(entry);
  for (const isSame of [isSameOnDay, isSameWay, isCodeshare]) {
    for (const [index, segment] of segments.entries()) {
      if (pairs.has(index)) continue;
      const entry = entries.find((one) => isFree(one) && isSame(one.segment, segment));
      if (entry) pairs.set(index, entry);
    }
  }
  // Told once more in the same words: a title and the sentences under it.
  for (const [index, segment] of segments.entries()) {
    const entry = entries.find((one) => isSameOnDay(one.segment, segment) && isSameRoute(one.segment, segment));
    if (!pairs.has(index) && entry) pairs.set(index, entry);
  }
  return pairs;
}

const isNumbered = (one: DraftSegment, other: DraftSegment) => one.flightNumber.value === other.flightNumber.value;
const isSameOnDay = (one: DraftSegment, other: DraftSegment) =>
  isNumbered(one, other) && isSameDay(one.departure.date, other.departure.date) !== false;
const isSameRoute = (one: DraftSegment, other: DraftSegment) =>
  isSamePlace(one.departure, other.departure) !== false && isSamePlace(one.arrival, other.arrival) !== false;
const isSameWay = (one: DraftSegment, other: DraftSegment) => isNumbered(one, other) && isSameRoute(one, other);
const isCodeshare = (one: DraftSegment, other: DraftSegment) =>
  isSamePlace(one.departure, other.departure) === true &&
  isSamePlace(one.arrival, other.arrival) === true &&
  isSameDay(one.departure.date, other.departure.date) === true &&
  one.departure.time !== undefined &&
  one.departure.time.value === other.departure.time?.value;

type Day = Found<PrintedDay> | undefined;

/** Undefined where one of them says nothing. */
function isSameDay(one: Day, other: Day): boolean | undefined {
  if (!one || !other) return undefined;
  const [a, b] = [inYear(one.value, other.value.year), inYear(other.value, one.value.year)];
  return a.day === b.day && a.month === b.month && (a.year === undefined || b.year === undefined || a.year === b.year);
}

/** A day of the year that a barcode counts, in a year that is stated elsewhere. */
const inYear = (day: PrintedDay, year: number | undefined): PrintedDay =>
  (day.dayOfYear && (day.year ?? year) !== undefined && dayOf(day.dayOfYear.day, day.year ?? year ?? 0)) || day;

function isSamePlace(one: DraftEnd, other: DraftEnd): boolean | undefined {
  if (one.airport && other.airport) return isSameAirport(one.airport.value, other.airport.value);
  const [code, place] = [(one.airport ?? other.airport)?.value, (one.airport ? other : one).place?.value];
  if (place === undefined) return undefined;
  const named = airportsIn(place).map(({ iata }) => iata);
  if (code !== undefined) return named.length === 0 ? undefined : named.includes(airportAt(code)?.iata ?? code);
  const others = airportsIn(other.place?.value ?? '').map(({ iata }) => iata);
  return named.length === 0 || others.length === 0 ? undefined : named.some((iata) => others.includes(iata));
}

function merge(entry: Entry, other: DraftSegment, view: View, several: boolean): void {
  const one = entry.segment;
  const differ = (end: string, a: Found<unknown>, b: Found<unknown>) =>
    entry.about.push({ end, doubt: viewsDiffer(a.text, b.text) });
  const surer = <T>(end: string, a: Found<T> | undefined, b: Found<T> | undefined, isSame = equal): Found<T> | undefined => {
    if (!a || !b) return a ?? b;
    const [first, second] = b.certainty > a.certainty ? [b, a] : [a, b];
    if (!isSame(a, b)) differ(end, first, second);
    return first;
  };
  entry.segment = withoutNothing({
    ...other,
    ...one,
    flightNumber: surer('.flightNumber', one.flightNumber, other.flightNumber) ?? one.flightNumber,
    departure: mergeEnds('.departure', one.departure, other.departure, surer, differ),
    arrival: mergeEnds('.arrival', one.arrival, other.arrival, surer, differ),
    cabin: surer('.cabin', one.cabin, other.cabin),
    bookingClass: surer('.bookingClass', one.bookingClass, other.bookingClass),
    baggage: surer('.baggage', one.baggage, other.baggage),
    seat: several ? allSeats(one.seat, other.seat) : surer('.seat', one.seat, other.seat),
    status: surer('.status', one.status, other.status, sameStatus),
  });
  entry.stated ||= view.stated;
  entry.read ||= !view.stated;
}

const equal = (a: Found<unknown>, b: Found<unknown>) => a.value === b.value;
const confirmed = /^(?:ok|hk\d*|confirm\w*|bestatigt|potwierdz\w*|onayl\w*)$/;
const sameStatus = (a: Found<unknown>, b: Found<unknown>) => {
  const [one, other] = [a, b].map(({ value }) => fold(String(value)));
  return one === other || [one, other].every((status) => confirmed.test(status ?? ''));
};

type Surer = <T>(
  end: string,
  a: Found<T> | undefined,
  b: Found<T> | undefined,
  isSame?: (a: Found<unknown>, b: Found<unknown>) => boolean,
) => Found<T> | undefined;

function mergeEnds(
  path: string,
  one: DraftEnd,
  other: DraftEnd,
  surer: Surer,
  differ: (end: string, a: Found<unknown>, b: Found<unknown>) => void,
): DraftEnd {
  const [named, alsoNamed] = [one.airport ?? one.place, other.airport ?? other.place];
  const isOther = isSamePlace(one, other) === false;
  if (isOther && named && alsoNamed) differ(`${path}.airport`, named, alsoNamed);
  const places = isOther ? one : { airport: one.airport ?? other.airport, place: one.place ?? other.place };
  return withoutNothing({
    ...other,
    ...one,
    airport: places.airport,
    place: places.place,
    date: mergeDays(path, one.date, other.date, surer),
    time: surer(`${path}.time`, one.time, other.time),
    terminal: surer(`${path}.terminal`, one.terminal, other.terminal, (a, b) => fold(String(a.value)) === fold(String(b.value))),
  });
}

/** Of two equal days the one with its year. */
function mergeDays(path: string, one: Day, other: Day, surer: Surer): Day {
  if (isSameDay(one, other)) return one?.value.year === undefined ? other : one;
  return surer(`${path}.date`, one, other, () => false);
}

function allSeats(one: Found | undefined, other: Found | undefined): Found | undefined {
  if (!one || !other) return one ?? other;
  const seats = new Set([...one.value.split(', '), ...other.value.split(', ')]);
  return { ...one, value: [...seats].join(', ') };
}

function mergeBooking(draft: DraftItinerary, view: DraftItinerary, doubts: DraftDoubt[]): void {
  const refs = [...draft.airlineRefs, ...view.airlineRefs, ...view.segments.flatMap(({ airlineRef }) => airlineRef ?? [])];
  const [one, other] = [draft.bookingRef, view.bookingRef];
  const isKnown = (found: Found) => refs.some(({ value }) => value.ref === found.value);
  if (one && other && fold(one.value) !== fold(other.value) && !isKnown(one) && !isKnown(other))
    doubts.push({ ...viewsDiffer(one.text, other.text), where: 'bookingRef' });
  // Beside the reference of an airline, the other one is the agency's.
  const own = one && other && isKnown(one) && !isKnown(other) ? other : (one ?? other);
  if (own) draft.bookingRef = own;
  draft.airlineRefs.push(...view.airlineRefs);
  const { issueDate = view.issueDate, co2Kg = view.co2Kg, co2Text = view.co2Text } = draft;
  Object.assign(draft, withoutNothing({ issueDate, co2Kg, co2Text }));
}

/** Keys whose value is undefined are left out, as everywhere in a draft. */
function withoutNothing<T extends object>(values: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
