/**
 * Local clock times to real durations. A timetable prints local times; how long a flight takes depends on both zones on
 * that very day (Türkiye has kept +03:00 all year since 2016, Romania still changes its clocks).
 */

/** Making a formatter costs a hundred times what using it does. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Whether clocks of that zone are known. */
export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds the zone is ahead of UTC at that instant. */
function offsetAt(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant);
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}

/** Minutes the clocks of a zone are ahead of UTC at an instant (ms since 1970). */
export const offsetMinutes = (instant: number, zone: string): number => Math.round(offsetAt(instant, zone) / 60_000);

/**
 * The instant (ms since 1970) at which clocks in `zone` show that day (YYYY-MM-DD) and time (HH:MM).
 * In the hour a clock skips, the later reading is taken.
 */
export function instantOf(day: string, time: string, zone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) throw new RangeError(`“${day} ${time}” is not a day (YYYY-MM-DD) and a time (HH:MM)`);
  const guess = wall - offsetAt(wall, zone);
  return wall - offsetAt(guess, zone);
}

/** A day, a time and a zone, as far as they are known. */
type LocalTime = { date: string | null; time: string | null; zone: string | null };

/** Real minutes from one to the other; null where anything of either is unknown. */
export function minutesBetween(...both: [from: LocalTime, to: LocalTime]): number | null {
  const [from = null, to = null] = both.map(({ date, time, zone }) =>
    date && time && zone ? instantOf(date, time, zone) : null,
  );
  return from === null || to === null ? null : (to - from) / 60_000;
}

/** What clocks in `zone` show at that instant (ms since 1970): day as YYYY-MM-DD, time as HH:MM. */
export function clockAt(instant: number, zone: string): Clock {
  const wall = new Date(instant + offsetAt(instant, zone)).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}

export type Clock = { day: string; time: string };

type Leg = {
  /** Day of departure, YYYY-MM-DD, at the place of departure. */
  day: string;
  departs: { time: string; zone: string };
  arrives: { time: string; zone: string };
};

/** Minutes in the air; an arrival that reads earlier than the departure is on the next day. */
export function flightMinutes({ day, departs, arrives }: Leg): number {
  const start = instantOf(day, departs.time, departs.zone);
  const end = instantOf(day, arrives.time, arrives.zone);
  const minutes = Math.round((end - start) / 60_000);
  return minutes > 0 ? minutes : minutes + 24 * 60;
}
