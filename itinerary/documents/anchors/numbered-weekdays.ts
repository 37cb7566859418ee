/** Days of letters without their month, `Coming home Sunday the 28th`, `zurück am Sonntag, den 28.`: of the month of the day told before, where the weekday fits. */
import type { PrintedDay } from '../../draft/draft-itinerary.ts';
import { foundAt } from '../../draft/found.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { monthNames } from '../../values/calendar-words.ts';
import { daysLater, readWeekday } from '../../values/days.ts';
import type { LabelledCell } from '../labelled-cells.ts';
import { isOfTerm } from '../words-of-days.ts';
import type { Anchor, DayAnchor } from './anchor.ts';
import { dayOf } from './flight-fit.ts';
import { freeOf, longest, spots } from './spots.ts';

// Sunday the 28th | Sonntag, den 28. | dimanche 28 | el domingo 28; not Sunday 5:15 | Sunday 28 March | Sunday 10 am | Sunday 10 Uhr
const shape =
  /(?<![\p{L}\d])(?<weekday>\p{L}{4,14}(?:-feira)?)[.,]? (?:the |den |dia |le |de |d\. )?(?<number>0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.|-(?:го|ого|е|те|ти|і|а))?(?![\p{L}\d]|[:.,/h-]\d|\.? ?(?:[ap]\.?m|uhr|h|hs|uur|ora|ore|de|of|di)(?!\p{L})| ?[–-] ?\d|\s\d)/dgiu;
/** In days: nobody's letter tells of a way back without its month that is farther off. */
const farthest = 31;

/** The rows with such days, each told by the one before it. */
export function withNumberedWeekdays(
  rows: readonly Anchor[][],
  lines: readonly Line[],
  cells: readonly (readonly LabelledCell[])[],
): Anchor[][] {
  let last: PrintedDay | undefined;
  const sure = rows
    .flat()
    .flatMap((anchor) => (anchor.kind === 'day' && weekdayOf(anchor.found.value) ? anchor.found.value : []));
  return lines.map((line, row) => {
    const own = rows[row] ?? [];
    const told = own.flatMap((anchor) => (anchor.kind === 'day' ? [anchor] : []));
    if (line.text.length > longest) {
      last = told.at(-1)?.found.value ?? last;
      return own;
    }
    const added = numberedIn(line).flatMap(({ start, end, weekday, number }): DayAnchor[] => {
      // On Friday the 29th you fly out, and home on Sunday 7 February: where none was told before, by the next.
      const before = told.findLast((day) => day.end <= start)?.found.value ?? last ?? told[0]?.found.value ?? nextDay(rows, row);
      const value = before && freeOf(own)(start, end) ? dayAfter(withWeekday(before, sure), weekday, number) : undefined;
      if (!value) return [];
      const found = { ...foundAt(line, start, end, 0.8), value };
      return isOfTerm({ line, start, end, found })
        ? []
        : [{ ...spots(line, row, cells[row] ?? [])(start, end), kind: 'day', found }];
    });
    last = [...told, ...added].toSorted((one, other) => one.start - other.start).at(-1)?.found.value ?? last;
    return added.length > 0 ? [...own, ...added] : own;
  });
}

/** The first day of the lines below. */
const nextDay = (rows: readonly Anchor[][], row: number): PrintedDay | undefined =>
  rows
    .slice(row + 1)
    .flat()
    .find((anchor) => anchor.kind === 'day')?.found.value;

function numberedIn({ text }: Line): { start: number; end: number; weekday: number; number: number }[] {
  return [...text.matchAll(shape)].flatMap(({ groups, indices }) => {
    const word = groups?.weekday ?? '';
    const weekday = monthNames.has(fold(word)) ? undefined : readWeekday(word);
    // domingo, 3 xan | Sonntag, 3. Hartung: a month, of whatever language
    const behind = /^(?:st|nd|rd|th|\.)?\.? (?<word>\p{L}{3,})(?=$|[.,]|\s{2}|\s\d)/u.exec(
      text.slice(indices?.groups?.number?.[1]),
    )?.groups?.word;
    if (weekday === undefined || behind !== undefined) return [];
    const [start, end] = [indices?.groups?.weekday?.[0] ?? 0, indices?.groups?.number?.[1] ?? 0];
    return [{ start, end, weekday, number: Number(groups?.number) }];
  });
}

/** Within a month of it, where its weekday is known and so many days later, or else earlier, is the other. */
function dayAfter(before: PrintedDay, weekday: number, number: number): PrintedDay | undefined {
  const known = weekdayOf(before);
  if (known === undefined) return undefined;
  // A letter may tell of the way back first.
  const near = Array.from({ length: farthest }, (_, days) => days);
  return [...near, ...near.map((days) => -days)].flatMap((days) => {
    const other = daysLater(before, days);
    return other.day === number && (known + days - weekday) % 7 === 0 ? { ...other, weekday } : [];
  })[0];
}

/** `27–29 января`: a day without its weekday has one by another of the document, in the same year. */
function withWeekday(day: PrintedDay, others: readonly PrintedDay[]): PrintedDay {
  const [other] = weekdayOf(day) === undefined ? others : [];
  const known = other && weekdayOf(other);
  if (!other || !known) return day;
  const apart =
    dayOf({ ...day, year: day.year ?? other.year ?? anyYear }) - dayOf({ ...other, year: other.year ?? day.year ?? anyYear });
  return { ...day, weekday: ((((known - 1 + apart) % 7) + 7) % 7) + 1 };
}
const anyYear = 2027;

const weekdayOf = ({ year, month, day, weekday }: PrintedDay): number | undefined =>
  year === undefined ? weekday : new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
