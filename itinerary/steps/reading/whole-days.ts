/** Days printed like a leaf of a calendar: `Mon` over `22` over `Feb 2027`, `27 Dec` over `2026`, `Friday` over `1 January 2027`, `2027. május` over
 * `14.`, `marți, 9` over `martie`. Each as one piece, where its number stands. */
import { columnsOf } from '../../text/columns.ts';
import { fold } from '../../text/fold.ts';
import type { Line, Page, TicketText } from '../../text/ticket-text.ts';
import { type Part, partBelow, partsOf, type Whole, withWholePieces } from '../../text/whole-pieces.ts';
import { monthNames } from '../../values/calendar-words.ts';
import { readDay, readWeekday } from '../../values/days.ts';

/** Weekday, day, month, year. */
const mostParts = 4;

const shapes = [
  /^\d{1,2}\.? ?\p{L}{3,}\.? 20\d{2}$/u,
  /^\d{1,2}\.?$/,
  /^(?:20)?\d{2}$/,
  /^20\d{2}\. \p{L}{3,}\.?$/u,
  /^\d{1,2}\.? ?\p{L}{3,}\.?$/u,
  /^\p{L}{3,}\.? (?:20)?\d{2}$/u,
];

const weekdayAndNumber = /^(?<weekday>\p{L}{2,})[.,]* ?\d{1,2}\.?$/u;

// sobota 20. 2. | Sa 20.02. | 20.02. over the year they have in the next line of their cell; not 16.10, which may be an hour
const inFigures = /^(?:(?<weekday>\p{L}{2,})[.,]* ?)?\d{1,2}(?:\. ?\d{1,2}(?<end>\.)?|\/\d{1,2})$/u;

function isDayInFigures(text: string): boolean {
  const { weekday, end } = inFigures.exec(text)?.groups ?? {};
  return weekday ? readWeekday(weekday) !== undefined : end !== undefined;
}

const isNumberedWeekday = (text: string) => readWeekday(weekdayAndNumber.exec(text)?.groups?.weekday ?? '') !== undefined;

const isWeekdayBesideHour = ({ text, line }: Part) =>
  readWeekday(text) !== undefined && columnsOf(line).some((piece) => /^\d{1,2}[.:h]\d{2}(?!\d)/.test(piece.text));

const isPart = (text: string) =>
  text.length <= 20 &&
  (shapes.some((shape) => shape.test(text)) ||
    readWeekday(text) !== undefined ||
    isNumberedWeekday(text) ||
    isDayInFigures(text) ||
    monthNames.has(fold(text).replace(/[.,]$/, '')));

/** The document with such days in one piece; the same document where there are none. */
export const withWholeDays = (ticket: TicketText): TicketText => withWholePieces(ticket, daysOn);

function daysOn(page: Page): Whole[] {
  const parts = partsOf(page, isPart);
  const days: Whole[] = [];
  const taken = new Set<Part>();
  for (const part of parts.flat()) {
    const day = taken.has(part) ? [] : dayFrom(part, parts, page);
    const numbered = day.find(({ text }) => /^\d/.test(text) || isNumberedWeekday(text) || isDayInFigures(text))?.line;
    if (day.length < 2 || !numbered) continue;
    for (const one of day) taken.add(one);
    // In a cell of its own height the number may stand below the row that the weekday begins.
    const isAlone = (line: Line) => columnsOf(line).length === 1;
    // ned.    0.55 take-off, flight FZ 9573 | 4. 4.  6.45 landing: a weekday over figures stands where its rows begin
    const isOver = isWeekdayBesideHour(part) && isDayInFigures(day[1]?.text ?? '');
    const beside = isOver ? part.line : isAlone(numbered) ? day.find(({ line }) => !isAlone(line))?.line : undefined;
    days.push({ parts: day, at: beside ?? numbered });
  }
  return days;
}

/** The longest run of parts that is a day with its month; empty where there is none. */
function dayFrom(first: Part, parts: readonly Part[][], page: Page): Part[] {
  let best: Part[] = [];
  const run = [first];
  for (let last = first; run.length < mostParts; ) {
    const next = partBelow(last, parts, page);
    if (!next) break;
    run.push(next);
    last = next;
    if (readDay(run.map(({ text }) => text).join(' '))) best = [...run];
  }
  return best;
}
