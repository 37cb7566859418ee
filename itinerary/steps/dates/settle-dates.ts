/**
 * Years, which most tickets print once or nowhere, and days of arrival. Whatever the ticket says speaks: printed years, weekdays, the
 * date of issue, the order of the flights, both airports' clocks. Only a ticket that says nothing is dated by today, and says so.
 */

import { instantOf } from '#domain/rules/flight-time.ts';
import type { DraftDoubt, PrintedDay } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import { longerByOldClocks } from '../../reference/changed-clocks.ts';
import { daysLater } from '../../values/days.ts';
import { doubt } from '../doubts.ts';
import type { PlacedSegment } from '../settle-places.ts';
import type { SettledEnd, SettledSegment, WithDoubts } from '../settled.ts';
import { dayNumber, isoOf, numberOf, weekdayOf, yearOf } from './calendar-days.ts';

/** A ticket is good for a year from its issue, and flights are sold about a year ahead. */
const ahead = 370;
/** A ticket without any year may be of a journey that is under way. */
const behindToday = 60;
/** Over the date line one lands the day before. */
const earliestArrival = -1;
const latestArrival = 2;
/** In days: so long before another's last flight a traveller's first may leave. */
const longestStay = 120;
const certainties = { printed: 1, shifted: 1, fromContext: 0.9, fromWeekday: 0.8, sameDay: 0.6, fromTimes: 0.5, assumed: 0.3 };

/** Where no year is printed, clocks are changed as in this one. */
const anyYear = 2027;

type Dated = { segments: SettledSegment[]; issueDate?: Found };

/** @param today `YYYY-MM-DD`, the last resort. */
export function settleDates(
  placed: readonly PlacedSegment[],
  issueDate: Found<PrintedDay> | undefined,
  today: string,
): WithDoubts<Dated> {
  const doubts: DraftDoubt[] = [];
  const segments = placed.map((segment, index) => withDayOfLeaving(segment, index, doubts));
  const printed = segments.map((segment) => segment.departure.date?.value);
  const issued = issueDate && fixedDay(issueDate.value);
  const { days, evidence } = departureDays(printed, issued, numberOf(today));
  if (evidence === 'today' && days.some((day) => day !== undefined)) doubts.push(doubt('year-assumed'));
  const settled = segments.map((segment, index) => datedSegment(segment, index, days[index], evidence, doubts));
  const firstDay = days.find((day) => day !== undefined);
  const issue = issueDate && datedIssue(issueDate, firstDay ?? numberOf(today));
  return { segments: settled, ...(issue && { issueDate: issue }), doubts };
}

/** Where only the day of landing is printed, that of leaving follows from the clocks. */
function withDayOfLeaving(segment: PlacedSegment, index: number, doubts: DraftDoubt[]): PlacedSegment {
  const { departure, arrival } = segment;
  if (departure.date || !arrival.date) return segment;
  const { month, day, year = anyYear } = arrival.date.value;
  const number = dayNumber(year, month, day);
  const shift = arrival.dayShift?.value ?? (number === undefined ? undefined : shiftByClocks(segment, isoOf(number)));
  if (shift === undefined) return segment;
  doubts.push(doubt('departure-date-assumed', `segments[${index}].departure.date`));
  const value = shift === 0 ? arrival.date.value : daysLater(arrival.date.value, -shift);
  return { ...segment, departure: { ...departure, date: { ...arrival.date, value, certainty: certainties.fromTimes } } };
}

type Evidence = 'context' | 'weekday' | 'today';

/** The day each flight leaves: of all years the first may be in, the one that contradicts least of what is printed. */
function departureDays(
  printed: readonly (PrintedDay | undefined)[],
  issued: number | undefined,
  today: number,
): { days: (number | undefined)[]; evidence: Evidence } {
  const known = printed.filter((day) => day !== undefined);
  const years = [...known.flatMap((day) => day.year ?? []), ...(issued === undefined ? [] : [yearOf(issued)]), yearOf(today)];
  const first = known[0]?.year;
  const [from, to] = first === undefined ? [Math.min(...years) - 2, Math.max(...years) + 2] : [first, first];
  const evidence = evidenceOf(known, issued);
  let best: { days: (number | undefined)[]; score: number } = {
    days: printed.map(() => undefined),
    score: Number.NEGATIVE_INFINITY,
  };
  for (let year = from; year <= to; year += 1) {
    const days = daysFrom(year, printed);
    const score = days ? agreement(printed, days, issued) - distance(days, today, evidence) : Number.NEGATIVE_INFINITY;
    if (days && score > best.score) best = { days, score };
  }
  // Weekdays that fit no year say nothing of one.
  if (printed.some(hasOnlyWeekday) && !mostWeekdaysFit(printed, best.days))
    return departureDays(printed.map(withoutWeekday), issued, today);
  return { days: best.days, evidence };
}

