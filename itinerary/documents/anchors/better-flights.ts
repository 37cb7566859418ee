/** Several readings of one document compete: the one whose flights hold together best is believed. */
import type { DraftEnd, DraftSegment } from '../../draft/draft-itinerary.ts';
import type { Box } from '../../text/ticket-text.ts';
import { airportsAt, daysBetween } from './ends.ts';
import { type Flown, fitOf, leavesInFlight } from './flight-fit.ts';
import { isWithUnlisted } from './unlisted-places.ts';

const worth = {
  ...{ whole: 10, partial: 3, hours: 1, day: 2, cannotBe: -6, overlap: -4, sameTwice: -2, sharedDay: -2 },
  ...{ connects: 1, sameWay: -2 },
  ...{ unread: -4, doubted: -10, nearerDay: 1, dayOfLanding: -3, dayLanded: 0.6 },
};
/** What was read otherwise must be clearly better than what stands. */
const clearly = 0.5;

/**
 * What a document prints: numbers of flights, numbers that look like one and may be a booking's, where its days stand, which of them are of
 * what is below, and which are said to be of landing.
 */
type Printed = Record<'sure' | 'doubtful', ReadonlySet<string>> & Record<'days' | 'headings' | 'landings', readonly Box[]>;

/**
 * @param printed by the document: a number that a reading leaves out counts against it, and one that is none if it is in it.
 * @returns `other` where it holds together better than `one`.
 */
export function betterFlights(
  one: readonly DraftSegment[],
  other: readonly DraftSegment[],
  printed: Printed,
): readonly DraftSegment[] {
  const value = (segments: readonly DraftSegment[]) =>
    togetherness(segments, printed) + unread(segments, printed) * worth.unread + doubted(segments, printed) * worth.doubted;
  return other.length > 0 && value(other) > value(one) + clearly ? other : one;
}

/**
 * Flight by flight the one that is better by itself; those that only one reading has stand where it has them. Where flights would share
 * an hour the readings parted the lines otherwise, and nothing is mixed.
 */
export function mixedFlights(
  one: readonly DraftSegment[],
  other: readonly DraftSegment[],
  printed: Printed,
): readonly DraftSegment[] {
  const twin = (segment: DraftSegment, among: readonly DraftSegment[]) => {
    const same = among.filter(({ flightNumber }) => flightNumber.value === segment.flightNumber.value);
    return same.length === 1 ? same[0] : undefined;
  };
  const mixed = one.map((segment) => {
    const second = twin(segment, other);
    return second && twin(segment, one) && worthOf(second, printed) > worthOf(segment, printed) + clearly ? second : segment;
  });
  for (const [index, segment] of other.entries()) {
    const { value } = segment.flightNumber;
    if (!printed.sure.has(value) || mixed.some(({ flightNumber }) => flightNumber.value === value)) continue;
    const before = other[index - 1];
    const at = before ? mixed.findIndex(({ flightNumber }) => flightNumber.value === before.flightNumber.value) + 1 : 0;
    mixed.splice(at, 0, segment);
  }
  const times = mixed.flatMap(({ departure, arrival }) => [departure.time, arrival.time].flatMap((time) => time?.box ?? []));
  const isShared = times.some((box, index) => times.slice(0, index).some((other) => isSameBox(box, other)));
  return isShared ? one : mixed;
}

const isSameBox = (one: Box, other: Box) => one.page === other.page && one.x === other.x && one.y === other.y;

const doubted = (segments: readonly DraftSegment[], { doubtful }: Printed) =>
  segments.filter(({ flightNumber }) => doubtful.has(flightNumber.value)).length;

function unread(segments: readonly DraftSegment[], { sure }: Printed): number {
  const read = new Set(segments.map(({ flightNumber }) => flightNumber.value));
  return [...sure].filter((number) => !read.has(number)).length;
}

/** Whether nothing is left to ask: every printed number is a whole flight with its day, and all follow each other. */
export function holdTogether(read: readonly DraftSegment[], printed: Printed): boolean {
  const segments = withoutCopies(read);
  return (
    segments.length > 0 &&
    unread(segments, printed) + doubted(segments, printed) === 0 &&
    segments.every(
      (segment, index) =>
        (segment.departure.date !== undefined || printed.days.length === 0) &&
        worthOf(segment, printed) >= worth.whole + worth.day - clearly &&
        farDay(segment, printed.days) < clearly &&
        !isDayOfLanding(segment, printed) &&
        after(segments[index - 1], segment) === 0 &&
        onward(segments[index - 1], segment) >= 0,
    )
  );
}

