/** VTIMEZONE of an IANA zone (RFC 5545, 3.6.5), for the years a calendar needs it. */
import { offsetMinutes } from '#domain/rules/flight-time.ts';
import { type Transition, transitionsBetween } from './zone-transitions.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** 120 → `+0200`, −210 → `-0330`. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** The clock just before a change, as DTSTART of an observance wants it: `20260329T030000`. */
const onset = ({ at, from }: Transition): string =>
  new Date(at + from * 60_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

function observance(transition: Transition, winter: number): string[] {
  const name = transition.to > winter ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${onset(transition)}`,
    `TZOFFSETFROM:${offsetText(transition.from)}`,
    `TZOFFSETTO:${offsetText(transition.to)}`,
    `TZNAME:${offsetText(transition.to)}`,
    `END:${name}`,
  ];
}

/**
 * The lines of a VTIMEZONE that is right from the beginning of one year to the end of another. Every change of clocks stands in
 * it by its date: no rule is claimed, so none can be wrong.
 *
 * @param zone IANA name, also the TZID
 */
export function timeZoneLines(zone: string, firstYear: number, lastYear: number): string[] {
  const start = Date.UTC(firstYear, 0, 1);
  const end = Date.UTC(lastYear + 1, 0, 2);
  const before = offsetMinutes(start, zone);
  const transitions = transitionsBetween(zone, start, end);
  const winter = Math.min(before, ...transitions.map(({ to }) => to));
  const observances = [{ at: start - before * 60_000, from: before, to: before }, ...transitions];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flatMap((one) => observance(one, winter)), 'END:VTIMEZONE'];
}
