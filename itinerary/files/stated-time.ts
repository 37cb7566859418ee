/** Moments as files state them, brought to the clock of the airport: tickets are in local times. */

import { isDay } from '#domain/rules/calendar-days.ts';
import { clockAt, offsetMinutes } from '#domain/rules/flight-time.ts';
import { airportAt, airportsIn } from '../reference/airports.ts';

/** A value as a file states it: under which name, in which words. */
export type Stated = { label: string; text: string };

export type StatedTime = Stated & {
  /** YYYY-MM-DD */
  day: string;
  /** HH:MM; missing where only the day is stated, or nobody can tell the local time. */
  clock?: string;
  certainty: number;
  /** It was stated in another zone than the airport's. */
  converted: boolean;
};

// 2027-04-12T09:10:00+03:00 | 2027-04-12T09:10Z | 2027-04-12 09:10 | 2027-04-12 | 20270412T091000
const iso =
  /^(?<year>\d{4})-?(?<month>\d{2})-?(?<dayOfMonth>\d{2})(?:[T ](?<hours>\d{2}):?(?<minutes>\d{2})(?::?\d{2}(?:[.,]\d+)?)?\s?(?<offset>Z|[+-]\d{2}:?\d{2}(?::\d{2})?)?)?$/;
/** Converted, as sure as a value can be of which nobody knows whether its sender meant the zone. */
const certainties = { local: 1, converted: 0.5, dayOnly: 0.5 };

/** The zone an airport keeps, by its code or its name; undefined where either is unknown, or the name is several airports'. */
export function zoneAt(code: string | undefined, place: string | undefined): string | undefined {
  const known = code === undefined ? undefined : airportAt(code)?.zone;
  if (known !== undefined || place === undefined) return known;
  const [zone, ...others] = new Set(airportsIn(place).map((airport) => airport.zone));
  return others.length === 0 ? zone : undefined;
}

/**
 * An ISO 8601 date, with or without a time and an offset.
 * @param zone the airport's own, where it is known
 * @returns undefined for anything else, and for days no calendar has
 */
export function statedTime({ label, text }: Stated, zone: string | undefined): StatedTime | undefined {
  const parts = iso.exec(text.trim())?.groups;
  if (!parts) return undefined;
  const { year, month, dayOfMonth, hours, minutes, offset } = parts;
  const day = `${year}-${month}-${dayOfMonth}`;
  if (!isDay(day)) return undefined;
  if (hours === undefined) return { label, text, day, certainty: certainties.local, converted: false };
  const clock = `${hours}:${minutes}`;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  if (offset === undefined) return { label, text, day, clock, certainty: certainties.local, converted: false };
  const ahead = minutesAhead(offset);
  if (zone === undefined && ahead === 0) return { label, text, day, certainty: certainties.dayOnly, converted: false };
  const instant = Date.parse(`${day}T${clock}:00Z`) - ahead * 60_000;
  const isLocal = zone === undefined || offsetMinutes(instant, zone) === ahead;
  if (isLocal) return { label, text, day, clock, certainty: certainties.local, converted: false };
  const local = clockAt(instant, zone);
  return { label, text, day: local.day, clock: local.time, certainty: certainties.converted, converted: true };
}

/** `+03:00`, `-0530`, `Z` */
function minutesAhead(offset: string): number {
  const [hours, minutes] = [offset.slice(1, 3), offset.replace(':', '').slice(3, 5)].map((part) => Number(part || 0));
  return (offset.startsWith('-') ? -1 : 1) * ((hours ?? 0) * 60 + (minutes ?? 0));
}