/** Whether each flight leaves from where the one before landed. */
export const leadOn = (segments: readonly DraftSegment[]): boolean =>
  segments.every((segment, index) => index === 0 || fliesOn(segments[index - 1] as DraftSegment, segment));

/** A receipt for each passenger prints the same flights on each page. */
function withoutCopies(segments: readonly DraftSegment[]): readonly DraftSegment[] {
  const key = ({ flightNumber, departure, arrival }: DraftSegment) =>
    [flightNumber, departure.time, arrival.time].map((found) => found?.value).join() + dayKey(departure);
  const keys = segments.map(key);
  // One right behind the other is one flight read twice.
  return segments.filter((_, index) => !keys.slice(0, Math.max(0, index - 1)).includes(keys[index] ?? ''));
}

const dayKey = ({ date }: DraftEnd) => `${date?.value.day}.${date?.value.month}`;

/** How well flights hold together: each whole and able to be flown, one after the other. */
export function togetherness(segments: readonly DraftSegment[], printed: Printed): number {
  return segments.reduce(
    (sum, segment, index) =>
      sum + worthOf(segment, printed) + after(segments[index - 1], segment) + onward(segments[index - 1], segment),
    0,
  );
}

function worthOf(segment: DraftSegment, printed: Printed): number {
  const { days, headings } = printed;
  const { departure, arrival } = segment;
  const [from, to] = [departure, arrival].map(airportsAt);
  const day = departure.date ? worth.day : 0;
  const hours = departure.time && arrival.time ? worth.hours : 0;
  if (isWithUnlisted(segment)) return worth.whole + day;
  if (!from?.[0] || !to?.[0] || hours === 0) return worth.partial + hours + day;
  const fits = from.slice(0, 2).flatMap((start) =>
    to.slice(0, 2).flatMap((end) => {
      const fit = fitOf({
        ...{ from: start, to: end, left: departure.time?.value ?? '', landed: arrival.time?.value ?? '' },
        ...{ day: departure.date?.value, landedDay: arrival.date?.value, dayShift: arrival.dayShift?.value },
      });
      return fit === undefined ? [] : [fit];
    }),
  );
  const next = headings.filter((heading) => isBelow(heading, departure));
  const isOfNext = next.some((heading) => departure.date && isSameBox(heading, departure.date.box));
  const landing = isDayOfLanding(segment, printed) || isOfNext ? worth.dayOfLanding : 0;
  // What lands on another day says so.
  const told = (arrival.date ?? arrival.dayShift) ? worth.dayLanded : 0;
  const others = days.filter((day) => !next.some((heading) => isSameBox(heading, day)));
  return fits.length === 0 ? worth.cannotBe : worth.whole + day + Math.max(...fits) + landing + told - farDay(segment, others);
}

/** `VUELTA Buenos Aires – Bucarest   martes, 2 de febrero de 2027` under the hours of the way out: it heads the way back. */
const isBelow = (heading: Box, { time }: DraftEnd): boolean =>
  time !== undefined && heading.page === time.box.page && heading.y > time.box.y;

/** In points: what begins so near stands in one column, and hours of two columns are so far apart; in lines: a day so far under its hour. */
const aligned = 3;
const betweenHours = 60;
const reach = 2.5;

/** `22:40  Warszawa` over `17:30  Seul  (niedz. 17.01, +1)`: a day behind the hour of landing is none of leaving, nor `Arrives Sunday, April 4`. */
function isDayOfLanding({ departure: { date, time }, arrival }: DraftSegment, { landings }: Printed): boolean {
  const [day, left, landed] = [date?.box, time?.box, arrival.time?.box];
  if (day && landings.some((box) => isSameBox(box, day))) return true;
  if (!day || !left || !landed || day.page !== landed.page || left.page !== landed.page) return false;
  // Below it in its column, where the hour of leaving has another.
  const isUnder = Math.abs(day.x - landed.x) <= aligned && day.y > landed.y + 2 && day.y - landed.y < reach * landed.height;
  const areApart = Math.abs(left.y - landed.y) < 2 && landed.x - left.x > betweenHours;
  if (isUnder && areApart) return true;
  // `ATL 22:05 -> GRU 9:30 AM Tue Jan 5`: through the night, right behind the hour of landing.
  const behind = day.x - landed.x - landed.width;
  const isNight = (arrival.time?.value ?? '') < (time?.value ?? '') && !arrival.date;
  if (areApart && isNight && Math.abs(day.y - landed.y) < 2 && behind >= 0 && behind < 1.5 * landed.height) return true;
  return Math.abs(day.y - landed.y) < 2 && day.x > landed.x && left.y < landed.y - 2;
}

/**
 * A day far from its time may be another's: that of issue, of birth; all the more where another day is nearer, or stands between the
 * number and the time. In lines.
 */
