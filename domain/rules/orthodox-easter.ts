/** Years in which the Julian calendar is 13 days behind the civil one: both leap in 2000, only the Julian one in 1900 and 2100. */
const firstYear = 1900;
const lastYear = 2099;
const daysBehind = 13;

/**
 * The Sunday of the Orthodox Easter, by the civil calendar, as YYYY-MM-DD.
 *
 * Source: Jean Meeus, Astronomical Algorithms, 2nd edition, chapter 8, „Julian Easter”: the day in the Julian calendar, to which the
 * difference between the calendars is added.
 *
 * @throws {RangeError} for a year in which that difference is another, or which is no whole number
 */
export function orthodoxEaster(year: number): string {
  if (!Number.isInteger(year) || year < firstYear || year > lastYear)
    throw new RangeError(`the Orthodox Easter is known here from ${firstYear} to ${lastYear}; asked for ${year}`);
  const a = year % 4;
  const b = year % 7;
  const c = year % 19;
  const d = (19 * c + 15) % 30;
  const e = (2 * a + 4 * b - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, day + daysBehind)).toISOString().slice(0, 10);
}