const hasOnlyWeekday = (day: PrintedDay | undefined) => day?.weekday !== undefined && day.year === undefined;

function mostWeekdaysFit(printed: readonly (PrintedDay | undefined)[], days: readonly (number | undefined)[]): boolean {
  const fits = days.flatMap((day, index) => {
    const { weekday, year } = printed[index] ?? {};
    return day === undefined || weekday === undefined || year !== undefined ? [] : weekday === weekdayOf(day);
  });
  return 2 * fits.filter(Boolean).length > fits.length;
}

const withoutWeekday = (printed: PrintedDay | undefined): PrintedDay | undefined => {
  if (!printed) return undefined;
  const { weekday: _, ...day } = printed;
  return day;
};

function evidenceOf(known: readonly PrintedDay[], issued: number | undefined): Evidence {
  if (issued !== undefined || known.some((day) => day.year !== undefined)) return 'context';
  return known.some((day) => day.weekday !== undefined) ? 'weekday' : 'today';
}

/** All departures, if the first without a year is in this one and each next as soon after as its day and month allow. */
function daysFrom(year: number, printed: readonly (PrintedDay | undefined)[]): (number | undefined)[] | undefined {
  let before: number | undefined;
  const days: (number | undefined)[] = [];
  for (const day of printed) {
    const number = day && (fixedDay(day) ?? ofAnotherTraveller(day, before) ?? soonest(day, before, year));
    if (day && number === undefined) return undefined;
    before = number ?? before;
    days.push(number);
  }
  return days;
}

const fixedDay = ({ year, month, day }: PrintedDay) => (year === undefined ? undefined : dayNumber(year, month, day));

function soonest({ month, day }: PrintedDay, before: number | undefined, year: number): number | undefined {
  if (before === undefined) return dayNumber(year, month, day);
  const start = yearOf(before);
  // Four years hold a 29 February; the flight may leave a day before the one before it, over the date line.
  for (let candidate = start - 1; candidate <= start + 4; candidate += 1) {
    const number = dayNumber(candidate, month, day);
    if (number !== undefined && number >= before + earliestArrival) return number;
  }
  return undefined;
}

/**
 * One traveller's flights behind another's begin again on an earlier day: where its weekday is that of the day last past, and not that of the next.
 */
function ofAnotherTraveller({ month, day, weekday }: PrintedDay, before: number | undefined): number | undefined {
  if (before === undefined || weekday === undefined) return undefined;
  const days = [-1, 0, 1].flatMap((shift) => dayNumber(yearOf(before) + shift, month, day) ?? []);
  const past = days.findLast((number) => number < before + earliestArrival);
  const next = days.find((number) => number >= before + earliestArrival);
  const isEarlier = past !== undefined && weekdayOf(past) === weekday && before - past <= longestStay;
  return isEarlier && (next === undefined || weekdayOf(next) !== weekday) ? past : undefined;
}

/** How well days fit what is printed: weekdays, the order of printed years, the date of issue, no gaps of a year. */
function agreement(
  printed: readonly (PrintedDay | undefined)[],
  days: readonly (number | undefined)[],
  issued: number | undefined,
): number {
  let score = 0;
  let before = issued;
  let earliest = issued ?? 0;
  for (const [index, day] of days.entries()) {
    if (day === undefined) continue;
    const weekday = printed[index]?.weekday;
    if (weekday !== undefined) score += weekday === weekdayOf(day) ? 2 : -2;
    if (before !== undefined) score -= day < earliest ? 3 : (day - before) / 1000;
    if (issued !== undefined && day > issued + ahead) score -= 1;
    before = day;
    earliest = day + earliestArrival;
  }
  return score;
}

/** Among equals, the years around today; for a ticket without any sign of a year, the first journey not yet long over. */
function distance(days: readonly (number | undefined)[], today: number, evidence: Evidence): number {
  const first = days.find((day) => day !== undefined);
  if (first === undefined || evidence === 'context') return 0;
  if (evidence === 'weekday') return Math.abs(first - today) / 1000;
  return first >= today - behindToday ? (first - today) / 10_000 : 1;
}

