/** Days printed like a leaf of a calendar: `Mon` over `22` over `Feb 2027`, `27 Dec` over `2026`. Each as one piece, where its number stands. */
import { type Column, columnsOf } from '../text/columns.ts';
import { fold } from '../text/fold.ts';
import { joinedPieces } from '../text/joined-pieces.ts';
import type { Line, Page, TicketText } from '../text/ticket-text.ts';
import { monthNames } from '../values/calendar-words.ts';
import { readDay, readWeekday } from '../values/days.ts';

type Part = Column & { line: Line; row: number };

/** In points: parts of one leaf begin so near each other, or have their middles so near. */
const aligned = { left: 4, middle: 10 };
/** In heights of a line: from one part to the next, at most; what stands beside them may have lines between. */
const below = 2.2;
/** Lines that the parts of one day are apart at most, and parts there can be: weekday, day, month, year. */
const reach = 4;
const mostParts = 4;

const shapes = [/^\d{1,2}\.?$/, /^(?:20)?\d{2}$/, /^\d{1,2}\.? ?\p{L}{3,}\.?$/u, /^\p{L}{3,}\.? (?:20)?\d{2}$/u];

const isPart = (text: string) =>
  text.length <= 16 &&
  (shapes.some((shape) => shape.test(text)) ||
    readWeekday(text) !== undefined ||
    monthNames.has(fold(text).replace(/[.,]$/, '')));

/** The document with such days in one piece; the same document where there are none. */
export function withWholeDays(ticket: TicketText): TicketText {
  const pages = ticket.pages.map(withDays);
  if (pages.every((page, index) => page === ticket.pages[index])) return ticket;
  const lines = pages.flatMap((page) => page.lines);
  return { ...ticket, pages, lines, text: lines.map((line) => line.text).join('\n') };
}

function withDays(page: Page): Page {
  const parts = page.lines.map((line, row): Part[] =>
    columnsOf(line).flatMap((piece) => (isPart(piece.text) ? [{ ...piece, line, row }] : [])),
  );
  const days = new Map<Line, Part[][]>();
  const taken = new Set<Part>();
  for (const part of parts.flat()) {
    const day = taken.has(part) ? [] : dayFrom(part, parts, page.lines);
    if (day.length < 2) continue;
    for (const one of day) {
      taken.add(one);
      days.set(one.line, [...(days.get(one.line) ?? []), day]);
    }
  }
  if (days.size === 0) return page;
  return { ...page, lines: page.lines.flatMap((line) => rebuilt(line, days.get(line) ?? [])) };
}

/** The longest run of parts that is a day with its month; empty where there is none. */
function dayFrom(first: Part, parts: readonly Part[][], lines: readonly Line[]): Part[] {
  let best: Part[] = [];
  const run = [first];
  for (let last = first; run.length < mostParts; ) {
    const next = parts
      .slice(last.row + 1, last.row + 1 + reach)
      .flatMap((row) => row.find((part) => isBelow(part, last)) ?? [])[0];
    if (!next || isCut(last, next, lines)) break;
    run.push(next);
    last = next;
    if (readDay(run.map(({ text }) => text).join(' '))) best = [...run];
  }
  return best;
}

const isBelow = (part: Part, above: Part) =>
  part.line.y - above.line.y <= below * above.line.height &&
  (Math.abs(part.x - above.x) <= aligned.left || Math.abs(part.x + part.right - above.x - above.right) / 2 <= aligned.middle);

/** Something else stands between them in their column. */
const isCut = (above: Part, part: Part, lines: readonly Line[]) =>
  lines
    .slice(above.row + 1, part.row)
    .flatMap(columnsOf)
    .some(({ x, right }) => x < Math.max(above.right, part.right) && right > Math.min(above.x, part.x));

/** The line with the days whose number is in it as one piece each, without the parts of others; no line where nothing else is left. */
function rebuilt(line: Line, days: readonly Part[][]): Line[] {
  if (days.length === 0) return [line];
  const cells = columnsOf(line).flatMap((piece) => {
    const day = days.find((parts) => parts.some((part) => part.line === line && part.start === piece.start));
    if (!day) return [[{ ...piece, line }]];
    return day.find((part) => /^\d/.test(part.text))?.line === line ? [day] : [];
  });
  return joinedPieces(line, cells);
}
