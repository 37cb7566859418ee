/** Days that head what stands below them, counted line after line: `Day 1  Monday 5 April`, `2. dan  utorak, 6. travnja`. */
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

/** An anchor or a mark. */
type Placed = { kind: string; weak?: boolean; line: Line; start: number; end: number; row: number };
type Row<T> = { anchors: readonly T[]; row: number };

/** In lines: so near over the first flight's number stands its heading, and not the day of a letter. */
const overFirst = 8;
/** In points: headings begin in one column. */
const aligned = 3;

/** @returns days that are of what stands below them, never of what stands above. */
export function headingDays<T extends Placed>(rows: readonly Row<T>[]): ReadonlySet<T> {
  const numbers = rows.flatMap(({ anchors, row }) => (anchors.some(({ kind, weak }) => kind === 'flight' && !weak) ? [row] : []));
  const [first] = numbers;
  if (first === undefined) return new Set();
  const alone = rows.flatMap(({ anchors }) => (anchors.length === 1 ? anchors.filter(({ kind }) => kind === 'day') : []));
  const series = [...Map.groupBy(alone, formOf)].filter(([form, days]) => {
    const head = days[0]?.row ?? first;
    const leads = head < first && first - head <= overFirst;
    return days.length > 1 && leads && isCounted.test(form);
  });
  return new Set(series.flatMap(([, days]) => days));
}

// Day 2 Tuesday | 2. dan utorak | 3ème jour
const isCounted = /\p{L}{3}.*#|#.*\p{L}{3}/u;

/** What its line says besides, with figures as signs, and where it begins. */
const formOf = ({ line, start, end }: Placed): string =>
  `${fold(line.text.slice(0, start) + line.text.slice(end))
    .replace(/\d+(?:st|nd|rd|th|e[rm]?e?|eme)?(?!\p{L})/gu, '#')
    .trim()} ${Math.round(line.x / aligned)}`;
