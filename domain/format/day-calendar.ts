/** Whole days as an iCalendar file (RFC 5545): every program that keeps a calendar can read them. */
import { addDays } from '../rules/calendar-days.ts';
import { calendarFile, escapeText } from './content-lines.ts';

type DayEvent = {
  /** The same in every file about these days, so that a newer file replaces the event. */
  uid: string;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  summary: string;
  /** What stands below it; lines end with a line feed. */
  description?: string;
};

const compact = (day: string) => day.replaceAll('-', '');

/** Days do not make whoever keeps them busy: nobody who looks for an hour is told that there is none. */
const eventLines = ({ uid, from, to, summary, description }: DayEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(from)}`,
  // The day after the last one (RFC 5545, 3.6.1).
  `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
  `SUMMARY:${escapeText(summary)}`,
  ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/**
 * A calendar of days. The same events give the same bytes.
 *
 * @param name of the calendar, where a program shows one
 * @param statedOn the day since which this is so, YYYY-MM-DD
 */
export const dayCalendar = (name: string, statedOn: string, events: readonly DayEvent[]): string =>
  calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Travel agency//Days off//RO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, `${compact(statedOn)}T000000Z`)),
    'END:VCALENDAR',
  ]);
