/** A change of schedule by arrows: `Departure: 08:30 → 09:10` over `Arrival: 10:55 → 11:35`. What stands before each was. */
import { labelOf } from '../documents/flight-labels.ts';
import { type Mark, marksOf } from '../documents/flight-marks.ts';
import type { Line } from '../text/ticket-text.ts';

const arrow = /^\s*(?:→|⇒|➔|➜|➝|»|-{1,2}>|=>)\s*$/u;
/** In lines: so near stand the hours of both ends. */
const reach = 3;

type Changed = { line: Line; was: Mark; end: 'departure' | 'arrival' };

/** The hours that were, by their lines; an arrow from leaving to landing has both ends in one line, and no such line below. */
export function hoursBeforeArrows(lines: readonly Line[]): ReadonlyMap<Line, Mark[]> {
  const changed = lines.map(changedIn);
  return new Map(
    changed.flatMap((one, row) => {
      const near = changed.slice(Math.max(0, row - reach), row + reach + 1);
      return one && near.some((other) => other && other.end !== one.end) ? [[one.line, [one.was]] as const] : [];
    }),
  );
}

function changedIn(line: Line): Changed | undefined {
  const [was, is, ...others] = marksOf(line).filter(({ kind }) => kind === 'time');
  if (!was || !is || others.length > 0 || !arrow.test(line.text.slice(was.end, is.start))) return undefined;
  const end = labelOf(line.text.slice(0, was.start).replace(/[\s:]+$/, ''))?.kind;
  return end === 'departure' || end === 'arrival' ? { line, was, end } : undefined;
}
