/** The events of an iCalendar file (RFC 5545), bounded. Repeating ones are no flights of a booking: their rules are never expanded. */
import ICAL from 'ical.js';
import { isDay } from '#domain/rules/calendar-days.ts';
import { instantOf } from '#domain/rules/flight-time.ts';
import { TicketTextError } from '../text/ticket-text-error.ts';

/** A calendar of one journey; who exports all of a calendar has thousands. */
const limits = { characters: 1_000_000, events: 300, observances: 24, words: 500, description: 10_000 };

export type EventTime = {
  /** As written: `20270412T091000`. */
  text: string;
  day: string;
  clock?: string;
  /** IANA name, or minutes ahead of UTC where only the file knows the zone; neither for a time of no zone. */
  zone?: string;
  minutesAhead?: number;
};
export type CalendarEvent = {
  summary: string;
  location: string;
  description: string;
  start: EventTime | undefined;
  end: EventTime | undefined;
  /** `CANCELLED`, `TENTATIVE`, `CONFIRMED` or nothing. */
  status: string;
  repeats: boolean;
};

/** @throws TicketTextError `calendar-damaged`, `calendar-too-large` */
export function calendarEvents(text: string): CalendarEvent[] {
  if (text.length > limits.characters || countOf(text, /^BEGIN:VEVENT/gim) > limits.events)
    throw new TicketTextError('calendar-too-large');
  const calendars = parsed(text);
  return calendars.flatMap((calendar) => {
    const zones = new Map(calendar.getAllSubcomponents('vtimezone').map((zone) => [wordOf(zone, 'tzid'), zone]));
    return calendar.getAllSubcomponents('vevent').map((event) => eventOf(event, zones));
  });
}

const countOf = (text: string, shape: RegExp) => text.match(shape)?.length ?? 0;

function parsed(text: string): ICAL.Component[] {
  try {
    // Some writers end the file with blank lines, some fold a line with nothing behind it.
    const tidy = text
      .replace(/^\uFEFF/, '')
      .replace(/\r?\n(?:[ \t]*\r?\n)+/g, '\r\n')
      .trim();
    const [first, ...rest] = ICAL.parse(tidy) as unknown[];
    const all = typeof first === 'string' ? [[first, ...rest]] : [first, ...rest];
    return all.map((one) => new ICAL.Component(one as never)).filter(({ name }) => name === 'vcalendar');
  } catch (error) {
    throw new TicketTextError('calendar-damaged', { cause: error });
  }
}

type Zones = ReadonlyMap<string, ICAL.Component>;

function eventOf(event: ICAL.Component, zones: Zones): CalendarEvent {
  const start = timeOf(event.getFirstProperty('dtstart'), zones);
  return {
    summary: wordOf(event, 'summary').slice(0, limits.words),
    location: wordOf(event, 'location').slice(0, limits.words),
    description: wordOf(event, 'description').slice(0, limits.description),
    start,
    end: timeOf(event.getFirstProperty('dtend'), zones) ?? afterDuration(start, wordOf(event, 'duration')),
    status: wordOf(event, 'status').toUpperCase(),
    repeats: event.hasProperty('rrule') || event.hasProperty('rdate'),
  };
}

function wordOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return value === null || value === undefined ? '' : String(value);
}

function timeOf(property: ICAL.Property | null, zones: Zones): EventTime | undefined {
  // As it is written; how ical.js understands it depends on the zones it knows.
  const text = String(property?.toJSON()[3] ?? '');
  const parts = /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?<clock>\d{2}:\d{2}):\d{2}(?<utc>Z)?)?$/.exec(text)?.groups;
  if (!property || !parts?.day || !isDay(parts.day)) return undefined;
  const { day, clock } = parts;
  if (clock === undefined) return { text, day };
  if (parts.utc) return { text, day, clock, zone: 'UTC' };
  const tzid = String(property.getParameter('tzid') ?? '');
  const zone = knownZone(tzid);
  if (zone) return { text, day, clock, zone };
  const minutesAhead = ownOffset(zones.get(tzid), `${day}T${clock}:00`);
  return { text, day, clock, ...(minutesAhead !== undefined && { minutesAhead }) };
}

/** `Europe/Bucharest`, also behind a path of its own: `/freeassociation.sourceforge.net/Europe/Bucharest`. */
function knownZone(tzid: string): string | undefined {
  const name = /(?:^|\/)(?<name>(?:[A-Z]\w+\/)?[A-Z]\w+\/[\w+-]+|UTC|GMT)$/.exec(tzid)?.groups?.name;
  try {
    return name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** What a zone that the file brings along is ahead of UTC at a local time; rules other than yearly ones are not looked at. */
function ownOffset(zone: ICAL.Component | undefined, local: string): number | undefined {
  const observances = zone?.getAllSubcomponents() ?? [];
  const isPlain = observances.every((one) =>
    one
      .getAllProperties('rrule')
      .every(
        (rule) =>
          /^FREQ=YEARLY\b/i.test(String(rule.getFirstValue())) && !/BY(?:SECOND|MINUTE|HOUR)/i.test(String(rule.getFirstValue())),
      ),
  );
  if (!zone || observances.length === 0 || observances.length > limits.observances || !isPlain) return undefined;
  try {
    return new ICAL.Timezone(zone).utcOffset(ICAL.Time.fromDateTimeString(local)) / 60;
  } catch {
    return undefined;
  }
}

/** The end of an event that states how long it takes, where both are on one clock. */
function afterDuration(start: EventTime | undefined, duration: string): EventTime | undefined {
  const parts = /^PT?(?:(?<hours>\d{1,2})H)?(?:(?<minutes>\d{1,4})M)?$/.exec(duration)?.groups;
  if (!start?.clock || !parts || duration.length < 4 || (start.zone === undefined && start.minutesAhead === undefined))
    return undefined;
  const minutes = Number(parts.hours ?? 0) * 60 + Number(parts.minutes ?? 0);
  const ahead = start.minutesAhead ?? undefined;
  // In minutes of UTC where the zone is one of ours: the clocks may change during the flight.
  const base =
    start.zone === undefined ? Date.parse(`${start.day}T${start.clock}:00Z`) : instantOf(start.day, start.clock, start.zone);
  const until = new Date(base + minutes * 60_000).toISOString();
  return {
    text: `${start.text} ${duration}`,
    day: until.slice(0, 10),
    clock: until.slice(11, 16),
    ...(start.zone === undefined ? { minutesAhead: ahead ?? 0 } : { zone: 'UTC' }),
  };
}
