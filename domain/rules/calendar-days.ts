/** Arithmetic on calendar days, written YYYY-MM-DD: no clocks, no zones. */

const dayInMs = 86_400_000;

const instant = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether a calendar has the day: 31 February has the form of one. */
export const isDay = (day: string): boolean => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true;

/** The day that many days later, or earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(instant(day) + count * dayInMs).toISOString().slice(0, 10);

/** How many days there are from one day to another, both included. */
export const lengthOf = (from: string, to: string): number => Math.round((instant(to) - instant(from)) / dayInMs) + 1;

/** Every day from one to another, both included. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: lengthOf(from, to) }, (_, count) => addDays(from, count));

/** Day of the week, from Monday, 0, to Sunday, 6. */
export const weekdayOf = (day: string): number => (new Date(instant(day)).getUTCDay() + 6) % 7;

export const isWeekend = (day: string): boolean => weekdayOf(day) >= 5;
