/** Which of the days some lines print may be those of leaving and of landing. */
import type { PrintedDay } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import { columnAt } from '../../text/columns.ts';
import { daysLater } from '../../values/days.ts';
import { marksOf } from '../flight-marks.ts';
import { type DayAnchor, isAfter, type ShiftAnchor, type Spot, type TimeAnchor } from './anchor.ts';

/** @param isHeading it is of all flights below it, and of none above. */
export type DayAbove = { day: DayAnchor; isHeading: boolean };

/** A day of departure, and perhaps one of arrival near it. */
export function dayPairs(
  days: readonly DayAnchor[],
  over: DayAbove | undefined,
  times: readonly [TimeAnchor, TimeAnchor],
): [DayAnchor | undefined, DayAnchor | undefined][] {
  const above = over?.day;
  if (days.length === 0) return [[above, undefined]];
  // When it leaves is not printed where the only day is that of landing.
  const ofLanding = days.filter(({ label }) => label === 'arrival').map((day): [undefined, DayAnchor] => [undefined, day]);
  // Under a heading a day of landing may be all that stands with a flight.
  const underHeading = days.flatMap((other): [DayAnchor, DayAnchor][] =>
    over && isOfLandingUnder(over, other, times) ? [[over.day, other]] : [],
  );
  const ofFlight = days.flatMap((day) => [
    [day, undefined] as [DayAnchor, undefined],
    ...days.flatMap((other): [DayAnchor, DayAnchor][] =>
      other !== day && isNear(day.found.value, other.found.value) ? [[day, other]] : [],
    ),
  ]);
  return [...ofFlight, ...underHeading, ...(days.length === 1 ? ofLanding : [])];
}

/** Behind the hour of landing, below that of leaving, and near the day above: `19:05 London` over `15:15 Singapore  Mon 12 Apr`. */
export function isOfLandingUnder(
  { day: above, isHeading }: DayAbove,
  day: DayAnchor,
  [left, landed]: readonly [TimeAnchor, TimeAnchor],
): boolean {
  // Under its heading `19:35 – 11:15, 5 martie` in one line is a flight through the night.
  // And `DTW 22:05 -> GRU 9:30 AM Tue Jan 5` below other flights of the day before, which stands over them and behind no hour of its own.
  const standsOver = above.row < left.row && marksOf(above.line).every(({ kind }) => kind !== 'time');
  const isRightBehind = standsOver && day.row === landed.row && /^[\s,(]{1,2}$/.test(day.line.text.slice(landed.end, day.start));
  const isNight = (isHeading || isRightBehind) && left.row === landed.row && landed.found.value < left.found.value;
  const isNext = isNight && isSameDay(daysLater(above.found.value, 1), day.found.value);
  const isBehind = day.row === landed.row && day.start > landed.start && (left.row < landed.row || isNext);
  // `23:30 Bangkok` over `Sonntag, 11. April` over `07:00 Osaka`, under the tenth: where the night is the day changes.
  const isOfNextMorning =
    left.found.value > landed.found.value &&
    isAfter(day, left) &&
    isAfter(landed, day) &&
    isSameDay(daysLater(above.found.value, 1), day.found.value);
  return (
    (day.label === 'arrival' || isBehind || isOfNextMorning || isInCellOfLanding(day, landed, left)) &&
    isNear(above.found.value, day.found.value)
  );
}

/** In points: what begins so near stands in one column; in lines: so far below its hour. */
const aligned = 3;
const below = 2;

/** `23:20     15:30` over `04.02.2027` in the cell of the second, or that day right behind the hour in it. */
function isInCellOfLanding(day: Placed, landed: Placed, left: Placed): boolean {
  const [own, other] = [cellAt(landed), cellAt(left)];
  if (!own || !other || left.row !== landed.row || own === other || day.row < landed.row || day.row - landed.row > below)
    return false;
  if (day.row === landed.row) return day.start > landed.start && day.end <= own.end;
  return Math.abs((cellAt(day)?.x ?? day.x) - own.x) <= aligned;
}

const cellAt = ({ line, start }: Placed) => columnAt(line, start);

const isSameDay = (one: PrintedDay, other: PrintedDay) => one.day === other.day && one.month === other.month;

function isNear(one: PrintedDay, other: PrintedDay): boolean {
  const days = (Date.UTC(2027, other.month - 1, other.day) - Date.UTC(2027, one.month - 1, one.day)) / 86_400_000;
  return (days >= -1 && days <= 2) || days <= -363;
}

type Placed = Pick<Spot, 'line' | 'row' | 'start' | 'end' | 'x'>;
type Shift = Placed & { found: Found<number> };

/** `12:45 (+1)` over `13:50 (+1)` under the day of an earlier flight: both are counted from that day. */
export function shiftOfLeaving(shifts: readonly Shift[], left: Placed, landed: Placed | undefined): number {
  const isBeforeLanding = ({ line, start }: Shift) => line !== landed?.line || start < landed.start;
  const shift = shifts.find((one) => one.line === left.line && isBehind(one, left) && isBeforeLanding(one));
  return shift?.found.value ?? 0;
}

/**
 * `So 28.03.2027   07:35 (+1)   09:25 (+1)`: in the line of the day as well, where by the clocks it would else take a day and more.
 */
export const isAlsoInItsLine = (leaving: number, landing: number | undefined, left: string, landed: string): boolean =>
  leaving > 0 && landing === leaving && left < landed;

/**
 * `12:50 Frankfurt` over `16:10 +1 Bucharest` under the day of a journey whose first flight landed on the next: where it would else take more
 * than a day, the second leaves on that as well.
 */
export const shiftOfBoth = (leaving: number, landing: ShiftAnchor | undefined): number[] =>
  leaving === 0 && landing !== undefined && landing.found.value > 0 ? [landing.found.value] : [];

export const laterBy = (day: DayAnchor, days: number): DayAnchor =>
  days === 0 ? day : { ...day, found: { ...day.found, value: daysLater(day.found.value, days) } };

export const sinceLeaving = (landing: ShiftAnchor, days: number): ShiftAnchor =>
  days === 0 ? landing : { ...landing, found: { ...landing.found, value: landing.found.value - days } };

/** In the time's own line, or below, where its cell was too narrow for both. */
export function isBehind(shift: Placed, time: Placed): boolean {
  if (shift.line === time.line) return shift.start >= time.end && shift.start - time.end < 12;
  return shift.row > time.row && shift.row - time.row <= 2 && Math.abs(shift.x - time.x) < 40;
}
