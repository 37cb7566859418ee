import { addDays } from './calendar-days.ts';
import { orthodoxEaster } from './orthodox-easter.ts';

/** The feasts whose days the law gives; a break is called by them. In the order of the year. */
export const feastKeys = [
  'newYear',
  'epiphany',
  'union',
  'easter',
  'labour',
  'children',
  'pentecost',
  'dormition',
  'andrew',
  'nationalDay',
  'christmas',
] as const;
export type Feast = (typeof feastKeys)[number];

/** The days the law names, in its order, each with the feast it belongs to. */
const holidayFeasts = {
  newYear: 'newYear',
  secondOfJanuary: 'newYear',
  epiphany: 'epiphany',
  johnTheBaptist: 'epiphany',
  union: 'union',
  goodFriday: 'easter',
  easter: 'easter',
  easterMonday: 'easter',
  labour: 'labour',
  children: 'children',
  pentecost: 'pentecost',
  pentecostMonday: 'pentecost',
  dormition: 'dormition',
  andrew: 'andrew',
  nationalDay: 'nationalDay',
  christmas: 'christmas',
  secondDayOfChristmas: 'christmas',
} as const satisfies Record<string, Feast>;

type Holiday = keyof typeof holidayFeasts;
export const holidayKeys = Object.keys(holidayFeasts) as Holiday[];

export const feastOf = (holiday: Holiday): Feast => holidayFeasts[holiday];

/** A day off by law. Two feasts may meet on one day, as the children's day and Whit Monday do in 2026. */
export type PublicHoliday = { day: string; holidays: readonly Holiday[] };

/** The first year that has all these days: the law that added 6 and 7 January is of March 2023. */
const firstYear = 2024;

/** Days by their place in the year. */
const fixedDays: Readonly<Partial<Record<Holiday, string>>> = {
  newYear: '01-01',
  secondOfJanuary: '01-02',
  epiphany: '01-06',
  johnTheBaptist: '01-07',
  union: '01-24',
  labour: '05-01',
  children: '06-01',
  dormition: '08-15',
  andrew: '11-30',
  nationalDay: '12-01',
  christmas: '12-25',
  secondDayOfChristmas: '12-26',
};

/** Days by how many lie between them and the Sunday of Easter. */
const daysFromEaster: Readonly<Partial<Record<Holiday, number>>> = {
  goodFriday: -2,
  easter: 0,
  easterMonday: 1,
  pentecost: 49,
  pentecostMonday: 50,
};

/**
 * The public holidays of Romania in a year, in its order, each day once.
 *
 * Source: Codul muncii (Legea nr. 53/2003, republished), article 139, paragraph 1, as last changed in this by Legea nr. 52/2023, which
 * added 6 and 7 January. Easter and Pentecost are the Orthodox ones; whoever is of another Christian confession has the days of
 * its own calendar (paragraphs 2 and following), which no common calendar can show.
 *
 * @throws {RangeError} for a year before 2024, whose holidays were others, and after 2099
 */
export function publicHolidays(year: number): PublicHoliday[] {
  if (year < firstYear) throw new RangeError(`the public holidays are known here from ${firstYear} on; asked for ${year}`);
  const easter = orthodoxEaster(year);
  const dayOf = (holiday: Holiday) => {
    const fixed = fixedDays[holiday];
    return fixed ? `${year}-${fixed}` : addDays(easter, daysFromEaster[holiday] ?? 0);
  };
  const byDay = Map.groupBy(holidayKeys, dayOf);
  return [...byDay].map(([day, holidays]) => ({ day, holidays })).sort((one, other) => (one.day < other.day ? -1 : 1));
}
