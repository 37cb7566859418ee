/**
 * How to turn a few days of leave into long breaks. A break runs from the first to the last day of a stretch without work: weekends,
 * public holidays and the days of leave that tie them together.
 */
import { addDays, daysFrom, isWeekend, lengthOf } from './calendar-days.ts';
import { type Feast, feastOf, type PublicHoliday, publicHolidays } from './public-holidays.ts';

export type LongBreak = {
  /** First and last free day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** How many days there are from the first to the last. */
  days: number;
  /** The working days that are to be taken off; none in a weekend that is long by itself. */
  leave: readonly string[];
  /** Holidays inside it that fall on a working day and so make it. */
  holidays: readonly PublicHoliday[];
  /** What those holidays belong to, in their order. */
  feasts: readonly Feast[];
};

/** A break with those that give as much for as little around the same holidays: the week after Easter instead of the one before. */
export type RankedBreak = LongBreak & { orElse: readonly LongBreak[] };

/** A working week has five days; whoever takes them all needs no bridge. */
const mostLeave = 4;

/** What any week of leave gives: nine days for five. A break that is not better is none. */
const ordinary = { days: 9, leave: 5 };

/** Free days for each day of leave. */
export const gainOf = ({ days, leave }: Pick<LongBreak, 'days' | 'leave'>): number => days / leave.length;

/**
 * The breaks of a year, the cheapest first: by free days per day of leave, then the longer, then the earlier. One over the new
 * year belongs to the year in which most of its days lie, to the old one where both have as many.
 *
 * Of breaks around the same holidays, or where one has all those of the other, only those are kept than which none is both as cheap
 * and as long; of equals the earliest, which names the others.
 *
 * @throws {RangeError} before 2025 and after 2098, whose neighbours have other holidays or none that are known
 */
export function longBreaks(year: number): RankedBreak[] {
  const { stretches, holidays } = freeDaysAround(year);
  const all = stretches
    .flatMap(({ from }) => breaksFrom(from, stretches, holidays))
    .filter((one) => one.holidays.length > 0 && isWorthwhile(one));
  return all
    .filter((one) => yearOf(one) === year && !all.some((other) => isOfSameTime(one, other) && isBetter(other, one)))
    .map((one) => ({ ...one, orElse: all.filter((other) => other !== one && isOfSameTime(one, other) && isEqual(other, one)) }))
    .sort(byGain);
}

/** Weekends that a holiday makes three days and more, without any leave, in the order of the year. */
export function freeWeekends(year: number): LongBreak[] {
  const { stretches, holidays } = freeDaysAround(year);
  return stretches
    .map(({ from, to }) => breakOf(from, to, holidays))
    .filter((one) => one.days > 2 && one.holidays.length > 0 && yearOf(one) === year);
}

type Stretch = { from: string; to: string };
type Holidays = ReadonlyMap<string, PublicHoliday>;

/** The stretches of days that are free by themselves, in a year and a month on either side. */
function freeDaysAround(year: number): { stretches: Stretch[]; holidays: Holidays } {
  const holidays = new Map([year - 1, year, year + 1].flatMap(publicHolidays).map((holiday) => [holiday.day, holiday]));
  const isFree = (day: string) => isWeekend(day) || holidays.has(day);
  const days = daysFrom(`${year - 1}-12-01`, `${year + 1}-01-31`);
  const starts = days.filter((day) => isFree(day) && !isFree(addDays(day, -1)));
  const stretches = starts.map((from) => {
    let to = from;
    while (isFree(addDays(to, 1))) to = addDays(to, 1);
    return { from, to };
  });
  return { stretches, holidays };
}

/** From the first day of a stretch to the last of every later one. */
function breaksFrom(from: string, stretches: readonly Stretch[], holidays: Holidays): LongBreak[] {
  // Four days of leave and the feasts they tie together have never been three weeks.
  const within = addDays(from, 21);
  return stretches.filter((stretch) => stretch.from > from && stretch.from < within).map(({ to }) => breakOf(from, to, holidays));
}

function breakOf(from: string, to: string, holidays: Holidays): LongBreak {
  const working = daysFrom(from, to).filter((day) => !isWeekend(day));
  const making = working.flatMap((day) => holidays.get(day) ?? []);
  return {
    from,
    to,
    days: lengthOf(from, to),
    leave: working.filter((day) => !holidays.has(day)),
    holidays: making,
    feasts: [...new Set(making.flatMap((holiday) => holiday.holidays.map(feastOf)))],
  };
}

const isWorthwhile = ({ days, leave }: LongBreak): boolean =>
  leave.length <= mostLeave && days * ordinary.leave > ordinary.days * leave.length;

function yearOf({ from, to, days }: LongBreak): number {
  const year = Number(from.slice(0, 4));
  return from.slice(0, 4) !== to.slice(0, 4) && 2 * lengthOf(from, `${year}-12-31`) < days ? year + 1 : year;
}

/** Whether one of the two has all the holidays of the other. */
function isOfSameTime(one: LongBreak, other: LongBreak): boolean {
  const [few, many] = one.holidays.length < other.holidays.length ? [one, other] : [other, one];
  return few.holidays.every(({ day }) => many.holidays.some((holiday) => holiday.day === day));
}

const isEqual = (one: LongBreak, other: LongBreak) => one.days === other.days && one.leave.length === other.leave.length;

/** At least as cheap and at least as long; of equals the earlier. */
const isBetter = (one: LongBreak, other: LongBreak) =>
  isEqual(one, other) ? one.from < other.from : gainOf(one) >= gainOf(other) && one.days >= other.days;

const byGain = (one: LongBreak, other: LongBreak) =>
  gainOf(other) - gainOf(one) || other.days - one.days || (one.from < other.from ? -1 : 1);
