/** When a zone changes its clocks, asked of the program's own time-zone data: no table to go stale. */

export type Transition = {
  /** The instant of the change, in ms since 1970. */
  at: number;
  /** Minutes ahead of UTC, before and after. */
  from: number;
  to: number;
};

const day = 24 * 60 * 60_000;
const minute = 60_000;

const readers = new Map<string, (instant: number) => number>();

/** Minutes the clocks of a zone are ahead of UTC at an instant. */
export function offsetReader(zone: string): (instant: number) => number {
  const reader = readers.get(zone) ?? newReader(zone);
  readers.set(zone, reader);
  return reader;
}

function newReader(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant) => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value);
    const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = parts;
    const wall = Date.UTC(year, month - 1, date, hour, minutes);
    return Math.round((wall - Math.floor(instant / minute) * minute) / minute);
  };
}

/** The changes of a zone's clocks between two instants (ms since 1970), to the minute. */
export function transitionsBetween(zone: string, start: number, end: number): Transition[] {
  const offsetAt = offsetReader(zone);
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
