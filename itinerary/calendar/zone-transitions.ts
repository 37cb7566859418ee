/** When a zone changes its clocks, asked of the program's own time-zone data: no table to go stale. */
import { offsetMinutes } from '#domain/rules/flight-time.ts';

export type Transition = {
  /** The instant of the change, in ms since 1970. */
  at: number;
  /** Minutes ahead of UTC, before and after. */
  from: number;
  to: number;
};

const day = 24 * 60 * 60_000;
const minute = 60_000;

/** The changes of a zone's clocks between two instants (ms since 1970), to the minute. */
export function transitionsBetween(zone: string, start: number, end: number): Transition[] {
  const offsetAt = (instant: number) => offsetMinutes(instant, zone);
  const found: Transition[] = [];
  let from = offsetAt(start);
  for (let before = start; before < end; before += day) {
    const after = Math.min(before + day, end);
    const to = offsetAt(after);
    if (to === from) continue;
    let [low, high] = [before, after];
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / (2 * minute)) * minute;
      if (offsetAt(middle) === from) low = middle;
      else high = middle;
    }
    found.push({ at: high, from, to });
    from = to;
  }
  return found;
}