function datedSegment(
  segment: PlacedSegment,
  index: number,
  day: number | undefined,
  evidence: Evidence,
  doubts: DraftDoubt[],
): SettledSegment {
  const where = `segments[${index}]`;
  const { date, dayShift: _, ...departure } = segment.departure;
  if (day === undefined || !date) doubts.push(doubt('date-not-read', `${where}.departure.date`));
  const left = day === undefined || !date ? undefined : found(date, day, certaintyOf(date.value, evidence));
  if (day !== undefined && date && !weekdayFits(date.value, day))
    doubts.push(doubt('weekday-differs', `${where}.departure.date`));
  return {
    ...segment,
    departure: { ...departure, ...(left && { date: left }) },
    arrival: arrivalOf(segment, day, left, where, doubts),
  };
}

const certaintyOf = ({ year }: PrintedDay, evidence: Evidence) => {
  if (year !== undefined) return certainties.printed;
  return { context: certainties.fromContext, weekday: certainties.fromWeekday, today: certainties.assumed }[evidence];
};

const weekdayFits = ({ weekday }: PrintedDay, day: number) => weekday === undefined || weekday === weekdayOf(day);

const found = (date: Found<unknown>, day: number, certainty: number): Found => ({
  ...date,
  value: isoOf(day),
  certainty: Math.min(certainty, date.certainty),
});

function arrivalOf(
  segment: PlacedSegment,
  day: number | undefined,
  left: Found | undefined,
  where: string,
  doubts: DraftDoubt[],
): SettledEnd {
  const { date, dayShift, ...arrival } = segment.arrival;
  if (date) {
    const arrived = fixedDay(date.value) ?? (day === undefined ? undefined : nearest(date.value, day));
    if (arrived === undefined) {
      doubts.push(doubt('date-not-read', `${where}.arrival.date`));
      return arrival;
    }
    if (!weekdayFits(date.value, arrived)) doubts.push(doubt('weekday-differs', `${where}.arrival.date`));
    return { ...arrival, date: found(date, arrived, left?.certainty ?? certainties.printed) };
  }
  if (day === undefined || !left) return arrival;
  if (dayShift) return { ...arrival, date: found(dayShift, day + dayShift.value, Math.min(certainties.shifted, left.certainty)) };
  const shift = shiftByClocks(segment, isoOf(day));
  if (shift === undefined) {
    if (arrival.time) doubts.push(doubt('date-not-read', `${where}.arrival.date`));
    return arrival;
  }
  if (shift !== 0) doubts.push(doubt('arrival-date-assumed', `${where}.arrival.date`));
  const certainty = Math.min(shift === 0 ? certainties.sameDay : certainties.fromTimes, left.certainty);
  return { ...arrival, date: { ...left, value: isoOf(day + shift), certainty } };
}

/** A day and month without a year: of this year and its neighbours the nearest to the departure. */
function nearest({ month, day }: PrintedDay, to: number): number | undefined {
  const candidates = [-1, 0, 1].flatMap((shift) => dayNumber(yearOf(to) + shift, month, day) ?? []);
  return candidates.sort((one, other) => Math.abs(one - to) - Math.abs(other - to))[0];
}

/** After how many days a flight lands whose ticket prints only the time: as soon as the clocks of both airports allow. */
function shiftByClocks({ departure, arrival, durationMinutes }: PlacedSegment, day: string): number | undefined {
  if (!departure.time || !arrival.time) return undefined;
  if (!departure.zone || !arrival.zone) return arrival.time.value > departure.time.value ? 0 : undefined;
  const start = instantOf(day, departure.time.value, departure.zone);
  // A ticket sold before the clocks were changed.
  const earliest = Math.min(0, -longerByOldClocks(departure.zone, arrival.zone));
  const shifts: { shift: number; minutes: number }[] = [];
  for (let shift = earliestArrival; shift <= latestArrival; shift += 1) {
    const minutes = (instantOf(isoOf(numberOf(day) + shift), arrival.time.value, arrival.zone) - start) / 60_000;
    if (minutes > earliest) shifts.push({ shift, minutes });
  }
  return (shifts.find(({ minutes }) => minutes === durationMinutes?.value) ?? shifts[0])?.shift;
}

/** The day of issue without a year is the last such day before the journey. */
function datedIssue(issueDate: Found<PrintedDay>, before: number): Found | undefined {
  const fixed = fixedDay(issueDate.value);
  if (fixed !== undefined) return found(issueDate, fixed, certainties.printed);
  const { month, day, weekday } = issueDate.value;
  const candidates = [0, -1, -2, -3, -4]
    .flatMap((shift) => dayNumber(yearOf(before) + shift, month, day) ?? [])
    .filter((number) => number <= before);
  const issued = candidates.find((number) => weekday === undefined || weekday === weekdayOf(number)) ?? candidates[0];
  return issued === undefined ? undefined : found(issueDate, issued, certainties.fromContext);
}