function farDay({ flightNumber, departure: { date, time }, arrival }: DraftSegment, days: readonly Box[]): number {
  if (!date || !time) return 0;
  const lines = (box: Box) => (box.page === time.box.page ? Math.abs(box.y - time.box.y) / Math.max(1, time.box.height) : 30);
  const [top, bottom] = [flightNumber.box, time.box].map(({ y }) => y).sort((one, other) => one - other) as [number, number];
  const inside = (box: Box) => box.page === time.box.page && box.y >= top - 1 && box.y <= bottom + 1;
  const ofArrival = arrival.date?.box;
  const others = days.filter((day) => !ofArrival || !isSameBox(day, ofArrival));
  const far = lines(date.box);
  const nearer = !inside(date.box) && others.some((day) => lines(day) + 1 < far || inside(day));
  return Math.min(worth.day, Math.max(0, far - 2) * 0.15) + (nearer ? worth.nearerDay : 0);
}

function after(before: DraftSegment | undefined, next: DraftSegment): number {
  const days = before && daysBetween(before.departure, next.departure);
  if (!before || days === undefined) return 0;
  const sameNumber = before.flightNumber.value === next.flightNumber.value;
  if (sameNumber && fliesOn(before, next)) return days >= 0 && days <= onTheWay ? 0 : worth.overlap;
  if (sameNumber) return days === 0 ? -worth.whole : worth.sameTwice;
  const shared = isHeadingBetween(before, next) ? worth.sharedDay : 0;
  const isBefore =
    (days < -1 && days > -200) ||
    (days === 0 &&
      (next.departure.time?.value ?? '') < (before.departure.time?.value ?? '') &&
      !isNextMorning(before.departure, before.arrival, next.departure));
  return shared + (isBefore || leavesBeforeLanding(before, next) ? worth.overlap : 0);
}

/** By the first airport each end may be. */
function leavesBeforeLanding(before: DraftSegment, next: DraftSegment): boolean {
  const [one, other] = [flownIn(before), flownIn(next)];
  return one !== undefined && other !== undefined && leavesInFlight(one, other);
}

function flownIn({ departure, arrival }: DraftSegment): Flown | undefined {
  const [from, to] = [departure, arrival].map((end) => airportsAt(end)[0]);
  if (!from || !to || !departure.time || !arrival.time) return undefined;
  return {
    ...{ from, to, left: departure.time.value, landed: arrival.time.value },
    ...{ day: departure.date?.value, landedDay: arrival.date?.value, dayShift: arrival.dayShift?.value },
  };
}

/** Under one heading of a day: the first flies through the night, and the next leaves after it has landed. */
function isNextMorning({ date, time }: DraftEnd, landed: DraftEnd, left: DraftEnd): boolean {
  const isShared = date !== undefined && left.date?.box === date.box && !landed.date;
  const flown = [time, landed.time, left.time].map((found) => found?.value ?? '') as [string, string, string];
  return isShared && (landed.dayShift?.value ?? 0) < 2 && flown[1] < flown[0] && flown[1] <= flown[2];
}

/** Days from one leg of a number to its next. */
const onTheWay = 2;

/** One number for two legs: it leaves from where it landed. */
function fliesOn({ arrival }: DraftSegment, { departure }: DraftSegment): boolean {
  const [landed, left] = [airportsAt(arrival)[0], airportsAt(departure)[0]];
  return landed !== undefined && landed === left;
}

/** Most journeys go on from where they landed; nobody flies one way twice without coming back. */
function onward(before: DraftSegment | undefined, next: DraftSegment): number {
  if (!before) return 0;
  if (fliesOn(before, next)) return worth.connects;
  const ends = ({ departure, arrival }: DraftSegment) => [departure, arrival].map((end) => airportsAt(end)[0]?.iata).join();
  const isOther = before.flightNumber.value !== next.flightNumber.value;
  return isOther && ends(before) === ends(next) && ends(next) !== ',' ? worth.sameWay : 0;
}

/** A day that stands below one flight and over the next, beside neither, is the next one's. */
function isHeadingBetween({ departure, arrival }: DraftSegment, next: DraftSegment): boolean {
  const [day, other, landed, left] = [departure.date, next.departure.date, arrival.time, next.departure.time].map(
    (found) => found?.box,
  );
  if (!day || !other || !landed || !left || !isSameBox(day, other)) return false;
  const isOver = (one: Box, below: Box) => one.page === below.page && one.y + apart * one.height <= below.y;
  return isOver(landed, day) && isOver(day, left);
}

/** In heights of a line: what is nearer stands beside. */
const apart = 0.6;
