/** In a programme day by day, the days that head other services alone: `Wednesday, 10 February` over a train is no flight's. */
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import { beginsOtherService } from '../../documents/no-flights/other-services.ts';
import { fold } from '../../text/fold.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';

/** In lines: so near below its heading stands a flight's number. */
const underHeading = 3;
/** In points: headings begin in one column. */
const aligned = 3;

// EUROSTAR 9024 | Limousine | Kreuzfahrt | Meeting: what else a day is headed for. Folded
const alsoService =
  /^[\s*•·-]*(?:eurostar|thalys|limo(?:usine)?|chauffeur|coach|cruise|crociera|croisiere|crucero|croaziera|kreuzfahrt|rejs|ground transport\p{L}*|meeting|activity|tour|sightseeing|pociag|vlak|vonat|comboio|hotell|szallas|ubytovani|trein|tog|tag|juna|hotels?|ubernachtung)(?!\p{L})/u;

/** The document without such headings: where days head what stands below them, and no flight stands before the next. */
export function withoutDaysOfServices(ticket: TicketText): TicketText {
  const others = daysOfServices(ticket.lines);
  if (others.size === 0) return ticket;
  return withPages(
    ticket,
    ticket.pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !others.has(line)) })),
  );
}

function daysOfServices(lines: readonly Line[]): ReadonlySet<Line> {
  const days = lines.flatMap((line, row) => (isDayAlone(line) ? [{ line, row }] : []));
  const numbers = lines.flatMap((line, row) => (marksOf(line).some(isFlight) ? [row] : []));
  const [first] = numbers;
  const head = days.findLast(({ row }) => first !== undefined && row < first);
  if (first === undefined || head === undefined || first - head.row > underHeading) return new Set();
  const others = days.filter(({ line, row }, index) => {
    const next = days[index + 1]?.row ?? lines.length;
    const isHeading = row > first && Math.abs(line.x - head.line.x) <= aligned && isService(lines[row + 1]);
    return isHeading && !numbers.some((number) => number > row && number < next);
  });
  return new Set(others.map(({ line }) => line));
}

const isFlight = ({ kind }: Mark) => kind === 'flight';

function isDayAlone(line: Line): boolean {
  const [mark, ...more] = marksOf(line);
  if (mark?.kind !== 'day' || more.length > 0) return false;
  return !/\p{L}{3}/u.test(line.text.slice(0, mark.start).replace(weekday, '') + line.text.slice(mark.end));
}
/** Where a day is read without its name. */
const weekday = /^\s*\p{L}+,?\s*$/u;

function isService(line: Line | undefined): boolean {
  const plain = line && fold(line.text);
  return plain !== undefined && (beginsOtherService(plain) || alsoService.test(plain)) && !marksOf(line as Line).some(isFlight);
}
