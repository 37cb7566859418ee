import { z } from 'zod';
import { bilingual } from './agency.ts';
import { isoDay } from './iso-day.ts';
import { timeZoneSchema } from './time-zone.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write the time as HH:MM, for example 07:40');

const airport = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/),
  city: bilingual,
  zone: timeZoneSchema('is not an IANA time zone, such as Europe/Istanbul'),
});

/** The promoted route: its timetable, valid inside one season, with the source it was taken from. */
export const routeSchema = z.strictObject({
  title: bilingual,
  airline: z.string(),
  since: bilingual.describe('Since when the route is flown, in words.'),
  season: z.strictObject({ from: isoDay, until: isoDay }).describe('First and last day of this timetable.'),
  source: z.string().describe('Where the timetable was taken from.'),
  checkedOn: isoDay,
  flightsPerWeek: z.int().positive(),
  onwardDestinations: z.int().positive(),
  airports: z.record(z.string().regex(/^[A-Z]{3}$/), airport),
  flights: z.array(
    z.strictObject({
      number: z.string().regex(/^[A-Z0-9]{2}\d{1,4}$/, 'write the flight number without blanks, for example TK1013'),
      from: z.string(),
      departs: clock,
      to: z.string(),
      arrives: clock,
      days: z.array(z.int().min(1).max(7)).min(1).describe('Days of the week, Monday is 1.'),
    }),
  ),
});

export type Route = z.infer<typeof routeSchema>;
